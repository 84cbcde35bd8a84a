import { readFragment } from '#client/gql/fragment-masking.ts';
import { DeskRecipes_FileFragmentDoc, type DeskRecipes_FileQueryQuery } from '#client/gql/graphql.ts';

/** A file as an editor opens it. */
export type ContentFile = NonNullable<NonNullable<DeskRecipes_FileQueryQuery['desk']>['contentFile']>;

/** Returns where a file stands; undefined for one that was never saved. */
export function standOf(stored: ContentFile | null) {
  return stored === null ? undefined : readFragment(DeskRecipes_FileFragmentDoc, stored);
}
