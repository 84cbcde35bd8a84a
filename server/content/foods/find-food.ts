import { getUnit } from '#cooking/units.ts';
import { addToGroup } from '#server/group-by.ts';
import type { ParsedLine } from '../amounts.ts';
import { findSpelling } from '../similar.ts';
import { AllergenNames } from './allergen-names.ts';
import { type Food, getNames } from './foods.ts';
import { isState, removeContentClaims, removeExclusions, toWords } from './words.ts';

/** A food's name in a text, and the `rest`: words that neither belong to the name nor can be ignored. */
interface Match {
  food: Food;
  wordCount: number;
  /** Index of its last word. */
  end: number;
  /** Number of words between its own: 1 for "fresh spinach" in "fresh baby spinach". */
  gaps: number;
  rest: string[];
}

interface Name {
  food: Food;
  words: string[];
}

/** Words for parts and packages in which foods are counted: `6 ears sweetcorn`. */
const UNITS = new Set(
  toWords(
    'ear head leaf stalk knob bulb rib ball sheet fillet strip pod rasher star bottle jar packet sachet can tin tube clove sprig stick slice bunch handful pinch piece dash drop half spear wedge floret round grind shaving crown stem squeeze thumb-size part scoop baton grinding shot bar brick block container pot pouch tub carton tray serving portion',
  ),
);
/** End of an item that states its origin, the liquid that it is packed in, or how it is used. */
const TAIL =
  /\s*;.*$|\s+(?:in|with|without|on|from|for|at|to|about|around|such as|like|preferably|cut into|as|if)\s+.*$/i;
/** Words that join names. */
const JOINING = new Set(['and', 'of', 'the', 'a', 'an', 'some', 'other']);
/** A size in figures: "6-inch tortillas", "3- to 4-lb rabbit", "bread crumbs 75 ml". */
const SIZE =
  /(?:^|(?<=\s))[\p{N}.,]+(?:\s?[-–]?\s?(?:to|or)?[-–\s]+[\p{N}.,]+)*[\s-]?(?:inch|in|cm|mm|lb|pound|oz|ounce|g|gram|kg|ml|l)(?:e?s)?(?=\s|$)/giu;
const CHOICE = /\s+(?:or|and|plus|[’']?n[’']?)\s+|\s*[/+&]\s*/i;
/** The size of packs: "x 400 g cans", "x 7 g/¼ oz sachets". */
const PACK = /^[x×]\s*[\d.]+\s*\p{L}+(?:\s*\/\s*[\p{N}.]+\s*\p{L}+)?\s+/u;
/** A brand at the beginning: "Kraft® grated Parmesan", "Market Pantry™ potatoes". */
const BRAND = /^.*[®™]\s*/;
/** Cubes at the end of a name. */
const CUBES = / cubes?$/i;
/** A powder at the end of a name. */
const POWDER = /^(.+?) powder\b/i;
const BRACKETS = /\(((?:[^()]|\([^()]*\))*)\)/g;
/** A part of a food, before its name: "zest from lemon", "syrup from the jar of stem ginger". */
const PART_FROM = /^(\p{L}+) from (?:(?:an?|the) )?(?:(?:jar|tin|can) of )?(?:the )?(.+)$/iu;

/** Finds the foods of ingredient lines by their longest names. */
export class FoodFinder {
  private readonly byLastWord = new Map<string, Name[]>();
  /** Foods by the letters of their names: "flatleaf parsley" is "flat-leaf parsley". */
  private readonly byLetters = new Map<string, Food>();
  private readonly names: string[];

  constructor(
    readonly foods: ReadonlyMap<string, Food>,
    readonly allergenNames = new AllergenNames(foods),
  ) {
    this.names = [...foods.values()].flatMap(getNames);
    for (const food of foods.values()) {
      for (const name of getNames(food)) {
        const words = toWords(name);
        const last = words.at(-1) ?? '';
        if (words.length > 1) this.byLetters.set(words.join(''), food);
        addToGroup(this.byLastWord, last, { food, words });
      }
    }
  }

  /**
   * Returns the food that an item names and nothing else.
   * @param item - a line without its amount, unit and note: "large red onions"
   */
  findByName(item: string): Food | undefined {
    for (const text of getNameCandidates(item)) {
      const match = this.match(text);
      if (match?.rest.every((word) => JOINING.has(word))) return match.food;
      const food = this.byLetters.get(toWords(removeStates(text)).join(''));
      if (food) return food;
    }
    // "Nutmeg powder" is ground nutmeg, but "chicken powder" is no minced chicken.
    const groundFood = POWDER.test(item) ? this.findByName(item.replace(POWDER, 'ground $1')) : undefined;
    return groundFood && isPlant(groundFood) ? groundFood : undefined;
  }

  /** Returns the food of a line. The unit may be part of its name: "1 cinnamon stick", "2 fennel bulbs". */
  findInLine({ text, quantity, item, unit, note }: ParsedLine): Food | undefined {
    const [isAfter, whole] = [text.includes(`${item} ${unit}`), `${item} ${unit}`];
    // "2 chicken cubes" are stock cubes, but "500 g chicken cubes" are meat.
    const stock = quantity !== null && unit === null && CUBES.test(item) ? [item.replace(CUBES, ' stock cube')] : [];
    const names = unit === null ? [...stock, item] : isAfter ? [whole, item] : [item, whole];
    // "1 sprig oregano" is fresh.
    if (unit !== null && /^(?:sprig|bunch)/i.test(unit)) names.unshift(`fresh ${item}`);
    const match = names.map((name) => this.findByName(name)).find((food) => food !== undefined);
    // "½ tsp pepper" is ground; so is "1 tsp cinnamon", whose sticks are not measured in spoons.
    const isCounted = match?.aisle === 'spices' && match.measures.tsp === undefined;
    const mayBeGround = isMeasure(unit) ? !match || isCounted : !match && quantity === null;
    const groundFood = mayBeGround ? this.findByName(`ground ${item}`) : undefined;
    if (groundFood?.aisle === 'spices') return groundFood;
    if (match) return match;
    // "2 peppers" are counted.
    const countedFood = quantity !== null && unit === null ? this.findByName(`bell ${item}`) : undefined;
    return countedFood ?? this.findWithNote(item, note);
  }

  /** Finds a food whose name continues after a comma: "dried, thin noodles", "vegetable, chicken, or beef broth". */
  private findWithNote(item: string, note: string | null): Food | undefined {
    if (note === null) return undefined;
    // "Cooked, peeled, jumbo king prawns"
    const parts = [item, ...note.split(', ')];
    const nameIndex = parts.findIndex((part) => toWords(part).some((word) => !isState(word, '')));
    if (nameIndex > 0) return this.findByName(parts.slice(0, nameIndex + 1).join(' '));
    const [, last] = /(?:^|,)\s*or\s+[^,]*?(\p{L}+)\s*(?:,|$)/iu.exec(note) ?? [];
    return last ? this.findByName(`${item} ${last}`) : undefined;
  }

  /** Returns the name of a food that differs from the item by one edit; null if there is none. */
  findIntendedName(item: string): string | null {
    return findSpelling(removeStates(getUnknownName(item)), this.names);
  }

  /** Returns whether an item may mean a food: it has the last word of one of its names, such as "oil". */
  canMean(item: string, food: Food): boolean {
    const itemWords = new Set(toWords(item));
    return getNames(food).some((name) => itemWords.has(toWords(name).at(-1) ?? ''));
  }

  /** Returns every food that a sentence names, the longest name at each position. */
  findAll(sentence: string): { food: Food; words: string[] }[] {
    const words = toWords(removeExclusions(sentence));
    const matches: { food: Food; words: string[] }[] = [];
    for (let end = words.length - 1; end >= 0; ) {
      const name = this.findEndingAt(words, end);
      if (name) matches.push(name);
      end -= name?.words.length ?? 1;
    }
    return matches.reverse();
  }

  private findEndingAt(words: string[], end: number): Name | undefined {
    return (this.byLastWord.get(words[end] ?? '') ?? [])
      .filter((name) => name.words.every((word, index) => words[end - name.words.length + 1 + index] === word))
      .reduce<Name | undefined>(
        (best, name) => (name.words.length > (best?.words.length ?? 0) ? name : best),
        undefined,
      );
  }

  /** Returns the name in the text that leaves the fewest other words; of several, the longest. */
  private match(text: string): Match | undefined {
    const words = toWords(text);
    let best: Match | undefined;
    for (const [end, last] of words.entries()) {
      for (const name of this.byLastWord.get(last) ?? []) {
        const indexes = findIndexes(name.words, words, end);
        if (!indexes) continue;
        const rest = words.filter(
          (word, index) =>
            !indexes.has(index) && !UNITS.has(word) && !isState(word, name.food.aisle) && !isKind(word, name.food),
        );
        const gaps = end - Math.min(...indexes) + 1 - name.words.length;
        const match = { food: name.food, wordCount: name.words.length, end, gaps, rest };
        if (!best || isBetter(match, best)) best = match;
      }
    }
    return best;
  }
}

/** Returns whether a word is a kind of the food: "cheese" of "feta cheese". */
function isKind(word: string, { kinds }: Food): boolean {
  return kinds.some((kind) => toWords(kind).includes(word));
}

function isPlant({ aisle }: Food): boolean {
  return aisle !== 'meat and fish' && aisle !== 'dairy and eggs';
}

function isMeasure(unit: string | null): boolean {
  return unit !== null && /^(?:volume|count of (?:pinch|dash))/.test(getUnit(unit).dimension);
}

function isBetter(a: Match, b: Match): boolean {
  if (a.rest.length !== b.rest.length) return a.rest.length < b.rest.length;
  if (a.wordCount !== b.wordCount) return a.wordCount > b.wordCount;
  if (a.gaps !== b.gaps) return a.gaps < b.gaps;
  return a.end > b.end;
}

/** Returns the indexes of a name's words in `words`, the last at `end`; null if a word is missing or out of order. */
function findIndexes(name: string[], words: string[], end: number): Set<number> | null {
  const indexes = new Set([end]);
  let index = end;
  for (const word of name.slice(0, -1).reverse()) {
    // A negative index would search from the end.
    index = index === 0 ? -1 : words.lastIndexOf(word, index - 1);
    if (index < 0) return null;
    indexes.add(index);
  }
  return indexes;
}

/**
 * Returns possible names of an item's food, the likeliest first: as written, then without claims about its fat or salt.
 * "Powdered ginger" is looked up as ground ginger first, then as ginger.
 */
function getNameCandidates(item: string): string[] {
  const texts = [item.replace(/\bpowdered\b/i, 'ground'), item, removeContentClaims(item)];
  return [...new Set(texts)].flatMap(getNameCandidatesAsWritten);
}

/**
 * Returns possible names in an item as written, the likeliest first: in full, without brackets, one of several …
 */
function getNameCandidatesAsWritten(item: string): string[] {
  const whole = item.replace(PACK, '');
  const unpacked = removeExclusions(whole).replace(SIZE, ' ');
  const bare = unpacked.replace(BRACKETS, ' ');
  const head = bare.replace(TAIL, '');
  const parts = head.split(CHOICE);
  const choices = parts.filter((part) => removeStates(part) !== '');
  const [first = ''] = choices;
  // "Fresh or frozen peas" are one food: "frozen peas", or else "peas".
  const withoutAlternative = choices.length < parts.length ? [first.trim().replace(/^\S+\s+/, '')] : [];
  // "Onion or garlic powder" is onion powder, or else onion.
  const ending = removeStates(choices.length > 1 ? (choices.at(-1) ?? '') : '').split(/\s+/);
  const withEnding = [1, 2].flatMap((count) => {
    const words = ending.slice(-count).join(' ');
    return words === '' ? [] : [`${first} ${words}`];
  });
  const [, part, origin] = PART_FROM.exec(bare.trim()) ?? [];
  const ofPart = part && origin ? [`${origin} ${part}`] : [];
  const inBrackets = [...unpacked.matchAll(BRACKETS)].map(([, inner = '']) => inner);
  const unbranded = BRAND.test(head) ? [head.replace(BRAND, '')] : [];
  return [whole, bare, head, ...ofPart, ...withEnding, first, ...withoutAlternative, ...unbranded, ...inBrackets];
}

/** Returns the displayed name of a food that is not in the table: the item without brackets and origin. */
export function getUnknownName(item: string): string {
  const bare = removeExclusions(item.replace(PACK, '')).replace(BRACKETS, ' ');
  return (bare.replace(TAIL, '').trim() || item).replace(/\s+/g, ' ').trim();
}

function removeStates(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => !toWords(word).every((each) => isState(each, '')))
    .join(' ');
}
