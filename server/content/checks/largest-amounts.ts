import type { Course } from '#schema/rules/vocabulary.ts';
import type { FoodFinder } from '../foods/find-food.ts';
import { type Food, getSum } from '../foods/foods.ts';
import { getGrams } from '../foods/grams.ts';
import { type FoodLine, getKind, type PathProblem } from '../foods/recipe-facts.ts';
import { type CheckedRecipe, getSteps, type Rule } from './checked-recipe.ts';

/** Grams of salt in a milligram of sodium. */
export const SALT_OF_SODIUM = 2.54 / 1000;

/** Grams a serving above which a food is an error, by the beginning of its key; the first that fits counts. */
const MOST: [key: RegExp, grams: number][] = [
  // Tastes of metal or soap, or numbs.
  [/^(?:baking-soda|bicarbonate)/, 1.5],
  [/^baking-powder/, 5],
  [/^yeast-fresh/, 8],
  [/^yeast/, 2],
  [/^(?:gelatine|agar)/, 2.5],
  [/^(?:clove|mace|nutmeg|allspice)/, 0.4],
  [/^saffron/, 0.08],
  [/^asafoetida/, 0.5],
  [/^bay-leaf/, 0.3],
  [/^(?:star-anise|cardamom|fenugreek|ajwain)/, 1.2],
  [/^(?:mustard-seed|mustard-powder|cinnamon|garlic-powder|five-spice)/, 2],
  [/^(?:turmeric|cumin|coriander-(?:seed|ground)|ginger-ground|amchur|garam-masala|fennel|anise)/, 2.5],
  [/^(?:chilli-cayenne|chilli-flakes|pepper-(?:black|white|sichuan)|peppercorns)/, 2.5],
  [/^chilli-kashmiri|^chilli-dried$|^chilli-ancho-ground|^tea|^hibiscus/, 5],
  [/^paprika/, 8],
  [/^(?:oregano|thyme|rosemary|sage|basil-dried|epazote)/, 3],
  [/^(?:coriander|parsley|basil|mint|chives|dill|curry-leaves)$/, 20],
  [/^vanilla/, 3],
  [/^(?:soy-sauce|tamari|fish-sauce|oyster-sauce|hoisin)/, 25],
  [/^(?:doubanjiang|miso|tomato-paste|mustard|ya-cai)/, 20],
  [/^vinegar/, 40],
  [/^(?:lemon-juice|lime-juice)/, 35],
  [/^garlic$/, 15],
  [/^ginger$/, 20],
  [/^habanero/, 3],
  [/^(?:chilli-(?!oil)|serrano|jalapeno)/, 12],
  [/^(?:cornflour|potato-starch)/, 12],
  [/^(?:oil|ghee|lard|shortening|niter-kibbeh)/, 35],
  [/^butter(?!milk)/, 45],
  [/^(?:honey|maple-syrup|sugar|jaggery)/, 50],
  [/^(?:peanut|almond|pistachio|walnut|pine-nut|cashew|sesame)/, 40],
  [/^(?:chocolate|cocoa)/, 45],
  // Foods that fill a plate.
  [/^rice-cooked/, 350],
  [/^(?:pasta|noodles|rice|grits|cornmeal|poha)/, 150],
  [
    /^(?:lentil|split-peas|toor-dal|urad-dal|chana-dal|.*-beans-dried|borlotti-dried|cannellini-dried|chickpea-dried)/,
    110,
  ],
  [/^(?:flour|semolina|masa|teff|barley-flour|chickpea-flour)/, 170],
  // Less its fat, raw: four rashers that are fried crisp.
  [/^bacon/, 90],
  [/^(?:pancetta|prosciutto|guanciale|chorizo)/, 60],
  [/^egg(?:-|$)/, 150],
  [
    /^(?:cheddar|mozzarella|parmesan|pecorino|monterey-jack|queso|paneer|ricotta|american-cheese|cotija|blue-cheese)/,
    100,
  ],
  [/^(?:cream|sour-cream|mayonnaise|mascarpone)/, 120],
  [/^(?:water|stock|milk-(?!powder))/, 600],
];
/** Largest amounts of foods without a row above. */
const MOST_OF_AISLE: Partial<Record<Food['aisle'], number>> = {
  spices: 15,
  produce: 350,
  'dairy and eggs': 200,
  'meat and fish': 330,
  bakery: 260,
  'cans and jars': 250,
  'dry goods': 150,
  drinks: 400,
  frozen: 250,
};
/** A text may speak of a larger batch. */
const IN_TEXTS = 1.5;
const SLACK = 1.05;
const SAVOURY_SUGAR = 20;
const SAVOURY = new Set<Course>(['main', 'side', 'soup', 'salad', 'sauce']);
const LEAST_SHARE_OF_SALT = 0.002;

/** Amounts of single foods that no serving takes: too much gelatine is rubber, too many cloves numb the tongue. */
export const largestAmounts: Rule = (recipe) => {
  const { facts, fields } = recipe;
  const byFood = new Map<string, FoodLine[]>();
  for (const line of facts.lines) byFood.set(line.food.key, [...(byFood.get(line.food.key) ?? []), line]);
  return [...byFood.values()].flatMap((lines): PathProblem[] => {
    const each = lines.reduce((sum, { eaten }) => sum + eaten, 0) / fields.servings;
    const most = getMost(lines[0]?.food, recipe);
    const [largest] = [...lines].sort((a, b) => b.eaten - a.eaten);
    if (!largest || most === undefined || each <= most) return [];
    const { line, food, path } = largest;
    const said = `${Math.round(each * 10) / 10} g of ${food.name} a serving`;
    const message = `"${line.text}" makes ${said}: more than ${most} g is an error; look at the amount, its unit and the servings`;
    return [{ path, message }];
  });
};

/** An amount of a food in a text: `{2 tbsp} of the sugar`, `300 g butter`. */
const AMOUNT =
  /\{?(?<number>\d+(?:[.,]\d+)?)\}? ?(?<unit>kg|g|ml|l|tsp|tbsp|cups?|cloves)\}?(?: more)?(?: of)?(?: the)? (?<words>[\p{L}-]+(?: [\p{L}-]+){0,2})/gu;

/** Returns the amounts of foods that a text gives. */
function amountsIn(text: string, finder: FoodFinder): { said: string; written: string; food: Food; grams: number }[] {
  return [...text.matchAll(AMOUNT)].flatMap(({ 0: written, groups = {} }) => {
    const words = (groups.words ?? '').split(' ');
    const named = (count: number) => finder.named(words.slice(0, count).join(' '));
    const food = named(3) ?? named(2) ?? named(1);
    if (!food) return [];
    const amount = { quantity: groups.number ?? '0', quantityTo: null, unit: groups.unit ?? null };
    const weight = getGrams({ ...amount, item: food.name, note: null }, food);
    const said = `${groups.number} ${groups.unit} of ${food.name}`;
    return 'problem' in weight ? [] : [{ said, written, food, grams: weight.edible }];
  });
}

/** Amounts in tips, answers and suggestions that no serving takes. */
export const largestInTexts: Rule = (recipe) =>
  recipe.texts
    .filter(({ field, path }) => ['tips', 'serving', 'faqs', 'why'].includes(field) && path.at(-1) !== 'question')
    .flatMap(({ text, path }) =>
      amountsIn(text, recipe.finder).flatMap(({ said, food, grams }): PathProblem[] => {
        const most = getMost(food, recipe);
        if (most === undefined || (isFat(food) && /\bfr(?:y|ied|ying)\b/i.test(text))) return [];
        const each = grams / recipe.fields.servings;
        if (each <= most * IN_TEXTS) return [];
        const message = `says ${said}, ${Math.round(each * 10) / 10} g a serving: more than ${most} g is an error`;
        return [{ path, message }];
      }),
    );

/** A step that takes more of a food than there is, without the braces that would tell. */
export const moreThanListed: Rule = (recipe) =>
  getSteps(recipe).flatMap(({ text, path }) =>
    amountsIn(text, recipe.finder).flatMap(({ said, written, food, grams }): PathProblem[] => {
      const listed = recipe.facts.lines.filter((line) => getKind(line.food) === getKind(food));
      const all = listed.reduce((sum, line) => sum + (line.grams ?? Number.POSITIVE_INFINITY), 0);
      if (written.startsWith('{') || listed.length === 0 || grams <= all * SLACK) return [];
      const message = `takes ${said}, but the list has ${Math.round(all)} g: write {${said.split(' of ')[0]}}`;
      return [{ path, message }];
    }),
  );

/** An amount by weight or volume in any text. */
const MEASURED = /\{(\d+(?:\.\d+)?) (kg|g|ml|l)\}/g;

/** Reports amounts in braces that exceed the recipe's total. */
export const moreThanAll: Rule = ({ texts, facts }) => {
  const all = facts.lines.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
  return texts.flatMap(({ text, path }) =>
    [...text.matchAll(MEASURED)].flatMap(([said, number, unit]): PathProblem[] => {
      const grams = Number(number) * (unit === 'kg' || unit === 'l' ? 1000 : 1);
      if (all === 0 || grams <= all * IN_TEXTS) return [];
      return [{ path, message: `says ${said}: all of the recipe weighs ${Math.round(all)} g` }];
    }),
  );
};

function getMost(food: Food | undefined, recipe: CheckedRecipe): number | undefined {
  if (!food || food.key.startsWith('salt')) return undefined;
  if (food.key.startsWith('sugar') && isSavoury(recipe)) return SAVOURY_SUGAR;
  return MOST.find(([pattern]) => pattern.test(food.key))?.[1] ?? MOST_OF_AISLE[food.aisle];
}

/** Most of frying fat is not eaten. */
function isFat({ key }: Food): boolean {
  return /^(?:oil|lard|ghee)/.test(key);
}

/** Salted for its taste, be it by soy sauce. */
function isSavoury({ fields, facts }: CheckedRecipe): boolean {
  const eaten = facts.lines.map(({ food: { per100g }, eaten: grams }) => ({ per100g, grams }));
  const salt = (getSum(eaten).sodium * SALT_OF_SODIUM) / eaten.reduce((sum, { grams }) => sum + grams, 0);
  return SAVOURY.has(fields.course) && salt > LEAST_SHARE_OF_SALT;
}
