import { markSvg } from '../../server/pictures/mark.ts';
import { injera, stews } from './injera.ts';
import { woven } from './weave.ts';

/**
 * The site's mark (`smallMark`) in a closer view, with its weaving and its dishes.
 * @param ground - the color that fills the square; none for a round icon.
 * @param share - share of the square's width that the platter fills, 0 to 1.
 */
export function largeMark({ ground, share = 1 }: { ground?: string; share?: number } = {}): string {
  const fill = ground ? `<rect width="512" height="512" fill="${ground}"/>` : '';
  const transform = `translate(256 256) scale(${share})`;
  return markSvg(512, `${fill}<g transform="${transform}">${woven()}${injera()}${stews()}</g>`);
}
