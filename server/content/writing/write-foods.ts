import type { EntityManager } from 'typeorm';
import { FoodEntity, type GlossaryRow } from '#server/features/catalogue/foods/food.entity.ts';
import type { FoodContent, RecipeContent } from '../content.ts';
import { isKnown, partsOf } from '../foods/foods.ts';
import type { GlossaryFields } from '../format/glossary.schema.ts';
import { upsert } from './upsert.ts';

/** Brings `foods` in line with the table of foods. */
export async function writeFoods(manager: EntityManager, foods: readonly FoodContent[]): Promise<void> {
  await upsert(manager, FoodEntity, 'key', foodRows(foods));
  await manager.query('delete from foods where key <> all($1)', [foods.map(({ key }) => key)]);
}

/** Returns the rows of foods. @param foods all of them */
export function foodRows(foods: readonly FoodContent[]): FoodEntity[] {
  const byKey = new Map(foods.map((food) => [food.key, food]));
  const madeOf = (food: FoodContent) => [...partsOf(food, byKey)].filter((key) => key !== food.key);
  return foods.map((food) => ({ ...toRow(food), madeOf: madeOf(food) }));
}

/** Gives the transaction what it remembers of the foods of recipes. */
export async function beginRecipeFoods(manager: EntityManager): Promise<void> {
  await manager.query(
    `create temporary table import_foods (recipe_id integer, food_key text, grams double precision) on commit drop`,
  );
}

/** Remembers which foods some recipes are made of. */
export async function takeRecipeFoods(manager: EntityManager, recipes: readonly RecipeContent[]): Promise<void> {
  const rows = recipes.flatMap(({ slug, facts }) =>
    facts.lines
      .filter(({ food }) => isKnown(food))
      .map(({ food, grams }) => ({ slug, food: food.key, grams: grams ?? 0 })),
  );
  await manager.query(
    `insert into import_foods
     select r.id, food, round(sum(grams)::numeric, 1)::double precision
     from jsonb_to_recordset($1) as line (slug text, food text, grams double precision)
     join recipes r on r.slug = line.slug group by r.id, food`,
    [JSON.stringify(rows)],
  );
}

/** Brings in line which foods the recipes are made of. */
export async function writeRecipeFoods(manager: EntityManager): Promise<void> {
  await manager.query('analyze import_foods');
  await manager.query(
    `delete from recipe_foods f where not exists (
       select from import_foods i where i.recipe_id = f.recipe_id and i.food_key = f.food_key)`,
  );
  await manager.query(
    `insert into recipe_foods as f (food_key, recipe_id, grams) select food_key, recipe_id, grams from import_foods
     on conflict (food_key, recipe_id) do update set grams = excluded.grams where f.grams <> excluded.grams`,
  );
}

function toRow({ key, name, plural, aka, per100g, measures, edible, ...food }: FoodContent) {
  return {
    key,
    name,
    plural: plural ?? null,
    aka,
    kinds: food.kinds,
    recipeSlug: food.recipe ?? null,
    per100g: { ...per100g },
    measures,
    edible,
    contains: food.contains,
    mayContain: food.mayContain,
    diet: food.diet,
    checkDiet: food.checkDiet ?? null,
    aisle: food.aisle,
    buy: food.buy ?? null,
    glossary: food.glossary && toGlossaryRow(food.glossary),
  };
}

/** Lists keep their order in a jsonb column, fields do not. */
function toGlossaryRow({ instead, ...entry }: GlossaryFields): GlossaryRow {
  return { ...entry, instead: instead.map((each) => ({ ...each, take: Object.entries(each.take) })) };
}
