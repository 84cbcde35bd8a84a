import { MINUTE_STEPS } from '#schema/rules/catalogue.ts';
import { MINUTES } from './recipe-conditions.ts';

/** What recipes are counted by. */
export const FACETS = ['categories', 'cuisines', 'diets', 'allergens', 'totalMinutes', 'difficulty'] as const;
export type FacetName = (typeof FACETS)[number];

/** How many recipes have a value: for `all` their number, for minutes the place of the step. */
export interface FacetRow {
  facet: FacetName | 'all';
  value: string;
  count: number;
}

/** By which columns each facet is grouped, and how values come of the groups. */
const GROUPS: Record<FacetName, { columns: string; value: string; from: string }> = {
  categories: { columns: 'category_ids', value: 'id::text', from: ', unnest(category_ids) as of (id)' },
  cuisines: { columns: 'cuisine_id', value: 'cuisine_id::text', from: '' },
  diets: { columns: 'diets', value: 'diet', from: ', unnest(diets) as of (diet)' },
  allergens: {
    columns: 'contains, may_contain',
    value: 'held',
    from: ', lateral (select unnest(contains) union select unnest(may_contain)) as of (held)',
  },
  totalMinutes: { columns: 'step', value: 'step::text', from: '' },
  difficulty: { columns: 'difficulty', value: 'difficulty', from: '' },
};

/**
 * Counts recipes by several facets, in one pass over them: lists of values are counted as they are, and taken apart after.
 * @param from what follows `from` in a statement, with the rows of `recipes` that are counted as `r`
 */
export function facetsSql(from: string, facets: readonly FacetName[]): string {
  const sets = facets.map((facet) => GROUPS[facet].columns);
  const marks = facets.map((facet) => `grouping(${GROUPS[facet].columns}) = 0 as by_${facet.toLowerCase()}`);
  const parts = facets.map((facet) => {
    const { value, from: values } = GROUPS[facet];
    return `select '${facet}', ${value}, sum(recipes)::int from grouped${values} where by_${facet.toLowerCase()} group by 2`;
  });
  return `with grouped as materialized (
      select ${sets.join(', ')}, ${marks.join(', ')}, count(*) as recipes
      from (
        select r.category_ids, r.cuisine_id, r.diets, r.contains, r.may_contain, r.difficulty,
          width_bucket(${MINUTES} - 1, array[${MINUTE_STEPS.join(', ')}]) as step
        from ${from}
      ) counted
      group by grouping sets ((), ${sets.map((columns) => `(${columns})`).join(', ')})
    )
    select 'all' as facet, '' as value, sum(recipes)::int as count from grouped
    where not (${facets.map((facet) => `by_${facet.toLowerCase()}`).join(' or ')})
    union all ${parts.join('\n    union all ')}`;
}
