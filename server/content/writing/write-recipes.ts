import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { dishTimes } from '#cooking/dish-times.ts';
import type { Dish } from '#cooking/dish-work.ts';
import { withoutMarks } from '#schema/rules/marked-amounts.ts';
import { RecipeEntity } from '#server/features/catalogue/recipe/recipe.entity.ts';
import { RecipeBodyEntity } from '#server/features/catalogue/recipe/recipe-body.entity.ts';
import { today } from '#server/today.ts';
import type { RecipeContent } from '../content.ts';
import { gramsPerMillilitre } from '../foods/grams.ts';
import type { RecipeFacts } from '../foods/recipe-facts.ts';
import type { RecipeFields } from '../format/recipe.schema.ts';
import { freezerMonthsOf, potsOf } from '../stated-facts.ts';
import { upsert } from './upsert.ts';
import type { ListIds } from './write-lists.ts';

/** Slugs, in their order. */
export interface RecipeChanges {
  added: string[];
  /** Changed, or back again; also where only what is made of a file has changed. */
  updated: string[];
  unpublished: string[];
}

/** Gives the transaction what it remembers of the recipes that are written, some at a time. */
export async function beginRecipes(manager: EntityManager): Promise<void> {
  await manager.query('create temporary table import_recipes (recipe_id integer primary key) on commit drop');
}

/** Brings rows of `recipes` and `recipe_bodies` in line with their files; rows that say the same already are not touched. */
export async function writeRecipes(
  manager: EntityManager,
  recipes: readonly RecipeContent[],
  ids: ListIds,
): Promise<Pick<RecipeChanges, 'added' | 'updated'>> {
  const slugs = recipes.map((recipe) => recipe.slug);
  const rewritten = await rewrittenSlugs(manager, recipes);
  const rows = recipes.map((recipe) => toRecipeRow(recipe, ids));
  await notePutOff(manager, recipes);
  const written = await upsert(manager, RecipeEntity, 'slug', rows);

  const found: { id: number; slug: string }[] = await manager.query(
    'select id, slug from recipes where slug = any($1)',
    [slugs],
  );
  const idBySlug = new Map(found.map(({ id, slug }) => [slug, id]));
  const slugById = new Map(found.map(({ id, slug }) => [id, slug]));
  const bodies = recipes.map((recipe) => toBodyRow(recipe, idBySlug.get(recipe.slug) ?? 0));
  const writtenBodies = await upsert(manager, RecipeBodyEntity, 'recipeId', bodies);
  await manager.query('insert into import_recipes select unnest($1::int[])', [[...slugById.keys()]]);
  await manager.query('update recipes set updated_at = now() where slug = any($1)', [rewritten]);

  const added = new Set(written.filter((row) => row.added).map((row) => row.key));
  const changed = new Set([
    ...written.map((row) => row.key),
    ...writtenBodies.map((row) => slugById.get(row.key) ?? ''),
  ]);
  return { added: [...added], updated: [...changed].filter((slug) => !added.has(slug)) };
}

/**
 * Keeps recipes as they are whose files cannot be read now. What belongs to a category or cuisine that is gone is not kept.
 * @param slugs of any recipes
 */
export async function keepRecipes(manager: EntityManager, slugs: readonly string[]): Promise<void> {
  await manager.query(
    `with kept as (
       insert into import_recipes select r.id from recipes r join cuisines c on c.id = r.cuisine_id and c.is_listed
       where r.slug = any($1) and not exists (select from categories t where t.id = any(r.category_ids) and not t.is_listed)
       returning recipe_id)
     insert into import_foods select f.recipe_id, f.food_key, f.grams from recipe_foods f join kept using (recipe_id)`,
    [slugs],
  );
}

/** Dates the recipes of a first import: their texts are as old as they say. */
export async function datePublication(manager: EntityManager): Promise<void> {
  await manager.query("update recipes set updated_at = published_on::timestamp at time zone 'UTC'");
}

/** A recipe that programs may have copied: it is published, and its day has come. Value: today. */
const SHOWN = 'is_published and published_on <= $1::date';

/** Notes which shown recipes are put off to a day to come. */
async function notePutOff(manager: EntityManager, recipes: readonly RecipeContent[]): Promise<void> {
  const coming = recipes.filter(({ fields }) => fields.published > today()).map(({ slug }) => slug);
  await manager.query(`update recipes set removed_at = now() where slug = any($2) and ${SHOWN}`, [today(), coming]);
}

/** @returns the slugs of recipes that have no file any more, and are withdrawn */
export async function withdrawRecipes(manager: EntityManager): Promise<string[]> {
  const [gone] = (await manager.query(
    `update recipes r set is_published = false, updated_at = now(),
       removed_at = case when ${SHOWN} then now() else removed_at end
     where is_published and not exists (select from import_recipes i where i.recipe_id = r.id) returning slug`,
    [today()],
  )) as [{ slug: string }[], number];
  return gone.map((row) => row.slug).sort();
}

/**
 * Feeds announce what an author has written, not what a newer version of the site makes of it.
 * @returns the slugs of those whose files say something else than before, and of those that were withdrawn
 */
async function rewrittenSlugs(manager: EntityManager, recipes: readonly RecipeContent[]): Promise<string[]> {
  const rows: { slug: string }[] = await manager.query(
    `select r.slug from unnest($1::text[], $2::text[]) as file (slug, hash)
     join recipes r on r.slug = file.slug join recipe_bodies b on b.recipe_id = r.id
     where md5(b.source) <> file.hash or not r.is_published`,
    [recipes.map(({ slug }) => slug), recipes.map(({ source }) => createHash('md5').update(source).digest('hex'))],
  );
  return rows.map(({ slug }) => slug);
}

/** Columns that a file decides on, each of them. */
type RecipeRow = Omit<
  RecipeEntity,
  'id' | 'author' | 'category' | 'cuisine' | 'updatedAt' | 'removedAt' | 'ratingCount' | 'ratingHalves'
>;

/** @returns the row of `recipes` for a recipe file; ratings are not its business. */
export function toRecipeRow(recipe: RecipeContent, ids: ListIds): RecipeRow {
  const { slug, fields, facts, guides, picture } = recipe;
  const { handsOn, resting } = dishTimes(toDish(recipe));
  return {
    slug,
    title: fields.title,
    aka: fields.aka,
    description: fields.description,
    authorId: idOf(ids.authors, fields.author),
    categoryId: idOf(ids.categories, fields.category),
    categoryIds: [fields.category, ...fields.alsoIn].map((name) => idOf(ids.categories, name)),
    cuisineId: idOf(ids.cuisines, fields.cuisine),
    publishedOn: fields.published,
    isPublished: true,
    featured: fields.featured,
    pictureAlt: picture.alt,
    pictureColour: picture.colour,
    pictureVersion: picture.version,
    servings: fields.servings,
    yield: fields.yield ?? null,
    estimatedCost: facts.cost,
    prepMinutes: fields.prepTime,
    cookMinutes: fields.cookTime,
    totalMinutes: fields.totalMinutes ?? null,
    handsOnMinutes: handsOn,
    restingMinutes: resting,
    difficulty: fields.difficulty,
    course: fields.course,
    diets: facts.diets,
    contains: facts.contains,
    mayContain: facts.mayContain,
    unknownFoods: facts.unknownFoods,
    nutrients: facts.nutrition.map(({ amount }) => amount),
    pots: potsOf(fields.equipment),
    freezerMonths: freezerMonthsOf(fields.faqs),
    guideKeys: guides.flat(),
  };
}

/** @returns a recipe as far as its times need it, in the texts that readers see. */
function toDish({ fields, uses }: RecipeContent): Dish {
  return {
    totalMinutes: fields.totalMinutes ?? fields.prepTime + fields.cookTime,
    steps: fields.instructions.map(({ title, steps }, index) => ({
      title,
      details: steps.map(({ text }) => withoutMarks(text)),
      lines: (uses[index] ?? []).flat().length,
    })),
  };
}

/** @returns the row of `recipe_bodies`. */
export function toBodyRow(
  { fields, facts, uses: written, guides, source }: RecipeContent,
  recipeId: number,
): Omit<RecipeBodyEntity, 'recipe'> {
  return {
    recipeId,
    reasons: fields.why,
    ingredientGroups: groupsOf(fields, facts),
    instructions: fields.instructions.map(({ title, steps }, index) => ({
      title,
      details: steps.map((step) => step.text),
      ownUses: steps.map((step) => step.uses),
      uses: written[index] ?? [],
      guideKeys: guides[index] ?? [],
    })),
    tips: fields.tips,
    equipment: fields.equipment,
    nutrition: facts.nutrition,
    labelsToCheck: facts.labels,
    servingSuggestions: fields.serving,
    faqs: fields.faqs,
    summary: fields.summary,
    source,
  };
}

const unknown = { foodKey: '', grams: null, gramsPerMillilitre: null, isLiquid: false };

/** @returns the ingredient lists, each line with its food and what it weighs. */
function groupsOf({ ingredients }: RecipeFields, { lines }: RecipeFacts) {
  const found = new Map(
    lines.map(({ line, food, grams }) => [
      line,
      {
        foodKey: food.key,
        grams: grams && tenths(grams),
        gramsPerMillilitre: gramsPerMillilitre(food),
        isLiquid: food.liquid,
      },
    ]),
  );
  return ingredients.map(({ title, items }) => ({
    title,
    items: items.map((line) => ({ ...line, ...(found.get(line) ?? unknown) })),
  }));
}

function tenths(grams: number): number {
  return Math.round(grams * 10) / 10;
}

function idOf(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The check let the unknown name "${name}" pass`);
  return id;
}
