// Written for the floor alone, with no column too many: shared with the product, they would hide it growing slower.
import { MINUTE_STEPS } from '#schema/rules/catalogue.ts';

const cardColumns = `r.id, r.slug, r.title, r.description, r.published_on::text as published_on, r.author_id,
  r.category_id, r.cuisine_id, r.picture_alt, r.picture_colour, r.picture_version, r.rating_count, r.rating_halves`;

export interface CardRow {
  id: number;
  slug: string;
  title: string;
  description: string;
  published_on: string;
  author_id: number;
  category_id: number;
  cuisine_id: number;
  picture_alt: string;
  picture_colour: string;
  picture_version: string;
  rating_count: number;
  rating_halves: number;
}

export interface DetailRow extends CardRow {
  is_featured: boolean;
  servings: number;
  prep_minutes: number;
  cook_minutes: number;
  difficulty: string;
  diets: string[];
  category_ids: number[];
  reasons: unknown;
  ingredient_groups: { title: string; items: Line[] }[];
  instructions: { title: string; details: string[] }[];
  tips: unknown;
  equipment: unknown;
  nutrition: unknown;
  serving_suggestions: unknown;
  faqs: unknown;
  summary: string;
}

/** The rows hold more of a line, and of a step, than is asked for. */
export interface Line {
  text: string;
  quantity: string | null;
  quantityTo: string | null;
  unit: string | null;
  item: string;
  note: string | null;
}

export interface ReviewRow {
  id: number;
  username: string | null;
  rating_halves: number;
  message: string;
  created_at: Date;
}

/** Values: category id, offset. */
export const list = {
  name: 'list',
  text: `select ${cardColumns} from recipe_categories rc join recipes r on r.id = rc.recipe_id
    where rc.category_id = $1 and r.is_published
    order by rc.published_on desc, rc.recipe_id desc limit 5 offset $2`,
};

/** Values: slug. */
export const detail = {
  name: 'detail',
  text: `select ${cardColumns}, r.is_featured, r.servings, r.prep_minutes, r.cook_minutes, r.difficulty, r.diets,
      r.category_ids, b.reasons, b.ingredient_groups, b.instructions, b.tips, b.equipment, b.nutrition,
      b.serving_suggestions, b.faqs, b.summary
    from recipes r join recipe_bodies b on b.recipe_id = r.id where r.slug = $1 and r.is_published`,
};

/** Values: recipe id. */
export const reviews = {
  name: 'reviews',
  text: `select r.id, u.username, r.rating_halves, r.message, r.created_at
    from reviews r left join users u on u.id = r.user_id
    where r.recipe_id = $1 order by r.created_at desc, r.id desc limit 10`,
};

/** @returns SQL that reads the five recipes that are most like one, given SQL for its id, cuisine and categories. */
export function relatedSql(id: string, cuisine: string, categories: string, columns: string): string {
  return `with of_cuisine as materialized (
      select id from recipes where is_published and cuisine_id = ${cuisine} order by published_on desc, id desc limit 11
    ), near as (
      select id from of_cuisine
      union
      select rc.recipe_id from unnest(${categories}::int[]) as wanted (id) cross join lateral (
        select recipe_id from recipe_categories where category_id = wanted.id
        order by published_on desc, recipe_id desc limit 11) rc where (select count(*) from of_cuisine) <= 5
    )
    select ${columns} from (
      select c.id, row(c.cuisine_id = ${cuisine},
        (select count(*) from recipe_foods f where f.recipe_id = c.id
         and f.food_key = any (array(select food_key from recipe_foods where recipe_id = ${id}))),
        (select count(*) from unnest(c.category_ids) category where category = any (${categories}::int[])), c.published_on) as kinship
      from near join recipes c on c.id = near.id where c.id <> ${id} order by kinship desc, c.id desc limit 5
    ) related join recipes r on r.id = related.id order by related.kinship desc, r.id desc`;
}

/** Values: recipe id, cuisine id, category ids. */
export const related = { name: 'related', text: relatedSql('$1', '$2', '$3', cardColumns) };

/** A hit on the page, with what the first tells of all hits; without an id where there are none. */
export interface HitRow extends CardRow {
  total: number;
  /** The counts by facet and value; for allergens of those that hold it, for minutes of those in the step. */
  counts?: Record<string, Record<string, number>>;
}

const hits = `query as materialized (
      select q, q && $4::tsquery as wanted from (
        select finished && case when exists (select from search_words where word = rtrim($2, ':*') and recipe_count > 0)
            then to_tsquery('mesob_english', rtrim($2, ':*'))
          when last::text ^@ left(stem::text, -3) then stem else stem || last end as q
        from to_tsquery('mesob_english', $1) finished, to_tsquery('mesob_english', $2) stem,
          to_tsquery('mesob_simple', $2) last) words
    ), title_hits as materialized (
      select recipe_id, title_key = $3 as exact, ts_rank(title_vector, q) as rank, published_on
      from query join recipe_search on title_vector @@ wanted limit 1000
    ), food_hits as materialized (
      select recipe_id, ts_rank(title_vector, q) + ts_rank(main_vector, q) as rank, published_on
      from query join recipe_search s on food_vector @@ wanted
      where not exists (select from title_hits t where t.recipe_id = s.recipe_id)
      limit 1000 - (select count(*) from title_hits)
    ), text_hits as materialized (
      select recipe_id, ts_rank(title_vector, q) + ts_rank(main_vector, q) as rank, published_on
      from query join recipe_search s on text_vector @@ wanted
      where not exists (select from title_hits t where t.recipe_id = s.recipe_id)
        and not exists (select from food_hits f where f.recipe_id = s.recipe_id)
      limit 1000 - (select count(*) from title_hits) - (select count(*) from food_hits)
    ), hits as materialized (
      select recipe_id, 2 as tier, exact, rank, published_on from title_hits
      union all select recipe_id, 1, false, rank, published_on from food_hits
      union all select recipe_id, 0, false, rank, published_on from text_hits
    )`;

const page = `from (
      select * from hits
      order by tier desc, exact desc, rank desc, published_on desc, recipe_id desc limit 5
    ) h join recipes r on r.id = h.recipe_id
    order by h.tier desc, h.exact desc, h.rank desc, h.published_on desc, r.id desc`;

/**
 * Values: finished words and last word as tsqueries, the query in lower case, what a filter asks for as a tsquery. Hits
 * in the text are only ranked where those in titles do not fill a page.
 */
export const search = {
  name: 'search',
  text: `with ${hits} select (select count(*)::int from hits) as total, ${cardColumns} ${page}`,
};

const facets = {
  categories: 'unnest(category_ids)',
  cuisines: 'cuisine_id',
  diets: 'unnest(diets)',
  allergens: 'unnest(held)',
  totalMinutes: `width_bucket(minutes - 1, array[${MINUTE_STEPS}])`,
  difficulty: 'difficulty',
};

/** The same, with counts of the hits by six facets. */
export const searchWithFacets = {
  name: 'search_with_facets',
  text: `with ${hits}, counted as materialized (
      select category_ids, cuisine_id, diets, difficulty, coalesce(total_minutes, prep_minutes + cook_minutes) as minutes,
        array(select unnest(contains) union select unnest(may_contain)) as held
      from hits join recipes on id = recipe_id
    )
    select (select count(*)::int from hits) as total, (
      select jsonb_object_agg(facet, counts) from (
        ${Object.entries(facets)
          .map(
            ([facet, value]) => `select '${facet}' as facet, coalesce(jsonb_object_agg(value, count), '{}') as counts
              from (select ${value} as value, count(*) from counted group by 1) ${facet}`,
          )
          .join('\n        union all ')}) all_facets
    ) as counts, ${cardColumns} ${page}`,
};
