import { stem } from './inflect.ts'

/** Common words that are no food: never taken for a misspelt one, and no food when they head a phrase. */
export const notFood: ReadonlySet<string> = new Set(
  `
  soap boat bench paper plastic rubber toy bottle chair desk lamp phone car bike book shoe shirt sock hat coat door window wall floor roof house street city
  here hire buster butler bother brother hear meet meant bring bride bribe look check beep late later letter poet post deal dial know knot aspect party petty panty burglar bugger border
  sleep sheer dear gate deed element reminder break broad close wait waiting write writing pour pouring stitch whine speak sneak streak seem speed send sent seek coach couch cinch promise premise promote provide
  hang hung parent lord smaller beat boss foot feet claim clamp possible secret state spark slate mistake closer magazine storm clever stark terrible path terrace lying hike card activity cord
  cop accident accept account realize reality realise partner potter scout poster scene score teach corp tenth trench crap park spend spent spell peace preacher reach beach suit shock booth breath space species spike spite spy
  carry curly karma bastard button pardon race ride compute computer complete compete cross crew dick deck dock turn risk stage hearing shed film fellow follow record period regard rake
  shake snake stake bloody bloom commander base criminal stolen screen swollen male move stomach grant began begin reason mate winner franc monitor monastery harder barely change chance china detail drove drive dive squat process belong pride
  rise slave heck wife wives hack wind wire hook lover lever love grave groovy data dame sale solve solo doll dull canal sailor suck penny pity million choke tear team panic squad chain chaos mind freshman pleasant peasant
  champion bury chap kill routine confidence gimme stay scratch role sucker refuse sneaker smart marshal temple temper remain cost alien cooper copper crisis worker rifle ruthless pointless surgeon chill childish dropping ripping tripping
  selfish fishy confess conflict satellite diary tune romance patrol lesson valentine soul brief bomb bomber cave canvas theme sweater moral baron beacon software writer wager chuckle manner chamber gale buffalo reckon absolute
  rage ray creep creepy blink massage lame traitor tractor collar coward skipper rouge leak pistol tank tango cardinal cardiac hostage porch cripple hallway delicate maniac triple trip tribe code cargo swamp stamp strangle area arena
  reunion morgue invasion illusion compare forget cabinet source saucer congress versus grandson contact whisper passage muscle racket anchor panel platoon quicker carnival servant gravity dude rabbi mattress memo dismiss dump siren method
  quest puke poke crib bank banker banner shallow shuttle caddy shack spank request topic toxic designer trousers goal saloon salon opinion careless poem limb decency blackout villa sniper coin corny elite chimney trumpet slavery decade
  shortcut savage chose rooster coaster freight macho catcher tattoo plaintiff insist insult insert fluffy throat climate flag sundown female barrier frontier sultan stallion loner athlete twinkle comet settle dream creator prop
  drape arise veil slope exam vineyard idle magnet smoothly caliber grail honest honesty money cash restaurant baker waiter barista recipe menu
  dollar euro price ticket email message internet website server browser keyboard mouse laptop tablet camera radio television movie music guitar piano violin dance
  train plane truck wheel engine motor tire brake road bridge tower castle church school college teacher student pupil office doctor nurse hospital police soldier army weapon sword gun bullet war
  prince princess president minister lawyer judge court crime prison thief
  tree mud dirt soil lake cloud thunder lightning snow weather moon planet earth world sky
  colour shape circle word sentence story song picture photo image drawing painting statue
  hair nose mouth tooth neck shoulder arm
  dress skirt jacket trouser glove scarf boot sandal zipper necklace bracelet watch clock
  bed pillow blanket curtain carpet sofa cushion mirror drawer closet bath shower toilet sink bucket mop broom brush towel candle torch battery cable rope hammer nail screw saw axe shovel
  pen pencil envelope folder stapler scissors tape ruler eraser
  hate anger fear joy hope luck freedom truth
  life death birth mother father sister friend somebody nobody
  sad angry tired thirsty poor weak true false fake lost dead alive lonely stupid crazy
  walk run jump climb swim fly fall stand sit lie play work learn study read draw paint build fix push pull throw catch hold lift sell pay win lose find think believe understand remember
  barrow burrow marrowbone canoe sausagedog charm charter crowd shrink shrimpy dragon griffin goblin grumble steer stare stair spare spore sport spoke crate create cradle
  mast mask musk tusk patience petal pedal metal medal model motel hotel hostel pastel basin poison potion lotion motion notion nation ration fraction action auction
  gender render lender bender fender sender vendor
  eager layer player prayer power lower slower grower
`
    .trim()
    .split(/\s+/)
    .map(stem),
)

/** Common words that may stand beside a food and are never a misspelt one. */
export const plainWords: ReadonlySet<string> = new Set(
  `
  order share sharp thing people family heard nothing something anything everything stuck serve better bitter belt class claim lighter quick cap page grace pearl rosy sail mule mellow bubble current patient tropical southern central treat
  alcoholic dreamer daily step apply grade press steel melt burn burnt square special broken empty happy time week month year hour minute morning evening tonight today tomorrow yesterday point choose save star stack charge drill great bad sick
  king queen royal prince early dirty sweetheart rest cover part deal dear gate look late feet foot real need want make here hire meet meant bring last past best most must just very well good nice fine sure true same such both each many much more
  then than that this with from have been were will would could should shall come came goes went gone take took give gave tell told said says think know knew ever even once only also upon into onto over under after before again about above below
  look mean mine cane carve calm haircut bead bless gang archive concern mistress reward unit designer slipper crude pope riches chapter consume slogan intrusion provoke composer dedicate violate cabaret clarity credit achieve homey till sued steed reunion conceive contact classmate confirm patio premier steep mortal douche freckle
  steam live mile board steal keep match file heat hart care gateway mayor bail barn beam cape coal mouse mice cove clone raven fist trophy scroll harmless limo sway gain grin software granny career contact reserve pipe miss element freshman crack scope warp dismiss switch porno labs freight pawn rain rave maze tempt lecture symbol stroke polka dell dare preach chant console combine bolt tickle whisker flute league spec pioneer decay plug margin morally inspect inject patsy eddy roam pest pound whine founder coyote genesis wrinkle advocate coupon catalogue trifling
  camp band land sand hand grand brand stand trend front print sport start short shirt shore score scare chase chess chose those these there their where when while which whole whose
  kind king ring sing wing thing bone zone tone gone done none phone stone
`
    .trim()
    .split(/\s+/)
    .map(stem),
)

const addressed = new RegExp(
  [
    String.raw`\b(?:ignore|disregard|forget|override|bypass)\b.*\b(?:instruct|prompt|previous|above|prior|rules?|all|everything|you)`,
    String.raw`\b(?:system prompt|your prompt|instructions?|jailbreak|api key|password|passwd|chatgpt|language model|as an ai|assistant|developer mode)\b`,
    String.raw`^(?:please )?(?:write|tell|print|say|repeat|act|pretend|translate|explain|output|reveal|execute|run|delete|summari[sz]e|sing|describe|generate|respond|answer|reply|show|give me|make me|you are|imagine|roleplay)\b`,
    String.raw`^(?:if|when|make sure|you (?:can|may|could|should)|don['’]?t (?!like|want|eat))\b`,
    String.raw`^(?:what|how|why|who|where|when|can you|could you|do you|are you|is it|is there|should i|will you)\b`,
    String.raw`\b(?:select|drop|insert|update)\b.*\b(?:from|table|into|set)\b`,
    String.raw`[{}\\]|\w\(\)|=>|==|;--|\brm -rf?\b|\bsudo\b|\balert\(|\bconsole\.`,
  ].join('|'),
  'i',
)

/** Whether a text is addressed to the chef or to a machine, or is code: never a food, whatever foods it names. */
export function isAddressed(text: string): boolean {
  return addressed.test(text)
}
