import avif from '#content/pictures/page--empty/1x1-640.avif';
import jpeg from '#content/pictures/page--empty/1x1-640.jpg';
import './empty-platter.css';

/** An empty mesob. It is part of the build: errors and offline pages have no data to name it. */
export function EmptyPlatter() {
  return (
    <picture className="empty-platter">
      <source type="image/avif" srcSet={avif} />
      <img src={jpeg} alt="" width={640} height={640} />
    </picture>
  );
}
