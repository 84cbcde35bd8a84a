import { LoadingPage, Skeleton } from '#client/ui/skeleton.tsx';
import './recipe-header.css';

/** A recipe on its way. */
export function RecipeLoading() {
  return (
    <LoadingPage>
      <div className="recipe-header">
        <div className="recipe-header__picture">
          <Skeleton shape="picture" />
        </div>
        <div className="recipe-header__text">
          <Skeleton shape="short" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
          <Skeleton shape="short" />
        </div>
      </div>
    </LoadingPage>
  );
}
