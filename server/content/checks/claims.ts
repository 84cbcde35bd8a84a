import { type Allergen, DIETS, type Diet } from '#schema/rules/vocabulary.ts';
import { namesOf, partsOf } from '../foods/foods.ts';
import type { PathProblem } from '../foods/recipe-facts.ts';
import { wordsOf } from '../foods/words.ts';
import { type CheckedRecipe, type CheckedText, type Rule, sentencesOf } from './checked-recipe.ts';

/** Where a recipe speaks of itself. */
const SELF: ReadonlySet<CheckedText['field']> = new Set(['title', 'description', 'why', 'tips', 'serving', 'summary']);
const CONDITIONAL =
  /\b(?:not|never|isn't|unless|if|for (?:a|an) [\p{L}-]+ (?:version|one|table)|version|make it|to make|turn it|instead|swap|replace|otherwise|leave out|without the|most|almost|nearly|guests?|friends?|anyone|once|after|when)\b/iu;
/** Words that claim a diet, with what else says the same. */
const CLAIMS = new Map<Diet, RegExp>(
  DIETS.map((diet) => {
    const without = {
      'Gluten-free': 'gluten|wheat',
      'Dairy-free': 'dairy|milk|lactose',
      'Nut-free': 'nuts?|peanuts?',
      'Egg-free': 'eggs?',
    }[diet as string];
    const more =
      { Vegan: '|plant[- ]based', 'Gluten-free': '|(?:safe|suitable|fine|right) for coeliacs?' }[diet as string] ?? '';
    const free = without ? `|(?:${without})[- ]free|free (?:of|from) (?:${without})` : '';
    return [diet, new RegExp(`\\b(?:${diet.replace('-', '[- ]')}s?${free}${more})\\b`, 'i')];
  }),
);
/** No list of foods can tell them. */
const NEVER = /\b(?:halal|kosher)\b/i;
const WITHOUT: [words: RegExp, allergens: readonly Allergen[]][] = [
  [/\b(?:no|without(?: any)?) (?:dairy|milk)\b/i, ['milk']],
  [/\b(?:no|without(?: any)?) eggs?\b/i, ['egg']],
  [/\b(?:no|without(?: any)?) (?:nuts|peanuts)\b/i, ['nuts', 'peanut']],
  [/\b(?:no|without(?: any)?) (?:gluten|wheat)\b/i, ['gluten']],
];

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

/** A word of faith that the foods cannot tell. */
const faithClaims: Rule = ({ texts }) =>
  texts.flatMap(({ text, path }) => {
    const said = NEVER.exec(text)?.[0];
    return said ? [{ path, message: `says "${said}", which no list of foods can tell: leave it out` }] : [];
  });

/** A diet or an allergen that the foods contradict. */
const dietClaims: Rule = ({ texts, facts }) =>
  texts
    .filter(({ field }) => SELF.has(field))
    .flatMap(({ text, path }) =>
      sentencesOf(text)
        .filter((sentence) => !CONDITIONAL.test(sentence))
        .flatMap((sentence): PathProblem[] => [
          ...[...CLAIMS].flatMap(([diet, words]) =>
            words.test(sentence) && !facts.diets.includes(diet)
              ? [
                  {
                    path,
                    message: `says "${words.exec(sentence)?.[0]}", but it is not ${diet}: ${reason(diet, facts)}`,
                  },
                ]
              : [],
          ),
          ...WITHOUT.flatMap(([words, allergens]) => {
            const held = allergens.filter((allergen) => facts.contains.includes(allergen));
            const said = words.exec(sentence)?.[0];
            return said && held.length > 0 ? [{ path, message: `says "${said}", but ${source(held, facts)}` }] : [];
          }),
        ]),
    );

const ASKED =
  /^(?:is|are) (?:it|this|the [\p{L} ]+|[\p{L} ]+) ((?:vegan|vegetarian|gluten-free|dairy-free|nut-free|egg-free|plant-based|free (?:of|from) [\p{L}]+|(?:safe|suitable|fine) for [\p{L} ]+))\?$/iu;

/** "Is it vegan?" answered against the foods. */
const dietAnswers: Rule = ({ fields, facts }) =>
  fields.faqs.flatMap(({ question, answer }, index): PathProblem[] => {
    const asked = ASKED.exec(question)?.[1]?.toLowerCase();
    const diet = asked === undefined ? undefined : DIETS.find((each) => CLAIMS.get(each)?.test(asked));
    if (!diet) return [];
    const path = ['faqs', index, 'answer'];
    const suits = facts.diets.includes(diet);
    if (/^yes\b/i.test(answer) && !suits && !/label|check|as long as|if/i.test(answer)) {
      return [{ path, message: `answers yes, but it is not ${diet}: ${reason(diet, facts)}` }];
    }
    if (/^no\b/i.test(answer) && suits) return [{ path, message: `answers no, but by its foods it is ${diet}` }];
    return [];
  });

function reason(diet: Diet, facts: CheckedRecipe['facts']): string {
  const allergens: Partial<Record<Diet, Allergen[]>> = {
    'Gluten-free': ['gluten'],
    'Dairy-free': ['milk'],
    'Nut-free': ['nuts', 'peanut'],
    'Egg-free': ['egg'],
  };
  const wanted = allergens[diet];
  if (wanted) return source(wanted, facts);
  const kinds = diet === 'Vegan' ? ['vegetarian', 'fish', 'meat'] : ['fish', 'meat'];
  const line = facts.lines.find(({ food }) => kinds.includes(food.diet));
  return line ? `"${line.line.text}"` : 'by its nutrition';
}

function source(allergens: readonly Allergen[], { lines }: CheckedRecipe['facts']): string {
  const holds = (list: readonly Allergen[]) => allergens.some((allergen) => list.includes(allergen));
  const certain = lines.find(({ food }) => holds(food.contains));
  const possible = lines.find(({ food }) => holds(food.mayContain));
  if (certain) return `"${certain.line.text}" contains ${allergens.join(' or ')}`;
  return possible ? `"${possible.line.text}" may contain ${allergens.join(' or ')}` : 'by its foods';
}

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

export const claimRules: Rule[] = [dietClaims, faithClaims, namesake, dietAnswers, numberClaims];
