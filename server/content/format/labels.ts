/** How one entry of a list is called. */
const ENTRY: Record<string, string> = {
  why: 'reason',
  ingredients: 'ingredient group',
  items: 'item',
  instructions: 'instruction',
  steps: 'step',
  tips: 'tip',
  diets: 'diet',
  alsoIn: 'alsoIn entry',
  equipment: 'piece of equipment',
  nutrition: 'nutrition line',
  serving: 'serving suggestion',
  faqs: 'faq',
};

/** @returns a path in an author's words: `item 3 of ingredient group 1`, `title of instruction 2`, `prepTime`. */
export function label(path: readonly PropertyKey[]): string {
  const last = path.at(-1);
  if (last === undefined) return 'the file';
  const parent = path.slice(0, -1);
  if (typeof last === 'number') {
    const name = `${ENTRY[String(parent.at(-1))] ?? 'entry'} ${last + 1}`;
    return within(name, parent.slice(0, -1));
  }
  // A line of the table is its nutrient.
  if (parent.at(-2) === 'nutrition') return String(last);
  return within(String(last), parent);
}

function within(name: string, parent: readonly PropertyKey[]): string {
  return parent.length === 0 ? name : `${name} of ${label(parent)}`;
}
