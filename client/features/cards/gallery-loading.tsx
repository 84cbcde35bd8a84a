import { LoadingPage, Skeleton } from '#client/ui/skeleton.tsx';
import './recipe-gallery.css';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The placeholder of a page of cards. */
export function GalleryLoading() {
  return (
    <LoadingPage>
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
