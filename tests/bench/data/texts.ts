import { type Random, randomOf } from './random.ts';
import { ADJECTIVES, DISHES, INGREDIENTS, RARE_WORDS } from './vocabulary.ts';

const VERBS = ['Stir', 'Fold', 'Simmer', 'Toast', 'Chop', 'Drain', 'Season', 'Cover', 'Whisk', 'Rub', 'Sear', 'Rest'];
const ENDINGS = [
  'until it smells sweet and the edges turn brown',
  'and keep a cup of the cooking water for the sauce',
  'over medium heat, stirring often, until nothing sticks',
  'so that it holds its shape when you cut it',
  'and leave it off the heat before you serve',
  'because that is where most of the flavour comes from',
];

/** A sentence of about a hundred characters. Most of its words are rare, as in texts that people write. */
export function sentence(random: Random): string {
  const things = `${random.pick(INGREDIENTS, true)}, ${random.pick(RARE_WORDS, true)} and ${random.pick(RARE_WORDS, true)}`;
  const kind =
    random.integer(3) === 0 ? `${random.pick(ADJECTIVES, true)} ${random.pick(DISHES, true)}` : 'first batch';
  return `${random.pick(VERBS)} the ${things} for ${2 + random.integer(40)} minutes like a ${kind} ${random.pick(ENDINGS)}.`;
}

/** Returns that many sentences, one after the other. */
export function sentences(random: Random, count: number): string {
  return Array.from({ length: count }, () => sentence(random)).join(' ');
}

/** One or two sentences, at most 240 characters, as cards show them. */
export function descriptions(count: number): string[] {
  const random = randomOf(11);
  return Array.from({ length: count }, () => sentences(random, 1 + random.integer(2)).slice(0, 240));
}

/** Returns texts as cooks write them: mostly a sentence or two, sometimes five. */
export function messages(count: number): string[] {
  const random = randomOf(13);
  return Array.from({ length: count }, () => sentences(random, random.pick([1, 1, 2, 3, 5], true)).slice(0, 600));
}
