import { allergensSchema } from '../format/allergens.schema.ts';
import { checkFormat } from '../format/explain.ts';
import { foodsSchema } from '../format/foods.schema.ts';
import type { Problem } from '../problem.ts';
import type { ContentFolder } from '../reading/content-folder.ts';
import { isSameList } from '../reading/read-list.ts';
import type { SourceFile } from '../reading/source-file.ts';
import { readYamlOnce, type YamlSource } from '../reading/yaml-source.ts';
import { AllergenNames, checkAllergenNames } from './allergen-names.ts';
import { FoodFinder } from './find-food.ts';
import { computeFoods, type Food } from './foods.ts';
import { readSourceRows, readUsda } from './usda.ts';

interface FoodTable {
  /** Finds the foods of ingredient lines; null if the foods, or lists they depend on, are invalid. */
  value: FoodFinder | null;
  problems: Problem[];
}

interface CachedTable extends FoodTable {
  slugs: readonly string[] | undefined;
  /** The other lists that the table depends on. */
  sources: readonly SourceFile[];
}

/** Checked tables of foods, cached because the desk checks many texts with the same foods. */
const cache = new WeakMap<YamlSource, CachedTable>();

/** Reads and checks the table of foods. @param slugs - of recipes that foods may link to */
export function getFoodTable(
  folder: ContentFolder,
  yaml: YamlSource,
  slugs: readonly string[] | undefined,
  contentDir: string,
): FoodTable {
  const cached = cache.get(yaml);
  const sources = [folder.lists['allergens.yaml'], folder.lists['usda-sr28.csv']];
  if (cached && isSameList(cached.slugs, slugs) && isSameList(cached.sources, sources)) return cached;
  const table = computeTable(folder, yaml, slugs, contentDir);
  cache.set(yaml, { ...table, slugs, sources });
  return table;
}

function computeTable(
  folder: ContentFolder,
  yaml: YamlSource,
  slugs: readonly string[] | undefined,
  contentDir: string,
): FoodTable {
  const usda = readUsda(folder.lists['usda-sr28.csv']);
  const { value, problems } = checkFormat(yaml, foodsSchema(slugs));
  const allergens = readYamlOnce(folder.lists['allergens.yaml']);
  const allergenNames = checkFormat(allergens, allergensSchema);
  if (!value || usda.problems.length > 0)
    return { value: null, problems: [...usda.problems, ...problems, ...allergenNames.problems] };
  // Foods that were added at the desk may refer to rows that the extract lacks.
  const ndbNumbers = Object.values(value).flatMap(({ ndb }) => ndb ?? []);
  const rows = new Map([
    ...readSourceRows(
      contentDir,
      ndbNumbers.filter((ndb) => !usda.rows.has(ndb)),
    ),
    ...usda.rows,
  ]);
  const computed: { foods: Map<string, Food>; problems: Problem[] } = computeFoods(value, rows, yaml);
  const tableProblems = [...problems, ...computed.problems, ...allergenNames.problems];
  // Any dish may contain the food with the problem, so none can be checked.
  if (computed.problems.length > 0 || !allergenNames.value) return { value: null, problems: tableProblems };
  tableProblems.push(...checkAllergenNames(allergenNames.value, computed.foods, allergens));
  return {
    value: new FoodFinder(computed.foods, new AllergenNames(computed.foods, allergenNames.value)),
    problems: tableProblems,
  };
}
