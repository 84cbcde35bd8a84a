import { statement } from '#server/database/statements.ts';

/** Addresses that one sitemap may have, by its format. */
export const SITEMAP_SIZE = 50_000;

/** Recipes that are read at a time. */
export const RECIPES_AT_ONCE = 5_000;

/** As `changedAt` says it. */
const changedOn = `greatest(published_on, (updated_at at time zone 'UTC')::date)::text`;

/** Some of the recipes. */
export interface SitemapPart {
  /** Ids after this one … */
  after: number;
  /** … up to this one. */
  upTo: number;
  /** The day on which one of them changed last, `YYYY-MM-DD`. */
  changedOn: string;
}

/** All published recipes in parts, in the order of their ids. Values: how many a part has. */
export const sitemapParts = statement<SitemapPart>(
  'sitemap_parts',
  `select min(id) - 1 as after, max(id) as "upTo", max(${changedOn}) as "changedOn"
   from (select id, published_on, updated_at, (row_number() over (order by id) - 1) / $1::int as part
     from recipes where is_published) numbered
   group by part order by part`,
);

/** A recipe in a sitemap. */
export interface SitemapRecipe {
  id: number;
  slug: string;
  categoryId: number;
  changedOn: string;
}

/** The next recipes of a part. Values: the id that was read last, the last id of the part. */
export const sitemapRecipes = statement<SitemapRecipe>(
  'sitemap_recipes',
  `select id, slug, category_id as "categoryId", ${changedOn} as "changedOn" from recipes
   where is_published and id > $1::int and id <= $2::int order by id limit ${RECIPES_AT_ONCE}`,
);
