import { sumOf } from '../foods/foods.ts';
import type { FoodLine, PathProblem } from '../foods/recipe-facts.ts';
import { type CheckedRecipe, type CheckedText, type Rule, statementsOf } from './checked-recipe.ts';
import { longestHours, spanOf } from './spans.ts';

const DAY = 24;
/** Hours that what spoils may stand out, and those of a picnic's bread and cheese. */
const MOST_HOURS_OUT = 2;
const MOST_FREEZER_HOURS = 366 * DAY;

type Place = 'fridge' | 'freezer' | 'out';

/** A thing that is kept: how long in the fridge, and out of it, in hours. */
interface Kept {
  what: string;
  fridge: number;
  out: number;
  /** `true` for oils and fats, in which fresh things keep no longer than a week. */
  isOil?: boolean;
}
const kept = (what: string, days: number, out = MOST_HOURS_OUT): Kept => ({ what, fridge: days * DAY, out });

const RICE = kept('cooked rice keeps a day in the fridge, cooled within an hour', 1, 1);
const MEAT = kept('cooked meat, fish and eggs keep 4 days in the fridge', 4);
const MOIST = kept('cooked vegetables, pulses and sauces keep 5 days in the fridge', 5);
const RAW = kept('raw meat, fish and eggs for cooking keep 2 days in the fridge', 2);
const GARLIC_OIL = kept('garlic in oil keeps a week in the fridge, and never out of it', 7);
const BREAD = kept('bread and pastry keep two days out of the fridge', 7, 2 * DAY);
const STEEPED = kept('oil with fresh garlic, ginger or herbs keeps a week in the fridge, and never out of it', 7);
const ANY = kept('', Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);

/** Of other things than the dish, by the words of a sentence; the first that fits counts. */
const NAMED: [words: RegExp, kept: Kept][] = [
  [/\bgarlic(?:ky)? oil\b|\bgarlic\b[^.]*\b(?:in|under|with) (?:\p{L}+ )?oil\b|\boil\b[^.]*\bgarlic\b/iu, GARLIC_OIL],
  [/\b(?:cooked|leftover|boiled|fried|of|the|with) rice\b(?! (?:flour|batter))/i, RICE],
  [
    /\b(?:raw|uncooked|unbaked) (?:meat|chicken|poultry|mince|minced|ground|fish|pork|beef|prawns?|shrimp|patties|burgers)\b/i,
    RAW,
  ],
  [/\bdough\b|\bstarter\b|\bbatter\b|\byeast\b|\bsponge\b/i, kept('dough and batter keep a week in the fridge', 7, 30)],
  [/\bpickle[ds]?\b|\bpickled\b|\bjam\b|\bpreserve/i, kept('pickles keep a month in the fridge', 31, 6)],
  [
    /\bconcentrate\b|\bsyrup\b|\bdressing\b|\bvinaigrette\b|\bpaste\b|\bcordial\b/i,
    kept('sharp and sweet things keep two weeks', 14),
  ],
  [
    /\bspices?\b|\bcookies\b|\bbiscuits\b|\bbuns?\b|\bbread\b|\bchips\b|\bcrumbs\b|\bflour\b|\bdried\b|\bdry\b|\bsoak|\bdrain|\bunopened\b|\bcupboard (?:supper|cooking)\b|\beverything in it\b|\bthings that\b|\bvanilla\b|\bripen|\bbanana\b|\bghee\b|\bbutter\b|\btortillas\b|\bkibbeh\b|\bstarch\b|\bunpeeled\b|\bcool place\b|\bcheese keeps\b|\bold (?:beans|spices|rice|garlic)\b|\baged\b|\bthe dry\b/i,
    ANY,
  ],
];

const FREEZER = /\bfr(?:eez|oz)/i;
const FRIDGE = /\bfridge|refrigerat|\bchill(?:ed|s)?\b|\bin the cold\b|\bon ice\b|\biced\b|\bcool bag\b/i;
const OUT =
  /\broom temperature|\bcounter\b|\bworktop|\bwork surface|\bcupboard|\bpantry|\blarder|\bshelf\b|\bunrefrigerated|\bout of the (?:fridge|refrigerator)|\b(?:left|leave|stand|stands|sit|sits|keep|keeps|stay|stays)\b[^,;]{0,25}\bout\b|\b(?:on|by|beside|near|next to|under) (?:the|a|your) (?:\p{L}+ )?(?:table|stove|hob|cooker|range|windowsill|side|sideboard|bench|sink|radiator|porch|balcony)\b|\b(?:leave|let)\b[^.;]*\bcool (?:down )?(?:by itself|on its own|slowly|alone|where it)|\bwindowsill|\b(?:without|no need (?:for|of)) (?:a |the |any )?(?:fridge|refrigerat)|\b(?:switched[- ]off|cooling|warm|turned[- ]off) oven|\bwarm (?:place|kitchen|spot|corner)|\bin (?:its|the) pot\b|\bon the kitchen\b|\blunch ?box/iu;
const KEEPS =
  /\bkeeps?\b|\bkept\b|\blasts?\b|\bstor(?:e|es|ed|age)\b|\bleftovers?\b|\b(?:good|fine|safe|edible|feeds|reheats?) (?:\p{L}+ )?(?:for|until|till|up|you)\b|\bhow long\b|\bstays?\b|\bahead\b|\beat(?:en)?\b[^.]*\bwithin\b|\buse\b[^.]*\bwithin\b|\bwaits?\b|\blives?\b|\breheats?\b|\bfrom (?:last )?\p{L}+day\b/iu;
const DENIED = /\b(?:not|never|don't|cannot|can't|no longer than|nothing|too long)\b/i;
/** Of half a day at most, this is how long it cooks. */
const COOKS = /\bsimmer|\bcook|\bbak(?:e|es|ing)\b|\bboil|\breheat|\boven\b/i;
const LONGEST_COOKING_HOURS = 12;
/** Not how long it keeps: how soon it goes into the fridge, and how long it cooks. */
const NO_KEEPING =
  /\bwithin\b|\bat least\b|\b(?:before|after) (?:serving|you)|\bages?\b|\bold\b|\bunder \p{L}+ (?:year|month)|\bbabies\b|\bfor the past\b|\bago\b|\bsoak|\blain\b|\bspread over\b/iu;

/** Checks how long a dish keeps, and where: in the fridge, in the freezer, on the counter. */
const keeping: Rule = (recipe) => {
  const dish = dishOf(recipe);
  return recipe.texts.flatMap((text) => {
    const { asked = '', path } = text;
    const agrees = asked !== '' && YES.test(text.text);
    // A yes takes over what the question says: "May it stand out overnight?"
    const taken = agrees ? clausesOf({ ...text, text: asked.replaceAll('?', '.'), asked: '' }) : [];
    return [...clausesOf(text), ...taken].flatMap((clause) => problemOf(clause, dish, path));
  });
};

const YES = /^(?:yes|sure|of course|certainly|you (?:can|may)|it (?:can|may)|no problem)\b/i;

interface Clause {
  text: string;
  sentence: string;
  asked: string;
}

function clausesOf({ text, asked = '' }: CheckedText): Clause[] {
  return statementsOf(text).flatMap((sentence) =>
    sentence.split(/[,:]|\b(?:and|or|but|then)\b(?! \p{L}+ (?:days?|weeks?|hours?|months?)\b)/iu).map((clause) => ({
      text: clause,
      sentence,
      asked,
    })),
  );
}

function problemOf({ text, sentence, asked }: Clause, dish: Kept, path: PathProblem['path']): PathProblem[] {
  const hours = longestHours(text);
  if (hours === 0 || NO_KEEPING.test(text)) return [];
  if (hours <= LONGEST_COOKING_HOURS && COOKS.test(text) && !OUT.test(text)) return [];
  const place =
    placeOf(text) ??
    placeOf(sentence) ??
    (KEEPS.test(`${asked} ${sentence}`) ? (placeOf(asked) ?? 'fridge') : undefined);
  if (place === undefined || (place === 'out' && DENIED.test(text))) return [];
  if (place === 'freezer') {
    const long = hours > MOST_FREEZER_HOURS;
    return long ? [{ path, message: `keeps it for ${spanOf(hours)} in the freezer: a year is the most` }] : [];
  }
  const intoOil =
    dish.isOil === true && FRESH.test(`${asked} ${sentence}`) && !DENIED.test(sentence) ? STEEPED : undefined;
  const thing = intoOil ?? namedIn(sentence.slice(0, sentence.indexOf(text) + text.length)) ?? namedIn(asked) ?? dish;
  const most = place === 'out' ? thing.out : thing.fridge;
  if (hours <= most) return [];
  const out = place === 'out' ? ` out of the fridge: ${spanOf(most)} is the most;` : ':';
  return [{ path, message: `keeps it for ${spanOf(hours)}${out} ${thing.what}` }];
}

function namedIn(text: string): Kept | undefined {
  return NAMED.find(([words]) => words.test(text))?.[1];
}

function placeOf(text: string): Place | undefined {
  if (OUT.test(text)) return 'out';
  if (FREEZER.test(text)) return 'freezer';
  return FRIDGE.test(text) ? 'fridge' : undefined;
}

/** Moist things that carry germs under oil, where there is no air. */
const FRESH = /\b(?:garlic|ginger|scallions?|shallots?|fresh (?:herbs|chillies|chilli|basil|rosemary)|basil)\b/i;

/** Grams a serving above which a food decides how long the dish keeps. */
const DECISIVE_GRAMS = 20;
/** Below this share of water a dish is bread, a spice or a fat. */
const MOIST_SHARE = 0.5;

/** From this share of flour on it is bread. */
const LEAST_FLOUR = 0.3;
/** The same of a dessert, whose sugar and fruit keep. */
const LEAST_FLOUR_OF_DESSERT = 0.15;

/** The dish by its foods. */
function dishOf({ facts, fields }: CheckedRecipe): Kept {
  const decisive = (passes: (line: FoodLine) => boolean) =>
    facts.lines.some((line) => line.eaten / fields.servings > DECISIVE_GRAMS && passes(line));
  if (decisive(({ food }) => food.cooking?.rice === true)) return RICE;
  if (decisive(({ food }) => food.cooking?.core !== undefined && !food.key.startsWith('egg'))) return MEAT;
  const eaten = facts.lines.map(({ food, eaten: grams }) => ({ per100g: food.per100g, grams }));
  const weight = eaten.reduce((sum, { grams }) => sum + grams, 0);
  const { protein, fat, carbohydrate } = sumOf(eaten);
  const garlic = facts.lines.some(({ food }) => food.key === 'garlic');
  const isOil = fat / weight > MOIST_SHARE;
  if (garlic && isOil) return GARLIC_OIL;
  if ((protein + fat + carbohydrate) / weight > 1 - MOIST_SHARE) return { ...ANY, isOil };
  const leastFlour = fields.course === 'dessert' ? LEAST_FLOUR_OF_DESSERT : LEAST_FLOUR;
  const flour = facts.lines.filter(({ food }) => food.key.includes('flour') || food.key.startsWith('masa'));
  if (flour.reduce((sum, { eaten: grams }) => sum + grams, 0) / weight > leastFlour) return BREAD;
  return decisive(({ food }) => food.key.startsWith('egg')) ? MEAT : MOIST;
}

const MEAT_WORDS =
  /\b(?:chicken|turkey|poultry|pork|beef|lamb|veal|meat|mince|fish|cod|salmon|prawns?|shrimp|thighs?|drumsticks?)\b/i;
const LEFT = /\b(?:leave|leaves|left|stand|sit|rest|marinat\p{L}*|set (?:it |them )?aside|steep|brine)\b/iu;

/** Raw meat that waits in no fridge. */
const waitingMeat: Rule = (recipe) => {
  if (!recipe.facts.lines.some(({ food }) => food.cooking?.core !== undefined && food.diet !== 'vegetarian')) return [];
  return recipe.texts.flatMap(({ text, path }) => {
    if (FRIDGE.test(text)) return [];
    return statementsOf(text)
      .filter((sentence) => MEAT_WORDS.test(sentence) && LEFT.test(sentence))
      .filter((sentence) => !/\b(?:simmer|oven|roast|bake|cook|not|never|soak)\b/i.test(sentence))
      .flatMap((sentence): PathProblem[] => {
        const hours = longestHours(sentence);
        if (hours <= MOST_HOURS_OUT) return [];
        return [{ path, message: `leaves meat or fish for ${spanOf(hours)} without a fridge: say "in the fridge"` }];
      });
  });
};

const CHILLED_WITHIN = /\b(?:fridge|refrigerat\p{L}*|chill(?:ed|s)?|cool(?:ed|s)?|cold|freez\p{L}*|put away)\b/iu;
const WITHIN = /\bwithin\b[^.,;]*/i;

/** Leftovers that wait too long for the fridge. */
const chilledLate: Rule = (recipe) => {
  const dish = dishOf(recipe);
  const isRice = dish === RICE;
  if (dish.out > DAY) return [];
  const most = isRice ? RICE.out : MOST_HOURS_OUT;
  return recipe.texts.flatMap(({ text, path, asked = '' }) =>
    statementsOf(text).flatMap((sentence): PathProblem[] => {
      const within = WITHIN.exec(sentence)?.[0] ?? '';
      const hours = longestHours(within);
      if (hours <= most || hours >= DAY || !CHILLED_WITHIN.test(`${asked} ${sentence}`)) return [];
      const message = `lets it wait ${spanOf(hours)} for the fridge: ${isRice ? 'rice' : 'what spoils'} goes in within ${spanOf(most)}`;
      return [{ path, message }];
    }),
  );
};

const DEGREES = /(-?\d+)(?:\s*(?:–|-|to)\s*(-?\d+))?\s*°\s*C/g;
const REHEATS = /\breheat/i;
const HOLDS = /\b(?:keep|keeps|kept|hold|holds|held)\b[^.]*\b(?:warm|hot)\b/i;
const REHEATED = 70;
const HELD = 60;
const COLDEST_FRIDGE = 5;

/** Temperatures at which germs grow: of what is reheated, held warm, or kept in the fridge, in °C. */
const holdingHeat: Rule = (recipe) => {
  const spoils = dishOf(recipe).out <= MOST_HOURS_OUT;
  return recipe.texts.flatMap(({ text, path, asked = '' }) =>
    statementsOf(text).flatMap((sentence): PathProblem[] => {
      const degrees = [...sentence.matchAll(DEGREES)].map(([, from, to]) => Number(to ?? from));
      const [first] = degrees;
      if (first === undefined || DENIED.test(sentence)) return [];
      const said = `${asked} ${sentence}`;
      const say = (message: string) => [{ path, message }];
      const hottest = Math.max(...degrees);
      if (spoils && REHEATS.test(said) && hottest < REHEATED)
        return say(`reheats it to ${hottest} °C: until it steams all through, 74 °C (165 °F)`);
      if (spoils && HOLDS.test(said) && hottest < HELD && hottest > 30)
        return say(`holds it at ${hottest} °C: hot food stays above ${HELD} °C (140 °F)`);
      if (/\bfridge|refrigerator\b/i.test(said) && first > COLDEST_FRIDGE && first < 20)
        return say(`has a fridge at ${first} °C: ${COLDEST_FRIDGE} °C (41 °F) is the most`);
      return [];
    }),
  );
};

export const keepingRules: Rule[] = [keeping, waitingMeat, chilledLate, holdingHeat];
