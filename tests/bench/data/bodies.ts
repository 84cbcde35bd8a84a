import type { RecipeBody } from '#server/features/catalogue/recipe/recipe.type.ts';
import type {
  FaqType,
  IngredientGroupType,
  IngredientType,
  InstructionStepType,
} from '#server/features/catalogue/recipe/recipe-parts.type.ts';
import { type Random, randomOf } from './random.ts';
import { sentence, sentences } from './texts.ts';
import { ADJECTIVES, INGREDIENTS } from './vocabulary.ts';

const NUTRIENTS = ['Energy', 'Protein', 'Carbohydrate', 'Fibre', 'Sugars', 'Fat', 'Saturated fat', 'Sodium'];
const UNITS = ['g', 'tbsp', 'tsp', 'ml', 'kg', 'cloves', null];
const QUANTITIES = ['1', '2', '3', '1/2', '3/2', '250', '500'];

const many = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make);

function ingredient(random: Random): IngredientType {
  const quantity = random.pick(QUANTITIES);
  const unit = random.pick(UNITS);
  const kind = random.integer(4) === 0 ? random.pick(ADJECTIVES, true) : random.pick(['large', 'small', 'fine', 'red']);
  const item = `${kind} ${random.pick(INGREDIENTS, true)}`;
  const note = random.integer(3) === 0 ? 'finely chopped, plus a little more to finish' : null;
  const text = `${[quantity, unit, item].filter((part) => part !== null).join(' ')}${note ? `, ${note}` : ''}`;
  const said = { scale: null, uses: null, instead: null, food: null, recipe: null };
  const food = { grams: 10 * random.integer(50), gramsPerMillilitre: null, isLiquid: false, foodKey: '' };
  return { text, quantity, quantityTo: null, unit, item, note, ...food, said };
}

function group(random: Random, title: string, count: number): IngredientGroupType {
  return { title, items: many(count, () => ingredient(random)) };
}

function step(random: Random): InstructionStepType {
  return {
    title: sentence(random).slice(0, 24),
    details: many(2, () => sentence(random)),
    ownUses: [[], []],
    uses: [[], []],
  };
}

function faq(random: Random): FaqType {
  return { question: `${sentence(random).slice(0, 50)}?`, answer: sentence(random) };
}

/** A recipe's long texts: as many of each thing as the magazine's own recipes have, 6 to 8 kB as JSON. */
function body(random: Random): RecipeBody {
  return {
    reasons: many(4, () => sentence(random)),
    ingredientGroups: [
      group(random, 'For the pot', 4),
      group(random, 'For the sauce', 6),
      group(random, 'To finish', 3),
    ],
    instructions: many(6, () => step(random)),
    tips: many(5, () => `Keep in mind: ${sentence(random)}`),
    equipment: many(
      6,
      () => `${random.pick(['Wide', 'Heavy', 'Small'])} pot with a lid, ${1 + random.integer(9)} litres`,
    ),
    nutrition: NUTRIENTS.map((name) => ({ name, amount: 1 + random.integer(500), unit: 'g' })),
    labelsToCheck: [],
    servingSuggestions: many(3, () => sentence(random)),
    faqs: many(4, () => faq(random)),
    summary: sentences(random, 2),
  };
}

/** Variants of the long texts; generated recipes take each of their sections from one of them. */
export function bodies(count: number): RecipeBody[] {
  const random = randomOf(17);
  return many(count, () => body(random));
}
