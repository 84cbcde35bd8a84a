import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { getProduct, refreshProducts, type SavableRecipe } from '#client/state/saved.ts';
import type { Product } from '#client/state/store.ts';
import { MAX_SLUGS } from '#schema/rules/catalogue.ts';

type BySlugs<Recipe> = TypedDocumentNode<{ recipesBySlugs: Recipe[] }, { slugs: string[] | string }>;
type SavedRecipes<Recipe> = {
  recipes: readonly Recipe[];
  /** Titles of recipes that are no longer published. */
  missingTitles: readonly string[];
  hasFailed: boolean;
};

/**
 * Fetches the recipes of a stored list, and updates their stored titles, paths and prices.
 * @param products - undefined until storage has been read
 * @returns undefined until the first response; `hasFailed` if some recipes could not be fetched
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
  const hasNew = key.split(' ').some((slug) => !requestedKey.split(' ').includes(slug));
  if (hasNew) setRequestedKey(key);

  useEffect(() => {
    if (requestedKey === '') return;
    let current = true;
    const slugs = requestedKey.split(' ');
    const responses = chunks(slugs).map(async (chunk) => {
      const { data } = await client.query<{ recipesBySlugs: Recipe[] }, OperationVariables>({
        query: document,
        variables: { slugs: chunk },
      });
      return data?.recipesBySlugs ?? [];
    });
    void Promise.allSettled(responses).then((settled) => {
      if (!current) return;
      const recipes = settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
      const hasFailed = settled.some(({ status }) => status === 'rejected');
      // Recipes fetched before stay valid if others cannot be fetched.
      setResult((before) => ({
        recipes: hasFailed ? [...recipes, ...(before?.recipes ?? [])] : recipes,
        slugs,
        hasFailed,
      }));
      if (recipes.length > 0) refreshProducts(recipes.map(getProduct));
    });
    return () => {
      current = false;
    };
  }, [requestedKey, client, document]);
  if (!result) return undefined;
  const { recipes, slugs, hasFailed } = result;
  // A recipe that has not been requested yet is only loading.
  const isGone = ({ id }: Product) => slugs.includes(id) && !recipes.some(({ slug }) => slug === id);
  const missingTitles = hasFailed ? [] : (products ?? []).filter(isGone).map(({ title }) => title);
  return { recipes, missingTitles, hasFailed };
}

/** Splits slugs into chunks that the server accepts in one request. */
function chunks(slugs: string[]): string[][] {
  const groups: string[][] = [];
  for (let start = 0; start < slugs.length; start += MAX_SLUGS) groups.push(slugs.slice(start, start + MAX_SLUGS));
  return groups;
}
