import { gramsOf } from '../foods/grams.ts';
import type { FoodLine, PathProblem } from '../foods/recipe-facts.ts';
import type { Rule } from './checked-recipe.ts';

/** Grams a serving above which a food is an error, by the beginning of its key; the first that fits counts. */
const MOST: [key: RegExp, grams: number][] = [
  // Tastes of metal or soap, or numbs.
  [/^(?:baking-soda|bicarbonate)/, 2],
  [/^baking-powder/, 7],
  [/^yeast-fresh/, 8],
  [/^yeast/, 3],
  [/^(?:gelatine|agar)/, 4],
  [/^(?:clove|mace|nutmeg|allspice)/, 0.8],
  [/^saffron/, 0.15],
  [/^asafoetida/, 0.6],
  [/^(?:star-anise|cardamom|fenugreek-seed|ajwain|mustard-seed|bay-leaf)/, 2.5],
  [/^cinnamon$/, 3],
  [/^(?:turmeric|cumin|coriander-(?:seed|ground)|ginger-ground|garlic-powder|amchur|garam-masala)/, 4],
  [/^(?:chilli-cayenne|chilli-flakes|pepper-(?:black|white|sichuan)|peppercorns)/, 4],
  [/^(?:paprika|chilli-kashmiri|chilli-ancho-ground)/, 8],
  [/^(?:oregano|thyme|rosemary|sage|fenugreek-leaves|basil-dried)/, 4],
  [/^vanilla-extract/, 5],
  [/^(?:soy-sauce|tamari|fish-sauce|oyster-sauce)/, 40],
  [/^(?:doubanjiang|miso|tomato-paste|mustard-dijon|mustard-yellow)/, 30],
  [/^vinegar/, 60],
  [/^(?:lemon-juice|lime-juice)/, 60],
  [/^garlic$/, 20],
  [/^ginger$/, 30],
  [/^(?:chilli-green|serrano|jalapeno|habanero)/, 30],
  [/^(?:cornflour|potato-starch)/, 25],
  [/^(?:oil|ghee|lard|shortening|niter-kibbeh)/, 60],
  [/^butter(?!milk)/, 70],
  // Of what fills a plate.
  [/^(?:pasta|noodles|rice(?!-cooked)|grits|cornmeal|poha)/, 160],
  [
    /^(?:lentil|split-peas|toor-dal|urad-dal|chana-dal|.*-beans-dried|borlotti-dried|cannellini-dried|chickpea-dried)/,
    140,
  ],
  [/^(?:flour|semolina|masa|teff|barley-flour|chickpea-flour)/, 220],
  [/^(?:bacon|pancetta|prosciutto|guanciale|chorizo)/, 100],
  [/^(?:chicken|beef|pork|lamb|veal|cod|salmon|snapper|shrimp|sea-bass|white-fish|tilapia|turkey|duck)/, 420],
  [/^egg(?:-|$)/, 200],
  [/^(?:cheddar|mozzarella|parmesan|pecorino|monterey-jack|queso|paneer|ricotta|american-cheese)/, 150],
  [/^cream/, 180],
  [/^honey|^maple-syrup|^sugar/, 75],
  [/^water|^stock|^milk/, 900],
];
/** A text may speak of a larger batch. */
const IN_TEXTS = 1.5;
const SAVOURY_SUGAR = 20;
const SAVOURY = new Set(['Lunch', 'Dinner']);
const LEAST_SHARE_OF_SALT = 0.002;

/** Amounts of single foods that no serving takes: too much gelatine is rubber, too many cloves numb the tongue. */
export const largestAmounts: Rule = ({ facts, fields }) => {
  const byFood = new Map<string, FoodLine[]>();
  for (const line of facts.lines) byFood.set(line.food.key, [...(byFood.get(line.food.key) ?? []), line]);
  return [...byFood].flatMap(([key, lines]): PathProblem[] => {
    const each = lines.reduce((sum, { eaten }) => sum + eaten, 0) / fields.servings;
    const most =
      isSavoury(facts.lines) && /^sugar/.test(key) && SAVOURY.has(fields.category) ? SAVOURY_SUGAR : mostOf(key);
    const [largest] = [...lines].sort((a, b) => b.eaten - a.eaten);
    if (!largest || most === undefined || each <= most) return [];
    const { line, food, path } = largest;
    const said = `${Math.round(each * 10) / 10} g of ${food.name} a serving`;
    return [
      {
        path,
        message: `"${line.text}" makes ${said}: more than ${most} g is an error; look at the amount, its unit and the servings`,
      },
    ];
  });
};

/** An amount of a food in a text: `{2 tbsp} of the sugar`, `300 g butter`. */
const AMOUNT =
  /\{?(?<number>\d+(?:[.,]\d+)?)\}? ?(?<unit>kg|g|ml|l|tsp|tbsp|cups?|cloves)\}?(?: more)?(?: of)?(?: the)? (?<words>[\p{L}-]+(?: [\p{L}-]+){0,2})/gu;

/** Amounts in tips, answers and suggestions that no serving takes. */
export const largestInTexts: Rule = ({ texts, fields, finder }) =>
  texts
    .filter(({ field, path }) => ['tips', 'serving', 'faqs', 'why'].includes(field) && path.at(-1) !== 'question')
    .flatMap(({ text, path }) =>
      [...text.matchAll(AMOUNT)].flatMap(({ groups = {} }): PathProblem[] => {
        const words = (groups.words ?? '').split(' ');
        const found = [3, 2, 1]
          .map((count) => finder.find(words.slice(0, count).join(' ')))
          .find((each) => 'food' in each);
        if (!found || !('food' in found)) return [];
        const { food } = found;
        const weight = gramsOf(
          { quantity: groups.number ?? '0', quantityTo: null, unit: groups.unit ?? null, item: food.name, note: null },
          food,
        );
        const most = mostOf(food.key);
        if (most === undefined || 'problem' in weight) return [];
        const each = weight.edible / fields.servings;
        if (each <= most * IN_TEXTS) return [];
        const said = `${groups.number} ${groups.unit} of ${food.name}`;
        return [
          { path, message: `says ${said}, ${Math.round(each * 10) / 10} g a serving: more than ${most} g is an error` },
        ];
      }),
    );

/** An amount by weight or volume in any text. */
const MEASURED = /\{(\d+(?:\.\d+)?) (kg|g|ml|l)\}/g;

/** Amounts in braces that are more than all of the recipe. */
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

function mostOf(key: string): number | undefined {
  return MOST.find(([pattern]) => pattern.test(key))?.[1];
}

/** Salted for its taste, not a pinch in a cake. */
function isSavoury(lines: readonly FoodLine[]): boolean {
  const weight = lines.reduce((sum, { eaten }) => sum + eaten, 0);
  const salt = lines.filter(({ food }) => /^salt/.test(food.key)).reduce((sum, { eaten }) => sum + eaten, 0);
  return salt / weight > LEAST_SHARE_OF_SALT;
}
