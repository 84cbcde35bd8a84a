import { LoadingPage, Skeleton } from '#client/ui/skeleton.tsx';
import './grid.css';

const cards = [1, 2, 3, 4];

/** The placeholder of a page of categories. */
export function CategoriesLoading() {
  return (
    <LoadingPage banner="lined">
      <div className="grid grid--platters">
        {cards.map((card) => (
          <div key={card} className="category-card">
            <Skeleton shape="platter" />
            <div>
              <Skeleton shape="line" />
              <Skeleton shape="short" />
            </div>
          </div>
        ))}
      </div>
    </LoadingPage>
  );
}

/** The placeholder of a page of cuisines. */
export function CuisinesLoading() {
  return (
    <LoadingPage banner="lined">
      <div className="grid grid--bands">
        {cards.map((card) => (
          <Skeleton key={card} shape="band" />
        ))}
      </div>
    </LoadingPage>
  );
}
