import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadOptional } from '#client/apollo/load.ts';
import { useOptional } from '#client/apollo/use-loaded.ts';
import { FrameQueryDocument, type FrameQueryQuery } from '#client/gql/graphql.ts';
import type { PictureData } from '#client/ui/picture.tsx';

export type TaxonomyData = Pick<FrameQueryQuery, 'categories' | 'cuisines'>;

const empty: TaxonomyData = { categories: [], cuisines: [] };

/** Loads categories, cuisines and settings once, for the frame and sidebars. The frame renders without them too. */
export async function taxonomyLoader({ context }: LoaderFunctionArgs): Promise<null> {
  await loadOptional(context, FrameQueryDocument, {});
  return null;
}

/** Returns the picture of Ethiopian cuisine, for pages that show no dish. */
export function useMesobScene(): PictureData | undefined {
  return useTaxonomy().cuisines.find(({ slug }) => slug === 'ethiopian')?.picture;
}

/** Returns the site's profiles on social networks. Empty if none is configured, or if they could not be loaded. */
export function useSocialLinks(): FrameQueryQuery['settings']['socialLinks'] {
  return useOptional(FrameQueryDocument, {})?.settings.socialLinks ?? [];
}

/** Returns all categories and cuisines. Empty if they could not be loaded. */
export function useTaxonomy(): TaxonomyData {
  return useOptional(FrameQueryDocument, {}) ?? empty;
}
