import { LoadingPage } from '#client/ui/loading-page.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** The home page on its way. */
export function HomeLoading() {
  return (
    <LoadingPage>
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton shape="line" />
    </LoadingPage>
  );
}
