import { isLabeled } from './plain-text-facts.ts';
import { type FoundHeading, headingIn, PARTS } from './plain-text-headings.ts';
import type { TextLine } from './plain-text-lines.ts';
import { isPageControl } from './plain-text-page.ts';
import { AMOUNT, isClosed, isSentence, withAmountFirst } from './plain-text-words.ts';

/** A line of a text with its heading and its features, by which it is labeled. */
export interface ReadLine extends TextLine {
  /** Part of the recipe that the line begins. */
  found?: FoundHeading;
  features: Features;
}

export type Features = ReturnType<typeof featuresOf>;
export type Feature = keyof Features;

/** An amount with a unit. */
const UNIT =
  /^(?:(?:about|approx\.?|around|scant|heaped|generous)\s+)?[\d½¼¾⅓⅔⅛⅜⅝⅞⅕⅖.,/\s–+x×-]+(?:to\s[\d½¼¾⅓⅔⅛]+\s*)?\s?(?:\(|(?:g|gr|kg|ml|l|cl|dl|oz|lbs?|c|cups?|t|tbs|tbsps?|tsps?|tablespoons?|teaspoons?|grams?|ounces?|pounds?|quarts?|pints?|cans?|tins?|cloves?|large|medium|small|pinch(?:es)?|bunch(?:es)?|sprigs?|stalks?|sticks?|slices?|heads?|handfuls?|pieces?|packs?|packages?|jars?)(?![\p{L}]))/iu;
/** Words for foods of which most ingredient lists have some. */
const FOOD =
  /\b(?:almonds?|apples?|avocados?|bacon|bananas?|basil|beans?|beef|bread|breadcrumbs|breasts?|broccoli|broth|butter|cabbage|cardamom|carrots?|cashews|cauliflower|celery|cheddar|cheese|cherries|chicken|chickpeas|chill?i(?:es)?|chives|chocolate|cilantro|cinnamon|cloves|cocoa|coconut|coriander|corn|cornflour|cornstarch|cream|cucumbers?|cumin|dill|eggs?|fish|flakes|flour|garlic|ginger|ham|herbs?|honey|juice|ketchup|lamb|leaves|leeks?|lemons?|lentils|lettuce|limes?|mayonnaise|milk|mint|mushrooms?|mustard|noodles|nutmeg|nuts|oats|oil|olives|onions?|oranges?|oregano|paprika|parmesan|parsley|pasta|paste|peas|peppers?|pork|potato(?:es)?|powder|prawns|raisins|rice|rosemary|saffron|salmon|salt|sauce|sausages?|scallions|seasoning|seeds?|shallots?|shrimp|soda|spinach|spray|stock|sugar|syrup|tahini|thyme|tofu|tomato(?:es)?|turmeric|vanilla|vinegar|walnuts|water|wine|yeast|yogh?urt|zest|zucchini)\b/i;
/** Counts of other things than food. */
const NO_FOOD =
  /^[\d.,:/–½-]+\s*(?:k?cals?|kj|calories|%|mins?|minutes?|hours?|hrs?|days?|weeks?|servings?|people|votes?|reviews?|ratings?|comments?|shares?|stars?(?! anise)|from|out|mg|µg|mcg|g$|g \d+ ?%|thoughts|responses|replies|°|ways|easy|best|years?)(?![\p{L}])/iu;
/** Names of nutrients. */
const NUTRIENT =
  /\b(?:calories|protein(?! powder)|carb(?:ohydrate)?s?|sodium|cholesterol|fib(?:er|re)|saturate[sd]|kcal)\b/i;
/** Verbs of instructions. */
const VERBS =
  'add|allow|arrange|assemble|bake|baste|beat|blanch|blend|boil|braise|bring|brown|brush|carve|check|chill|chop|clean|coat|combine|cook|cool|cover|crack|cream|crumble|crush|cut|deglaze|dice|dip|discard|dissolve|divide|drain|dredge|drizzle|drop|dump|dust|fill|finish|flatten|flip|fold|form|freeze|frost|fry|garnish|gather|get|give|grab|grate|grease|grill|grind|heat|hold|incorporate|increase|insert|invert|keep|knead|ladle|lay|leave|let|lift|line|lower|make|marinate|mash|measure|melt|microwave|mince|mix|moisten|move|pat|peel|pick|pierce|pipe|place|poach|poke|pour|prepare|preheat|press|process|pulse|puree|put|reduce|refrigerate|remove|repeat|reserve|reheat|rest|return|rim|rinse|roast|roll|rub|saut[eé]|scatter|scoop|score|scrape|scrub|sear|season|separate|serve|set|shake|shape|shred|sift|simmer|skim|slice|slow|smear|soak|spoon|spray|spread|sprinkle|squeeze|start|steam|stir|store|strain|stretch|stuff|swirl|take|taste|thread|tear|tie|tip|toast|top|toss|transfer|trim|turn|uncover|unwrap|use|wait|warm|wash|weigh|whip|whisk|wipe|work|wrap';
const INSTRUCTS = new RegExp(
  `^(?:(?:first|then|next|now|finally|lastly|(?:very )?(?:carefully|gently|slowly|generously|lightly|thoroughly|quickly)|in batches|meanwhile|immediately|once again)\\b,? )?(?:pre-?)?(?:${VERBS})\\b(?!,| (?:for|to) \\p{L}+$)`,
  'iu',
);
/** A place or a time before an instruction: "In a large bowl, whisk …", "When it boils, reduce …". */
const SETTING = /^(?:in|on|to|with|when|while|once|if|as|after|before|meanwhile|using|for|at|by|for|during|just)\b/i;
const VERB_WITHIN = new RegExp(`(?<!\\b(?:to|the|a))[ ,;](?:${VERBS})\\b`, 'i');
/** Words for the writer and the reader, in stories and comments. */
const PERSON = /\b(?:I|I’m|I'm|I’ve|I've|my|we|our|us|me|he|she|they|thanks?|loved?|recipe|wow|yum|said|blog|post)\b/i;
/** Starts of remarks and notes. */
const REMARK = /^\*+(?=\S)|^if you\b|^for full\b|^\(.*\)\.?$|^(?:note|tip|nb)\b/i;
/** Starts of sources and credits. */
const SOURCE =
  /^(?:converted|from|source|adapted|taken|original(?:ly)?|recipe|posted|published|photos?)\b|^[-—–]\s*\p{Lu}/iu;
const DATE =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:\d{1,2}\.? )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? \d{1,4}\b|^\d{1,4}[./-]\d{1,2}[./-]\d/i;
/** Lines that are no title: greetings, paths of a page, lists of recipes or of tags, sentences for readers. */
const NO_TITLE =
  /^(?:hi|hello|hey|dear|here(?:’|'|s| is)|as promised|home|table of contents|(?:the |print )?recipe(?: information)?:?|recipes|skip|blog|menu)\b(?! for)|^(?:from|to|sent|cc|date|photo|credit|source|filed|(?:image|photo|picture) of|back to|return to):?\s|^(?:for best|if|when|please|share|social|credit|by) |[»>›|·]|,.*,.*,|\brecipes$|^the .*(?:crust|filling|topping)$|^[^\p{L}\p{N}“"'‘¡¿]|^[\p{L} -]{0,12}time:|@|^\d+\b.*\d|https?:|^[^\p{L}]*$/iu;
/** Names of parts of a dish that say so: "For the sauce", "To serve". */
const FOR_THE =
  /^(?:for|to make) (?:the|a|an|your)\b|^for (?:garnish|decoration|\p{L}{3,}ing)\b|^for(?: \p{L}+){1,3}:|^to (?:serve|garnish|finish|decorate|assemble)\b|^FOR \p{Lu}{3}|^For(?: \p{Lu}\p{L}+)+$|^serve with$/iu;
/** Words from which a line is long or very long, and up to which it can be a name. */
const [LONG, VERY_LONG, FEW] = [9, 22, 5];
/** Maximum letters of a line that can be a path of a page. */
const MAX_PATH = 200;

/** Returns a text's lines with their features. */
export function withFeatures(textLines: readonly TextLine[]): ReadLine[] {
  const lines = textLines.map((line): DescribedLine => {
    const startsWithVerb = INSTRUCTS.test(line.text);
    return { ...line, isItem: isItem(line), startsWithVerb, isOrder: startsWithVerb || line.number !== undefined };
  });
  const counts = new Map<string, number>();
  for (const { text } of lines)
    for (const name of new Set([text, ...namesIn(text)].map(toKey))) counts.set(name, (counts.get(name) ?? 0) + 1);
  const first = lines.findIndex((line) => headingIn(line)?.heading === 'ingredients');
  const found = lines.map((line, index): FoundHeading | undefined => {
    const heading = line.facts.length > 0 || isLabeled(line.text) ? undefined : headingIn(line);
    // "You will need" below the ingredients
    return heading && first >= 0 && index > first && / need$/i.test(heading.name)
      ? { ...heading, heading: 'equipment' }
      : heading;
  });
  const items = lines.filter((line) => line.isItem).map(({ text }) => text.toLowerCase());
  const itemsWithCapitals = lines.filter((line) => line.isItem && /\s\p{Lu}\p{Ll}/u.test(line.text));
  const areCapitalsRare = itemsWithCapitals.length * 4 < items.length;
  const wordsOfItems = new Set(items.flatMap(toWords));
  return lines.map((line, index) => {
    const [above, below] = [lines[index - 1], lines[index + 1]];
    const words = toWords(line.text);
    const echo = words.filter((word) => wordsOfItems.has(word)).length / Math.max(2, words.length);
    const repeated = (counts.get(toKey(line.text)) ?? 0) > 1;
    const features = featuresOf({
      ...{ line, above, below, found: found[index], belowFound: found[index + 1] },
      ...{ echo, repeated, areCapitalsRare },
      nearItems: shareAround(lines, index, (each) => each.isItem),
      nearOrders: shareAround(lines, index, (each) => each.isOrder),
    });
    return { ...line, found: found[index], features };
  });
}

/** A line, and what features of the lines next to it need, too. */
interface DescribedLine extends TextLine {
  /** `true` if it has an amount as ingredients do. */
  isItem: boolean;
  /** `true` if it begins with a verb of instructions. */
  startsWithVerb: boolean;
  /** `true` if it is numbered or begins with such a verb. */
  isOrder: boolean;
}

interface Context {
  line: DescribedLine;
  above: DescribedLine | undefined;
  below: DescribedLine | undefined;
  found: FoundHeading | undefined;
  belowFound: FoundHeading | undefined;
  echo: number;
  /** Shares of the lines around it that are ingredients, and that are orders or numbered. */
  nearItems: number;
  nearOrders: number;
  /** `true` if the text has the line again, or names it in a path. */
  repeated: boolean;
  /** `true` if few ingredients of the text have capitals. */
  areCapitalsRare: boolean;
}

/** Returns what is true of a line. `echo` is the share of its words that the ingredients have, too. */
function featuresOf(context: Context) {
  const { line, above, below, found, belowFound, echo, nearItems, nearOrders, repeated, areCapitalsRare } = context;
  const { text, number, isBullet, level } = line;
  const words = text.split(' ').length;
  const amount = line.isItem;
  // "Salsa (or use your own recipe.)" is no sentence.
  const bare = text.replace(/(?<=\S)\s*\([^()]*\)/, '').trim();
  const closed = isSentence(bare) || /…$|\.\.$/.test(bare);
  const name = bare.replace(/:$/, '');
  const besideItem = above?.isItem === true && line.isAfterBlank === above.isAfterBlank;
  const itemText = withAmountFirst(text);
  const isPartName = !/ (?:for|as) \p{L}+$/u.test(name) && PARTS.test(name.trim()) && words <= FEW;
  const head = text.replace(/[,(].*/, '');
  const verb = line.startsWithVerb;
  const hasVerb = !verb && VERB_WITHIN.test(text);
  const isSetting = SETTING.test(text);
  const isSetOrder = isSetting && hasVerb && !/^if you/i.test(text);
  const isOpenAbove = above !== undefined && !isClosed(above.text) && !above.text.endsWith(':');
  return {
    any: true,
    amount,
    figure: amount && /^[\d½¼¾⅓⅔⅛⅜⅝⅞⅕⅖]/.test(itemText),
    unit: amount && UNIT.test(itemText),
    food: FOOD.test(head) && !isPartName,
    noFood: NO_FOOD.test(itemText) || (NUTRIENT.test(text) && words <= FEW),
    closed: closed && !amount,
    closedAmount: closed && amount,
    few: words <= FEW && !closed,
    tiny: words <= 2 && !isClosed(text),
    long: words >= LONG,
    veryLong: words >= VERY_LONG,
    verb,
    order: closed && (verb || isSetOrder),
    verbWithin: hasVerb && (isSetting || closed),
    story: !verb && number === undefined && PERSON.test(bare),
    number: number !== undefined,
    bullet: isBullet,
    colon: text.endsWith(':'),
    found: found !== undefined && number === undefined,
    foundPart:
      found !== undefined &&
      found.rest === '' &&
      found.name.includes(' ') &&
      /^(?:ingredients|method|serving)$/.test(found.heading),
    fact: line.facts.length > 0,
    titleFact: line.facts.some(({ field }) => field === 'title'),
    frontMatter: line.isFrontMatter,
    control: isPageControl(text) || isLabeled(text),
    question: /\?["”)]?$/.test(text),
    remark: REMARK.test(text),
    source: SOURCE.test(text),
    date: DATE.test(text),
    noTitle: NO_TITLE.test(text) || text.length > 100 || text.length < 3,
    lower: /^\p{Ll}/u.test(text),
    paren: /^\(/.test(text),
    caps: text === text.toUpperCase() && /\p{Lu}{3}/u.test(text),
    titleCase: /^\p{Lu}[^,]*$/u.test(text) && !/\d/.test(text) && words <= 8,
    capitals:
      words > 1 &&
      !amount &&
      areCapitalsRare &&
      /^\p{Lu}/u.test(name) &&
      name.split(/\s+/).every((word) => /^(?:\P{Ll}|(?:and|with|for|of|the|in|to)$)/u.test(word)),
    level: level > 0 || line.isBold,
    level1: level === 1,
    forThe: FOR_THE.test(text),
    partName: isPartName,
    aboveItem: below?.isItem === true,
    aboveStep: below !== undefined && (below.number !== undefined || isSentence(below.text)),
    aboveList: belowFound?.heading === 'ingredients',
    aboveBullet: !isBullet && number === undefined && below?.isBullet === true,
    besideItem,
    startsList: !amount && !isBullet && !besideItem && below?.isItem === true,
    shortFood: closed && !verb && words <= FEW && FOOD.test(text),
    // "How to make leek soup"
    headingAsTitle: above === undefined && found?.heading === 'method' && found.name.includes(' '),
    foundMethod: found?.heading === 'method' && found.rest === '',
    aboveFirst: number !== undefined && !closed && words <= FEW && below?.number === 1,
    period: text.endsWith('.'),
    inert: !verb && !hasVerb && !closed && !isClosed(bare) && number === undefined,
    aboveFact: below !== undefined && below.facts.length > 0,
    afterBlank: line.isAfterBlank,
    glued: line.isAfterBlank && !line.isBeforeBlank,
    beforeBlank: line.isBeforeBlank,
    afterRule: line.isAfterRule,
    first: above === undefined,
    beforeNumber: below?.number !== undefined && below.number > 1,
    goesOn: isOpenAbove && !line.isAfterBlank,
    goesOnLower: isOpenAbove && /^[\p{Ll}(]/u.test(text),
    joins: above !== undefined && /(?:\b(?:and|or|plus|with)|[,(&+])$/.test(above.text) && /^[\p{Ll}]/u.test(text),
    indented: above !== undefined && line.indent > above.indent && above.number !== undefined,
    echo,
    repeated,
    nearItems,
    nearOrders,
    amongBullets: isBullet && above?.isBullet === true && below?.isBullet === true,
    orderBelow: below?.isOrder === true,
    orderAbove: above?.isOrder === true,
  };
}

/** Number of lines above and below a line that are around it. */
const AROUND = 2;

function shareAround(lines: readonly DescribedLine[], index: number, test: (line: DescribedLine) => boolean): number {
  const around = [...lines.slice(Math.max(0, index - AROUND), index), ...lines.slice(index + 1, index + 1 + AROUND)];
  return around.filter(test).length / Math.max(1, around.length);
}

function isItem({ text, number }: TextLine): boolean {
  return number === undefined && (AMOUNT.test(text) || (AMOUNT.test(withAmountFirst(text)) && text.length < 60));
}

/** Returns the names in a path of a page and in quotation marks: "Home » Pies", "Share “Leek pie”". */
function namesIn(text: string): string[] {
  const path = text.length < MAX_PATH ? text.split(/[»>›“”"]/) : [];
  return path.length > 1 ? path : [];
}

function toKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, '');
}

const MIN_LETTERS = 4;

function toWords(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= MIN_LETTERS && !/^(?:with|from|your|this|that|recipes?)$/.test(word))
    .map((word) => word.replace(/(?:es|s)$/, ''));
}
