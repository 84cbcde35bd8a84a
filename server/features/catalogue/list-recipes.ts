import type { Services } from '#server/services.ts';
import type { RecipeFilter, RecipeListRequest, RecipesArgs } from './recipe.args.ts';
import { RecipeSort } from './recipe.args.ts';
import { connectionOfListing, connectionOfPage, type RankingTags } from './recipe-connection.ts';
import type { RecipeListType } from './recipe-connection.type.ts';
import { RecipeOrder, type RecipeWhere } from './recipe-where.type.ts';

type ListServices = Pick<Services, 'catalogue' | 'recipes' | 'taxonomy'>;

/**
 * Reads what the query `recipes` asks for, by its arguments or by those that it had before.
 * @param cards whether the recipes are asked for no more than what cards show
 * @throws BadValueError for a name that does not exist, or a cursor of another order
 */
export async function listRecipes(
  args: RecipesArgs,
  services: ListServices,
  cards: boolean,
  tags: RankingTags,
): Promise<RecipeListType> {
  const { catalogue, recipes, taxonomy } = services;
  const { search, after, page } = args;
  const size = args.first ?? args.perPage;
  const where = args.where ?? whereOf(args.filter);
  const isUnknown = args.where ? false : namesNothing(args.filter, taxonomy);
  const order = args.orderBy ?? orderOf(args.sort);
  const filter =
    search || typeof after === 'string' || order !== RecipeOrder.NEWEST ? undefined : simpleFilter(where, taxonomy);
  // The lists that pages show have statements of their own: one plan each, and their totals are in memory.
  if (filter || isUnknown) {
    const request: RecipeListRequest = { filter: isUnknown ? args.filter : filter, page, perPage: size, cards };
    return connectionOfPage(await recipes.list(request), () => catalogue.facets(where));
  }
  const orderBy = search && !args.orderBy ? null : order;
  return connectionOfListing(await catalogue.recipes({ where, search, orderBy, first: size, after, page }), page, tags);
}

function orderOf(sort: RecipeSort | undefined): RecipeOrder {
  return sort === RecipeSort.RECOMMENDED ? RecipeOrder.RECOMMENDED : RecipeOrder.NEWEST;
}

/** What was meant by `featured: false` before: all. */
function whereOf(filter: RecipeFilter | null | undefined): RecipeWhere {
  const { category, cuisine, featured } = filter ?? {};
  return {
    ...(category && { categories: [category] }),
    ...(cuisine && { cuisines: [cuisine] }),
    ...(featured && { featured }),
  };
}

/** To `filter` an unknown name is a list without recipes. */
function namesNothing(filter: RecipeFilter | null | undefined, taxonomy: ListServices['taxonomy']): boolean {
  const { category, cuisine } = filter ?? {};
  return Boolean((category && !taxonomy.category(category)) || (cuisine && !taxonomy.cuisine(cuisine)));
}

/** @returns the filter if it says no more than one category, one cuisine and the featured, and names that exist */
function simpleFilter(where: RecipeWhere, taxonomy: ListServices['taxonomy']): RecipeFilter | undefined {
  const { categories, cuisines, featured, ...others } = where;
  const [category, ...categoriesLeft] = categories ?? [];
  const [cuisine, ...cuisinesLeft] = cuisines ?? [];
  const isSimple =
    categoriesLeft.length === 0 &&
    cuisinesLeft.length === 0 &&
    featured !== false &&
    Object.values(others).every((value) => value === undefined || value === null);
  const filter = { category, cuisine, featured };
  return isSimple && !namesNothing(filter, taxonomy) ? filter : undefined;
}
