import { LoadingPage } from '#client/ui/loading-page.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';

/** A recipe on its way. */
export function RecipeLoading() {
  return (
    <LoadingPage>
      <div className="recipe-header">
        <Skeleton shape="picture" />
        <div className="recipe-header__text">
          <Skeleton shape="title" />
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </div>
      </div>
    </LoadingPage>
  );
}
