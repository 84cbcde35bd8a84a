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

/** @param hash of the picture's `picture.json`, which changes with its files: SHA-256, hex */
export function pictureVersion(hash: string): string {
  return hash.slice(0, 10);
}

/** The version is part of the address, so that the files can be cached for good. */
export function pictureOf(slug: string, columns: PictureColumns): Picture {
  return {
    alt: columns.pictureAlt,
    colour: columns.pictureColour,
    base: `/pictures/${slug}/${columns.pictureVersion}`,
  };
}
