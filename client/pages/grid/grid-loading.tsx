import { LoadingPage } from '#client/ui/loading-page.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** A page of cards on its way. */
export function GridLoading() {
  return (
    <LoadingPage>
      <div className="grid">
        <Skeleton shape="picture" />
        <Skeleton shape="picture" />
        <Skeleton shape="picture" />
        <Skeleton shape="picture" />
      </div>
    </LoadingPage>
  );
}
