import Fraction from 'fraction.js';

/** The parts of a recipe that decide how it changes with its size. */
type RecipeToScale = {
  equipment: readonly string[];
  /** The texts of each step. */
  instructions: readonly { details: readonly string[] }[];
};

/** Notes on changes for many more or far fewer servings. */
export type ScalingNote = {
  text: string;
  /** Index of the first step that the note is about; null if it is about no single step. */
  step: number | null;
};

const MANY = new Fraction(7, 4);
const FEW = new Fraction(1, 2);

/** Words of the equipment, words of the steps, and what to do for more and for less. */
const notes: [equipment: RegExp, step: RegExp, more: string, less: string][] = [
  [
    /\b(?:muffin tin|tins?|baking dish|loaf tin|pie tin|tart|cake)\b/i,
    /\bbake\b/i,
    'Tins and dishes: fill several of the same size. In one that is larger or fuller the middle takes longer; the heat of the oven stays.',
    'Tins and dishes: take a smaller one and fill it as high. Look 10 minutes before the time is up; the heat of the oven stays.',
  ],
  [
    /\b(?:trays?|baking sheets?|roasting)\b/i,
    /\b(?:bake|roast|oven)\b/i,
    'Trays: spread over two in one layer, and change their places halfway. Two trays take a few minutes longer.',
    'Trays: leave room around each piece, and look a few minutes early.',
  ],
  [
    /\bwok\b/i,
    /\b(?:wok|stir-fry|toss)\b/i,
    'Wok: cook in rounds of the amount as written. A full wok stews what it should fry.',
    'Wok: everything is done a little sooner.',
  ],
  [
    /\b(?:frying pan|skillet|griddle|comal|pan)\b/i,
    /\b(?:brown|sear|fry|cook)\b/i,
    'Pans: brown and fry in rounds, with room between the pieces. Each round takes as long as written.',
    'Pans: take a smaller one, so that what simmers does not dry out.',
  ],
  [
    /\b(?:pot|saucepan|casserole|stockpot|Dutch oven)\b/i,
    /\b(?:boil|simmer|braise)\b/i,
    'Pots: take a larger one, no more than three quarters full. It takes longer to come to the boil; simmering takes as long as written.',
    'Pots: take a smaller one. Less liquid cooks away faster: add a splash if it gets dry.',
  ],
];

const FRYING = /\b(?:deep-fr|fry\b.*\bbatch|oil for (?:deep-)?frying)/i;

/**
 * Returns notes on changes other than amounts: from about twice the servings on, and from half of them down.
 * @param factor servings wanted divided by servings written
 */
export function scalingNotes({ equipment, instructions }: RecipeToScale, factor: Fraction): ScalingNote[] {
  const isMore = factor.gte(MANY);
  if (!isMore && factor.gt(FEW)) return [];
  const findStep = (words: RegExp) => instructions.findIndex(({ details }) => words.test(details.join(' ')));
  const applicable = notes.flatMap(([item, words, more, less]): ScalingNote[] => {
    const step = findStep(words);
    return step >= 0 && equipment.some((each) => item.test(each)) ? [{ text: isMore ? more : less, step }] : [];
  });
  const frying = findStep(FRYING);
  const oil = 'Frying oil: its amount stays. Fry in more batches, and let the oil get hot again before each.';
  return frying >= 0 && isMore ? [{ text: oil, step: frying }, ...applicable] : applicable;
}
