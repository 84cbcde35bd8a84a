import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { sloped } from '../paints.ts';
import { type Point, polar, smooth, TURN } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element, place, turn } from '../svg.ts';

/** Tomato cut up for a salad. */
export interface TomatoChunksOptions {
  colors?: readonly Color[];
  /** Radius of a piece in px. */
  size?: number;
}

/** A piece cut from a wedge centered at the origin: three or four sides, the corners rounded off. */
function chunkOutline(scene: Scene, size: number): string {
  const { random } = scene;
  const sides = random.integer(3, 4);
  const [step, flat] = [TURN / sides, random.between(0.72, 0.95)];
  const points = Array.from({ length: 16 }, (_, index): Point => {
    const angle = (index / 16) * TURN;
    const straight = Math.cos(step / 2) / Math.cos((angle % step) - step / 2);
    const [px, py] = polar(0, 0, angle, size * (0.45 + 0.55 * straight) * random.between(0.95, 1.05));
    return [px, py * flat];
  });
  return smooth(points);
}

/** The jelly in a piece, with its seeds; left out if the piece has none. */
function jelly(scene: Scene, size: number, color: Color): string {
  const { random } = scene;
  const [jx, jy] = polar(0, 0, random.angle(), size * 0.22);
  const [rx, ry, lean] = [size * random.between(0.3, 0.44), size * random.between(0.2, 0.3), random.between(0, 180)];
  const chamber = { cx: jx, cy: jy, rx, ry, fill: mix(color, '#f7a238', 0.6), transform: turn(lean, jx, jy) };
  const seeds = Array.from({ length: random.integer(3, 5) }, () => {
    const [cx, cy] = [jx + random.bell() * rx * 0.8, jy + random.bell() * ry * 0.8];
    const seed = { cx, cy, rx: size * 0.1, ry: size * 0.06, transform: turn(random.between(0, 180), cx, cy) };
    return element('ellipse', { ...seed, fill: '#f9e3a2' });
  });
  return element('ellipse', chamber) + seeds.join('');
}

/** Pieces of raw tomato at points: skin at one edge, wet flesh, jelly with seeds in most. */
export function tomatoChunks(scene: Scene, points: readonly Point[], options: TomatoChunksOptions = {}): void {
  const { colors = ['#cf2413', '#d93416', '#bd1c12', '#de4718'], size = 40 } = options;
  const { random } = scene;
  const wet = { ...materials.vegetable, height: 5, dome: 5, noise: 0.2, gloss: 0.7, shadow: 8, ambient: 0.2 };
  // In separate layers, so that upper pieces throw shadows on the lower ones.
  for (let layer = 0; layer < 3; layer++) {
    scene.group({ filter: relief(scene, wet) }, () => {
      for (const [x, y] of points.filter((_, index) => index % 3 === layer)) {
        const own = size * random.between(0.75, 1.15);
        const color = random.pick(colors);
        const turned = random.between(0, 360);
        const outline = chunkOutline(scene, own);
        const flesh = mix(color, '#f4622c', 0.34);
        const [dx, dy] = polar(0, 0, random.angle(), own * 0.13);
        const face = sloped(
          scene,
          [
            [0, lighten(flesh, 0.1)],
            [0.55, flesh],
            [1, darken(flesh, 0.24)],
          ],
          turned,
        );
        const inside = random.next() < 0.72 ? jelly(scene, own, color) : '';
        const piece = [
          element('path', { d: outline, fill: darken(color, 0.22) }),
          element('path', {
            d: outline,
            fill: face,
            transform: `translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(.86)`,
          }),
          inside,
        ];
        scene.add(element('g', { transform: place(x, y, turned) }, piece.join('')));
      }
    });
  }
}
