/** A picture as pages and the API give it. */
export interface Picture {
  alt: string;
  colour: string;
  /** The folder of its files, without a trailing slash. */
  base: string;
}

interface PictureColumns {
  pictureAlt: string;
  pictureColour: string;
  pictureVersion: string;
}

/** The version is part of the address, so that the files can be cached for good. */
export function pictureOf(slug: string, columns: PictureColumns): Picture {
  return {
    alt: columns.pictureAlt,
    colour: columns.pictureColour,
    base: `/pictures/${slug}/${columns.pictureVersion}`,
  };
}
