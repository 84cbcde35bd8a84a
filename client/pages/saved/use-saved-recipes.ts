import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { refreshProducts } from '#client/state/refresh-products.ts';
import { getProduct, type SavableRecipe } from '#client/state/saved.ts';
import type { Product } from '#client/state/store.ts';
import { MAX_SLUGS } from '#schema/rules/catalogue.ts';

type BySlugs<Recipe> = TypedDocumentNode<{ recipesBySlugs: Recipe[] }, { slugs: string[] | string }>;
type SavedRecipes<Recipe> = {
  recipes: readonly Recipe[];
  /** Titles of recipes that are no longer published. */
  missingTitles: readonly string[];
  /** `true` if some recipes could not be fetched; `missingTitles` is empty then. */
  hasFailed: boolean;
};

/**
 * Fetches the recipes of a stored list, and updates their stored slugs, titles, paths and prices.
 * @param products - undefined until storage has been read
 * @returns undefined until the first response; an empty list requests nothing
 */
export function useSavedRecipes<Recipe extends SavableRecipe>(
  document: BySlugs<Recipe>,
  products: readonly Product[] | undefined,
): SavedRecipes<Recipe> | undefined {
  const client = useApolloClient();
  const [result, setResult] = useState<{ recipes: readonly Recipe[]; slugs: readonly string[]; hasFailed: boolean }>();
  const [requestedKey, setRequestedKey] = useState('');
  const key = products?.map(({ id }) => id).join(' ') ?? '';
  // Removing a recipe from the list needs no request.
  const hasNewSlug = key.split(' ').some((slug) => !requestedKey.split(' ').includes(slug));
  if (hasNewSlug) setRequestedKey(key);

  useEffect(() => {
    if (requestedKey === '') return;
    let isCurrent = true;
    const slugs = requestedKey.split(' ');
    const query = async (chunk: string[]) => {
      const { data } = await client.query<{ recipesBySlugs: Recipe[] }, OperationVariables>({
        query: document,
        variables: { slugs: chunk },
      });
      return data?.recipesBySlugs ?? [];
    };
    void fetchBySlug(slugs, query).then(({ bySlug, hasFailed }) => {
      if (!isCurrent) return;
      const recipes = [...new Map([...bySlug.values()].map((recipe) => [recipe.slug, recipe])).values()];
      // Recipes fetched earlier stay valid if others cannot be fetched.
      setResult((previous) => ({
        recipes: hasFailed ? [...recipes, ...(previous?.recipes ?? [])] : recipes,
        slugs,
        hasFailed,
      }));
      if (bySlug.size > 0) refreshProducts(new Map([...bySlug].map(([slug, recipe]) => [slug, getProduct(recipe)])));
    });
    return () => {
      isCurrent = false;
    };
  }, [requestedKey, client, document]);
  if (!result) return undefined;
  const { recipes, slugs, hasFailed } = result;
  // A recipe that has not been requested yet is still loading.
  const isUnpublished = ({ id }: Product) => slugs.includes(id) && !recipes.some(({ slug }) => slug === id);
  const missingTitles = hasFailed ? [] : (products ?? []).filter(isUnpublished).map(({ title }) => title);
  return { recipes, missingTitles, hasFailed };
}

type Query<Recipe> = (slugs: string[]) => Promise<Recipe[]>;

/** Fetches recipes by slugs, of which some may be former slugs of renamed recipes. */
async function fetchBySlug<Recipe extends SavableRecipe>(slugs: string[], query: Query<Recipe>) {
  const bySlug = new Map<string, Recipe>();
  const chunkResults = await Promise.allSettled(splitIntoChunks(slugs).map(query));
  for (const each of chunkResults) {
    if (each.status === 'fulfilled') for (const recipe of each.value) bySlug.set(recipe.slug, recipe);
  }
  const missingSlugs = slugs.filter((slug) => !bySlug.has(slug));
  // Responses contain current slugs only, so each missing slug is fetched in its own request.
  const singleResults = chunkResults.some(isRejected)
    ? []
    : await Promise.allSettled(missingSlugs.map((slug) => query([slug])));
  for (const [index, each] of singleResults.entries()) {
    const [recipe] = each.status === 'fulfilled' ? each.value : [];
    if (recipe) bySlug.set(missingSlugs[index] ?? '', recipe);
  }
  return { bySlug, hasFailed: [...chunkResults, ...singleResults].some(isRejected) };
}

const isRejected = ({ status }: PromiseSettledResult<unknown>) => status === 'rejected';

/** Splits slugs into chunks that the server accepts in one request. */
function splitIntoChunks(slugs: string[]): string[][] {
  const chunks: string[][] = [];
  for (let start = 0; start < slugs.length; start += MAX_SLUGS) chunks.push(slugs.slice(start, start + MAX_SLUGS));
  return chunks;
}
