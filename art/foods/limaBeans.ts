import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element, place } from '../svg.ts';

/** Lima beans: flat, broad and pale green. */
export interface LimaBeansOptions {
  colors?: readonly Color[];
  /** Half the length of a bean in px. */
  size?: number;
}

const PALE: readonly Color[] = ['#9fbd55', '#b0c968', '#90b046', '#bfd37c', '#86a83c'];

/** One bean: a broad half-moon with a small scar in its hollow and the crease of its skin. */
function bean(scene: Scene, size: number, color: Color, turned: number): string {
  const [l, w] = [size, size * scene.random.between(0.66, 0.76)];
  const outline = d`M${-l} ${w * 0.1}C${-l * 1.02} ${-w * 0.8} ${-l * 0.4} ${-w * 1.06} ${l * 0.06} ${-w}C${l * 0.7} ${-w * 0.96} ${l * 1.08} ${-w * 0.4} ${l} ${w * 0.24}C${l * 0.92} ${w * 0.86} ${l * 0.4} ${w * 0.74} ${l * 0.06} ${w * 0.62}C${-l * 0.3} ${w * 0.72} ${-l * 0.94} ${w * 0.9} ${-l} ${w * 0.1}Z`;
  const crease = d`M${-l * 0.72} ${-w * 0.1}C${-l * 0.5} ${-w * 0.66} ${l * 0.4} ${-w * 0.72} ${l * 0.74} ${-w * 0.1}`;
  const scar = { cx: l * 0.06, cy: w * 0.5, rx: l * 0.18, ry: w * 0.1, fill: lighten(color, 0.6), opacity: 0.8 };
  return [
    element('path', { d: outline, fill: lit(scene, color, { highlight: 0.26, shade: 0.34, turned }) }),
    element('path', { d: crease, fill: 'none', stroke: darken(color, 0.3), 'stroke-width': l * 0.06, opacity: 0.35 }),
    element('ellipse', scar),
    element('path', { d: outline, fill: 'none', stroke: darken(color, 0.5), 'stroke-width': 1.6, opacity: 0.4 }),
  ].join('');
}

/** Cooked lima beans at points, in all directions, wet. */
export function limaBeans(scene: Scene, points: readonly Point[], options: LimaBeansOptions = {}): void {
  const { colors = PALE, size = 28 } = options;
  const { random } = scene;
  const plump = {
    ...materials.vegetable,
    height: 6,
    dome: size * 0.16,
    noise: 0.12,
    gloss: 0.22,
    shadow: 6,
    ambient: 0.34,
  };
  scene.group({ filter: relief(scene, plump) }, () => {
    for (const [x, y] of points) {
      const turned = random.between(0, 360);
      const markup = bean(scene, size * random.between(0.82, 1.12), random.pick(colors), turned);
      scene.add(element('g', { transform: place(x, y, turned) }, markup));
    }
  });
  for (const [x, y] of points) scene.add(glint(scene, x - size * 0.3, y - size * 0.26, size * 0.2, size * 0.08, 0.6));
}
