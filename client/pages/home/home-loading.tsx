import { LoadingPage, Skeleton } from '#client/ui/skeleton.tsx';
import './home.css';

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
