import {
  BYLINE,
  CLOCK,
  countWords,
  DATE,
  DISH,
  FOOD,
  FOODS,
  FOR_THE,
  INSTRUCTS,
  MEASURED,
  NO_FOOD,
  NO_TITLE,
  NUTRIENT,
  PAST,
  PERSON,
  PREPARED,
  REMARK,
  SETTING,
  SOURCE,
  STATES,
  TIMED,
  TOOL,
  UNIT,
  WISH,
} from './plain-text-clues.ts';
import { isLabeled, toFigures } from './plain-text-facts.ts';
import { type FoundHeading, headingIn, PARTS } from './plain-text-headings.ts';
import type { TextLine } from './plain-text-lines.ts';
import { type Mentions, mentionsIn } from './plain-text-mentions.ts';
import { isPageControl } from './plain-text-page.ts';
import { type Surroundings, surroundingsIn } from './plain-text-surroundings.ts';
import { AMOUNT, isClosed, isSentence, withAmountFirst } from './plain-text-words.ts';

/** A line of a text with its heading and its features, by which it is labeled. */
export interface ReadLine extends TextLine {
  /** Part of the recipe that the line begins. */
  found?: FoundHeading;
  features: Features;
}

export type Features = ReturnType<typeof getFeatures>;
export type Feature = keyof Features;

/** Numbers of words from which a line is long or very long, and up to which it can be a name. */
const [LONG, VERY_LONG, FEW] = [9, 22, 5];
/** Maximum length of an ingredient with its amount at the end, in characters. */
const MAX_NAMED = 80;
/** A food with its amount after it: "Beef shin 2 lbs (3 is fine)". */
const AMOUNT_LAST =
  /^\p{Lu}[\p{L} ,-]{2,40} [\d½¼¾./-]+ ?(?:gms?|g|kg|ml|lbs?|oz|cups?|tbsp|tsp|t(?:able|ea)spoons?|pcs?|pieces?)(?: \([^()]*\)| \p{Ll}+)?$/u;
/** A number in words before a unit or a food: "One packet biscuits". */
export const NUMBER_WORD = /^(?:one|two|three|four|five|six|eight|ten|twelve)(?= (?!of\b))/i;

/** Returns a text's lines with their features. */
export function withFeatures(textLines: readonly TextLine[]): ReadLine[] {
  const lines = textLines.map((line): DescribedLine => {
    const isControl = isPageControl(line.text);
    const startsWithVerb = !isControl && INSTRUCTS.test(line.text);
    return {
      ...{ ...line, isControl, isItem: !isControl && isItem(line) },
      ...{ startsWithVerb, isOrder: startsWithVerb || line.number !== undefined },
      isName: line.text.split(' ').length <= FEW && !isClosed(line.text) && line.facts.length === 0,
    };
  });
  const first = lines.findIndex((line) => headingIn(line)?.heading === 'ingredients');
  const found = lines.map((line, index): FoundHeading | undefined => {
    const heading = line.facts.length > 0 || isLabeled(line.text) ? undefined : headingIn(line);
    // "You will need" below the ingredients names tools, if no food is below it.
    const isTools = index > first && / need$/i.test(heading?.name ?? '') && !FOOD.test(lines[index + 1]?.text ?? '');
    return heading && first >= 0 && isTools ? { ...heading, heading: 'equipment' } : heading;
  });
  const items = lines.filter((line) => line.isItem).map(({ text }) => text);
  const itemsWithCapitals = lines.filter((line) => line.isItem && /\s\p{Lu}\p{Ll}/u.test(line.text));
  const areCapitalsRare = itemsWithCapitals.length * 4 < items.length;
  const getMentions = mentionsIn(
    lines.map(({ text }) => text),
    items,
  );
  const getSurroundings = surroundingsIn(lines.map((line, index) => ({ ...line, heading: found[index]?.heading })));
  const isTitleAbove = lines.some((line) => line.isFrontMatter && line.facts.some(({ field }) => field === 'title'));
  return lines.map((line, index) => {
    const [above, below] = [lines[index - 1], lines[index + 1]];
    const features = getFeatures({
      ...{ line, above, below, found: found[index], belowFound: found[index + 1] },
      ...{ mentions: getMentions(line.text, index), nearby: getSurroundings(index), areCapitalsRare, isTitleAbove },
    });
    return { ...line, found: found[index], features };
  });
}

/** A line with properties on which the features of neighboring lines depend, too. */
interface DescribedLine extends TextLine {
  /** `true` if it belongs to a page, not to the recipe: a button, a count, a request to readers. */
  isControl: boolean;
  /** `true` if it has an amount, like an ingredient. */
  isItem: boolean;
  /** `true` if it begins with a verb of instructions. */
  startsWithVerb: boolean;
  /** `true` if it is numbered or begins with such a verb. */
  isOrder: boolean;
  /** `true` if it is short and not a sentence. */
  isName: boolean;
}

interface Context {
  line: DescribedLine;
  above: DescribedLine | undefined;
  below: DescribedLine | undefined;
  found: FoundHeading | undefined;
  belowFound: FoundHeading | undefined;
  mentions: Mentions;
  nearby: Surroundings;
  /** `true` if few ingredients of the text have capitals. */
  areCapitalsRare: boolean;
  /** `true` if the front matter has the title. */
  isTitleAbove: boolean;
}

/** Returns the features of a line. */
function getFeatures(context: Context) {
  const { line, above, below, found, belowFound, mentions, nearby, areCapitalsRare } = context;
  const { text, number, isBullet, level } = line;
  const words = text.split(' ').length;
  const amount = line.isItem;
  // "Salsa (or use your own recipe.)" is no sentence.
  const bare = text.replace(/(?<=\S)\s*\([^()]*\)/, '').trim();
  const closed = isSentence(bare) || /…$|\.\.$/.test(bare);
  const name = bare.replace(/:$/, '');
  const besideItem = above?.isItem === true && line.isAfterBlank === above.isAfterBlank;
  const itemText = withAmountFirst(amount ? text.replace(NUMBER_WORD, toFigures) : text);
  const isPartName = !/ (?:for|as) \p{L}+$/u.test(name) && PARTS.test(name.trim()) && words <= FEW;
  const head = text.replace(/[,(].*/, '');
  const verb = line.startsWithVerb;
  const counts = countWords(text);
  const person = PERSON.test(bare);
  const hasVerb = !verb && counts.laterOrders > 0;
  const isSetting = SETTING.test(text);
  const isSetOrder = isSetting && hasVerb && !/^if you/i.test(text);
  const isOpenAbove = above !== undefined && !isClosed(above.text) && !above.text.endsWith(':');
  return {
    any: true,
    amount,
    figure: amount && /^~?[\d½¼¾⅓⅔⅛⅜⅝⅞⅕⅖]/.test(itemText),
    unit: amount && UNIT.test(itemText),
    food: FOOD.test(head) && !isPartName,
    noFood:
      NO_FOOD.test(itemText) ||
      (words <= FEW &&
        (NUTRIENT.test(text) || (!nearby.underList && TOOL.test(/\S+$/.exec(text)?.[0] ?? '') && !FOOD.test(text)))),
    closed: closed && !amount,
    closedAmount: closed && amount,
    few: words <= FEW && !closed,
    tiny: words <= 2 && !isClosed(text),
    long: words >= LONG,
    veryLong: words >= VERY_LONG,
    verb,
    order: closed && (verb || isSetOrder),
    verbWithin: hasVerb && (isSetting || closed),
    story: !verb && number === undefined && person,
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
    frontMatter: line.isFrontMatter && context.isTitleAbove,
    control: line.isControl || isLabeled(text),
    question: /\?["”)]?$/.test(text),
    remark: REMARK.test(text),
    source: SOURCE.test(text),
    date: DATE.test(text),
    noTitle: line.isFrontMatter || NO_TITLE.test(text) || text.length > 100 || text.length < 3,
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
    forThe: FOR_THE.test(text) && !(closed && words >= LONG),
    partName: isPartName,
    // "For the bowl" above "Wild rice"
    aboveName: FOR_THE.test(text) && line.isName && below?.isName === true && !below.isAfterBlank && !below.isOrder,
    aboveItem: below?.isItem === true,
    aboveStep: below !== undefined && (below.number !== undefined || isSentence(below.text)),
    aboveList: belowFound?.heading === 'ingredients',
    aboveBullet: !isBullet && number === undefined && below?.isBullet === true,
    besideItem,
    startsList: !amount && !isBullet && !besideItem && below?.isItem === true,
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
    ...mentions,
    ...nearby,
    dish: DISH.test(name),
    recipeName: / recipe$/i.test(name),
    prepared: PREPARED.test(text),
    tool: TOOL.test(text),
    timed: TIMED.test(text),
    past: PAST.test(text),
    states: STATES.test(text),
    wish: WISH.test(text),
    belowDish: above?.isName === true && DISH.test(above.text),
    // A name without an amount among ingredients that have one
    odd: !amount && nearby.zoneItems > 0.6 && nearby.nearItems > 0.6,
    oddBelow:
      !amount && number === undefined && above?.isItem !== true && below?.isItem === true && nearby.zoneItems > 0.3,
    person,
    you: /\byou(?:r|’|')?/i.test(text),
    byline: above !== undefined && BYLINE.test(above.text),
    verbs: Math.min(1, counts.orders / Math.max(4, words / 4)),
    foods: Math.min(1, (text.match(FOODS) ?? []).length / 3),
    measured: !amount && words >= LONG && MEASURED.test(text),
    cooked: closed && !amount ? Math.min(1, counts.cooked / 3) : 0,
    labeledOrder: /^[\p{L}\d ]{2,40}[:.–-] /u.test(text) && INSTRUCTS.test(text.replace(/^[^:.–-]+[:.–-] /, '')),
    url: /https?:|www\.|\.com\b|@/.test(text),
    aboveLong: below !== undefined && below.text.split(' ').length >= VERY_LONG,
    belowLong: above !== undefined && above.text.split(' ').length >= VERY_LONG,
    sameMarks:
      above !== undefined && above.isBullet === isBullet && (above.number === undefined) === (number === undefined),
    amongBullets: isBullet && above?.isBullet === true && below?.isBullet === true,
    aboveMarked: (isBullet && below?.isBullet === true) || (number !== undefined && below?.number === number + 1),
    listed: nearby.underList && isBullet,
    listedStep: nearby.underMethod && (isBullet || number !== undefined),
    nextNumber: number !== undefined && number === (above?.number ?? Number.NaN) + 1,
    orderBelow: below?.isOrder === true,
    orderAbove: above?.isOrder === true,
  };
}

/** A dish with a number in its name: "7 Layer Dip". */
const NUMBERED_DISH = /^\d+[- ](?:layer|ingredient|minute|bean|hour|day|cheese)\b/i;

function isItem({ text, number }: TextLine): boolean {
  if (
    number !== undefined ||
    CLOCK.test(text) ||
    (NUMBERED_DISH.test(text) && DISH.test(text)) ||
    headingIn({ text }) !== undefined
  )
    return false;
  return (
    AMOUNT.test(text) || ((AMOUNT.test(withAmountFirst(text)) || AMOUNT_LAST.test(text)) && text.length < MAX_NAMED)
  );
}
