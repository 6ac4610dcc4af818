#include "play/mail_words.hpp"

namespace disfida {

// Never to be changed: whoever packs with another text cannot be read. Another text is another format number.
// clang-format off
const std::string_view mail_words_1 = R"(disfida 1 barletta
# players italian=person french=person dice=thrown
seed 1152921504606870733
roll : 2 2 1 5
place forges 2406
place capoccio 2007
place abignente 1807
place fontaines 2106
place liaye 2306
place abenavoli 1907
place giovenale 2107
place guignes 2206
place la-motte 2006
place albimonte 2207
place salomone 2707
place fraise 1806
place lambris 3006
place brancaleone 2407
place miale 2307
place frignes 2606
place baraut 1906
place romanello 2807
place fieramosca 2607
place pises 2906
place landes 2706
place corollario 2507
place riccio 3007
place sachet 2806
place daste 2506
place fanfulla 2907
charge forges : 1 6
charge abenavoli : 5 4 2
charge pises : 1 6
charge miale : 2 6 4
charge frignes : 1 2 5
charge albimonte : 2 6
charge la-motte : 1 1 6
charge romanello : 6 6 6
charge fontaines : 5 3
charge abignente : 1 1 1
charge landes : 6 5 5
charge riccio : 3 3
charge daste : 2 5
roll : 3 6 1 6
second
move forges 2706 attack salomone : 5 6 3 3 6
move brancaleone 2205 attack fontaines : 5 1 5 3
move baraut 1708 attack abignente : 6 4 3 4 4 6
move capoccio 1912
move lambris 2705 attack romanello : 2 1 2 5
move miale 2312
move liaye 2301
move fieramosca 2109
move pises 3306
move corollario 2007
move daste 2804 attack romanello : 6 4 5 2 1
move albimonte 2112
move riccio 3311
roll : 4 2 2 1
second
move daste 2302
move brancaleone 2200
move fontaines 1603
move romanello 2306
move lambris 2405 attack romanello : 6 3 6 2 1 1
move fanfulla 2406
move la-motte 2205 attack romanello : 3 1 1 3 1
move miale 2207
move guignes 2206 attack romanello : 2 3 1 5
move fieramosca 1609
move landes 2510
move giovenale 1709
roll : 4 4 6 4
second
move fanfulla 2706 attack sachet : 1 4 4 5 1
move fontaines 1605
disfida 1 iliad
# players left=person right=person dice=thrown
seed 1152921504606862814
roll
move achilles 0501
move hector 1404
roll
move achilles 1103
move hector 1007
roll
move achilles 0704
move hector 0803
roll
move achilles 0305
move hector 0201
roll
move achilles 0406
move hector 0107
roll
move achilles 0305
move hector 0106
roll
move achilles 0801
move hector 0605
roll
move achilles 1304
move hector 0108
roll
move achilles 1103
move hector 0303
roll
option mode melee
roll : 2 5 4 3 6 1 5 6 2 2 6 5 6 2 5
throw hector menelaus : 1 3 6 1 6 3
throw ajax sarpedon : 4 4
catch : 2 2
throw odysseus sarpedon : 6 1 6 4 4
throw aeneas lycophron : 3 6
throw sarpedon lycophron : 4 1
wait cebriones
wait achates
wait lycophron
wait thrasymelus
move eteoneus 0605
wait eurybates
roll : 5 2 1 2 1 5 1 2 4 6 6 6 6 3 5
throw ajax sarpedon : 3 3 3 2
throw hector ajax : 2 1 5 1 4
throw odysseus sarpedon : 1 6 4 2 5
close aeneas eteoneus : 1 6
throw sarpedon lycophron : 2 2
wait cebriones
move achates 0904
wait lycophron
wait thrasymelus
wait eteoneus
wait eurybates
roll : 2 6 4 4 2 4 1 4 5 4 3 6
close hector eteoneus : 5 6
close ajax aeneas : 6 6
disfida 1 lorraine
# players burgundy=person french=person dice=thrown
seed 1152921504606870733
roll : 2 2 1 5 1
roll : 6 5 4 2 1
muster default
muster default
pick toulongeon
pick baudricourt
roll : 6 2 6 4
move toulongeon bourmont
press-on toulongeon la-mothe : 1
end toulongeon
pick ladan
pick baudricourt
roll : 2 5 2 6
move baudricourt domremy
end baudricourt
pick ladan
pick salm
roll : 1 1 6 6
roll : 6 6 5 3 1 1 1 6 5
move salm domremy
press-on salm neufchateau : 5
end salm
pick vaudemont
pick barbazan
roll : 3 3 2 5
end barbazan
pick vaudemont
pick bayer
roll : 3 6 1 6
move vaudemont lafauche
press-on vaudemont bourmont : 5
end vaudemont
pick fribourg
pick bayer
roll : 6 3 3 6
move fribourg lafauche
end fribourg
pick marigny
pick bayer
roll : 5 1 5 3
end bayer
pick marigny
pick sarrebruck
roll : 6 4 3 4
move marigny nogent
press-on marigny reynel : 4
end marigny
pick ladan
pick sarrebruck
roll : 6 2 1 2
move ladan lafauche
press-on ladan liffol : 5
end ladan
pick antoing
pick sarrebruck
roll : 6 4 5 2
move antoing nogent
end antoing
pick sarrebruck
end sarrebruck
pick linange
end linange
pick vaudemont
pick salm
roll : 1 4 2 2
roll : 1
ravage vaudemont
pick toulongeon
pick bayer
roll : 6 3 6 2
move toulongeon liffol
end toulongeon
pick ladan
pick linange
roll : 1 1 3 1
move ladan la-mothe
press-on ladan morimond : 1
end ladan
pick antoing
pick linange
roll : 3 1 2 3
move linange bulgneville
end linange
pick antoing
pick sarrebruck
roll : 1 5 4 4
move sarrebruck apremont
end sarrebruck
pick antoing
pick barbazan
roll : 6 4 1 4
end antoing
pick fribourg
pick barbazan
roll : 4 5 1 6
move fribourg bourmont
press-on fribourg montigny : 1
end fribourg
pick marigny
pick salm
roll : 4 6 3 2
end marigny
pick salm
move salm sandaucourt
press-on salm neufchateau : 6
end salm
pick barbazan
end barbazan
pick baudricourt
move baudricourt neufchateau
press-on baudricourt brixey : 1
end baudricourt
pick bayer
move bayer st-dizier
press-on bayer wassy : 4
end bayer
pick toulongeon
pick bayer
roll : 5 2 3 2
recover toulongeon : 1
try-again toulongeon : 4
pick ladan
pick bayer
roll : 6 4 1 5
recover ladan : 3
move ladan la-mothe
siege ladan : 1 6 3 3
pick marigny
pick bayer
roll : 2 1 3 6
move bayer ancerville
press-on bayer ligny : 5
end bayer
pick marigny
pick baudricourt
roll : 1 1 5 1
roll : 3 3 4 2 3 3 4
move baudricourt domremy
end baudricourt
pick marigny
pick barbazan
roll : 3 6 3 2
move marigny val-rognon
end marigny
pick vaudemont
pick barbazan
roll : 4 4 2 4
move vaudemont morimond
)";
// clang-format on

} // namespace disfida
