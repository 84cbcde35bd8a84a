import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear, shades } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** One leaf. Lengths in px. */
export interface LeafOptions {
  /** Basil `#3f7d27`, mint `#4b9138`, bay `#5f6f3a`, sage `#7d9470`. */
  color?: Color;
  width?: number;
  /** Degrees; at 0 the tip points right. */
  rotate?: number;
  veins?: number;
}

/** The side veins of a leaf along the x axis. */
function veinMarkup(length: number, width: number, color: Color, count: number): string {
  let veins = '';
  for (let index = 1; index <= count; index++) {
    const part = (index / (count + 1)) * 0.86;
    const root = d`M${length * part} ${-width * 0.07 * part}`;
    const up = d`q${length * 0.09} ${-width * 0.2} ${length * 0.17} ${-width * 0.38 * (1 - part * 0.6)}`;
    const down = d`q${length * 0.09} ${width * 0.2} ${length * 0.17} ${width * 0.36 * (1 - part * 0.6)}`;
    veins += root + up + root + down;
  }
  return element('path', {
    d: veins,
    fill: 'none',
    stroke: lighten(color, 0.35),
    'stroke-width': Math.max(0.8, width * 0.028),
    opacity: 0.55,
  });
}

/** The markup of a leaf from its stalk at the origin to the right, without a filter: for many leaves in one group. */
export function leafMarkup(scene: Scene, length: number, options: LeafOptions = {}): string {
  const { color = '#3f7d27', width = length * 0.55, veins = 5 } = options;
  const tip = d`${length} ${length * 0.024}`;
  const outline = d`M0 0C${length * 0.12} ${-width * 0.75} ${length * 0.55} ${-width * 0.8} ${tip}C${length * 0.6} ${width * 0.78} ${length * 0.15} ${width * 0.7} 0 0Z`;
  const lowerHalf = d`M0 0C${length * 0.15} ${width * 0.7} ${length * 0.6} ${width * 0.78} ${tip}Q${length * 0.5} ${-width * 0.12} 0 0Z`;
  const midrib = d`M0 0Q${length * 0.5} ${-width * 0.12} ${length * 0.97} ${length * 0.02}`;
  const fill = linear(scene, shades(darken(color, 0.12), color, lighten(color, 0.22)), {
    from: [0, 1],
    to: [0.4, 0],
  });
  return [
    element('path', { d: outline, fill }),
    element('path', { d: lowerHalf, fill: '#0d2a08', opacity: 0.2 }),
    element('path', {
      d: midrib,
      fill: 'none',
      stroke: lighten(color, 0.5),
      'stroke-width': Math.max(1, width * 0.055),
      opacity: 0.75,
    }),
    veinMarkup(length, width, color, veins),
  ].join('');
}

/** A leaf with its stalk at (x, y); length in px. */
export function leaf(scene: Scene, x: number, y: number, length: number, options: LeafOptions = {}): void {
  scene.group({ filter: relief(scene, materials.leaf) }, () => {
    scene.at(x, y, { rotate: options.rotate ?? 0 }, () => scene.add(leafMarkup(scene, length, options)));
  });
}

/** A bunch of leaves around (x, y), the outer ones below: basil, mint. Length of a leaf in px, turned by degrees. */
export function sprig(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  options: { color?: Color; rotate?: number; leaves?: number } = {},
): void {
  const { color = '#3f7d27', rotate = 0, leaves = 5 } = options;
  const { random } = scene;
  const middle = (leaves - 1) / 2;
  const order = Array.from({ length: leaves }, (_, index) => index).sort(
    (a, b) => Math.abs(b - middle) - Math.abs(a - middle),
  );
  for (const index of order) {
    const own = length * random.between(0.8, 1.1);
    leaf(scene, x, y, own, {
      color: mix(color, '#7fae3c', random.between(0, 0.25)),
      width: own * random.between(0.46, 0.56),
      rotate: rotate + (index - middle) * (250 / leaves) + random.between(-9, 9),
    });
  }
}
