import '#client/features/cards/recipe-gallery.css';
import '#client/pages/term/term.css';
import '#client/pages/grid/grid.css';
import '#client/pages/home/home.css';
import '#client/pages/recipe/recipe-header.css';
import { LoadingPage, Skeleton } from '#client/ui/skeleton.tsx';

/** The placeholder of a page with cards. */
export function GalleryLoading() {
  return (
    <LoadingPage>
      <CardShapes count={6} />
    </LoadingPage>
  );
}

/** The placeholder of the blog. */
export function BlogLoading() {
  return (
    <LoadingPage aside={<Skeleton shape="picture" />}>
      <CardShapes count={4} />
    </LoadingPage>
  );
}

function CardShapes({ count }: { count: number }) {
  return (
    <ul className="recipe-gallery">
      {getIndexes(count).map((index) => (
        <li key={index}>
          <Skeleton shape="picture" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </li>
      ))}
    </ul>
  );
}

/** The placeholder of a category or cuisine. */
export function TermLoading() {
  return (
    <LoadingPage banner="titled" aside={<SidebarShape />}>
      <Skeleton shape="picture" />
      <Skeleton shape="short" />
      <Skeleton shape="title" />
      <Skeleton shape="line" />
    </LoadingPage>
  );
}

function SidebarShape() {
  return (
    <>
      <Skeleton shape="picture" />
      <Skeleton shape="short" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </>
  );
}

/** The placeholder of a page of categories. */
export function CategoriesLoading() {
  return (
    <LoadingPage banner="lined">
      <div className="grid grid--platters">
        {getIndexes(4).map((card) => (
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
        {getIndexes(4).map((card) => (
          <Skeleton key={card} shape="band" />
        ))}
      </div>
    </LoadingPage>
  );
}

/** The placeholder of the home page. */
export function HomeLoading() {
  return (
    <LoadingPage banner="none">
      <div className="hero-grid">
        <div className="hero-card hero-card--large">
          <Skeleton shape="picture" />
          <div className="hero-card__text">
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </div>
        </div>
        <SmallCard />
        <SmallCard />
        <SmallCard />
      </div>
    </LoadingPage>
  );
}

function SmallCard() {
  return (
    <div className="hero-card">
      <Skeleton shape="picture" />
      <div className="hero-card__text">
        <Skeleton shape="line" />
        <Skeleton shape="short" />
      </div>
    </div>
  );
}

/** The placeholder of a recipe. */
export function RecipeLoading() {
  return (
    <LoadingPage>
      <div className="recipe-header">
        <div className="recipe-header__top">
          <Skeleton shape="title" />
          <Skeleton shape="short" />
        </div>
        <div className="recipe-header__picture">
          <Skeleton shape="picture" />
        </div>
        <div className="recipe-header__text">
          <Skeleton shape="short" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </div>
      </div>
    </LoadingPage>
  );
}

/** The placeholder of search results. */
export function SearchLoading() {
  return (
    <LoadingPage>
      <div className="filtered__grid">
        {getIndexes(6).map((tile) => (
          <div key={tile} className="recipe-tile">
            <Skeleton shape="picture" />
            <Skeleton shape="line" />
          </div>
        ))}
      </div>
    </LoadingPage>
  );
}

function getIndexes(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
