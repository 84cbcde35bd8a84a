import { MINUTE_STEPS } from '#schema/rules/catalogue.ts';
import type { FilterName } from '#schema/rules/filters.ts';
import { Allergen, COURSES, Diet, Difficulty } from '#schema/rules/vocabulary.ts';
import type { Snapshot } from '#server/features/catalogue/snapshot.ts';

/** Returns the names of an enum's values in URLs. Example: "gluten-free". */
const toAddressNames = (values: object) => Object.keys(values).map((key) => key.toLowerCase().replaceAll('_', '-'));

const fixed: Partial<Record<FilterName, ReadonlySet<string>>> = {
  time: new Set(MINUTE_STEPS.map(String)),
  course: new Set<string>(COURSES),
  diet: new Set(toAddressNames(Diet)),
  without: new Set(toAddressNames(Allergen)),
  difficulty: new Set(toAddressNames(Difficulty)),
};

/** Returns whether a value of a filter exists. An ingredient can be any text. */
export function isKnownFilter(name: FilterName, value: string, { taxonomy }: Snapshot): boolean {
  if (name === 'cuisine') return taxonomy.cuisine(value) !== undefined;
  if (name === 'category') return taxonomy.category(value) !== undefined;
  return fixed[name]?.has(value) ?? true;
}
