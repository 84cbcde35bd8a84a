import { Picture, type PictureData } from './picture.tsx';
import './mosaic.css';

type Props = {
  /** Up to five dishes, the first the largest. More than three make the mosaic wide. */
  dishes: readonly { slug: string; picture: PictureData }[];
  /** `true` for the first mosaic of the page. */
  first?: boolean;
};

/** Pictures of several recipes, edge to edge: one large, the others next to it. The page names the recipes elsewhere. */
export function Mosaic({ dishes, first = false }: Props) {
  return (
    <div className={dishes.length > 3 ? 'mosaic mosaic--wide' : 'mosaic'}>
      {dishes.map(({ slug, picture }, index) => (
        <Picture
          key={slug}
          picture={picture}
          shape="square"
          sizes={index === 0 ? '(min-width: 48rem) 24rem, 65vw' : '(min-width: 48rem) 12rem, 33vw'}
          first={first && index === 0}
          decorative
        />
      ))}
    </div>
  );
}
