import type { FoodEntity, GlossaryValue } from '#server/features/catalogue/foods/food.entity.ts';
import type { GuideEntity } from '#server/features/catalogue/guides/guide.entity.ts';
import type { HomeIssueEntity } from '#server/features/catalogue/home/home-issue.entity.ts';
import type { MenuEntity } from '#server/features/catalogue/menus/menu.entity.ts';
import type { PictureColumns } from '#server/features/catalogue/recipe/picture.type.ts';
import type { FoodContent, GuideContent, HomeIssueContent, MenuContent, TermContent } from '../content.ts';
import { getFoodKeys } from '../foods/foods.ts';
import type { GlossaryFields } from '../format/glossary.schema.ts';
import type { SourcePicture } from '../reading/picture.ts';

/** Returns the columns of a row with a picture. */
export function getPictureColumns({ alt, color, version }: SourcePicture): PictureColumns {
  return { pictureAlt: alt, pictureColor: color, pictureVersion: version };
}

/** Returns the row of a category or a cuisine. @param position - from 0 */
export function toTermRow({ name, slug, description, picture }: TermContent, position: number) {
  return { name, slug, description, position, isListed: true, ...getPictureColumns(picture) };
}

/** Returns the row of a guide. @param position - from 0 */
export function toGuideRow(
  { author, published, updated, picture, ...guide }: GuideContent,
  position: number,
): GuideEntity {
  const steps = guide.steps.map(({ drawing, ...step }) => ({
    ...step,
    drawing: drawing ? { alt: drawing.alt, path: `/drawings/${guide.key}--${drawing.name}.svg` } : null,
  }));
  return {
    ...guide,
    steps,
    ...{
      position,
      authorKey: author,
      publishedOn: published,
      updatedOn: updated ?? null,
      ...getPictureColumns(picture),
    },
  };
}

/** Returns the row of a menu. @param position - from 0 */
export function toMenuRow({ author, published, ...menu }: MenuContent, position: number): MenuEntity {
  return { ...menu, position, authorKey: author, publishedOn: published };
}

/** Returns the row of an issue of the home page. */
export function toHomeIssueRow({ startsOn, lead, season, ...issue }: HomeIssueContent): HomeIssueEntity {
  return {
    ...{ startsOn, hero: [lead, ...season], tonightSlug: issue.tonight },
    ...{ menuKey: issue.menu, guideKey: issue.guide, foodKey: issue.ingredient },
  };
}

/** Returns the rows of foods. @param foods - all foods, because a food may be made of others */
export function toFoodRows(foods: readonly FoodContent[]): FoodEntity[] {
  const byKey = new Map(foods.map((food) => [food.key, food]));
  const getPartKeys = (food: FoodContent) => [...getFoodKeys(food, byKey)].filter((key) => key !== food.key);
  return foods.map((food) => ({ ...toFoodRow(food), madeOf: getPartKeys(food) }));
}

function toFoodRow({ key, name, plural, aka, per100g, measures, edible, ...food }: FoodContent) {
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
    glossary: food.glossary && glossaryValue(food.glossary),
  };
}

/** Returns the value of the `glossary` column. Turns `take` into an array: jsonb does not keep the order of keys. */
function glossaryValue({ instead, ...entry }: GlossaryFields): GlossaryValue {
  return { ...entry, instead: instead.map((each) => ({ ...each, take: Object.entries(each.take) })) };
}
