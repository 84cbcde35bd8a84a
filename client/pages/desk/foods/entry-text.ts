import { getEntry } from '#schema/rules/content-desk.ts';
import { FOOD_KINDS } from '#schema/rules/food-kinds.ts';

const GLOSSARY = `kind: # Its group: ${FOOD_KINDS.join(', ')}
what: # What is it? Two or three sentences; the first can stand alone.
taste: # How does it taste?
buy: # Where do you buy it, and what do you look for?
keep: # How do you keep it, and how long?
instead: # Substitutes, the best first, in amounts of other foods by their keys.
  - for: # 1 tbsp
    take: {} # {paprika: 2 tsp}
    change: # How does the dish differ then?
`;

/** Returns the initial text of a glossary entry, with a question in each field, or of a food; otherwise undefined. */
export function toEntryText(file: string): string | undefined {
  const entry = getEntry(file);
  return entry && (entry.folder === 'glossary' ? GLOSSARY : 'name:\n');
}
