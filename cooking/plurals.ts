/** Plurals of counted items that add more than an "s". */
const irregular: Record<string, string> = {
  chilli: 'chillies',
  chili: 'chilies',
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  tomato: 'tomatoes',
  potato: 'potatoes',
  mango: 'mangoes',
  radish: 'radishes',
  peach: 'peaches',
  squash: 'squashes',
  anchovy: 'anchovies',
  berry: 'berries',
  strawberry: 'strawberries',
  raspberry: 'raspberries',
  cherry: 'cherries',
  box: 'boxes',
};
const regular =
  'egg onion leek shallot scallion lemon lime orange apple pear banana plum apricot fig date avocado carrot parsnip beetroot turnip ' +
  'cucumber courgette zucchini aubergine eggplant lettuce cabbage cauliflower artichoke pepper chile jalapeño serrano gherkin mushroom ' +
  'tortilla bun roll bagel pitta pita flatbread wrap yolk white clove pod stalk rib ear head bulb knob sprig stick slice strip sheet ' +
  'fillet breast thigh drumstick wing leg steak chop sausage rasher ball cube jar bottle packet sachet tub tin can drop dash wedge ' +
  'olive almond walnut cashew prawn shrimp crab mussel oyster scallop biscuit cracker cookie sponge disc disk round square ' +
  'plantain yam papaya pineapple pumpkin kiwi nectarine tangerine clementine grapefruit teabag bag star';

const plurals = new Map<string, string>(Object.entries(irregular));
for (const word of regular.split(' ')) plurals.set(word, `${word}s`);
const singulars = new Map([...plurals].map(([singular, plural]) => [plural, singular]));

/** Matches the beginning of the text after the counted words. */
const TAIL = /\s+(?:of|with|without|on|in|from|for|per|each|about|at|to)\b|\s*[(,]/;
/** Matches a first word that is counted instead of the item: 6 ears sweetcorn. */
const COUNTED_FIRST =
  /^(?:ear|head|stalk|rib|knob|bulb|strip|sheet|ball|rasher|fillet|jar|bottle|packet|sachet|tub|drop|dash)s?(?=\s|$)/i;
/** Matches the size of a pack and the counted word: × 400 g cans chopped tomatoes. */
const PACK = /^([x×]\s*\S+\s*[a-z]+\.?\s+)(\p{L}+)/iu;

/**
 * Replaces the counted word by its singular or plural; an unknown word is unchanged.
 * @param item - Example: "large red onions"
 */
export function inflectItem(item: string, isPlural: boolean): string {
  if (PACK.test(item)) return item.replace(PACK, (_, size: string, word: string) => size + inflect(word, isPlural));
  if (COUNTED_FIRST.test(item)) return item.replace(COUNTED_FIRST, (word) => inflect(word, isPlural));
  const tail = TAIL.exec(item)?.index ?? item.length;
  const nameParts = item.slice(0, tail).split(/(\s+(?:or|and)\s+|\s*\/\s*)/);
  return (
    nameParts.map((part) => part.replace(/[\p{L}-]+$/u, (word) => inflect(word, isPlural))).join('') + item.slice(tail)
  );
}

function inflect(word: string, isPlural: boolean): string {
  const inflected = (isPlural ? plurals : singulars).get(word.toLowerCase());
  return inflected ? word.charAt(0) + inflected.slice(1) : word;
}
