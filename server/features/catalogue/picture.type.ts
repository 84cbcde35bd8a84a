import { Field, ObjectType, registerEnumType } from 'type-graphql';

/** The shapes that every picture comes in; the values are the first part of its file names. */
export enum PictureShape {
  LANDSCAPE = '4x3',
  SQUARE = '1x1',
  WIDE = '16x9',
}

registerEnumType(PictureShape, {
  name: 'PictureShape',
  description: 'The shape of a picture.',
  valuesConfig: {
    LANDSCAPE: { description: '4:3, 640 pixels wide.' },
    SQUARE: { description: '1:1, 640 pixels wide.' },
    WIDE: { description: '16:9, 1200 pixels wide, as link previews want it.' },
  },
});

@ObjectType('Picture', {
  simpleResolvers: true,
  description: 'A drawn picture of a dish, seen from above.',
})
export class PictureType {
  @Field({ description: 'What the picture shows, in words. Example: "A clay bowl of deep red lentil stew."' })
  alt: string;

  @Field({ description: 'The average colour as #rrggbb, to show while the picture loads.' })
  colour: string;

  @Field({
    description:
      'Where the files lie. Append a file name: `/4x3-320.avif`, `/4x3-640.avif`, `/4x3-960.avif`, `/4x3-1280.avif`, `/1x1-160.avif`, `/1x1-320.avif`, `/1x1-640.avif`, `/4x3-640.jpg`, `/1x1-640.jpg`, `/16x9-1200.jpg`. They never change: cache them for good.',
  })
  base: string;
}

/** @returns a recipe's picture. The version is part of the address, so that the files can be cached for good. */
export function pictureOf(slug: string, { pictureAlt, pictureColour, pictureVersion }: PictureColumns): PictureType {
  return { alt: pictureAlt, colour: pictureColour, base: `/pictures/${slug}/${pictureVersion}` };
}

interface PictureColumns {
  pictureAlt: string;
  pictureColour: string;
  pictureVersion: string;
}
