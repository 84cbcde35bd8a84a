import { LoadingPage } from '#client/ui/loading-page.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** The home page on its way. */
export function HomeLoading() {
  return (
    <LoadingPage>
      <div className="hero-grid">
        <div className="hero-card--large">
          <Skeleton shape="picture" />
          <Skeleton shape="title" />
        </div>
        <Skeleton shape="picture" />
        <Skeleton shape="picture" />
      </div>
    </LoadingPage>
  );
}
