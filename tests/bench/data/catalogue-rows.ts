import { joinPool } from './pools.ts';

const AUTHORS = 50;
const skewed = { choice: 'skewed' } as const;

/** By which a recipe's description and the four bodies of its texts are chosen: the search tables choose the same. */
export const DESCRIPTION_SALT = 15;
export const BODY_SALTS = { a: 21, b: 22, c: 23, d: 24 };

const tableOf = (kind: string) => (kind === 'category' ? 'categories' : 'cuisines');

/** The ids of the recipes that are generated. */
export interface GeneratedIds {
  first: number;
  recipes: number;
}

/** Allergens of a generated recipe. */
const ALLERGEN_SQL = "(array['egg', 'milk', 'gluten', 'nuts'])[1 + pg_temp.pick(i, 51, 4)]";

/** Tables for servers that ask the database for lists; the product makes them of the catalogue in memory. */
const listsSql = `
  create table if not exists recipe_categories (
    category_id integer references categories on delete cascade, recipe_id integer references recipes on delete cascade,
    published_on date not null, primary key (category_id, recipe_id));
  create index if not exists recipe_categories_newest_idx
    on recipe_categories (category_id, published_on desc, recipe_id desc);
  create index if not exists recipe_categories_recipe_id_idx on recipe_categories (recipe_id);
  create index if not exists recipes_cuisine_newest_idx
    on recipes (cuisine_id, published_on desc, id desc) where is_published;
  alter table categories add column if not exists recipe_count integer not null default 0;
  alter table cuisines add column if not exists recipe_count integer not null default 0`;

/** Statements that fill authors, terms, recipes and their categories. */
export const catalogueSql = ({ first, recipes }: GeneratedIds): string[] => [
  listsSql,
  `insert into authors (key, name, role, bio, picture_alt, picture_colour, picture_version)
   select 'author-' || i, initcap(adjective.value || ' ' || rare.value), 'Recipe writer', description.value,
     'A portrait.', '#a0522d', md5(i::text)
   from generate_series(1, ${AUTHORS}) i
   ${joinPool('adjective', 1)} ${joinPool('rare', 2)} ${joinPool('description', 3)} order by i`,

  ...['category', 'cuisine'].map(
    (
      kind,
    ) => `insert into ${tableOf(kind)} (id, name, slug, description, position, picture_alt, picture_colour, picture_version)
      overriding system value
      select id + 1, value, lower(value), 'Everything for ' || lower(value) || '.', id,
        'A table of ' || lower(value) || '.', '#a0522d', md5(id::text) from pool where kind = '${kind}'
      on conflict do nothing`,
  ),

  `insert into recipes (id, slug, title, description, author_id, category_id, category_ids, cuisine_id, published_on,
     is_featured, picture_alt, picture_colour, picture_version, servings, estimated_cost, prep_minutes, cook_minutes, difficulty, diets,
     contains, nutrients)
   overriding system value
   select i, lower(replace(title, ' ', '-')) || '-' || i, title, description.value, 1 + pg_temp.pick(i, 4, ${AUTHORS}),
     category_ids[1], category_ids, 1 + pg_temp.pick(i, 5, 6),
     date '2016-01-01' + ((i - ${first})::bigint * 3650 / ${recipes})::integer, i % ${Math.min(1_000, Math.ceil(recipes / 20))} = 0,
     'A clay bowl of ' || lower(title) || ' on a striped cotton cloth.', '#a0522d', md5(i::text),
     2 + pg_temp.pick(i, 6, 7), 3 + pg_temp.pick(i, 7, 30), 5 + pg_temp.pick(i, 7, 56), pg_temp.pick(i, 8, 121),
     (array['Easy', 'Medium', 'Hard'])[1 + pg_temp.pick(i, 9, 3)],
     (array['Vegan', 'Gluten-free', 'Nut-free', 'High-protein'])[1 + pg_temp.pick(i, 10, 3):], array[${ALLERGEN_SQL}],
     array(select pg_temp.pick(i, 40 + place, 500) from generate_series(1, 8) place)
   from generate_series(${first}, ${first - 1} + ${recipes}) i
   ${joinPool('adjective', 11, skewed)} ${joinPool('ingredient', 12, skewed)} ${joinPool('dish', 13, skewed)}
   ${joinPool('rare', 14, skewed)} ${joinPool('description', DESCRIPTION_SALT)}
   cross join lateral (
     select initcap(concat_ws(' ', adjective.value, ingredient.value, dish.value, 'with', rare.value)) as title,
       pg_temp.pick(i, 16, 7) as first) made
   cross join lateral (
     select array[1 + first, 1 + (first + 1 + pg_temp.pick(i, 17, 3)) % 7]
       || case pg_temp.pick(i, 18, 2) when 0 then array[1 + (first + 4 + pg_temp.pick(i, 19, 3)) % 7] else '{}' end
       as category_ids) filed`,

  `insert into recipe_categories (category_id, recipe_id, published_on)
   select filed.id, r.id, r.published_on from recipes r cross join unnest(r.category_ids) as filed (id)
   where r.id >= ${first}`,
  `update categories t set recipe_count = (select count(*) from recipe_categories c where c.category_id = t.id)`,
  `update cuisines t set recipe_count = (select count(*) from recipes r where r.cuisine_id = t.id)`,
];

const sections = `reasons jsonb, "ingredientGroups" jsonb, instructions jsonb, tips jsonb, equipment jsonb,
  nutrition jsonb, "servingSuggestions" jsonb, faqs jsonb, summary text`;

/** Statements that fill the long texts of all recipes: each takes its sections from four of the pool's bodies. */
export const bodiesSql = [
  `create temporary table pool_body as
   select kind, id, value, section.* from pool, jsonb_to_record(value::jsonb) as section (${sections})
   where kind = 'body'`,
  'alter table pool_body add primary key (kind, id)',
  `insert into recipe_bodies (recipe_id, reasons, ingredient_groups, instructions, tips, equipment, nutrition,
     serving_suggestions, faqs, summary, source)
   select i, a.reasons, b."ingredientGroups", c.instructions, a.tips, a.equipment, b.nutrition,
     d."servingSuggestions", d.faqs, d.summary, a.value
   from (select id as i from recipes) r
   ${Object.entries(BODY_SALTS)
     .map(([alias, salt]) => joinPool('body', salt, { alias, table: 'pool_body' }))
     .join(' ')}
   order by i`,
];
