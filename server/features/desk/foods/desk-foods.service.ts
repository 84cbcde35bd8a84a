import type { DataSource } from 'typeorm';
import { proposeRows } from '#server/content/propose-food.ts';
import { StatementReader } from '#server/database/statements.ts';
import { foodsByName, missingFoods } from './desk-foods.statements.ts';
import type { DeskFoodType, FoodMeasureType, MissingFoodType, SourceFoodType } from './desk-foods.type.ts';

/** Searches the food table, and the USDA table that it is derived from, for editors. */
export class DeskFoodsService {
  private readonly reader: StatementReader;

  constructor(
    dataSource: DataSource,
    private readonly contentDir: string,
  ) {
    this.reader = new StatementReader(dataSource);
  }

  /** Returns foods with a key or name that contains the search text. */
  searchFoods(search: string): Promise<DeskFoodType[]> {
    const text = search.trim().toLowerCase();
    return this.reader.rows(foodsByName, [`%${text.replace(/[\\%_]/g, '\\$&')}%`, text]);
  }

  /** Returns rows of the USDA table that may be the named food. */
  async searchSourceFoods(name: string): Promise<SourceFoodType[]> {
    const rows = await proposeRows(this.contentDir, name);
    return rows.map(({ ndb, description, kcal, refuse, measures, missing }) => ({
      ...{ ndb, description, unknown: missing },
      energy: kcal === '' ? null : Number(kcal),
      edible: (100 - Number(refuse)) / 100,
      measures: toMeasures(measures),
    }));
  }

  /** Returns foods that recipes mention but the food table lacks. */
  listMissingFoods(): Promise<MissingFoodType[]> {
    return this.reader.rows(missingFoods);
  }
}

/** Patterns of USDA measures, with their names in the food table; '' for the matched word itself. */
const MEASURES: [pattern: RegExp, name: string][] = [
  [/^tsp\b/, 'tsp'],
  [/^tbsp\b/, 'tbsp'],
  [/^cup(?!.*\b(?:mashed|pureed|cooked|whipped)\b)/, 'cup'],
  [/^(small|medium|large|slice|clove|head|ear|stalk|leaf|sprig|can)\b/, ''],
];

/**
 * Returns the weights of household measures; of several weights of a measure, the first.
 * @param text - for example "1 cup, chopped=240; 1 tbsp=15"
 */
function toMeasures(text: string): FoodMeasureType[] {
  const measures = new Map<string, number>();
  for (const [, amount = '', name = '', grams = ''] of text.matchAll(/([\d.]+) ([^=;]+)=([\d.]+)/g)) {
    const [pattern, label] = MEASURES.find(([each]) => each.test(name)) ?? [];
    const key = pattern ? label || (pattern.exec(name)?.[1] ?? '') : '';
    const weight = Number(grams) / Number(amount);
    if (key !== '' && !measures.has(key) && weight > 0) measures.set(key, Math.round(weight * 10) / 10);
  }
  return [...measures].map(([name, grams]) => ({ name, grams }));
}
