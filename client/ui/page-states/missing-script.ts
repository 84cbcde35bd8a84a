/**
 * The script of a page did not come: the network dropped, or a newer build has taken its place. Neither browsers nor the
 * router ask for it again, so nothing but a document will bring the page.
 */
export class MissingScript extends Error {
  override name = 'MissingScript';
}
