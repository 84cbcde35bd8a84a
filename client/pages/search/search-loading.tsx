import { LoadingPage, Skeleton } from '#client/ui/skeleton.tsx';

const tiles = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The placeholder of search results. */
export function SearchLoading() {
  return (
    <LoadingPage>
      <div className="filtered__grid">
        {tiles.map((tile) => (
          <div key={tile} className="recipe-tile">
            <Skeleton shape="picture" />
            <Skeleton shape="line" />
          </div>
        ))}
      </div>
    </LoadingPage>
  );
}
