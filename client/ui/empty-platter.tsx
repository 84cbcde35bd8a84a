import avif from '#content/pictures/page--empty/1x1-640.avif';
import jpeg from '#content/pictures/page--empty/1x1-640.jpg';
import './empty-platter.css';

/** A picture of an empty platter. It is part of the build, because error and offline pages have no data. */
export function EmptyPlatter() {
  return (
    <picture className="empty-platter">
      <source type="image/avif" srcSet={avif} />
      <img src={jpeg} alt="" width={640} height={640} />
    </picture>
  );
}
