import { LoadingPage, Skeleton } from '#client/ui/skeleton.tsx';
import './grid.css';

/** A page of platters on its way. */
export function CategoriesLoading() {
  return (
    <LoadingPage banner="lined">
      <div className="grid grid--platters">
        <Platter />
        <Platter />
        <Platter />
        <Platter />
      </div>
    </LoadingPage>
  );
}

/** A page of bands on its way. */
export function CuisinesLoading() {
  return (
    <LoadingPage banner="lined">
      <div className="grid grid--bands">
        <Skeleton shape="band" />
        <Skeleton shape="band" />
        <Skeleton shape="band" />
        <Skeleton shape="band" />
      </div>
    </LoadingPage>
  );
}

function Platter() {
  return (
    <div className="category-card">
      <Skeleton shape="platter" />
      <div>
        <Skeleton shape="line" />
        <Skeleton shape="short" />
      </div>
    </div>
  );
}
