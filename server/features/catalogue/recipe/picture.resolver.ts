import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#server/graphql/context.ts';
import {
  getPictureFile,
  getPictureSize,
  PICTURE_WIDTHS,
  PictureFileType,
  PictureFormat,
  PictureShape,
  PictureType,
} from './picture.type.ts';

type PictureRow = Pick<PictureType, 'base'>;

const Shape = () =>
  Arg('shape', () => PictureShape, { defaultValue: PictureShape.LANDSCAPE, description: 'Shape of the picture.' });

const Width = () =>
  Arg('width', () => Int, {
    defaultValue: 640,
    description: 'Width in pixels. The file is at least this wide, or the widest available.',
  });

const Format = () =>
  Arg('format', () => PictureFormat, {
    defaultValue: PictureFormat.JPEG,
    description: 'File format; JPEG if the shape is not available in it.',
  });

@Resolver(() => PictureType)
export class PictureResolver {
  @FieldResolver(() => String, {
    description:
      'Full URL of a file. Example: "https://mesob.example/pictures/gomen/5f1c/4x3-640.jpg".\n\nExample: `{ recipe(slug: "gomen") { picture { url(width: 320, shape: SQUARE, format: AVIF) alt } } }`',
  })
  url(
    @Width() width: number,
    @Shape() shape: PictureShape,
    @Format() format: PictureFormat,
    @Root() { base }: PictureRow,
    @Ctx() { services }: RequestContext,
  ): string {
    return `${services.publicUrl}${base}/${getPictureFile(shape, format, width)}`;
  }

  @FieldResolver(() => PictureFileType, {
    description:
      'File of `url` with its dimensions, for example for previews that need 1,200 pixels.\n\nExample: `{ recipe(slug: "gomen") { picture { file(shape: WIDE, width: 1200) { url width height } } } }`',
  })
  file(
    @Width() width: number,
    @Shape() shape: PictureShape,
    @Format() format: PictureFormat,
    @Root() { base }: PictureRow,
    @Ctx() { services }: RequestContext,
  ): PictureFileType {
    const name = getPictureFile(shape, format, width);
    return { url: `${services.publicUrl}${base}/${name}`, ...getPictureSize(name) };
  }

  @FieldResolver(() => String, {
    description:
      'All widths of a shape for the `srcset` of an `img`, in AVIF; WIDE in JPEG. Example: "https://mesob.example/pictures/gomen/5f1c/1x1-160.avif 160w, …".',
  })
  srcset(@Shape() shape: PictureShape, @Root() { base }: PictureRow, @Ctx() { services }: RequestContext): string {
    const format = shape === PictureShape.WIDE ? PictureFormat.JPEG : PictureFormat.AVIF;
    return PICTURE_WIDTHS[format][shape]
      .map((width) => `${services.publicUrl}${base}/${getPictureFile(shape, format, width)} ${width}w`)
      .join(', ');
  }
}
