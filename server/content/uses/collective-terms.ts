import type { Food } from '../foods/foods.ts';
import type { FoodLine } from '../foods/recipe-facts.ts';
import { isState, SHARED_WORDS, toWords } from '../foods/words.ts';

/** Terms for several foods at once, and the foods that they mean. */
const COLLECTIVE_TERMS: [term: RegExp, isMeant: (food: Food) => boolean][] = [
  [/\b(?:spices?|seasonings?)\b/i, ({ aisle }) => aisle === 'spices'],
  [/\bherbs?\b/i, ({ aisle }) => aisle === 'produce' || aisle === 'spices'],
  [
    /\b(?:vegetables|aromatics|greens|leaves|fruit|berries)\b/i,
    ({ aisle }) => aisle === 'produce' || aisle === 'frozen',
  ],
  [/\bseason/i, ({ key }) => /^(?:salt|pepper)/.test(key)],
  [/\bdry (?:ingredients|things|mixture)\b/i, ({ aisle }) => aisle === 'dry goods' || aisle === 'spices'],
  [/\b(?:wet|liquid) (?:ingredients|things|mixture)\b|\bliquids?\b/i, ({ aisle }) => /dairy|drinks|cans/.test(aisle)],
  [/\bcheeses?\b/i, ({ key }) => /cheese|queso|cotija|parmesan|pecorino|ricotta|mozzarella|paneer|feta|ayib/.test(key)],
  [/\bmeat\b/i, ({ aisle }) => aisle === 'meat and fish'],
  [/\bfish\b|\bseafood\b|\bfillets?\b/i, ({ diet }) => diet === 'fish'],
  [/\bbeans?\b|\bpulses\b/i, ({ key }) => /(?:^|-)(?:beans?|lentil)(?:-|$)/.test(key)],
  [/\bdough\b|\bbatter\b/i, ({ key }) => /flour|dough|masa/.test(key)],
  [/\bshells?\b/i, ({ contains }) => contains.includes('molluscs') || contains.includes('crustaceans')],
  [/\bwine\b/i, ({ key }) => key.startsWith('wine')],
];
/** Phrases that mean all ingredients of a group. */
const ALL_AT_ONCE =
  /\beverything\b|\b(?:all (?:of )?the|the rest of the|(?:the )?(?:other|remaining)) (?:other )?things\b|(?<!\b(?:dry|wet|liquid) )\bingredients\b/i;
/** Words of group titles that identify no group: "For the cake". */
const TITLE_FILLERS = new Set(['for', 'the', 'and', 'with', 'from', 'your']);

/** Finds steps that use lines without naming them: "add the spices", "mix everything for the marinade". */
export class CollectiveTerms {
  /** Steps with their words, which are split only once. */
  private readonly steps: { text: string; words: ReadonlySet<string> }[];

  constructor(
    steps: readonly { text: string }[],
    private readonly lines: readonly FoodLine[],
  ) {
    this.steps = steps.map(({ text }) => ({ text, words: new Set(toWords(text)) }));
  }

  /** Returns the index of the first step that may use the line; undefined if none does. */
  findStep({ line, food }: FoodLine, group: string, groupCount: number): number | undefined {
    // Words that other foods share identify no food: "pepper" of black pepper and cayenne pepper.
    const others = this.lines.filter((each) => each.food !== food);
    const shared = new Set(others.flatMap((each) => [...getNameWords(each.line.item, each.food)]));
    const ownWords = [...getNameWords(line.item, food)].filter((word) => !shared.has(word));
    const groupWords = toWords(group).filter((word) => word.length > 2 && !TITLE_FILLERS.has(word));
    const terms = COLLECTIVE_TERMS.filter(([, isMeant]) => isMeant(food));
    const stepIndex = this.steps.findIndex(({ text, words }) => {
      if (ownWords.some((word) => words.has(word))) return true;
      if (terms.some(([term]) => term.test(text))) return true;
      return (
        ALL_AT_ONCE.test(text) &&
        (groupWords.length === 0 || groupWords.some((word) => words.has(word)) || groupCount === 1)
      );
    });
    return stepIndex < 0 ? undefined : stepIndex;
  }
}

function getNameWords(item: string, food: Food): Set<string> {
  const words = [item, food.name].flatMap((name) => toWords(name.replace(/\(.*?\)/g, ' ')));
  return new Set(words.filter((word) => word.length > 2 && !SHARED_WORDS.has(word) && !isState(word, food.aisle)));
}
