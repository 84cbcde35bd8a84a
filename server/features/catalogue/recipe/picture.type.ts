import { Field, Int } from 'type-graphql';
import { describeEnum } from '#server/graphql/describe-enum.ts';
import { SimpleType } from '#server/graphql/simple-type.ts';

/** Shapes in which every picture exists. Its file names begin with these values. */
export enum PictureShape {
  LANDSCAPE = '4x3',
  SQUARE = '1x1',
  WIDE = '16x9',
}

describeEnum(PictureShape, 'PictureShape', 'Shape of a picture.', {
  LANDSCAPE: '4:3.',
  SQUARE: '1:1.',
  WIDE: '16:9, 1200 pixels wide, for link previews.',
});

/** Formats of pictures; the values are the file extensions. */
export enum PictureFormat {
  AVIF = 'avif',
  JPEG = 'jpg',
}

describeEnum(PictureFormat, 'PictureFormat', 'File format of a picture.', {
  AVIF: 'Smaller files for all current browsers. WIDE pictures exist only as JPEG.',
  JPEG: 'Supported by every program; one width per shape.',
});

/** Widths of each shape in px, ascending. */
export const PICTURE_WIDTHS: Record<PictureFormat, Record<PictureShape, readonly number[]>> = {
  [PictureFormat.AVIF]: {
    [PictureShape.LANDSCAPE]: [320, 640, 960, 1280],
    [PictureShape.SQUARE]: [160, 320, 640],
    [PictureShape.WIDE]: [],
  },
  [PictureFormat.JPEG]: {
    [PictureShape.LANDSCAPE]: [640],
    [PictureShape.SQUARE]: [640],
    [PictureShape.WIDE]: [1200],
  },
};

@SimpleType(
  'Picture',
  'A drawing or photograph: a dish or a table seen from above, or a portrait. Its files never change, so cache them permanently.',
)
export class PictureType {
  @Field({ description: 'Text alternative. Example: "A clay bowl of deep red lentil stew."' })
  alt: string;

  @Field({ description: 'The average color as #rrggbb, to show while the picture loads. Example: "#8a4b2f".' })
  color: string;

  @Field({
    description:
      'Path of the files on this site. Append a file name: `/4x3-320.avif`, `/4x3-640.avif`, `/4x3-960.avif`, `/4x3-1280.avif`, `/1x1-160.avif`, `/1x1-320.avif`, `/1x1-640.avif`, `/4x3-640.jpg`, `/1x1-640.jpg`, `/16x9-1200.jpg`; for a recipe also `/social.jpg`, 1200 by 630 pixels, with its title. `url` and `srcset` are built from it.',
  })
  base: string;
}

@SimpleType('PictureFile', 'A file of a picture.')
export class PictureFileType {
  @Field({ description: 'Full URL. Example: "https://mesob.example/pictures/gomen/5f1c/16x9-1200.jpg".' })
  url: string;

  @Field(() => Int, { description: 'Width in pixels. Example: 1200.' })
  width: number;

  @Field(() => Int, { description: 'Height in pixels. Example: 675.' })
  height: number;
}

/** Returns the dimensions of a file in pixels. @param name - from `getPictureFile`. Example: "16x9-1200.jpg" */
export function getPictureSize(name: string): { width: number; height: number } {
  const [, across, down, width] = (/^(\d+)x(\d+)-(\d+)\./.exec(name) ?? []).map(Number);
  return { width: width ?? 0, height: Math.round(((width ?? 0) * (down ?? 0)) / (across ?? 1)) };
}

/**
 * Returns the name of a shape's smallest file that is at least as wide, otherwise of its widest; of a JPEG if the shape
 * lacks the format.
 */
export function getPictureFile(shape: PictureShape, format: PictureFormat, width: number): string {
  const widths = PICTURE_WIDTHS[format][shape];
  const fileWidth = widths.find((each) => each >= width) ?? widths.at(-1);
  return fileWidth === undefined ? getPictureFile(shape, PictureFormat.JPEG, width) : `${shape}-${fileWidth}.${format}`;
}

/**
 * Returns a picture. Its URL contains the version, so that the files can be cached permanently.
 * @param name - a recipe's slug, or from `pictureName`
 */
export function getPicture(name: string, { pictureAlt, pictureColor, pictureVersion }: PictureColumns): PictureType {
  return { alt: pictureAlt, color: pictureColor, base: `/pictures/${name}/${pictureVersion}` };
}

/**
 * Returns the folder and URL name of a picture. It has a double hyphen, which recipes' slugs never have.
 * @param slug - slug of a category or cuisine, or key of an author or guide
 */
export function pictureName(kind: 'category' | 'cuisine' | 'author' | 'guide', slug: string): string {
  return `${kind}--${slug}`;
}

/** Columns of a row with a picture. */
export interface PictureColumns {
  pictureAlt: string;
  pictureColor: string;
  pictureVersion: string;
}
