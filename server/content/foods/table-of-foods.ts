import { checkFormat } from '../format/explain.ts';
import { foodsSchema } from '../format/foods.schema.ts';
import type { Problem } from '../problem.ts';
import type { ContentFolder } from '../reading/content-folder.ts';
import type { YamlSource } from '../reading/yaml-source.ts';
import { FoodFinder } from './find-food.ts';
import { type Food, makeFoods } from './foods.ts';
import { readUsda } from './usda.ts';

interface FoundFoods {
  /** Null where the table cannot be read. */
  value: FoodFinder | null;
  problems: Problem[];
}

/** Checked tables, by the table, with the slugs that it may name: the desk checks a list again and again beside the same foods. */
const known = new WeakMap<YamlSource, FoundFoods & { slugs: readonly string[] | undefined }>();

/** Returns a finder of the foods of lines. @param slugs recipes that the table may name */
export function findFoods(folder: ContentFolder, yaml: YamlSource, slugs: readonly string[] | undefined): FoundFoods {
  const former = known.get(yaml);
  if (former && former.slugs === slugs) return former;
  const found = read(folder, yaml, slugs);
  known.set(yaml, { ...found, slugs });
  return found;
}

function read(folder: ContentFolder, yaml: YamlSource, slugs: readonly string[] | undefined): FoundFoods {
  const usda = readUsda(folder.lists['usda-sr28.csv']);
  const { value, problems } = checkFormat(yaml, foodsSchema(slugs));
  if (!value || usda.problems.length > 0) return { value: null, problems: [...usda.problems, ...problems] };
  const made: { foods: Map<string, Food>; problems: Problem[] } = makeFoods(value, usda.rows, yaml);
  // What a dish holds is not known while a food of the table is wrong.
  const finder = made.problems.length === 0 ? new FoodFinder(made.foods) : null;
  return { value: finder, problems: [...problems, ...made.problems] };
}
