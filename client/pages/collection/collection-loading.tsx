import { LoadingPage } from '#client/ui/loading-page.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** A post on its way. */
export function CollectionLoading() {
  return (
    <LoadingPage>
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
    </LoadingPage>
  );
}
