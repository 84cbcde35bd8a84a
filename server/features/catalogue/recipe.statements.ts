import { RECENT_LIMIT, RELATED_LIMIT, USED_IN_LIMIT } from '#schema/rules/catalogue.ts';
import { type Statement, statement } from '#server/database/statements.ts';
import { RecipeSort } from './recipe.args.ts';
import type { RecipeBody, RecipeType, WholeRecipe } from './recipe.type.ts';

/** The columns of a `RecipeType` that cards show, from a `recipes` that is called `r`. */
const cardColumns = `
  r.id, r.slug, r.title, r.description, r.author_id as "authorId", r.category_id as "categoryId",
  r.cuisine_id as "cuisineId", r.published_on::text as "publishedOn", r.is_featured as featured,
  r.picture_alt as "pictureAlt", r.picture_colour as "pictureColour", r.picture_version as "pictureVersion", r.servings,
  r.estimated_cost as "estimatedCost", r.prep_minutes as "prepMinutes", r.cook_minutes as "cookMinutes",
  r.total_minutes as "totalMinutes", r.difficulty, r.rating_count as "ratingCount", r.rating_halves as "ratingHalves"`;

/** The columns of a `RecipeType` but for its long texts. */
export const summaryColumns = `${cardColumns},
  r.category_ids as "categoryIds", r.diets, r.aka, r.yield, r.contains, r.may_contain as "mayContain", r.pots,
  r.freezer_months as "freezerMonths", r.updated_at as "updatedAt"`;

const bodyColumns = `
  b.reasons, b.ingredient_groups as "ingredientGroups", b.instructions, b.tips, b.equipment, b.nutrition,
  b.labels as "labelsToCheck",
  b.serving_suggestions as "servingSuggestions", b.faqs, b.summary`;

// Spelled exactly as in the index recipes_recommended_idx, or the index is not used.
const recommendation = '((80 + r.rating_halves)::real / (10 + r.rating_count))';

/** Which conditions a list has; each combination is a statement of its own. */
export interface ListShape {
  category: boolean;
  cuisine: boolean;
  featured: boolean;
  sort: RecipeSort;
  /** Whether the rows hold no more than what cards show. */
  cards: boolean;
}

function listFrom(shape: ListShape): string {
  // Conditions take $1 (category id) and $2 (cuisine id); both are always passed, and cast so that Postgres knows them.
  const join = shape.category ? 'join recipe_categories rc on rc.recipe_id = r.id and rc.category_id = $1::int' : '';
  const where = ['r.is_published', shape.category ? '' : '$1::int is null'];
  where.push(shape.cuisine ? 'r.cuisine_id = $2::int' : '$2::int is null', shape.featured ? 'r.is_featured' : '');
  return `from recipes r ${join} where ${where.filter(Boolean).join(' and ')}`;
}

// Postgres cuts names at 63 characters, and two statements must never share one.
function nameOf(shape: ListShape): string {
  const conditions = (['category', 'cuisine', 'featured', 'cards'] as const).filter((key) => shape[key]);
  return [...conditions, shape.sort].join('_');
}

const lists = new Map<string, Statement<RecipeType>>();

/** A page of a list. Values: category id or null, cuisine id or null, limit, offset. */
export function listStatement(shape: ListShape): Statement<RecipeType> {
  const name = `recipes_${nameOf(shape)}`;
  const known = lists.get(name);
  if (known) return known;
  const newest = shape.category ? 'rc.published_on desc, rc.recipe_id desc' : 'r.published_on desc, r.id desc';
  const order = shape.sort === RecipeSort.NEWEST ? newest : `${recommendation} desc, r.published_on desc, r.id desc`;
  const made = statement<RecipeType>(
    name,
    `select ${shape.cards ? cardColumns : summaryColumns} ${listFrom(shape)} order by ${order} limit $3 offset $4`,
  );
  lists.set(name, made);
  return made;
}

/** The newest recipes of some. Values: category id or null, cuisine id or null, author id or null. */
export const latestRecipes = statement<RecipeType>(
  'latest_recipes',
  `select ${summaryColumns} from recipes r
   where r.is_published and ($1::int is null or $1 = any(r.category_ids))
     and ($2::int is null or r.cuisine_id = $2) and ($3::int is null or r.author_id = $3)
   order by r.published_on desc, r.id desc limit ${RECENT_LIMIT}`,
);

/** One published recipe with its long texts. Values: slug. */
export const recipeBySlug = statement<WholeRecipe>(
  'recipe_by_slug',
  `select ${summaryColumns}, ${bodyColumns}
   from recipes r join recipe_bodies b on b.recipe_id = r.id where r.slug = $1 and r.is_published`,
);

/** Published recipes by their names, in the order of the names. Values: slugs, each once. */
export const recipesBySlugs = statement<RecipeType>(
  'recipes_by_slugs',
  `select ${summaryColumns}
   from unnest($1::text[]) with ordinality as wanted (slug, position)
   join recipes r on r.slug = wanted.slug and r.is_published order by wanted.position`,
);

/** For each of many foods the newest recipes that use it. Values: keys of foods. */
export const recipesUsing = statement<RecipeType & { foodKey: string }>(
  'recipes_using',
  `select wanted.key as "foodKey", used.*
   from unnest($1::text[]) as wanted (key)
   cross join lateral (
     select ${summaryColumns} from recipe_foods f join recipes r on r.id = f.recipe_id
     where f.food_key = wanted.key and r.is_published order by r.published_on desc, r.id desc limit ${USED_IN_LIMIT}) used`,
);

/** Published recipes. Values: ids. */
export const recipesByIds = statement<RecipeType>(
  'recipes_by_ids',
  `select ${summaryColumns} from recipes r where r.id = any($1::int[]) and r.is_published`,
);

/** The same, with no more than what cards show. */
export const recipeCardsByIds = statement<RecipeType>(
  'recipe_cards_by_ids',
  `select ${cardColumns} from recipes r where r.id = any($1::int[]) and r.is_published`,
);

/** The id of a published recipe. Values: slug. */
export const recipeIdBySlug = statement<{ id: number }>(
  'recipe_id_by_slug',
  'select id from recipes where slug = $1 and is_published',
);

/** Which of these recipes are published. Values: slugs. */
export const publishedSlugs = statement<{ slug: string }>(
  'published_slugs',
  'select slug from recipes where slug = any($1::text[]) and is_published',
);

/** The published recipes that are spelled most like a name. Values: a slug. */
export const nearestSlugs = statement<{ slug: string }>(
  'nearest_slugs',
  'select slug from recipes where slug % $1::text and is_published order by similarity(slug, $1::text) desc, slug limit 3',
);

/** The long texts of many recipes. Values: ids. */
export const recipeBodiesByIds = statement<RecipeBody & { recipeId: number }>(
  'recipe_bodies_by_ids',
  `select b.recipe_id as "recipeId", ${bodyColumns} from recipe_bodies b where b.recipe_id = any($1::int[])`,
);

/**
 * For each of many recipes the ids of those that go with it: of the same cuisine first, then those that share most foods, then most
 * categories. Candidates come from the head of an index; from the categories only where the cuisine has too few.
 * Values: ids. The limits are no values: a plan for any limit reads all recipes, a second at 200,000 of them.
 */
export const relatedIds = statement<{ id: number; related: number[] }>(
  'related_ids',
  `select o.id, array(
     with of_cuisine as materialized (
       select c.id from recipes c
       where c.is_published and c.cuisine_id = o.cuisine_id
       order by c.published_on desc, c.id desc limit ${2 * RELATED_LIMIT + 1}
     )
     select candidate.id
     from (
       select id from of_cuisine
       union
       select rc.recipe_id from unnest(o.category_ids) as shared_category (id)
       cross join lateral (
         select c.recipe_id from recipe_categories c where c.category_id = shared_category.id
         order by c.published_on desc, c.recipe_id desc limit ${2 * RELATED_LIMIT + 1}) rc
       where (select count(*) from of_cuisine) <= ${RELATED_LIMIT}
     ) near
     join recipes candidate on candidate.id = near.id
     where candidate.id <> o.id
     order by candidate.cuisine_id = o.cuisine_id desc,
       (select count(*) from recipe_foods f where f.recipe_id = candidate.id and f.food_key = any (foods.keys)) desc,
       (select count(*) from unnest(candidate.category_ids) c (id) where c.id = any (o.category_ids)) desc,
       candidate.published_on desc, candidate.id desc
     limit ${RELATED_LIMIT}
   ) as related
   from recipes o
   cross join lateral (select array(select f.food_key from recipe_foods f where f.recipe_id = o.id) as keys) foods
   where o.id = any($1::int[])`,
);
