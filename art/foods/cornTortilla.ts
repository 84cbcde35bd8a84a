import { type Color, darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob, blobPoints, type Point, smooth } from '../path.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** A corn tortilla. */
export interface CornTortillaOptions {
  color?: Color;
  /** Degrees about its middle. */
  rotate?: number;
  /** How charred, 0 to 1. */
  charred?: number;
  /** How far its edge curls up, 0 to 1. */
  curled?: number;
}

/** A corn tortilla over an area: pale maize, freckled and charred from the comal, its edge standing up a little. */
export function cornTortilla(scene: Scene, area: Area, options: CornTortillaOptions = {}): void {
  const { x, y, rx, ry = rx } = area;
  const { color = '#ecc878', rotate = 0, charred = 0.6, curled = 0.5 } = options;
  const { random } = scene;
  const points = blobPoints(random, 0, 0, rx, ry, { wobble: 0.026 });
  const outline = smooth(points);
  const inner = smooth(points.map(([px, py]): Point => [px * 0.95, py * 0.95]));
  const body = radial(scene, [
    [0, darken(color, 0.1 + curled * 0.14)],
    [0.72, color],
    [0.93, lighten(color, 0.12 + curled * 0.25)],
    [1, darken(color, 0.2)],
  ]);
  const thin = { ...materials.bread, frequency: 0.024, height: 6, dome: 5, noise: 0.45, softness: 1.4, shadow: 9 };
  scene.group({ filter: relief(scene, thin) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: outline, fill: body }));
      const freckles = mottle(scene, { color: '#b5722a', frequency: 0.03, bare: 0.47 });
      scene.add(element('path', { d: inner, fill: color, filter: freckles, opacity: 0.6 }));
      const char = mottle(scene, { color: '#4f2a10', frequency: 0.022, octaves: 3, bare: 0.57 });
      scene.add(element('path', { d: inner, fill: color, filter: char, opacity: charred }));
      for (const [bx, by] of scatter(random, { x: 0, y: 0, rx: rx * 0.9, ry: ry * 0.9 }, { count: 26, distance: 16 })) {
        const size = random.between(2, 6);
        const spot = blob(random, bx, by, size, size * 0.7, { wobble: 0.3, rotation: random.angle(), points: 8 });
        scene.add(element('path', { d: spot, fill: '#7a4316', opacity: random.between(0.2, 0.6) * (0.4 + charred) }));
      }
    });
  });
}
