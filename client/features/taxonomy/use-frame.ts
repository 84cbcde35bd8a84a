import { useAside } from '#client/apollo/use-loaded.ts';
import { FrameQueryDocument, type FrameQueryQuery } from '#client/gql/graphql.ts';

const nothing: Pick<FrameQueryQuery, 'categories' | 'cuisines'> = { categories: [], cuisines: [] };

/** All categories and cuisines. Empty where they could not be fetched. */
export function useFrame(): Pick<FrameQueryQuery, 'categories' | 'cuisines'> {
  return useAside(FrameQueryDocument, {}) ?? nothing;
}
