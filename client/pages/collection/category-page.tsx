import { PageError } from '#client/ui/page-states/page-error.tsx';
import { collectionKinds } from './collection-kinds.ts';
import { CollectionView } from './collection-view.tsx';

const kind = collectionKinds.category;

/** The recipes of a meal or a season. */
export function Component() {
  return <CollectionView kind={kind} />;
}

export function ErrorBoundary() {
  return <PageError title="Recipes" failed={kind.failed} unknown={kind.empty} />;
}
