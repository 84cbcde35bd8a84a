import { preload } from 'react-dom';
import './picture.css';

/** `Picture` in GraphQL, without the description that a decorative picture does not need. */
export type PictureData = { base: string };

/** `Picture` in GraphQL with its description. */
export type DescribedPicture = PictureData & { alt: string };

/** `decorative` if the text next to the picture describes it. */
type Subject = { picture: PictureData; decorative: true } | { picture: DescribedPicture; decorative?: false };

type Props = Subject & {
  shape: 'landscape' | 'square';
  /** The `sizes` attribute. Example: "(min-width: 64rem) 40rem, 100vw". */
  sizes: string;
  /** `true` for the first picture of the page, which loads eagerly. */
  first?: boolean;
  className?: string;
};

const shapes = {
  landscape: { prefix: '4x3', widths: [320, 640, 960, 1280], width: 640, height: 480 },
  square: { prefix: '1x1', widths: [160, 320, 640], width: 640, height: 640 },
};

/** A picture: AVIF in a suitable width, or JPEG. Reserves its space before it loads. */
export function Picture({ picture, shape, sizes, first = false, decorative, className = '' }: Props) {
  const { prefix, widths, width, height } = shapes[shape];
  const sources = widths.map((each) => `${picture.base}/${prefix}-${each}.avif ${each}w`).join(', ');
  if (first)
    preload(`${picture.base}/${prefix}-640.avif`, {
      as: 'image',
      imageSrcSet: sources,
      imageSizes: sizes,
      type: 'image/avif',
      fetchPriority: 'high',
    });
  return (
    <picture className={`picture picture--${shape} ${className}`}>
      <source type="image/avif" srcSet={sources} sizes={sizes} />
      <img
        src={`${picture.base}/${prefix}-640.jpg`}
        alt={decorative ? '' : picture.alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : undefined}
      />
    </picture>
  );
}
