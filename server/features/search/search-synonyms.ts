import { nameKey } from '#server/content/foods/words.ts';
import type { FoodWords } from './food-words.ts';

/** Names of the same thing, mostly American and British, in the singular. A search for one finds all. */
const GROUPS = [
  ['cilantro', 'coriander'],
  ['bell pepper', 'red pepper'],
  ['garbanzo', 'garbanzo bean', 'chickpea'],
  ['cornstarch', 'corn starch', 'cornflour'],
  ['scallion', 'spring onion', 'green onion'],
  ['eggplant', 'aubergine'],
  ['zucchini', 'courgette'],
  ['shrimp', 'prawn'],
  ['ground beef', 'minced beef', 'beef mince'],
  ['baking soda', 'bicarbonate of soda'],
  ['powdered sugar', 'icing sugar'],
  ['heavy cream', 'double cream', 'whipping cream'],
  ['yogurt', 'yoghurt'],
];

const others = new Map(GROUPS.flatMap((group) => group.map((name) => [name, group.filter((other) => other !== name)])));
const LONGEST = Math.max(...[...others.keys()].map((name) => name.split(' ').length));
const LONGEST_FOOD = 4;

/** One or more words of a query that name one thing. */
export interface Name {
  words: string[];
  /** Its other names; empty for most. */
  synonyms: string[];
  /** `true` for a food's own name: it is finished, and of several words they stand side by side. */
  isFood?: boolean;
}

/** @returns the words in their order, those together that name a food or a thing with synonyms. */
export function namesIn(words: string[], foods?: Pick<FoodWords, 'isName'>): Name[] {
  const names: Name[] = [];
  for (let place = 0; place < words.length; place += names.at(-1)?.words.length ?? 1) {
    names.push(nameAt(words, place, foods));
  }
  return names;
}

function nameAt(words: string[], place: number, foods?: Pick<FoodWords, 'isName'>): Name {
  for (let count = LONGEST; count > 0; count -= 1) {
    const some = words.slice(place, place + count);
    const synonyms =
      others.get(some.join(' ').toLowerCase()) ?? others.get(some.join(' ').toLowerCase().replace(/s$/, ''));
    if (synonyms) return { words: some, synonyms };
  }
  for (let count = Math.min(LONGEST_FOOD, words.length - place); count > 0; count -= 1) {
    const some = words.slice(place, place + count);
    if (foods?.isName(nameKey(some.join(' ')))) return { words: some, synonyms: [], isFood: true };
  }
  return { words: words.slice(place, place + 1), synonyms: [] };
}
