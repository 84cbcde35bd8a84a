import { PageError } from '#client/ui/page-states/page-error.tsx';
import { collectionKinds } from './collection-kinds.ts';
import { CollectionView } from './collection-view.tsx';

const kind = collectionKinds.cuisine;

/** The recipes of a cuisine. */
export function Component() {
  return <CollectionView kind={kind} />;
}

export function ErrorBoundary() {
  return <PageError title="Cuisines" failed={kind.failed} unknown={kind.empty} />;
}
