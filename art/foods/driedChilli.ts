import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { sloped } from '../paints.ts';
import { band, type Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** Dried chillies. */
export interface DriedChilliOptions {
  color?: Color;
  /** Length in px. */
  length?: number;
  /** How much it shines, 0 to 1: oiled 0.75, dry 0.3. */
  gloss?: number;
}

/** One chilli along the x axis: thin-skinned, wrinkled, curved, cut open at the stalk. */
function pod(scene: Scene, length: number, color: Color, turned: number, gloss: number): void {
  const { random } = scene;
  const bend = random.bell() * length * 0.25;
  const points: Point[] = [];
  const widths: number[] = [];
  for (let step = 0; step <= 8; step++) {
    const part = step / 8;
    points.push([(part - 0.5) * length, bend * (1 - (part * 2 - 1) ** 2)]);
    widths.push(length * 0.25 * (1 - part * 0.55) * (part > 0.95 ? 0.35 : 1) * random.between(0.88, 1.1));
  }
  const skin = sloped(
    scene,
    [
      [0, lighten(color, 0.3)],
      [0.4, color],
      [1, darken(color, 0.65)],
    ],
    turned,
  );
  scene.add(element('path', { d: band(points, widths), fill: skin, stroke: darken(color, 0.6), 'stroke-width': 1.5 }));
  const wide = length * 0.1;
  let folds = '';
  for (let fold = -1; fold <= 1; fold++) {
    const at = fold * wide * 0.55;
    folds += d`M${-length * 0.4} ${at + bend * 0.3}Q${-length * 0.05} ${at * 0.8 + bend} ${length * random.between(0.1, 0.4)} ${at * 0.4 + bend * 0.5}`;
  }
  const wrinkle = { d: folds, fill: 'none', 'stroke-linecap': 'round', 'stroke-width': length * 0.018 };
  scene.add(element('path', { ...wrinkle, stroke: darken(color, 0.8), opacity: 0.55 }));
  scene.add(
    element('path', { ...wrinkle, stroke: '#ffb59a', opacity: 0.1 + gloss * 0.4, transform: 'translate(-1.5 -2.5)' }),
  );
  const mouth = { cx: -length * 0.5, cy: 0, rx: length * 0.035, ry: length * 0.105 };
  scene.add(element('ellipse', { ...mouth, fill: mix(darken(color, 0.6), '#d9772c', 0.25) }));
}

/** Toasted dried chillies at points, glossy with oil. */
export function driedChillies(scene: Scene, points: readonly Point[], options: DriedChilliOptions = {}): void {
  const { color = '#a3150d', length = 96, gloss = 0.75 } = options;
  const { random } = scene;
  const skin = { ...materials.vegetable, frequency: 0.05, height: 6, dome: 4, noise: 0.4, gloss, shadow: 6 };
  for (const [x, y] of points) {
    const turned = random.between(0, 360);
    const tone = mix(color, random.pick(['#6b0d08', '#c8281a']), random.between(0, 0.5));
    scene.group({ filter: relief(scene, skin) }, () => {
      scene.at(x, y, { rotate: turned }, () => pod(scene, length * random.between(0.75, 1.15), tone, 0, gloss));
    });
  }
}
