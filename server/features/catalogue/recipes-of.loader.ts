import DataLoader from 'dataloader';
import type { StatementReader } from '#server/database/statements.ts';
import { type ListPart, partOf, sectionOf } from './list-part.ts';
import type { RecipeListArgs } from './recipe.args.ts';
import { sortKeys } from './recipe-list.statements.ts';
import { RecipeOrder } from './recipe-where.type.ts';
import { type RecipesOf, recipesOf } from './recipes-of.statements.ts';
import type { Conditions } from './resolve-where.ts';

/** Which recipes a list ranks. */
const conditionsOf: Record<RecipesOf, (key: string) => Conditions> = {
  author: (id) => ({ authors: [Number(id)] }),
  category: (id) => ({ categories: [Number(id)] }),
  cuisine: (id) => ({ cuisines: [Number(id)] }),
  food: () => ({}),
};

/** Loads the same part of the lists of many categories, authors or foods; a request runs one statement for all. */
export class RecipesOfLoader {
  private readonly byPart = new Map<string, DataLoader<string, ListPart>>();

  constructor(private readonly reader: StatementReader) {}

  /**
   * @param key an id, a food's key
   * @throws BadValueError for a cursor of another order
   */
  load(kind: RecipesOf, key: string, args: RecipeListArgs): Promise<ListPart> {
    const part = JSON.stringify([kind, args.orderBy, args.first, args.after, args.page]);
    const loader = this.byPart.get(part) ?? new DataLoader((keys) => this.parts(kind, keys, args));
    this.byPart.set(part, loader);
    return loader.load(key);
  }

  private async parts(kind: RecipesOf, keys: readonly string[], args: RecipeListArgs): Promise<ListPart[]> {
    const name = args.orderBy ?? RecipeOrder.NEWEST;
    const order = { name, by: name, keys: sortKeys(name) };
    const section = sectionOf(args, order);
    const { statement, values } = recipesOf(kind, keys, name, section);
    const rows = await this.reader.rows(statement, values);
    return keys.map((key) => {
      const found = rows.filter((row) => row.of === key).map(({ of, ...row }) => row);
      return partOf(found, section, order, conditionsOf[kind](key));
    });
  }
}
