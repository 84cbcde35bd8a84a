import type { FilterValue } from './filter-address.ts';
import { type FilterFacets, filters, type Terms, toEnumKey } from './filters.ts';

/** Returns a value as it appears under its filter's title. Example: "30 min" */
export function getValueName({ name, value }: FilterValue, terms: Terms): string {
  return filters[name].getName?.(value, terms) ?? value;
}

/** Returns a choice in words that are clear without its filter's title. Example: "Up to 30 min" */
export function toChoiceText(choice: FilterValue, terms: Terms): string {
  const name = getValueName(choice, terms);
  const { prefix } = filters[choice.name];
  return prefix ? `${prefix} ${name}` : name;
}

/** Returns the number of recipes that would match a choice; undefined for ingredients, which are not counted. */
export function getCount(choice: FilterValue, facets: FilterFacets, terms: Terms): number | undefined {
  const { facet } = filters[choice.name];
  if (!facet) return undefined;
  const counts: readonly { value: string | number; count: number }[] = facets[facet] ?? [];
  // Cuisines and categories are counted by their names.
  const values = [toEnumKey(choice.value), getValueName(choice, terms)];
  return counts.find(({ value }) => values.includes(String(value)))?.count ?? 0;
}

/** Returns what to append to the title of a filtered list; empty without choices. Example: ": Vegan, Up to 30 min". */
export function titlePart(choices: readonly FilterValue[], terms: Terms): string {
  const words = choices.map((choice) => toChoiceText(choice, terms)).join(', ');
  return words && `: ${words}`;
}
