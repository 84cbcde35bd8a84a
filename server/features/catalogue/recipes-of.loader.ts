import DataLoader from 'dataloader';
import { messages, SEARCH_PAGE_SIZE } from '#schema/rules/catalogue.ts';
import type { StatementReader } from '#server/database/statements.ts';
import { BadValueError } from '#server/errors.ts';
import type { RecipeListing } from './catalogue.service.ts';
import type { RecipeListArgs } from './recipe.args.ts';
import { cursorOf, readCursor } from './recipe-cursor.ts';
import { type ListedRecipe, sortKeys } from './recipe-list.statements.ts';
import { RecipeOrder } from './recipe-where.type.ts';
import { type RecipesOf, recipesOfStatement } from './recipes-of.statements.ts';

/** A part of a list, without what needs more statements. */
export type ListPart = Omit<RecipeListing, 'total' | 'facets' | 'search'>;

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
    const { first: asked, after, page } = args;
    if (after && page > 1) throw new BadValueError(messages.cursorAndPage);
    const order = args.orderBy ?? RecipeOrder.NEWEST;
    const first = asked ?? SEARCH_PAGE_SIZE;
    const offset = (page - 1) * first;
    const types = sortKeys(order).map(({ type }) => type);
    const before = after ? readCursor(order, after, types) : [];
    const query = recipesOfStatement(kind, order, before.length > 0);
    const rows = await this.reader.rows(query, [keys, first + 1, offset, ...before]);
    const toEdge = ({ keys: sortKeys, ...node }: ListedRecipe) => ({ node, cursor: cursorOf(order, sortKeys) });
    return keys.map((key) => {
      const found = rows.filter(({ of }) => of === key);
      return {
        edges: found.slice(0, first).map(toEdge),
        hasNextPage: found.length > first,
        hasPreviousPage: before.length > 0 || offset > 0,
        first,
      };
    });
  }
}
