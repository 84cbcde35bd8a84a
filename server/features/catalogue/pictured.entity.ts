import { Column, type ColumnOptions } from 'typeorm';

/**
 * Declares the columns of a picture: recipes, guides, authors and terms extend the class.
 * @param options - column options for each of them, such as a default
 */
export function withPicture(options: ColumnOptions = {}) {
  abstract class PicturedEntity {
    @Column('text', options)
    pictureAlt: string;

    /** `#rrggbb`, shown while the picture loads. */
    @Column('text', options)
    pictureColor: string;

    /** Changes with the picture's files, so that they can be cached permanently. */
    @Column('text', options)
    pictureVersion: string;
  }
  return PicturedEntity;
}
