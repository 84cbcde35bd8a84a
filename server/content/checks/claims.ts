import { namesOf, partsOf } from '../foods/foods.ts';
import type { PathProblem } from '../foods/recipe-facts.ts';
import { wordsOf } from '../foods/words.ts';
import type { CheckedText, Rule } from './checked-recipe.ts';

/** Fields in which a recipe speaks of itself. */
export const SELF: ReadonlySet<CheckedText['field']> = new Set([
  'title',
  'description',
  'why',
  'tips',
  'serving',
  'summary',
  'alt',
]);
/** A sentence that speaks of another version, or of other people's. */
export const CONDITIONAL =
  /\b(?:not|never|isn't|unless|if|for (?:a|an) [\p{L}-]+ (?:version|one|table)|version|make it|to make|turn it|instead|swap|replace|otherwise|leave out|without the|most|almost|nearly|guests?|friends?|anyone|once|after|when)\b/iu;
/** Foods that a dish which is named for them has to have. */
const NAMESAKES = new Set(
  wordsOf(
    'chicken beef pork lamb veal bacon ham egg tuna salmon cod clam shrimp prawn crab tofu paneer peanut lentil potato aubergine apple blueberry spinach chickpea mushroom cucumber tomato mango',
  ),
);

/** Demands the food that names the dish: butter chicken without chicken is another dish. */
const namesake: Rule = ({ fields, facts, finder }) => {
  const held = new Set(
    facts.lines.flatMap(({ line, food }) =>
      [food, ...partsOf(food, finder.foods)].flatMap((part) => {
        const known = typeof part === 'string' ? finder.foods.get(part) : part;
        return known ? [line.text, ...namesOf(known), ...known.kinds].flatMap(wordsOf) : [];
      }),
    ),
  );
  return wordsOf(fields.title)
    .filter((word) => NAMESAKES.has(word) && !held.has(word))
    .map((word) => ({
      path: ['title'],
      message: `names ${word}, which is not among the ingredients: list it, or name the dish otherwise`,
    }));
};

const COUNTED: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  sixteen: 16,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  sixty: 60,
};
const COUNT = `(\\d+|${Object.keys(COUNTED)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;
const SERVES = new RegExp(
  `\\b(?:serves|feeds|enough for|(?:dinner|lunch|breakfast|supper) for)\\s+${COUNT}(?: people| hungry people| eaters)?(?=[.,;!?]|$)`,
  'i',
);
const MAKES = new RegExp(
  `\\bmakes\\s+(?:about\\s+)?\\{?${COUNT}\\b(?! (?:it|the|a|minutes|g\\b|ml|l\\b|litres?|cups?|servings|portions))`,
  'i',
);
const READY = new RegExp(
  `\\b(?:(?:ready|done|on the table|made|dinner) in(?: under| less than| about)?)\\s+${COUNT}\\s+minutes\\b|\\b${COUNT}-minute (?:dinner|lunch|meal|breakfast|dish|supper|recipe)`,
  'i',
);
const THINGS = new RegExp(
  `\\b(?:only|just|from|of|with|needs?|uses?|takes?) ${COUNT} ingredients\\b|\\b${COUNT}-ingredient\\b`,
  'i',
);
const TOLERANCE = 1.1;

/** A number in the texts about the recipe that contradicts it. */
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
      const ready = CONDITIONAL.test(text) ? undefined : countIn(READY, text);
      const takes = /\bcook/i.test(text) ? fields.cookTime : total;
      if (ready !== undefined && SELF.has(field) && takes > ready * TOLERANCE) {
        found.push({ path, message: `says ${ready} minutes, but it takes ${takes}` });
      }
      const things = countIn(THINGS, text);
      if (things !== undefined && SELF.has(field) && foods.size > things) {
        found.push({
          path,
          message: `says ${things} ingredients, but there are ${foods.size} besides water, salt and pepper`,
        });
      }
      return found;
    });
};

function countIn(pattern: RegExp, text: string): number | undefined {
  const match = pattern.exec(text);
  const written = match?.slice(1).find(Boolean)?.toLowerCase();
  return written === undefined ? undefined : (COUNTED[written] ?? Number(written));
}

export const claimRules: Rule[] = [namesake, numberClaims];
