import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts';
import { CuisineBanners_CuisineFragmentDoc } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';

/** Slugs of the featured cuisines, in display order. */
const FEATURED = ['american', 'indian', 'ethiopian', 'chinese'];

export type CuisineBannersProps = {
  /** All cuisines; the banners show four. */
  cuisines: readonly FragmentType<typeof CuisineBanners_CuisineFragmentDoc>[];
};

/** Four banners that link to cuisines. */
export function CuisineBanners({ cuisines }: CuisineBannersProps) {
  const all = cuisines.map((cuisine) => readFragment(CuisineBanners_CuisineFragmentDoc, cuisine));
  const featured = FEATURED.flatMap((slug) => all.filter((cuisine) => cuisine.slug === slug));
  if (featured.length === 0) return null;
  return (
    <section aria-labelledby="featured-cuisines">
      <h2 className="side-panel__title" id="featured-cuisines">
        Featured Cuisines
      </h2>
      <ul className="cuisine-banners">
        {featured.map(({ slug, name, picture }) => (
          <li key={slug}>
            <Link className="cuisine-banner" to={paths.cuisine(slug)}>
              <Picture picture={picture} shape="landscape" sizes="12rem" decorative />
              <span className="cuisine-banner__name">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
