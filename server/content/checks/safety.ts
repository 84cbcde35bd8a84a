import type { FoodLine, PathProblem } from '../foods/recipe-facts.ts';
import { wordsOf } from '../foods/words.ts';
import {
  type CheckedRecipe,
  type CheckedText,
  linesOf,
  methodOf,
  type Rule,
  sentencesOf,
  stepsOf,
} from './checked-recipe.ts';

const CELSIUS = /(\d+)(?:\s*(?:–|-|to)\s*(\d+))?\s*°\s*C/g;
/** A core is neither the heat of an oven nor that of a fridge, in °C. */
const CORE_FROM = 45;
const CORE_UP_TO = 99;
const POULTRY = 74;
const MINCED = 71;
const WHOLE = 63;
const LONG_COOKING_MINUTES = 45;

const FAHRENHEIT: Record<number, number> = { 63: 145, 71: 160, 74: 165 };
const degrees = (core: number) => `${core} °C (${FAHRENHEIT[core] ?? Math.round((core * 9) / 5 + 32)} °F)`;

/** What the sentence around a core temperature says of it. */
const OF_A_CORE =
  /reach|reads?|measure|registers?|thermometer|probe|inside|middle|cent(?:re|er)|thickest|core|until|through|done|safe|largest|at least/i;
const NOT_A_CORE = /oven|oil|water|sugar|syrup|caramel|chocolate|dough|milk|yeast|plates?|warm|proof|prove|hold|keep/i;

/** The temperatures that a text gives for the inside of a thing: only their own part of the sentence says of what. */
function coreTemperatures(text: string): number[] {
  return sentencesOf(text)
    .flatMap((sentence) => sentence.split(/[,;:]/))
    .filter((clause) => OF_A_CORE.test(clause) && !NOT_A_CORE.test(clause.replace(/\([^)]*\)/g, '')))
    .flatMap(anyTemperature);
}

function anyTemperature(text: string): number[] {
  return [...text.matchAll(CELSIUS)]
    .map(([, from]) => Number(from))
    .filter((value) => value >= CORE_FROM && value <= CORE_UP_TO);
}

function isEgg({ food }: FoodLine): boolean {
  return /^egg(?:-(?:yolk|white))?$/.test(food.key);
}

/** What has to get hot inside, and how hot. */
function coreOf({ food }: FoodLine): number | undefined {
  return food.key.startsWith('egg') ? undefined : food.cooking?.core;
}

/** Meat and fish get hot enough, and the recipe says how hot. */
const coreTemperature: Rule = (recipe) => {
  const meats = linesOf(recipe, (line) => coreOf(line) !== undefined && line.eaten > 0 && !isPickled(recipe, line));
  const needed = Math.max(0, ...meats.map((line) => coreOf(line) ?? 0));
  const strictest = meats.find((line) => coreOf(line) === needed);
  if (!strictest) return [];
  const { line, food, path } = strictest;
  const steps = stepsOf(recipe);
  const tooLow = [...steps, ...recipe.texts.filter(({ field }) => field === 'tips' || field === 'faqs')].flatMap(
    (text) =>
      coreTemperatures(text.text)
        .filter((value) => value < leastFor(text, meats))
        .map((value): PathProblem => {
          const least = leastFor(text, meats);
          return {
            path: text.path,
            message: `stops at ${value} °C: ${kindOf(least)} is safe from ${degrees(least)} on`,
          };
        }),
  );
  const said = steps.some(({ text }) => anyTemperature(text).some((value) => value >= needed));
  if (said || (needed < POULTRY && longest(methodOf(recipe)) >= LONG_COOKING_MINUTES) || isShell(strictest))
    return tooLow;
  const message = `"${line.text}": no step says how hot ${food.name} has to get inside: ${degrees(needed)}${needed === WHOLE ? ', then 3 minutes of rest' : ''}`;
  return tooLow.length > 0 ? tooLow : [{ path, message }];
};

/** The least for what the text speaks of; of several meats that are not named, the strictest. */
function leastFor(text: CheckedText, meats: readonly FoodLine[]): number {
  const words = new Set(wordsOf(text.text));
  const named = meats.filter(({ food }) => wordsOf(food.name).some((word) => words.has(word)));
  const cores = (named.length > 0 ? named : meats).map((line) => coreOf(line) ?? 0);
  return named.length > 0 ? Math.max(...cores) : Math.min(...cores);
}

function kindOf(core: number): string {
  return core >= POULTRY ? 'poultry' : core >= MINCED ? 'minced meat' : 'whole meat or fish';
}

/** Shellfish are done when they open or turn. */
function isShell({ food }: FoodLine): boolean {
  return food.contains.some((allergen) => allergen === 'molluscs' || allergen === 'crustaceans');
}

function isPickled(recipe: CheckedRecipe, { food }: FoodLine): boolean {
  return food.diet === 'fish' && /\b(?:ceviche|cured|smoked)\b/i.test(`${recipe.fields.title} ${food.name}`);
}

/** @returns the longest time that a text gives, in minutes. */
function longest(text: string): number {
  const times = [...text.matchAll(/(\d+(?:\.\d+)?|an|one|two|three|four)(?: 1\/2)?(?: to \d+)?\s*(minute|hour)s?/gi)];
  const numbers: Record<string, number> = { an: 1, one: 1, two: 2, three: 3, four: 4 };
  return Math.max(
    0,
    ...times.map(
      ([, count = '', unit]) => (numbers[count.toLowerCase()] ?? Number(count)) * (unit === 'hour' ? 60 : 1),
    ),
  );
}

const EGG_IS_COOKED =
  /71 °C|74 °C|pasteuri[sz]|\bset\b|firm|hard-boil|\bboil|\bbake|bak(?:e|ed|ing)\b|fry|fried|simmer|griddle|custard thickens|cook(?:ed|s)? through|no longer (?:runs|runny)|steam|poach/i;
const RUNNY = /runny|soft-boil|soft yolk|liquid yolk|barely set|sunny|over easy|coddled/i;
const CAUTION =
  /pasteuri[sz]|pregnan|71 °C|firm|set (?:through|fully|completely)|fully set|whites? (?:are|is) set|yolks? (?:are|is)? ?(?:set|firm)/i;

/** A custard or a frittata is done at a temperature, too; beside meat, the meat's counts. */
const eggCore: Rule = (recipe) => {
  const { lines } = recipe.facts;
  if (!lines.some(isEgg) || lines.some((line) => coreOf(line) !== undefined)) return [];
  return stepsOf(recipe).flatMap(({ text, path }) =>
    coreTemperatures(text)
      .filter((value) => value < MINCED && !/pasteuri[sz]/i.test(text))
      .map((value) => ({ path, message: `stops at ${value} °C: eggs are safe from ${degrees(MINCED)} on` })),
  );
};

/** Eggs set, or the recipe says that they are pasteurised. */
const eggs: Rule = (recipe) => {
  const lines = linesOf(recipe, isEgg);
  const [first] = lines;
  if (!first) return [];
  const method = methodOf(recipe);
  const everything = recipe.texts.map(({ text }) => text).join(' ');
  if (!EGG_IS_COOKED.test(method) && !/pasteuri[sz]/i.test(`${everything} ${first.line.text}`)) {
    return [
      {
        path: first.path,
        message: `"${first.line.text}" stays raw: cook it until it sets, 71 °C (160 °F), or ask for pasteurised eggs`,
      },
    ];
  }
  const runny = stepsOf(recipe).find(({ text }) => RUNNY.test(text) && !/no longer|not\b/i.test(text));
  if (!runny || CAUTION.test(everything)) return [];
  return [
    {
      path: runny.path,
      message: 'leaves the yolk runny: say who should not eat it, or name pasteurised eggs or 71 °C (160 °F)',
    },
  ];
};

/** Kidney beans and their kin hold a poison that only boiling destroys. */
const beans: Rule = (recipe) =>
  linesOf(recipe, ({ food }) => food.cooking?.boil !== undefined).flatMap(({ line, food, path }) => {
    const least = food.cooking?.boil ?? 0;
    const words = new Set(wordsOf(food.name));
    const boiled = stepsOf(recipe).some(
      ({ text }) => /\bboil/i.test(text) && longest(text) >= least && wordsOf(text).some((word) => words.has(word)),
    );
    if (boiled) return [];
    return [
      { path, message: `"${line.text}": no step boils ${food.name} hard for ${least} minutes, which makes them safe` },
    ];
  });

const DAYS =
  /\b(\d+|two|three|four|five|six|seven|ten)(?:\s*(?:to|or|–|-)\s*(\d+|two|three|four|five|six|seven))?\s+days?\b|\b(?:a|one|1) week\b/i;
const COUNTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, ten: 10 };
const STORED = /fridge|refrigerat|keeps?\b|chill|leftover/i;
const RICE_DAYS = 1;
const MEAT_DAYS = 4;

/** How long leftovers keep. */
const storage: Rule = (recipe) => {
  const { facts, texts } = recipe;
  const rice = facts.lines.some(({ food }) => food.cooking?.rice);
  const meat = facts.lines.some(
    ({ food, eaten }) => food.cooking?.core !== undefined && eaten / recipe.fields.servings > 20,
  );
  const most = rice ? RICE_DAYS : meat ? MEAT_DAYS : undefined;
  if (most === undefined) return [];
  return texts
    .filter(({ field }) => field === 'tips' || field === 'faqs' || field === 'instructions' || field === 'why')
    .flatMap(({ text, path }) =>
      sentencesOf(text).flatMap((sentence) => {
        const days =
          STORED.test(sentence) &&
          !/freez|dough|paste|sauce alone|spice|dressing|salsa|onions?\b|pickle|uncooked|raw|batter|soak/i.test(
            sentence,
          )
            ? daysIn(sentence)
            : 0;
        if (days <= most || (rice && /without the rice|broth|base\b/i.test(sentence))) return [];
        const what = rice
          ? 'cooked rice keeps a day in the fridge, cooled within an hour'
          : `cooked meat, fish and eggs keep ${MEAT_DAYS} days in the fridge`;
        return [{ path, message: `keeps it for ${days} days: ${what}` }];
      }),
    );
};

function daysIn(sentence: string): number {
  const found = DAYS.exec(sentence);
  if (!found) return 0;
  if (/week/.test(found[0])) return 7;
  const [first = '', second] = [found[1], found[2]];
  const count = (second ?? first).toLowerCase();
  return COUNTS[count] ?? Number(count);
}

const UNSAFE: [pattern: RegExp, right: string, unless: RegExp][] = [
  [
    /\b(?:wash|rinse)(?:es|ed)? (?:the |your )?(?:raw )?(?:chicken|turkey|duck|poultry|meat)\b/i,
    'do not: it spreads germs; pat it dry',
    /\bnot\b|never|no need/i,
  ],
  [
    /(?:thaw|defrost)\p{L}* .{0,30}(?:room temperature|on the counter|in warm water|in the sun)/iu,
    'thaw it in the fridge',
    /\bnot\b|never/i,
  ],
  [
    /marinat\p{L}* .{0,50}(?:room temperature|on the counter)/iu,
    'marinate it in the fridge',
    /\bnot\b|never|30 minutes|an hour|1 hour/i,
  ],
  [
    /(?:leave|keep|cool|stand|sit)\p{L}* .{0,40}(?:overnight|[3-9] hours|\d\d hours) .{0,20}(?:room temperature|on the counter)/iu,
    'put it in the fridge within two hours',
    /\bnot\b|never|dough|starter|batter|onion/i,
  ],
];

/** Habits that spread germs, in dishes of meat or fish. */
const unsafeHabits: Rule = (recipe) => {
  if (!recipe.facts.lines.some(({ food }) => food.cooking?.core !== undefined && food.diet !== 'vegetarian')) return [];
  return recipe.texts.flatMap(({ text, path }) =>
    sentencesOf(text).flatMap((sentence) =>
      UNSAFE.flatMap(([pattern, right, unless]) => {
        const found = pattern.exec(sentence)?.[0];
        return found && !unless.test(sentence) ? [{ path, message: `says "${found}": ${right}` }] : [];
      }),
    ),
  );
};

export const safetyRules: Rule[] = [coreTemperature, eggCore, eggs, beans, storage, unsafeHabits];
