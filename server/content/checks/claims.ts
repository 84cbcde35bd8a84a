import { NUMBER_WORDS } from '#cooking/durations-in-text.ts';
import type { Course } from '#schema/rules/vocabulary.ts';
import { getNames, getParts } from '../foods/foods.ts';
import type { FoodLine, PathProblem } from '../foods/recipe-facts.ts';
import { toWords } from '../foods/words.ts';
import { type CheckedText, type Rule, toSentences } from './checked-recipe.ts';

/** Fields in which a recipe speaks of itself. */
const SELF: ReadonlySet<CheckedText['field']> = new Set([
  'title',
  'description',
  'why',
  'tips',
  'serving',
  'summary',
  'alt',
]);
/** A sentence that speaks of another version. */
const CONDITIONAL =
  /\b(?:unless|if|for (?:a|an) [\p{L}-]+ (?:version|one|table)|version|make it|to make|turn it|turns it|instead|swap|replace|otherwise|leave (?:it |them )?out|without the|stand-in|in its place)\b/iu;
/** Foods of which a little names a dish. */
const LITTLE = new Set(
  toWords(
    'peanut bacon ham lemon garlic blueberry egg buttermilk yogurt honey maple mustard celery sage basil mint cinnamon vanilla chocolate coconut ginger saffron turmeric caper olive onion hazelnut raspberry raisin',
  ),
);
/** Foods that a dish named after them must contain. */
const NAMESAKES = new Set([
  ...LITTLE,
  ...toWords(
    'chicken duck turkey beef pork lamb veal tuna salmon cod clam shrimp prawn crab lobster squid tofu paneer cheese walnut cashew almond pistachio sesame lentil potato pumpkin aubergine asparagus broccoli cauliflower avocado apple pear peach banana orange lime spinach chickpea mushroom cucumber tomato scallion mango rice noodle bean pea cabbage carrot courgette fennel leek beetroot sausage polenta strawberry cherry plum apricot fig pineapple',
  ),
]);

/** Stock and oil are not the food that they come from. */
const isFood = ({ food }: FoodLine) => !/^(?:stock|oil)/.test(food.key);

/** Demands the food that names the dish: butter chicken without chicken is another dish. */
const namesake: Rule = ({ fields, facts, finder }) => {
  const held = new Set(
    facts.lines.filter(isFood).flatMap(({ line, food }) =>
      [food, ...getParts(food, finder.foods)].flatMap((part) => {
        const known = typeof part === 'string' ? finder.foods.get(part) : part;
        return known ? [line.text, ...getNames(known), ...known.kinds].flatMap(toWords) : [];
      }),
    ),
  );
  // Ayib is made and is a cheese, so its other names may say so.
  const made = finder.named(fields.title);
  const makes = made ? [...getNames(made), ...made.kinds].flatMap(toWords) : [];
  const names: [PathProblem['path'], string][] = [
    [['title'], fields.title],
    ...fields.aka.map((name, index): [PathProblem['path'], string] => [['aka', index], name]),
  ];
  return names.flatMap(([path, name]) =>
    (name.toLowerCase().match(/[\p{L}'’]+/gu) ?? [])
      .map((written) => ({ written, word: toWords(written)[0] ?? '' }))
      .filter(({ word }) => NAMESAKES.has(word) && !held.has(word) && !(path[0] === 'aka' && makes.includes(word)))
      .map(({ written }) => ({
        path,
        message: `names ${written}, which is not among the ingredients: list it, or name the dish otherwise`,
      })),
  );
};

/** Grams a serving below which a dish of a course is not named for its food; of nuts and bacon a few will do. */
const LEAST_NAMESAKE: Partial<Record<Course, number>> = { main: 25, soup: 15, breakfast: 15 };

/** Reports a dish with hardly any of the ingredient that it is named after. */
const littleNamesake: Rule = ({ fields, facts }) => {
  const least = LEAST_NAMESAKE[fields.course];
  if (least === undefined) return [];
  const named = new Set(toWords([fields.title, ...fields.aka].join(' ')).filter((word) => NAMESAKES.has(word)));
  return [...named].flatMap((word): PathProblem[] => {
    const lines = facts.lines
      .filter(isFood)
      .filter(({ food, line }) => [line.item, ...getNames(food), ...food.kinds].flatMap(toWords).includes(word));
    const each = lines.reduce((sum, { eaten }) => sum + eaten, 0) / fields.servings;
    const [first] = lines;
    if (!first || first.food.cooking?.core !== undefined || LITTLE.has(word) || each >= least) return [];
    const message = `"${first.line.text}" makes ${Math.round(each)} g a serving: a dish that is named for ${word} has ${least} g or more`;
    return [{ path: first.path, message }];
  });
};

const COUNT = `(\\d+|${Object.keys(NUMBER_WORDS)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;
const SERVES = new RegExp(
  `\\b(?:serves|feeds|enough for|(?:dinner|lunch|breakfast|supper) for)\\s+(?:a (?:table|family|party|crowd) of |up to |about )?${COUNT}(?: people| hungry people| eaters| guests)?(?=[.,;!?]|$| (?:with|at|as|and|for)\\b)`,
  'i',
);
const MAKES = new RegExp(
  `\\bmakes\\s+(?:about\\s+)?\\{?${COUNT}\\b(?! (?:it|the|a|minutes|g\\b|ml|l\\b|litres?|cups?|servings|portions))`,
  'i',
);
const READY = new RegExp(
  `\\b${COUNT} minutes from \\p{L}+ to (?:the )?(?:table|plate|bowl|glass|cup)\\b|\\b(?:(?:ready|done|on the table|made|dinner) in(?: under| less than| about)?)\\s+${COUNT}\\s+minutes\\b|\\b${COUNT}-minute (?:dinner|lunch|meal|breakfast|dish|supper|recipe)`,
  'iu',
);
const THINGS = new RegExp(
  `\\b(?:only|just|from|of|with|needs?|uses?|takes?) ${COUNT} ingredients\\b|\\b${COUNT}-ingredient\\b`,
  'i',
);
/** "on the table in half an hour", "from start to finish in two hours". */
const READY_HOURS =
  /\b(?:ready|done|on the table|to plate|to table|start to finish|made|dinner|lunch|supper) in (?:under |less than |about |only |just )?(?<time>half an hour|an hour|(?:two|three|four) hours)\b/i;
const HOURS: Record<string, number> = { half: 30, an: 60, two: 120, three: 180, four: 240 };
const TOLERANCE = 1.1;
/** Minutes of a later day, or of none. */
const ANOTHER_DAY = /\b(?:not|never|once|after|when|almost|nearly)\b/i;

/** Reports a number in the texts about the recipe that contradicts it. */
const numberClaims: Rule = ({ texts, fields, facts }) => {
  const total = fields.totalMinutes ?? fields.prepTime + fields.cookTime;
  const pieces = Number(/\d+/.exec(fields.yield ?? '')?.[0] ?? Number.NaN);
  const foods = new Set(
    facts.lines.map(({ food }) => food.key).filter((key) => !/^(?:water|salt|pepper-black)/.test(key)),
  );
  return texts
    .filter(({ field }) => SELF.has(field) || field === 'serving')
    .flatMap(({ text, path, field }) => {
      const found: PathProblem[] = [];
      const serves = countIn(SERVES, text);
      if (serves !== undefined && SELF.has(field) && serves !== fields.servings) {
        found.push({ path, message: `says that it serves ${serves}, but servings is ${fields.servings}` });
      }
      const makes = countIn(MAKES, text);
      if (makes !== undefined && makes !== fields.servings && makes !== pieces) {
        const right = fields.yield === undefined ? `add "yield: ${makes} …"` : `yield is ${fields.yield}`;
        found.push({ path, message: `says that it makes ${makes}, but servings is ${fields.servings}: ${right}` });
      }
      const ready = CONDITIONAL.test(text) || ANOTHER_DAY.test(text) ? undefined : minutesSaid(text);
      const takes = /\bcook(?:s|ing)?\b/i.test(text) ? fields.cookTime : total;
      if (ready !== undefined && SELF.has(field) && takes > ready * TOLERANCE) {
        found.push({ path, message: `says ${ready} minutes, but it takes ${takes}` });
      }
      const things = countIn(THINGS, text);
      if (things !== undefined && SELF.has(field) && foods.size > things) {
        const message = `says ${things} ingredients, but there are ${foods.size} besides water, salt and pepper`;
        found.push({ path, message });
      }
      return found;
    });
};

function minutesSaid(text: string): number | undefined {
  const hours = READY_HOURS.exec(text)?.groups?.time;
  return hours === undefined ? countIn(READY, text) : HOURS[hours.toLowerCase().split(' ')[0] ?? ''];
}

function countIn(pattern: RegExp, text: string): number | undefined {
  const match = pattern.exec(text);
  const written = match?.slice(1).find(Boolean)?.toLowerCase();
  return written === undefined ? undefined : (NUMBER_WORDS[written] ?? Number(written));
}

const AMOUNTS = new Set(['g', 'kg', 'ml', 'l', 'tsp', 'tbsp', 'cups', 'cloves']);
const SHAPES = /\b(?:cut|divide|form|pat|roll|shape)\b/i;

/** Pieces that the steps shape or end with, if their number is not the yield's: `{8 wedges}` of `yield: 6 wedges`. */
const pieces: Rule = ({ texts, fields: { yield: made } }) => {
  const [, count, thing] = /^(\d+) (\p{L}+)/u.exec(made ?? '') ?? [];
  if (thing === undefined || AMOUNTS.has(thing)) return [];
  const last = texts
    .filter(({ field }) => field === 'instructions')
    .flatMap(({ text, path }) =>
      toSentences(text).flatMap((sentence) =>
        [...sentence.matchAll(/\{(\d+) (\p{L}+)\}/gu)]
          .filter((match) => match[2] === thing || (SHAPES.test(sentence) && !AMOUNTS.has(match[2] ?? '')))
          .map((match) => ({ match, path })),
      ),
    )
    // Two pieces of dough may make one.
    .findLast(({ match }) => ![0.5, 1, 2].includes(Number(match[1]) / Number(count)));
  return last ? [{ path: last.path, message: `makes ${last.match[0]}, but yield is ${made}` }] : [];
};

export const claimRules: Rule[] = [namesake, littleNamesake, numberClaims, pieces];
