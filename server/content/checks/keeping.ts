import type { PathProblem } from '../foods/recipe-facts.ts';
import { type CheckedText, getStatements, inStatements, type Rule, YES } from './checked-recipe.ts';
import { getDish, type Kept, MOST_HOURS_OUT, namedIn, RICE, STEEPED } from './kept.ts';
import { DAY, getSpan, hoursBetween, longestHours } from './spans.ts';

const MOST_FREEZER_HOURS = 366 * DAY;

type Place = 'fridge' | 'freezer' | 'out';

const FREEZER = /\bfr(?:eez|oz)/i;
const FRIDGE = /\bfridge|refrigerat|\bchill|\bcold\b|\bcool (?:bag|box)|\bon ice\b|\biced\b/i;
/** The same, unless a warm place is named. */
const COOLED = /\bcool(?:ed)? (?:it|them|quickly|within)/i;
/** Places that are as warm as a kitchen. */
const WARM =
  /\broom temperature|\b(?:counter|worktop|cupboard|pantry|larder|cellar|shel(?:f|ves)|unrefrigerated|(?<!off the )stove|hob|cooker|range|windowsill|sideboard|bench|radiator|porch|balcony|garage|crock|lunch ?box|picnic|basket|rucksack|car|desk|shade|sink|doorstep|gas|burner)\b|\bout of the (?:fridge|refrigerator)|\bout (?:under|on the|in the|with a cloth|there|until|till|so)\b|\b(?:switched[- ]off|cooling|cold|warm) oven|\bwarm (?:place|kitchen|spot|corner)|\bunder a cloth\b|\bon the (?:train|bus|road)\b|\bby the (?:\w+ )?window\b|\b(?:set|put|lay) (?:it|them|the \w+) out (?:at(?! once)|from|before|for)\b/i;
const OUT =
  /\b(?:left|leave|stand|stands|sit|sits|keep|keeps|stay|stays)\b[^,;]{0,25}\bout\b|\bon the (?:kitchen )?(?:table|side)\b|\b(?:leave|let)\b[^.;]*\bcool (?:down )?(?:by itself|on its own|slowly|alone|where it)|\b(?:without) (?:a |the |any )?(?:fridge|refrigerat)|\bin (?:its|the) (?:pot|pan|wok|bag|tin)\b/i;
const KEEPS =
  /\bkeeps?\b|\bkept\b|\blasts?\b|\bstor(?:e|es|ed|age)\b|\bleftovers?\b|\b(?:good|fine|safe|edible|feeds|reheats?) (?:\p{L}+ )?(?:for|until|till|up|you)\b|\bhow long\b|\bstays?\b|\bahead\b|\beat(?:en)?\b[^.]*\bwithin\b|\buse\b[^.]*\bwithin\b|\bwaits?\b|\blives?\b|\breheats?\b|\bfrom (?:last )?\p{L}+day\b/iu;
const DENIED = /\b(?:unsafe|danger\w*|not|never|don't|cannot|can't|no longer than|nothing|too long)\b/i;
/** Words for cooking: with them, up to half a day is a cooking time, not a keeping time. */
const COOKS = /\bsimmer|\bcook|\bbak(?:e|es|ing)\b|\bboil|\breheat|\boven\b|\bon (?:low|high)\b|\b(?:ready|done) by\b/i;
const LONGEST_COOKING_HOURS = 12;
/**
 * Longest time, in hours, that is about keeping without a word for it; seasons and years refer to gardens and lives.
 */
const LONGEST_PRESUMED = 60 * DAY;
/** Times that are not about keeping: how soon it goes into the fridge, how long it cooks, and years of a life. */
const NO_KEEPING =
  /\bat least\b|(?<!\b(?:eat|eaten|finish) [^.,;]*)\bwithin\b|\bthermometer\b|\b(?:before|after) (?:serving|you)|\bages?\b|\bold(?:er)?\b|\bunder \p{L}+ (?:year|month)|\bbab(?:y|ies)\b|\b(?:child|children|kids?|toddlers?|infants?|sons?|daughters?|boys?|girls?) (?:of|at|from|over|up to|until) (?:about )?[\p{L}\d]+(?: (?:or|to) [\p{L}\d]+)? (?:years?|months?)\b|\bago\b|\bsoak|\blain\b|\bspread over\b|\bkeeps? (?:you|us|them) \p{L}+ until\b|\b(?:once(?! (?:it|they|the)\b)|twice|often|times|small servings)\b/iu;

const LEAVES =
  /\b(?:leave|leaving|left|let|lets|sits?|stands?|stays?|waits?|lie|lies|lay|rests?|remains?|keeps?|kept|pack(?:ed)?|travels?|lives?|set|put)\b/i;

/** Checks how long a dish keeps: in the fridge, in the freezer, on the counter. */
const keeping: Rule = (recipe) => {
  return recipe.texts.flatMap((text) => {
    const { asked = '', path } = text;
    const dish = getDish(recipe, { rice: !/\brice apart\b/i.test(text.text) });
    const agrees = asked !== '' && YES.test(text.text);
    // A yes repeats the question's statement: "May it stay out overnight?"
    const taken = agrees ? toClauses({ ...text, text: asked.replaceAll('?', '.'), about: '' }) : [];
    return [...toClauses(text), ...taken].flatMap((clause) => getProblem(clause, dish, path));
  });
};

interface Clause {
  text: string;
  /** The longest time that the clause names, in hours. */
  hours: number;
  sentence: string;
  /** The question, and the sentences before. */
  context: string;
  /** `true` in a step, in which food waits, rises and rests. */
  isStep: boolean;
}

function toClauses({ text, about, field }: CheckedText): Clause[] {
  const said = field === 'tips' && about ? text.slice(about.length + 2) : text;
  return getStatements(said).flatMap((sentence, index, all) => {
    const place = { sentence, context: `${about} ${all[index - 1] ?? ''}`, isStep: field === 'instructions' };
    const clauses = sentence
      .split(/[,:]|(?<!\b(?:an?|one|two|three|four|five|six|\d+) )\b(?:and|or|but|then)\b/i)
      .map((clause) => ({ ...place, text: clause, hours: longestHours(clause) }));
    return [...clauses, { ...place, text: sentence, hours: hoursBetween(sentence) }];
  });
}

/**
 * Compares the longest time that a clause names with the dish; without a word for the place, a day means the fridge.
 */
function getProblem(clause: Clause, dish: Kept, path: PathProblem['path']): PathProblem[] {
  const { text, hours, sentence, context, isStep } = clause;
  if (hours === 0 || NO_KEEPING.test(text)) return [];
  if (hours <= LONGEST_COOKING_HOURS && COOKS.test(text) && !isOut(text)) return [];
  const said = getLocation(text) ?? getLocation(sentence);
  const keeps = KEEPS.test(`${context} ${sentence}`);
  const around = keeps || !isStep ? getLocation(context) : undefined;
  const place = said ?? around ?? presumedPlace(clause, keeps);
  if (place === undefined || (place === 'out' && DENIED.test(text))) return [];
  if (place === 'freezer') {
    const long = hours > MOST_FREEZER_HOURS;
    return long ? [{ path, message: `keeps it for ${getSpan(hours)} in the freezer: a year is the most` }] : [];
  }
  const intoOil =
    dish.isOil === true && FRESH.test(`${context} ${sentence}`) && !DENIED.test(sentence) ? STEEPED : undefined;
  const thing =
    intoOil ?? namedIn(sentence.slice(0, sentence.indexOf(text) + text.length), dish) ?? namedIn(context, dish) ?? dish;
  const most = place === 'out' ? thing.out : thing.fridge;
  if (hours <= most) return [];
  const out = place === 'out' ? ` out of the fridge: ${getSpan(most)} is the most;` : ':';
  return [{ path, message: `keeps it for ${getSpan(hours)}${out} ${thing.what}` }];
}

/** Days mean the fridge; hours without a place mean the kitchen. */
function presumedPlace({ hours, isStep, sentence }: Clause, keeps: boolean): Place | undefined {
  if (isStep || hours > LONGEST_PRESUMED) return keeps ? 'fridge' : undefined;
  if (hours >= DAY) return 'fridge';
  return LEAVES.test(sentence) && !COOKS.test(sentence) ? 'out' : undefined;
}

function isOut(text: string): boolean {
  return WARM.test(text) || OUT.test(text);
}

function getLocation(text: string): Place | undefined {
  if (FRIDGE.test(text)) return 'fridge';
  if (FREEZER.test(text)) return 'freezer';
  if (isOut(text)) return 'out';
  return COOLED.test(text) ? 'fridge' : undefined;
}

/** Moist foods whose germs grow under oil, without air. */
const FRESH = /\b(?:garlic|ginger|scallions?|shallots?|fresh (?:herbs|chillies|chilli|basil|rosemary)|basil)\b/i;

const WARNS = /\b(?:not|never|don't|bitter|ill|spoils?|germs|bacteria|spores|poison)\b/i;
/** Reports perishable food that is left out for an unknown time. */
const leftOut: Rule = (recipe) => {
  const dish = getDish(recipe);
  return inStatements(recipe.texts, (sentence, { field, about }) => {
    const said = WARM.exec(sentence)?.[0];
    const { out } = namedIn(sentence, dish) ?? dish;
    if (field === 'instructions' || field === 'equipment' || field === 'alt') return undefined;
    if (!said || out > MOST_HOURS_OUT || !LEAVES.test(sentence) || WARNS.test(sentence)) return undefined;
    const thaws = /\b(?:thaw|defrost)/i.test(`${about} ${sentence}`);
    if (thaws || FRIDGE.test(sentence) || FREEZER.test(sentence) || longestHours(sentence) > 0) return undefined;
    return `leaves it ("${said}") and says not for how long: ${getSpan(out)} is the most out of the fridge`;
  });
};

const MEAT_WORDS =
  /\b(?:chicken|turkey|poultry|pork|beef|lamb|veal|meat|mince|fish|cod|salmon|prawns?|shrimp|thighs?|drumsticks?)\b/i;
const LEFT = /\b(?:leave|leaves|left|stand|sit|rest|marinat\p{L}*|set (?:it |them )?aside|steep|brine)\b/iu;

/** Reports raw meat that waits outside the fridge. */
const waitingMeat: Rule = (recipe) => {
  if (!recipe.facts.lines.some(({ food }) => food.cooking?.core !== undefined && food.diet !== 'vegetarian')) return [];
  return inStatements(recipe.texts, (sentence, { text }) => {
    const waits = MEAT_WORDS.test(sentence) && LEFT.test(sentence) && !FRIDGE.test(text);
    if (!waits || /\b(?:simmer|oven|roast|bake|cook|not|never|soak)\b/i.test(sentence)) return undefined;
    const hours = longestHours(sentence);
    return hours > MOST_HOURS_OUT && `leaves meat or fish for ${getSpan(hours)} without a fridge: say "in the fridge"`;
  });
};

const CHILLED_WITHIN = /\b(?:fridge|refrigerat\p{L}*|chill(?:ed|s)?|cool(?:ed|s)?|cold|freez\p{L}*|put away)\b/iu;
const WITHIN = /\bwithin\b[^.,;]*|(?<=\b(?:goes? in|fridge|chilled|put away) )(?:before|by)\b[^.,;]*/i;

/** Reports leftovers that wait too long for the fridge. */
const chilledLate: Rule = (recipe) => {
  const dish = getDish(recipe);
  const isRice = dish === RICE;
  if (dish.out > DAY) return [];
  const most = isRice ? RICE.out : MOST_HOURS_OUT;
  return inStatements(recipe.texts, (sentence, { asked = '' }) => {
    const within = WITHIN.exec(sentence)?.[0] ?? '';
    const hours = longestHours(within.replace(/^(?:before|by)\b/i, 'until'));
    if (
      hours <= most ||
      hours >= DAY ||
      /\bas soon as\b/i.test(sentence) ||
      !CHILLED_WITHIN.test(`${asked} ${sentence}`)
    )
      return undefined;
    return `lets it wait ${getSpan(hours)} for the fridge: ${isRice ? 'rice' : 'what spoils'} goes in within ${getSpan(most)}`;
  });
};

const DEGREES = /(-?\d+)(?:\s*(?:–|-|to)\s*(-?\d+))?\s*°\s*C/g;
const REHEATS = /\breheat/i;
const HOLDS = /\b(?:keep|keeps|kept|hold|holds|held)\b[^.]*\b(?:warm|hot)\b/i;
const REHEATED = 70;
const HELD = 60;
const COLDEST_FRIDGE = 5;

/** Temperatures (°C) at which germs grow, in reheating, warm holding and the fridge. */
const holdingHeat: Rule = (recipe) => {
  const spoils = getDish(recipe).out <= MOST_HOURS_OUT;
  return inStatements(recipe.texts, (sentence, { asked = '' }) => {
    const degrees = [...sentence.matchAll(DEGREES)].map(([, from, to]) => Number(to ?? from));
    const [first] = degrees;
    if (first === undefined || DENIED.test(sentence)) return undefined;
    const said = `${asked} ${sentence}`;
    const hottest = Math.max(...degrees);
    if (spoils && REHEATS.test(said) && hottest < REHEATED)
      return `reheats it to ${hottest} °C: until it steams all through, 74 °C (165 °F)`;
    if (spoils && HOLDS.test(said) && hottest < HELD && hottest > 30)
      return `holds it at ${hottest} °C: hot food stays above ${HELD} °C (140 °F)`;
    const isFridge = /\bfridge|refrigerator\b/i.test(said) && first > COLDEST_FRIDGE && first < 20;
    return isFridge && `has a fridge at ${first} °C: ${COLDEST_FRIDGE} °C (41 °F) is the most`;
  });
};

export const keepingRules: Rule[] = [keeping, leftOut, waitingMeat, chilledLate, holdingHeat];
