import Fraction from 'fraction.js';

/** The parts of a recipe on which the notes depend. */
type RecipeToScale = {
  equipment: readonly string[];
  /** The texts of each step. */
  instructions: readonly { details: readonly string[] }[];
};

/** A note on a change for many more or far fewer servings. */
export type ScalingNote = {
  text: string;
  /** Index of the first step that the note is about. */
  step: number;
};

const MANY = new Fraction(7, 4);
const FEW = new Fraction(1, 2);

/** Patterns of equipment and of steps, with the note for more servings and the note for fewer. */
const notes: [equipment: RegExp, step: RegExp, more: string, less: string][] = [
  [
    /\b(?:muffin tin|tins?|baking dish|loaf tin|pie tin|tart|cake)\b/i,
    /\bbake\b/i,
    'Tins and dishes: fill several of the same size. In a larger or fuller one the middle takes longer; keep the oven temperature the same.',
    'Tins and dishes: use a smaller one, filled to the same depth. Check 10 minutes before the time is up; keep the oven temperature the same.',
  ],
  [
    /\b(?:trays?|baking sheets?|roasting)\b/i,
    /\b(?:bake|roast|oven)\b/i,
    'Trays: spread the food over two in a single layer, and swap the trays halfway. Two trays take a few minutes longer.',
    'Trays: leave room around each piece, and check a few minutes early.',
  ],
  [
    /\bwok\b/i,
    /\b(?:wok|stir-fry|toss)\b/i,
    'Wok: cook in batches of the original amount. A full wok stews what it should fry.',
    'Wok: everything is done a little sooner.',
  ],
  [
    /\b(?:frying pan|skillet|griddle|comal|pan)\b/i,
    /\b(?:brown|sear|fry|cook)\b/i,
    'Pans: brown and fry in batches, with room between the pieces. Each batch takes as long as written.',
    'Pans: use a smaller one, so that nothing dries out.',
  ],
  [
    /\b(?:pot|saucepan|casserole|stockpot|Dutch oven)\b/i,
    /\b(?:boil|simmer|braise)\b/i,
    'Pots: use a larger one, at most three quarters full. It takes longer to boil; simmering takes as long as written.',
    'Pots: use a smaller one. Less liquid cooks away faster: add a splash if needed.',
  ],
];

const FRYING = /\b(?:deep-fr|fry\b.*\bbatch|oil for (?:deep-)?frying)/i;

/**
 * Returns notes on what changes besides the amounts, for about twice the servings or more, or for half or less.
 * @param factor - desired servings divided by written servings
 */
export function scalingNotes({ equipment, instructions }: RecipeToScale, factor: Fraction): ScalingNote[] {
  const isMore = factor.gte(MANY);
  if (!isMore && factor.gt(FEW)) return [];
  const findStep = (words: RegExp) => instructions.findIndex(({ details }) => words.test(details.join(' ')));
  const applicable = notes.flatMap(([item, words, more, less]): ScalingNote[] => {
    const step = findStep(words);
    return step >= 0 && equipment.some((each) => item.test(each)) ? [{ text: isMore ? more : less, step }] : [];
  });
  const fryingStep = findStep(FRYING);
  const oil = 'Frying oil: use the same amount. Fry in more batches, and let the oil get hot again before each.';
  return fryingStep >= 0 && isMore ? [{ text: oil, step: fryingStep }, ...applicable] : applicable;
}
