import { siteColors } from '../../server/pictures/site-colors.ts';

// The platter's radius and a coil's width, on a canvas that reaches 256 px from its center, and the motifs per coil.
const EDGE = 250;
const COIL = 9;
const MOTIFS = 22;

// How much of each motif a coil shows, from the outside to the inside: two rows of teeth that interlock.
const outer = [0.92, 0.74, 0.55, 0.36, 0.17];
const inner = [0.14, 0.36, 0.6, 0.84];

/** The woven rim: coils of straw, each with a smaller or larger share of the motif than its neighbor. */
export function woven(): string {
  const { berbere, berbereDeep, saffron } = siteColors;
  const first = EDGE - 14;
  return [
    `<circle r="${EDGE}" fill="${berbereDeep}"/>`,
    `<circle r="${EDGE - 7}" fill="${berbere}"/>`,
    ...outer.map((share, row) => coil(first - row * COIL, share, saffron, 0)),
    ...inner.map((share, row) => coil(first - (outer.length + row) * COIL, share, saffron, 0.5)),
    // The grooves between the coils.
    ...Array.from({ length: outer.length + inner.length + 1 }, (_, row) =>
      ring(first + COIL / 2 - row * COIL, berbereDeep, 1.6),
    ),
  ].join('');
}

function coil(radius: number, share: number, color: string, turn: number): string {
  const motif = (2 * Math.PI * radius) / MOTIFS;
  const dash = `${round(motif * share)} ${round(motif * (1 - share))}`;
  const offset = round(motif * (share / 2 - turn));
  return `<circle r="${radius}" fill="none" stroke="${color}" stroke-width="${COIL}" stroke-dasharray="${dash}" stroke-dashoffset="${offset}"/>`;
}

function ring(radius: number, color: string, width: number): string {
  return `<circle r="${radius}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
