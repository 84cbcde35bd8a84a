import type { FilteredRecipesQueryQuery } from '#client/gql/graphql.ts';
import { formatMinutes } from '#client/ui/format.ts';
import { Allergen, Diet, Difficulty } from '#schema/rules/vocabulary.ts';
import type { Choice, FilterName } from './filter-address.ts';

export type Terms = {
  categories: readonly { slug: string; name: string }[];
  cuisines: readonly { slug: string; name: string }[];
};

/** The titles of the filters, in the order in which they stand. */
export const titles = {
  ingredient: 'Ingredient',
  time: 'Ready within',
  diet: 'Diet',
  cuisine: 'Cuisine',
  category: 'Meal or season',
  course: 'Course',
  without: 'Without',
  difficulty: 'Difficulty',
} as const satisfies Record<FilterName, string>;

/** @returns a value as it stands under its filter's title. Example: "30 min" */
export function nameOf({ name, value }: Choice, { categories, cuisines }: Terms): string {
  const key = value.toUpperCase().replaceAll('-', '_');
  const among = (names: Record<string, string>) => names[key];
  const term = (terms: Terms['cuisines']) => terms.find(({ slug }) => slug === value)?.name;
  const names: Record<FilterName, string | undefined> = {
    ingredient: value,
    time: formatMinutes(Number(value)),
    diet: among(Diet),
    cuisine: term(cuisines),
    category: term(categories),
    course: value.replace('-', ' '),
    without: among(Allergen),
    difficulty: among(Difficulty),
  };
  return names[name] ?? value;
}

/** @returns a choice in words that say all of it. Example: "Up to 30 min" */
export function wordsFor(choice: Choice, terms: Terms): string {
  const name = nameOf(choice, terms);
  const before: Partial<Record<FilterName, string>> = { time: 'Up to', without: 'Without', ingredient: 'With' };
  const lead = before[choice.name];
  return lead ? `${lead} ${name}` : name;
}

export type Facets = FilteredRecipesQueryQuery['recipes']['facets'];

/** @returns the number of recipes that a choice would give; undefined for ingredients, which are not counted */
export function countOf({ name, value }: Choice, facets: Facets, { categories, cuisines }: Terms): number | undefined {
  const key = value.toUpperCase().replaceAll('-', '_');
  const among = (counts: readonly { value: string | number; count: number }[] = [], wanted: string | undefined = key) =>
    counts.find((each) => String(each.value) === wanted)?.count ?? 0;
  const term = (terms: Terms['cuisines']) => terms.find(({ slug }) => slug === value)?.name;
  switch (name) {
    case 'ingredient':
      return undefined;
    case 'time':
      return among(facets.totalMinutes, value);
    case 'diet':
      return among(facets.diets);
    case 'cuisine':
      return among(facets.cuisines, term(cuisines));
    case 'category':
      return among(facets.categories, term(categories));
    case 'course':
      return among(facets.course);
    case 'without':
      return among(facets.allergens);
    case 'difficulty':
      return among(facets.difficulty);
  }
}

/** @returns the end of the title of a list that is narrowed. Example: ": Vegan, Up to 30 min" */
export function titlePart(choices: readonly Choice[], terms: Terms): string {
  const words = choices.map((choice) => wordsFor(choice, terms)).join(', ');
  return words && `: ${words}`;
}
