import { type Color, darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { sloped } from '../paints.ts';
import { band, blob, type Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element, place } from '../svg.ts';

/** Crisp strips of corn tortilla. Lengths in px. */
export interface TortillaStripsOptions {
  colors?: readonly Color[];
  length?: number;
  width?: number;
}

/** One strip along the x axis: cut straight, warped as it crisped, with blisters and browned edges. */
function stripMarkup(scene: Scene, length: number, width: number, color: Color, turned: number): string {
  const { random } = scene;
  const bend = random.bell() * length * 0.14;
  const twist = random.between(0, 6);
  const points: Point[] = [];
  const widths: number[] = [];
  for (let step = 0; step <= 8; step++) {
    const part = step / 8;
    points.push([(part - 0.5) * length, bend * (1 - (part * 2 - 1) ** 2) + Math.sin(part * 7 + twist) * width * 0.1]);
    widths.push(width * (0.9 + 0.14 * Math.sin(part * 5 + twist)));
  }
  const outline = band(points, widths);
  const face = sloped(
    scene,
    [
      [0, lighten(color, 0.4)],
      [0.45, color],
      [1, darken(color, 0.4)],
    ],
    turned + random.between(-60, 60),
  );
  const blisters = Array.from({ length: 9 }, () => {
    const [cx, cy] = points[random.integer(0, 8)] ?? [0, 0];
    const size = random.between(1.4, width * 0.17);
    const spot = blob(random, cx + random.bell() * 8, cy + random.bell() * width * 0.34, size, size * 0.8, {
      points: 8,
    });
    const fill = random.pick([darken(color, 0.5), lighten(color, 0.45), darken(color, 0.3)]);
    return element('path', { d: spot, fill, opacity: random.between(0.35, 0.75) });
  });
  const edge = { fill: 'none', stroke: darken(color, 0.55), 'stroke-width': 2.2, opacity: 0.55 };
  const [dx, dy] = scene.shadowOffset(5);
  return [
    element('path', {
      d: outline,
      fill: '#240c02',
      opacity: 0.4,
      transform: `translate(${dx.toFixed(1)} ${dy.toFixed(1)})`,
    }),
    element('path', { d: outline, fill: face }),
    element('path', { d: outline, ...edge }),
    ...blisters,
  ].join('');
}

/** Tortilla strips at points, in all directions; later strips are drawn over earlier ones. */
export function tortillaStrips(scene: Scene, points: readonly Point[], options: TortillaStripsOptions = {}): void {
  const { colors = ['#e0a544', '#d4923a', '#eab85c', '#c98430'], length = 150, width = 27 } = options;
  const { random } = scene;
  const crisp = {
    frequency: 0.03,
    height: 7,
    dome: 2.5,
    noise: 0.5,
    softness: 1.2,
    gloss: 0.22,
    sharpness: 20,
    shadow: 7,
  };
  const layers = Math.max(1, Math.ceil(points.length / 9));
  for (let layer = 0; layer < layers; layer++) {
    scene.group({ filter: relief(scene, { ...crisp, shadowOpacity: 0.5 }) }, () => {
      for (const [x, y] of points.filter((_, index) => index % layers === layer)) {
        const turned = random.between(0, 360);
        const color = mix(random.pick(colors), random.pick(colors), random.next());
        const strip = stripMarkup(
          scene,
          length * random.between(0.7, 1.12),
          width * random.between(0.85, 1.1),
          color,
          turned,
        );
        scene.add(element('g', { transform: place(x, y, turned) }, strip));
      }
    });
  }
}
