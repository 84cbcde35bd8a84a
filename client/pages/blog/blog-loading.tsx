import { LoadingPage, Skeleton } from '#client/ui/skeleton.tsx';
import '#client/features/cards/recipe-gallery.css';

const cards = ['first', 'second', 'third', 'fourth'];

/** The placeholder of the blog. */
export function BlogLoading() {
  return (
    <LoadingPage aside={<Skeleton shape="picture" />}>
      <ul className="recipe-gallery">
        {cards.map((card) => (
          <li key={card}>
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </li>
        ))}
      </ul>
    </LoadingPage>
  );
}
