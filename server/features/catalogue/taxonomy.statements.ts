import { statement } from '#server/database/statements.ts';
import type { AuthorType } from './author.type.ts';
import type { FoodType } from './food.type.ts';
import type { PictureColumns } from './picture.type.ts';
import type { TermType } from './term.type.ts';

/** A term with the columns of its picture. */
export type TermRow = Omit<TermType, 'picture'> & PictureColumns;

/** An author with the columns of the portrait. */
export type AuthorRow = Omit<AuthorType, 'picture'> & PictureColumns;

const picture = 'picture_alt as "pictureAlt", picture_colour as "pictureColour", picture_version as "pictureVersion"';

const terms = (table: 'categories' | 'cuisines') =>
  `select id, name, slug, description, recipe_count as "recipeCount", ${picture}
   from ${table} where is_listed order by position, id`;

/** All categories in their order, each with its picture. */
export const allCategories = statement<TermRow>('all_categories', terms('categories'));

/** All cuisines in their order, each with its picture. */
export const allCuisines = statement<TermRow>('all_cuisines', terms('cuisines'));

const MOST_TYPICAL = 8;

/** All authors, with what is typical of their cooking. */
export const allAuthors = statement<AuthorRow>(
  'all_authors',
  `select id, key, key as slug, name, role, bio, ${picture},
     coalesce(written.count, 0) as "recipeCount", coalesce(cooked.keys, '{}') as "foodKeys"
   from authors left join (
     select author_id, count(*)::int as count from recipes where is_published group by author_id
   ) written on written.author_id = authors.id
   left join (
     -- What one uses often and others hardly: salt is everywhere.
     select author_id, (array_agg(food_key order by uses * uses / total desc, food_key))[:${MOST_TYPICAL}] as keys
     from (
       select r.author_id, f.food_key, count(*) as uses, sum(count(*)) over (partition by f.food_key) as total
       from recipe_foods f join recipes r on r.id = f.recipe_id where r.is_published group by r.author_id, f.food_key
     ) used where uses > 1 and 3 * uses >= total group by author_id
   ) cooked on cooked.author_id = authors.id
   order by id`,
);

/** All foods. */
export const allFoods = statement<FoodType>(
  'all_foods',
  `with holders as (
     select part, array_agg(d.key) as keys from foods d, unnest(d.key || d.made_of) as part group by part
   ), used as (
     select food_key, count(*)::int as count from recipe_foods group by food_key
   )
   select key, key as slug, name, plural, aka, kinds, recipe_slug as "recipeSlug", aisle, contains,
     may_contain as "mayContain", buy, made_of as "madeOf",
     -- Most foods are in no other one: then no recipe is counted twice.
     case when cardinality(holders.keys) = 1 then coalesce(used.count, 0)
       else (select count(distinct f.recipe_id)::int from recipe_foods f where f.food_key = any (holders.keys)) end
       as "recipeCount"
   from foods join holders on holders.part = foods.key left join used on used.food_key = foods.key`,
);

/** How many recipes are published, and how many of them featured. */
export const recipeTotals = statement<{ published: number; featured: number }>(
  'recipe_totals',
  'select count(*)::int as published, (count(*) filter (where is_featured))::int as featured from recipes where is_published',
);

/** When content was imported last; no row where none ever was. */
export const contentState = statement<{ importedAt: string }>(
  'content_state',
  'select imported_at::text as "importedAt" from content_state',
);
