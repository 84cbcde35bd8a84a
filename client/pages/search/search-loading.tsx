import { LoadingPage, Skeleton } from '#client/ui/skeleton.tsx';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The placeholder of search results. */
export function SearchLoading() {
  return (
    <LoadingPage>
      <div className="search-page">
        {rows.map((row) => (
          <div key={row} className="recipe-row">
            <Skeleton shape="picture" />
            <div className="recipe-row__text">
              <Skeleton shape="title" />
              <Skeleton shape="line" />
            </div>
          </div>
        ))}
      </div>
    </LoadingPage>
  );
}
