import { type Color, darken, lighten } from '../color.ts';
import { dropShadow, relief } from '../filters.ts';
import { linear, radial, shades } from '../paints.ts';
import { blob } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** A plate of enamelled steel. */
export interface EnamelPlateOptions {
  color?: Color;
  /** Color of the rolled edge. */
  edge?: Color;
}

/** An enamel plate at (x, y) with white flecks and a dark rolled edge; radius in px. The food belongs within 0.8 of the radius. */
export function enamelPlate(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  options: EnamelPlateOptions = {},
): void {
  const { color = '#2f5f8a', edge = '#16263a' } = options;
  const { random } = scene;
  const disc = (part: number, fill: string) => scene.add(element('circle', { cx: x, cy: y, r: radius * part, fill }));
  scene.group({ filter: dropShadow(scene, { blur: radius * 0.06, length: radius * 0.1, opacity: 0.55 }) }, () =>
    disc(1, edge),
  );
  disc(0.995, linear(scene, shades(lighten(edge, 0.5), edge, darken(edge, 0.3), 0.4)));
  disc(0.968, linear(scene, shades(darken(color, 0.1), color, lighten(color, 0.3))));
  disc(0.8, linear(scene, shades(darken(color, 0.45), color, lighten(color, 0.42))));
  const floor = radial(scene, shades(lighten(color, 0.14), color, darken(color, 0.25), 0.75), {
    cx: 0.53,
    cy: 0.54,
    r: 0.53,
  });
  const glaze = { frequency: 0.02, height: 2, noise: 0.2, gloss: 0.14, sharpness: 30, shadow: 0 };
  scene.add(element('circle', { cx: x, cy: y, r: radius * 0.77, fill: floor, filter: relief(scene, glaze) }));
  const flecks = scatter(random, { x, y, rx: radius * 0.95 }, { count: 420, distance: 9 }).map(([fx, fy]) => {
    const size = random.between(0.8, 3.2);
    const fleck = blob(random, fx, fy, size, size * 0.7, { wobble: 0.3, rotation: random.angle(), points: 7 });
    return element('path', { d: fleck });
  });
  scene.add(element('g', { fill: '#e9f1f6', opacity: 0.5 }, flecks.join('')));
  // Worn spots on the edge, which show the steel.
  for (const at of [0.7, 2.9, 5.1]) {
    const [cx, cy] = [x + Math.cos(at) * radius * 0.983, y + Math.sin(at) * radius * 0.983];
    scene.add(element('circle', { cx, cy, r: radius * 0.016, fill: '#5d5650' }));
  }
}
