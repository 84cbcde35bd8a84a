import type { RecipeListing } from './catalogue.service.ts';
import type { Ranking } from './ranking.ts';
import type { RecipePageType, RecipeType } from './recipe.type.ts';
import type { RecipeEdgeType, RecipeListType, RecipeSearchReadingType } from './recipe-connection.type.ts';
import { cursorOf } from './recipe-cursor.ts';
import type { RecipeFacetsType } from './recipe-facets.type.ts';
import { RecipeOrder } from './recipe-where.type.ts';

interface Part {
  nodes: RecipeType[];
  edges: () => RecipeEdgeType[];
  /** Items a page. */
  size: number;
  page: number;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  total: () => Promise<number> | number;
  facets: () => Promise<RecipeFacetsType>;
  search?: RecipeSearchReadingType | null;
}

/** @returns a part of a list as the schema has it; what costs a statement of its own waits until it is asked for. */
function connectionOf(part: Part): RecipeListType {
  const { nodes, edges, size, page, total, facets, search = null, hasNextPage, hasPreviousPage } = part;
  let counted: Promise<number> | number | undefined;
  const totalCount = () => {
    counted ??= total();
    return counted;
  };
  const pageCount = async () => Math.ceil((await totalCount()) / size);
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage,
      hasPreviousPage,
      startCursor: () => edges()[0]?.cursor ?? null,
      endCursor: () => edges().at(-1)?.cursor ?? null,
      pageCount,
    },
    totalCount,
    facets,
    search,
    items: nodes,
    total: totalCount,
    page,
    perPage: size,
    pageCount,
  };
}

/** Where it is noted that an answer depends on ratings. */
export interface RankingTags {
  addRanking(ranking: Ranking | undefined): void;
}

/** @param page of the list, from 1; 1 where it begins after a cursor */
export function connectionOfListing(
  { edges, first: size, search: read, ranking, ...listing }: RecipeListing,
  page: number,
  tags: RankingTags,
): RecipeListType {
  tags.addRanking(ranking);
  const nodes = edges.map(({ node }) => node);
  const search = read && {
    corrected: read.correctedQuery,
    partial: read.partial,
    dropped: read.dropped,
    synonyms: read.synonyms,
    filters: read.understood,
  };
  return connectionOf({ ...listing, nodes, edges: () => edges, size, page, search });
}

/** @param list a numbered page of a list whose newest recipes come first */
export function connectionOfPage(list: RecipePageType, facets: () => Promise<RecipeFacetsType>): RecipeListType {
  const { items: nodes, total, page, perPage: size, pageCount } = list;
  return connectionOf({
    nodes,
    edges: () =>
      nodes.map((node) => ({ node, cursor: cursorOf(RecipeOrder.NEWEST, [node.publishedOn, String(node.id)]) })),
    size,
    page,
    hasNextPage: page < pageCount,
    hasPreviousPage: page > 1,
    total: () => total,
    facets,
  });
}
