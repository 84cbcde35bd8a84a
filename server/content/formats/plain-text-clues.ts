/** An amount with a unit. */
export const UNIT =
  /^(?:~\s*|(?:about|approx\.?|around|scant|heaped|generous)\s+)?[\d½¼¾⅓⅔⅛⅜⅝⅞⅕⅖.,/\s–+x×-]+(?:to\s[\d½¼¾⅓⅔⅛]+\s*)?\s?(?:\(|(?:g|gr|kg|ml|l|cl|dl|oz|lbs?|c|cups?|t|tbs|tbsps?|tsps?|tablespoons?|teaspoons?|grams?|ounces?|pounds?|quarts?|pints?|cans?|tins?|cloves?|(?:big|large|medium|small)|pinch(?:es)?|bunch(?:es)?|sprigs?|stalks?|sticks?|slices?|heads?|handfuls?|pieces?|packs?|pkts?|packets?|packages?|jars?|bags?|box(?:es)?|bottles?|tubs?|ribs?|spoon(?:ful)?s?)(?![\p{L}]))/iu;
/** Foods; most ingredient lists name some of them. */
export const FOOD =
  /\b(?:allspice|almonds?|anchovies|apples?|apricots?|arugula|asparagus|aubergines?|avocados?|bacon|bananas?|barley|basil|beans?|beef|beer|beetroot|beets?|blueberries|bourbon|brandy|bread|breadcrumbs|breasts?|broccoli|broth|butter|buttermilk|cabbage|capers|cardamom|carrots?|cashews|cauliflower|cayenne|celery|chard|cheddar|cheese|cherries|chicken|chickpeas|chill?i(?:es)?|chips|chives|chocolate|cilantro|cinnamon|clams|cloves|cocoa|coconut|cod|coffee|coriander|corn|cornflour|cornstarch|courgettes?|couscous|crab|cranberries|cream|cucumbers?|cumin|dates|dill|duck|eggplants?|eggs?|fennel|feta|figs|fish|flakes|flour|garlic|gelatine?|ghee|gin|ginger|grapes|ham|hazelnuts|herbs?|honey|ice(?! cream)|jalape[nñ]os?|juice|kale|ketchup|lamb|lard|leaves|leeks?|lemons?|lentils|lettuce|limes?|mango(?:es)?|margarine|marjoram|marshmallows|mascarpone|mayonnaise|milk|mint|miso|molasses|mozzarella|mushrooms?|mussels|mustard|noodles|nutmeg|nuts|oatmeal|oats|oil|olives|onions?|oranges?|oregano|paprika|parmesan|parsley|pasta|paste|peach(?:es)?|peanuts?|pears?|peas|pecans?|peppers?|pineapple|pistachios|plums?|polenta|pork|potato(?:es)?|powder|prawns|prunes|pumpkin|quinoa|radishes|raisins|raspberries|rice|ricotta|rosemary|rum|saffron|sage|salmon|salt|sauce|sausages?|scallions|scallops|seasoning|seeds?|sesame|shallots?|shortening|shrimp|soda|soy|spinach|spray|sprinkles|sprouts|squash|stock|strawberries|sugar|syrup|tahini|tarragon|tequila|thyme|tofu|tomato(?:es)?|tuna|turkey|turmeric|turnips?|vanilla|veal|vinegar|vodka|walnuts|water|wine|yeast|yogh?urt|zest|zucchini)\b/i;
export const FOODS = new RegExp(FOOD.source, 'gi');
/** Counts of other things than food. */
export const NO_FOOD =
  /^[\d.,:/–½-]+\s*(?:k?cals?|kj|calories|%|mins?|minutes?|hours?|hrs?|days?|weeks?|servings?|people|votes?|reviews?|ratings?|comments?|shares?|stars?(?! anise)|from|out|mg|µg|mcg|g$|g \d+ ?%|(?:g (?:of )?(?:fat|saturates|protein|carbohydrates?|carbs|sugars|fib(?:re|er)|sodium)(?:,|$))|thoughts|responses|replies|°[CF]?|ways|easy|best|years?)(?![\p{L}])/iu;
/** Names of nutrients. */
export const NUTRIENT =
  /\b(?:calories|protein(?! powder)|carb(?:ohydrate)?s?|sodium|cholesterol|fib(?:er|re)|saturate[sd]|kcal)\b/i;
/** Verbs of instructions. */
const VERBS =
  'add|adjust|allow|apply|arrange|assemble|bake|bang|bash|baste|beat|begin|blanch|blend|blitz|boil|braid|braise|break|bring|broil|brown|brush|butterfly|caramelise|caramelize|carve|check|chill|chop|chuck|clean|close|coat|collect|combine|continue|cook|cool|core|cover|crack|cream|crimp|crumble|crush|cube|cut|dab|dampen|debone|decorate|deflate|defrost|deglaze|deseed|devein|dice|dilute|dip|discard|dissolve|divide|drain|dredge|drizzle|drop|dump|dunk|dust|ensure|fill|finish|flatten|flip|fluff|fold|form|freeze|frost|fry|garnish|gather|get|give|grab|grate|grease|grill|grind|halve|heat|hold|hull|incorporate|increase|infuse|insert|invert|julienne|keep|knead|knock|ladle|lay|layer|leave|let|lift|line|liquidise|liquidize|lock|loosen|lower|make|marinate|mark|mash|massage|measure|melt|microwave|mince|mix|moisten|mold|mould|mound|move|muddle|nestle|open|pack|parboil|pare|pat|peel|pick|pierce|pipe|pit|place|plait|plate|plunge|poach|poke|pop|position|pound|pour|preheat|prepare|press|prick|process|proof|prove|pull|pulse|punch|puree|push|put|quarter|raise|reduce|refresh|refrigerate|reheat|rehydrate|release|remove|render|repeat|reserve|rest|return|rim|rinse|roast|roll|rotate|rub|saute|sautee|sauté|scald|scatter|scoop|score|scrape|scrub|seal|sear|season|secure|separate|serve|set|shake|shape|shred|shuck|sieve|sift|simmer|skewer|skim|skin|slap|slash|slather|slice|slide|slit|slow|smash|smear|smooth|snip|soak|soften|spatchcock|spin|spoon|spray|spread|sprinkle|spritz|squeeze|squish|stab|stand|start|steam|steep|sterilise|sterilize|stick|stir|store|strain|stretch|strew|stuff|submerge|sweat|swirl|switch|take|tamp|tap|taste|tear|temper|tenderize|tent|test|thaw|thicken|thread|throw|tie|tilt|tip|toast|top|toss|transfer|trim|truss|try|tuck|turn|twist|uncover|unmold|unmould|unroll|unwrap|use|wait|warm|wash|weigh|wet|whip|whirl|whisk|whizz|wilt|wipe|work|wrap|wring|zest';
/** Verbs that are foods or adjectives without an object: "Butter the pan." */
const NOUN_VERBS = '(?:butter|dry|fish|flour|oil|pile|salt|sugar)(?= (?:the|an?|your|each|both|them|it|out|onto) )';
export const INSTRUCTS = new RegExp(
  `^(?:(?:first|then|next|now|finally|lastly|(?:very )?\\p{Ll}{2,}ly|please|to (?:begin|start)|and(?: then)?|after(?:wards?| that)|in batches|meanwhile|immediately|once again)\\b,? ){0,2}(?:pre-?)?(?:(?:deep|dry|pan|pressure|shallow|slow|stir)[- ])?(?:${VERBS}|${NOUN_VERBS}|(?:day \\d+|the (?:day|night) before)(?=[:,] ))\\b(?!,(?! (?:and )?(?:${VERBS})\\b)| or (?!(?:${VERBS})\\b)| (?:for|to) \\p{L}+$)`,
  'iu',
);
/** A place or a time before an instruction: "In a large bowl, whisk …", "When it boils, reduce …". */
export const SETTING =
  /^(?:in|on|to|with|when|while|once|if|as|after|before|meanwhile|using|for|at|by|for|during|just)\b/i;
const VERB_WORDS = new Set(VERBS.split('|'));
const NO_ORDER = new Set(['to', 'the', 'a']);

/** Counts of words in a line. */
interface WordCounts {
  /** Verbs of instructions. */
  orders: number;
  /** Verbs of instructions after the first word. */
  laterOrders: number;
  /** Verbs of instructions in the past tense: "I boiled the peel." */
  cooked: number;
}

/** Counts the words of a line that suggest an instruction. */
export function countWords(text: string): WordCounts {
  const counts = { orders: 0, laterOrders: 0, cooked: 0 };
  let previous = '';
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (VERB_WORDS.has(word) && !NO_ORDER.has(previous)) {
      counts.orders += 1;
      if (previous !== '') counts.laterOrders += 1;
    } else if (word.endsWith('ed') && [1, 2, 3].some((count) => VERB_WORDS.has(word.slice(0, -count))))
      counts.cooked += 1;
    previous = word;
  }
  return counts;
}

/** A measured amount within a sentence: "Stir in 2 cups of flour", "Add a large tin of tomatoes". */
export const MEASURED =
  /[\p{L},;:] (?:[\d½¼¾⅓⅔⅛]+|an?|one|two|three|four|half)[ -]?(?:(?:heaping|heaped|level|scant|large|small|big|good|of|an?)\s)*(?:g|kg|ml|l|oz|lbs?|cups?|tbsps?|tsps?|(?:table|tea)?spoon(?:ful)?s?|grams?|ounces?|pounds?|pints?|quarts?|litres?|liters?|cans?|tins?|cloves?|pinch|handful|bunch|sticks?|packets?|packages?|box|eggs?|onions?|lemons?)\b/iu;
/** Words of stories and comments. */
export const PERSON =
  /\b(?:I|I’m|I'm|I’ve|I've|my|we|our|us|me|he|she|they|thanks?|loved?|recipe|wow|yum|said|blog|post)\b/i;
/** Starts of remarks and notes. */
export const REMARK = /^\*+(?=\S)|^if you\b|^for full\b|^\(.*\)\.?$|^(?:note|tip|nb)\b/i;
/** Starts of sources and credits. */
export const SOURCE =
  /^(?:converted|from|source|adapted|taken|original(?:ly)?|recipe|posted|published|photos?|submitted|contributed|courtesy)\b|^[-—–]\s*\p{Lu}/iu;
export const DATE =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{Ll}*,? )?(?:\d{1,2}\.? )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? \d{1,4}\b|^\d{1,4}[./-]\d{1,2}[./-]\d/iu;
/** A time of day, as messages have: "7:55 PM". */
export const CLOCK = /^\d{1,2}[:.]\d\d ?(?:[ap]\.?m\b|$)/i;
/** Lines that are no title: greetings, paths of a page, lists of recipes or of tags, sentences for readers. */
export const NO_TITLE =
  /^(?:hi|hello|hey|greetings|dear|here(?:’|'|s| is)|as promised|home|table of contents|(?:the |print )?recipe(?! of the)(?: information)?:?|recipes|skip|blog|menu)\b(?! for)|^(?:from|to|sent|cc|date|photo|credit|source|filed|(?:image|photo|picture) of|back to|return to):?\s|^(?:follow|for best|if|when|please|share|social|credit|by|with|and) |[»>›|·]|,.*,.*,|\brecipes$|^(?:\p{L}+ (?:&|and) )?(?:(?:main|side) dishes|appetizers|desserts|snacks|salads|soups|beverages|drinks|breakfasts?|dinners?|lunch|brunch|mains|sides|starters|courses|cuisines|skills|videos|guides|popular|latest|trending)$|^the .*(?:crust|filling|topping)$|^(?!\[\p{L}+\] )[^\p{L}\p{N}“"'‘¡¿]|^[\p{L} -]{0,12}time:|@|^\d+\b.*\d|https?:|^[^\p{L}]*$/iu;
/** Names of parts of a dish that begin with "for" or "to": "For the sauce", "To serve". */
export const FOR_THE =
  /^(?:for|to make) (?:the|a|an|your)\b|^for (?:garnish|decoration|\p{L}{3,}ing)\b|^for(?: \p{L}+){1,3}:|^to (?:serve|garnish|finish|decorate|assemble)\b|^FOR \p{Lu}{3}|^For(?: \p{Lu}\p{L}+)+$|^serve with$/iu;
/** Dishes, as titles name them. */
export const DISH =
  /\b(?:bakes?|balls?|barbecue|bark|bars|bisque|biryani|biscuits?|bolognese|brittle|bites|blondies|borscht|bowls?|bread|brownies?|buns?|burgers?|burritos?|cakes?|carbonara|casserole|cheesecakes?|chilli|chili|chops|chowder|chutney|cobbler|cookies?|crackers|cr[eê]pes?|crisps?|crumble|cupcakes?|curry|custard|dip|doughnuts|donuts|dressing|drumsticks|dumplings|enchiladas|fajitas|falafel|fettuccine|flapjacks?|frittata|fritters|fudge|goulash|galette|gazpacho|granita|granola|gratin|gravy|gumbo|guacamole|hash|hot ?dish|hummus|ice cream|jam|jambalaya|jerky|kebabs?|kimchi|lasagn[ae]|latte|linguine|loaf|lo mein|macaroni|lemonade|macaroons?|margaritas?|marmalade|masala|meatballs?|meatloaf|meringues?|minestrone|moussaka|mousse|muffins?|naan|nachos|noodles|omelet(?:te)?s?|pad thai|paella|pancakes?|pasta|penne|pesto|pickles|pies?|pilaf|pizzas?|parfait|popsicles|porridge|potatoes|pudding|quesadillas?|quiche|ragu|ramen|ravioli|relish|ribs|risotto|roast|rolls?|salad|salmon|salsa|samosas?|sandwich(?:es)?|sauce|schnitzel|scones?|shortbread|shakshuka|skewers|slaw|sliders|smoothies?|sorbet|souffl[eé]|soup|spaghetti|steaks?|stew|strudel|stir[- ]?fry|stroganoff|stuffing|tacos?|tagine|taquitos|tarts?|tartlets|tiramisu|toast|toffee|trifle|tortillas|truffles|turnovers|vinaigrette|waffles?|wings|wraps?)\b/i;
/** How an ingredient is prepared or measured, in lines without an amount, too. */
export const PREPARED =
  /\b(?:to taste|as (?:needed|required|desired)|optional|for (?:\p{L}+ing|garnish|decoration|the pan)|at room temperature|chopped|sliced|diced|grated|melted|softened|minced|divided|peeled|crushed|beaten|shredded|cubed|crumbled|cooked|drained|rinsed|halved|quartered|trimmed|toasted|ground|packed|sifted|thawed|freshly|fresh)\b/iu;
/** Tools of a kitchen. */
export const TOOL =
  /\b(?:pans?|bowls?|skillet|sheets?|spoons?|knife|knives|whisk|spatula|pots?|colander|oven|mixer|blender|processor|board|brush|thermometer|grater|peeler|rack|rolling pin|parchment|foil|cups? and spoons|cookware|grill|cooker|fryer|strainer|sieve)\b/i;
/** Times and temperatures, which steps have. */
export const TIMED = /\d ?(?:(?:-|–|to) ?\d{1,3} ?)?-?(?:mins?\b|minutes?|hours?|hrs?\b|seconds?|°|º|degrees)/i;
/** Verbs in the past tense, as in stories and comments. */
export const PAST =
  /\b(?:was|were|had|did|made|used|turned out|came out|tried|went|got|added|thought|asked|found|wanted|grew|decided|have been|’ve|'ve)\b/i;
/** Starts of statements about the dish or people: "This keeps for a week." */
export const STATES = /^(?:this|these|that|it|its|it[’']s|i|my|we|our|there|they|he|she)\b/i;
/** Starts of wishes: "Enjoy!" */
export const WISH = /^(?:enjoy|bon app[eé]tit|happy|yum|that[’']s it|et voil[aà]|voil[aà])\b/i;
/** A line that is followed by the writer's name. */
export const BYLINE = /^(?:(?:recipe |written |posted |photos? )?by|author|chef|from)\b[^\p{L}]*$/iu;
