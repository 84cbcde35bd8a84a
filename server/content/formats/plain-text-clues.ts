/** An amount with a unit. */
export const UNIT =
  /^(?:(?:about|approx\.?|around|scant|heaped|generous)\s+)?[\d½¼¾⅓⅔⅛⅜⅝⅞⅕⅖.,/\s–+x×-]+(?:to\s[\d½¼¾⅓⅔⅛]+\s*)?\s?(?:\(|(?:g|gr|kg|ml|l|cl|dl|oz|lbs?|c|cups?|t|tbs|tbsps?|tsps?|tablespoons?|teaspoons?|grams?|ounces?|pounds?|quarts?|pints?|cans?|tins?|cloves?|large|medium|small|pinch(?:es)?|bunch(?:es)?|sprigs?|stalks?|sticks?|slices?|heads?|handfuls?|pieces?|packs?|packages?|jars?)(?![\p{L}]))/iu;
/** Words for foods of which most ingredient lists have some. */
export const FOOD =
  /\b(?:almonds?|apples?|avocados?|bacon|bananas?|basil|beans?|beef|bread|breadcrumbs|breasts?|broccoli|broth|butter|cabbage|cardamom|carrots?|cashews|cauliflower|celery|cheddar|cheese|cherries|chicken|chickpeas|chill?i(?:es)?|chives|chocolate|cilantro|cinnamon|cloves|cocoa|coconut|coriander|corn|cornflour|cornstarch|cream|cucumbers?|cumin|dill|eggs?|fish|flakes|flour|garlic|ginger|ham|herbs?|honey|juice|ketchup|lamb|leaves|leeks?|lemons?|lentils|lettuce|limes?|mayonnaise|milk|mint|mushrooms?|mustard|noodles|nutmeg|nuts|oats|oil|olives|onions?|oranges?|oregano|paprika|parmesan|parsley|pasta|paste|peas|peppers?|pork|potato(?:es)?|powder|prawns|raisins|rice|rosemary|saffron|salmon|salt|sauce|sausages?|scallions|seasoning|seeds?|shallots?|shrimp|soda|spinach|spray|stock|sugar|syrup|tahini|thyme|tofu|tomato(?:es)?|turmeric|vanilla|vinegar|walnuts|water|wine|yeast|yogh?urt|zest|zucchini)\b/i;
export const FOODS = new RegExp(FOOD.source, 'gi');
/** Counts of other things than food. */
export const NO_FOOD =
  /^[\d.,:/–½-]+\s*(?:k?cals?|kj|calories|%|mins?|minutes?|hours?|hrs?|days?|weeks?|servings?|people|votes?|reviews?|ratings?|comments?|shares?|stars?(?! anise)|from|out|mg|µg|mcg|g$|g \d+ ?%|(?:g (?:of )?(?:fat|saturates|protein|carbohydrates?|carbs|sugars|fib(?:re|er)|sodium)(?:,|$))|thoughts|responses|replies|°|ways|easy|best|years?)(?![\p{L}])/iu;
/** Names of nutrients. */
export const NUTRIENT =
  /\b(?:calories|protein(?! powder)|carb(?:ohydrate)?s?|sodium|cholesterol|fib(?:er|re)|saturate[sd]|kcal)\b/i;
/** Verbs of instructions. */
const VERBS =
  'add|allow|arrange|assemble|bake|baste|beat|begin|blanch|blend|boil|braise|bring|brown|brush|carve|check|chill|chop|clean|coat|combine|continue|cook|cool|cover|crack|cream|crumble|crush|cut|dab|dampen|debone|deep-fry|deglaze|deseed|dice|dip|discard|dissolve|divide|drain|dredge|drizzle|drop|dump|dust|ensure|fill|finish|flatten|flip|fold|form|freeze|frost|fry|garnish|gather|get|give|grab|grate|grease|grill|grind|halve|heat|hold|hull|incorporate|increase|insert|invert|julienne|keep|knead|ladle|lay|layer|leave|let|lift|line|loosen|lower|make|marinate|mark|mash|measure|melt|microwave|mince|mix|moisten|mound|move|nestle|open|pack|pat|peel|pick|pierce|pipe|place|plate|plunge|poach|poke|pop|pour|preheat|prepare|press|prick|process|pull|pulse|punch|puree|push|put|quarter|raise|reduce|refrigerate|reheat|remove|repeat|reserve|rest|return|rim|rinse|roast|roll|rotate|rub|saut[eé]|sautee|scald|scatter|scoop|score|scrape|scrub|sear|season|secure|separate|serve|set|shake|shape|shred|sift|simmer|skim|slice|slit|slow|smear|smooth|snip|soak|soften|spin|spoon|spray|spread|sprinkle|squeeze|stand|start|steam|steep|stick|stir|stir-fry|store|strain|stretch|stuff|swirl|switch|take|taste|tear|temper|thread|throw|tie|tilt|tip|toast|top|toss|transfer|trim|try|tuck|turn|twist|uncover|unmold|unroll|unwrap|use|wait|warm|wash|weigh|wet|whip|whisk|wipe|work|wrap|zest';
export const INSTRUCTS = new RegExp(
  `^(?:(?:first|then|next|now|finally|lastly|(?:very )?\\p{Ll}{2,}ly|please|to (?:begin|start)|and(?: then)?|after(?:wards?| that)|in batches|meanwhile|immediately|once again)\\b,? ){0,2}(?:pre-?)?(?:${VERBS})\\b(?!,(?! (?:${VERBS})\\b)| (?:for|to) \\p{L}+$)`,
  'iu',
);
/** A place or a time before an instruction: "In a large bowl, whisk …", "When it boils, reduce …". */
export const SETTING =
  /^(?:in|on|to|with|when|while|once|if|as|after|before|meanwhile|using|for|at|by|for|during|just)\b/i;
export const VERB_WITHIN = new RegExp(`(?<!\\b(?:to|the|a))[ ,;](?:${VERBS})\\b`, 'i');
export const VERBS_WITHIN = new RegExp(`(?<!\\b(?:to|the|a) )\\b(?:${VERBS})\\b`, 'gi');
/** Words for the writer and the reader, in stories and comments. */
export const PERSON =
  /\b(?:I|I’m|I'm|I’ve|I've|my|we|our|us|me|he|she|they|thanks?|loved?|recipe|wow|yum|said|blog|post)\b/i;
/** Starts of remarks and notes. */
export const REMARK = /^\*+(?=\S)|^if you\b|^for full\b|^\(.*\)\.?$|^(?:note|tip|nb)\b/i;
/** Starts of sources and credits. */
export const SOURCE =
  /^(?:converted|from|source|adapted|taken|original(?:ly)?|recipe|posted|published|photos?)\b|^[-—–]\s*\p{Lu}/iu;
export const DATE =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:\d{1,2}\.? )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? \d{1,4}\b|^\d{1,4}[./-]\d{1,2}[./-]\d/i;
/** Lines that are no title: greetings, paths of a page, lists of recipes or of tags, sentences for readers. */
export const NO_TITLE =
  /^(?:hi|hello|hey|dear|here(?:’|'|s| is)|as promised|home|table of contents|(?:the |print )?recipe(?: information)?:?|recipes|skip|blog|menu)\b(?! for)|^(?:from|to|sent|cc|date|photo|credit|source|filed|(?:image|photo|picture) of|back to|return to):?\s|^(?:for best|if|when|please|share|social|credit|by|with|and) |[»>›|·]|,.*,.*,|\brecipes$|^(?:\p{L}+ (?:&|and) )?(?:(?:main|side) dishes|appetizers|desserts|snacks|salads|soups|beverages|drinks|breakfasts?|dinners?|lunch|brunch|mains|sides|starters|courses|cuisines|skills|videos|guides|popular|latest|trending)$|^the .*(?:crust|filling|topping)$|^[^\p{L}\p{N}“"'‘¡¿]|^[\p{L} -]{0,12}time:|@|^\d+\b.*\d|https?:|^[^\p{L}]*$/iu;
/** Names of parts of a dish that say so: "For the sauce", "To serve". */
export const FOR_THE =
  /^(?:for|to make) (?:the|a|an|your)\b|^for (?:garnish|decoration|\p{L}{3,}ing)\b|^for(?: \p{L}+){1,3}:|^to (?:serve|garnish|finish|decorate|assemble)\b|^FOR \p{Lu}{3}|^For(?: \p{Lu}\p{L}+)+$|^serve with$/iu;
/** Dishes, as titles name them. */
export const DISH =
  /\b(?:bakes?|balls?|barbecue|bars|bisque|biscuits?|bites|blondies|borscht|bowls?|bread|brownies?|buns?|burgers?|burritos?|cakes?|carbonara|casserole|cheesecakes?|chilli|chili|chops|chowder|chutney|cobbler|cookies?|crackers|cr[eê]pes?|crisps?|crumble|cupcakes?|curry|custard|dessert|dinner|dip|doughnuts|donuts|dressing|drumsticks|dumplings|enchiladas|fajitas|falafel|fettuccine|frittata|fritters|fudge|goulash|granola|gratin|gravy|guacamole|hummus|ice cream|jam|jerky|kebabs?|kimchi|lasagn[ae]|latte|linguine|loaf|lo mein|macaroni|meatballs|meatloaf|mousse|muffins?|naan|nachos|noodles|omelet(?:te)?s?|paella|pancakes?|pasta|penne|pesto|pickles|pies?|pilaf|pizzas?|popsicles|porridge|potatoes|pudding|quesadillas?|quiche|ragu|ramen|ravioli|relish|ribs|risotto|roast|rolls?|salad|salmon|salsa|sandwich(?:es)?|sauce|schnitzel|scones?|shortbread|skewers|slaw|smoothies?|sorbet|souffl[eé]|soup|spaghetti|steaks?|stew|stir[- ]?fry|stroganoff|stuffing|tacos?|tagine|taquitos|tarts?|tartlets|toast|toffee|tortillas|truffles|turnovers|vinaigrette|waffles?|wings|wraps?)\b/i;
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
/** Statements about the dish, and wishes: "This keeps for a week.", "Enjoy!" */
export const STATES = /^(?:this|these|that|it|its|it[’']s|i|my|we|our|there|they|he|she)\b/i;
export const WISH = /^(?:enjoy|bon app[eé]tit|happy|yum|that[’']s it|et voil[aà]|voil[aà])\b/i;
/** A line below which the writer's name follows. */
export const BYLINE = /^(?:(?:recipe |written |posted |photos? )?by|author|chef|from)\b[^\p{L}]*$/iu;
