import type { DataSource } from 'typeorm';
import { ALLERGENS, COURSES, DIETS, DIFFICULTIES, NUTRIENTS } from '#schema/rules/vocabulary.ts';
import { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';
import { rebuildSearch } from '#server/features/search/rebuild-search.statements.ts';
import type { Content } from './check-content.ts';
import { createRandom, type Random } from './random.ts';

export const CATEGORY_NAMES = ['Lunch', 'Dinner', 'Winter', 'Snack'];
export const CUISINE_NAMES = ['Ethiopian', 'Indian', 'Italian'];
export const AUTHORS = ['hanna', 'ravi', 'mei'];

interface RandomFood {
  name: string;
  plural?: string;
  aka: string[];
  kinds?: string[];
  parts?: Record<string, number>;
}

/** Berbere is made of chilli and ginger, niter kibbeh of butter and ginger, the stew base of both. */
export const RANDOM_FOODS: Record<string, RandomFood> = {
  onion: { name: 'onion', plural: 'onions', aka: ['cipolla'] },
  'onion-red': { name: 'red onion', aka: [] },
  chilli: { name: 'dried chilli', aka: [] },
  ginger: { name: 'ginger', aka: ['adrak'] },
  butter: { name: 'butter', aka: [] },
  berbere: { name: 'berbere', aka: [], parts: { chilli: 10, ginger: 2 } },
  'niter-kibbeh': { name: 'niter kibbeh', aka: ['spiced butter'], parts: { butter: 10, ginger: 1 } },
  'stew-base': { name: 'stew base', aka: [], parts: { berbere: 1, 'niter-kibbeh': 1 } },
  bacon: { name: 'bacon', aka: [], kinds: ['pork'] },
  'pork-belly': { name: 'pork belly', aka: [], kinds: ['pork', 'maiale'] },
};

const WORDS = ['stew', 'salad', 'bread', 'soup', 'golden', 'smoky'];

/** A recipe's table row, with names instead of ids. */
export type RandomRecipe = ReturnType<typeof randomRecipe>;

const pickSome = <Item>(random: Random, items: readonly Item[], max: number): Item[] => [
  ...new Set(Array.from({ length: random.integer(max + 1) }, () => random.pick(items))),
];

/** Returns a random recipe. Each field has few possible values, so that sorting has many ties. */
export function randomRecipe(random: Random, id: number) {
  const title = `${random.pick(WORDS)} ${random.pick(WORDS)} ${id}`;
  const ratingCount = random.integer(3) === 0 ? 0 : 1 + random.integer(4);
  const contains = pickSome(random, ALLERGENS.slice(0, 5), 2);
  return {
    id,
    slug: title.replaceAll(' ', '-'),
    title,
    author: random.pick(AUTHORS),
    categories: [...new Set([random.pick(CATEGORY_NAMES), random.pick(CATEGORY_NAMES)])],
    cuisine: random.pick(CUISINE_NAMES),
    publishedOn: `2025-0${1 + random.integer(3)}-1${random.integer(10)}`,
    updatedAt: new Date(Date.UTC(2025, 6, 1 + random.integer(20), random.integer(24))),
    featured: random.integer(4) === 0,
    published: random.integer(12) > 0,
    estimatedCost: 3 + random.integer(20),
    prepMinutes: 5 * random.integer(12),
    cookMinutes: 5 * random.integer(30),
    totalMinutes: random.integer(5) === 0 ? 10 + random.integer(200) : null,
    restingMinutes: random.integer(4) === 0 ? random.integer(10) : 0,
    difficulty: random.pick(DIFFICULTIES),
    course: random.pick(COURSES),
    diets: pickSome(random, DIETS, 4),
    contains,
    mayContain: pickSome(random, ALLERGENS.slice(0, 6), 2).filter((allergen) => !contains.includes(allergen)),
    unknownFoods: random.integer(6) === 0 ? ['moon dust'] : [],
    nutrients: NUTRIENTS.map(() => random.integer(400) / 10),
    pots: random.integer(4),
    freezerMonths: random.integer(3) === 0 ? null : 1 + random.integer(4),
    ratingCount,
    ratingHalves: Array.from({ length: ratingCount }, () => 1 + random.integer(10)).reduce(
      (sum, each) => sum + each,
      0,
    ),
    foods: pickSome(random, Object.keys(RANDOM_FOODS), 4),
  };
}

export function randomRecipes(seed: number, count: number): RandomRecipe[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, index) => randomRecipe(random, index + 1));
}

/** Fills an empty database with terms, foods, the recipes, and the search index. */
export async function insertCatalogue(dataSource: DataSource, recipes: readonly RandomRecipe[]): Promise<void> {
  const insertTerms = (table: string, names: string[]) =>
    dataSource.query(
      `insert into ${table} (name, slug, description, position, picture_alt, picture_color, picture_version)
       select name, lower(name), '', place, '', '', '' from unnest($1::text[]) with ordinality as listed (name, place)`,
      [names],
    );
  await dataSource.query(
    `insert into authors (key, name, role, bio, picture_alt, picture_color, picture_version)
     select key, 'The ' || initcap(key), '', '', '', '', '' from unnest($1::text[]) key`,
    [AUTHORS],
  );
  await insertTerms('categories', CATEGORY_NAMES);
  await insertTerms('cuisines', CUISINE_NAMES);
  await dataSource.query(
    `insert into foods (key, name, plural, aka, kinds, made_of, per_100g, measures, edible, contains, may_contain, diet, aisle)
     select key, name, plural, aka, coalesce(kinds, '{}'), "madeOf", '{}', '{}', 1, '{}', '{}', 'vegan', 'produce'
     from jsonb_to_recordset($1) as food (key text, name text, plural text, aka text[], kinds text[], "madeOf" text[])`,
    [
      JSON.stringify(
        Object.entries(RANDOM_FOODS).map(([key, food]) => ({ key, ...food, madeOf: getParts(key).slice(1) })),
      ),
    ],
  );
  await insertRecipes(dataSource, recipes);
}

/** Returns the food and all its parts, at any depth. */
export function getParts(key: string): string[] {
  return [...new Set([key, ...Object.keys(RANDOM_FOODS[key]?.parts ?? {}).flatMap(getParts)])];
}

/** Adds recipes to a database that `insertCatalogue` has filled. */
export async function insertRecipes(dataSource: DataSource, recipes: readonly RandomRecipe[]): Promise<void> {
  const rows = recipes.map(({ author, categories, cuisine, published, foods, ...columns }) => {
    const categoryIds = categories.map((name) => CATEGORY_NAMES.indexOf(name) + 1).sort();
    return {
      ...columns,
      description: '',
      authorId: AUTHORS.indexOf(author) + 1,
      categoryId: categoryIds[0],
      categoryIds,
      cuisineId: CUISINE_NAMES.indexOf(cuisine) + 1,
      isPublished: published,
      pictureAlt: '',
      pictureColor: '',
      pictureVersion: '',
      servings: 2,
    };
  });
  await dataSource.transaction(async (manager) => {
    // The recipes have ids already.
    await manager.query('alter table recipes alter id set generated by default');
    await manager.insert(RecipeEntity, rows);
    await manager.query(
      `insert into recipe_bodies (recipe_id, reasons, ingredient_groups, instructions, tips, equipment, nutrition,
         serving_suggestions, faqs, summary)
       select id, '[]', '[]', '[]', '[]', '[]', '[]', '[]', '[]', '' from unnest($1::int[]) id`,
      [recipes.map(({ id }) => id)],
    );
    await manager.query(
      `insert into recipe_foods (food_key, recipe_id, grams)
       select food, id, 100 from jsonb_to_recordset($1) as recipe (id int, foods text[]), unnest(foods) food`,
      [JSON.stringify(recipes)],
    );
    // Search reads only the names, kinds and parts of foods.
    const foods = Object.entries(RANDOM_FOODS).map(([key, food]) => ({ key, kinds: [], ...food }));
    await rebuildSearch(manager, { foods } as unknown as Pick<Content, 'foods'>);
  });
}
