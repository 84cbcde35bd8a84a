import { type Color, darken, lighten, mix } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial, sloped } from '../paints.ts';
import { type Point, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element, place } from '../svg.ts';

/** The outline of a cactus paddle along the x axis: narrow where it was cut on the left, broad toward the right. */
function paddleOutline(scene: Scene, l: number, w: number): Point[] {
  const { random } = scene;
  const upper = [-1, -0.86, -0.5, -0.1, 0.34, 0.72, 0.94];
  const widths = [0.16, 0.34, 0.66, 0.9, 1, 0.8, 0.44];
  const side = (sign: number): Point[] =>
    upper.map((part, index) => [part * l, sign * w * (widths[index] ?? 1) * random.between(0.97, 1.03)]);
  return [...side(-1), [l, 0], ...side(1).reverse()];
}

/** A paddle of nopal at (x, y): fleshy and dull green, with rows of bumps, the spines still in them or shaved off. */
export function nopalPaddle(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  options: { rotate?: number; color?: Color; spines?: boolean } = {},
): void {
  const { rotate = 0, color = '#5f8f3a', spines = false } = options;
  const { random } = scene;
  const [l, w] = [length / 2, width / 2];
  const points = paddleOutline(scene, l, w);
  const outline = smooth(points);
  const face = radial(
    scene,
    [
      [0, lighten(color, 0.22)],
      [0.6, color],
      [1, darken(color, 0.55)],
    ],
    { cx: 0.48, cy: 0.42, r: 0.62 },
  );
  const fleshy = { ...materials.smooth, frequency: 0.014, height: 12, dome: 16, noise: 0.3, gloss: 0.24, shadow: 16 };
  scene.group({ filter: relief(scene, fleshy) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: outline, fill: face }));
      const waxy = mottle(scene, { color: '#a9c483', frequency: 0.016, bare: 0.46 });
      scene.add(element('path', { d: outline, fill: color, filter: waxy, opacity: 0.35 }));
    });
  });
  scene.at(x, y, { rotate }, () => {
    scene.clipped(outline, () => {
      const step = width * 0.17;
      for (let row = -4; row <= 4; row++) {
        for (let along = -l * 0.84; along < l * 0.96; along += step) {
          const px = along + (row % 2 ? step / 2 : 0) + random.bell() * 4;
          const py = row * step * 0.86 + random.bell() * 4;
          const size = width * 0.02;
          scene.add(
            element('ellipse', { cx: px + 3, cy: py + 4, rx: size * 2, ry: size * 1.5, fill: '#1f3a10', opacity: 0.4 }),
          );
          scene.add(element('ellipse', { cx: px, cy: py, rx: size * 1.7, ry: size * 1.3, fill: lighten(color, 0.34) }));
          scene.add(element('ellipse', { cx: px, cy: py, rx: size * 0.7, ry: size * 0.6, fill: '#6b5a2c' }));
          if (!spines) continue;
          for (const lean of [-0.9, -0.2, 0.6]) {
            const tip = `M${px.toFixed(1)} ${py.toFixed(1)}l${(Math.cos(lean) * size * 6).toFixed(1)} ${(Math.sin(lean) * size * 6).toFixed(1)}`;
            scene.add(
              element('path', {
                d: tip,
                fill: 'none',
                stroke: '#f3e6bc',
                'stroke-width': 2.4,
                'stroke-linecap': 'round',
              }),
            );
          }
        }
      }
    });
  });
}

/**
 * Squares of cooked nopal at points: olive-green skin on top, or for squares on their cut side, pale flesh between two
 * skins.
 */
export function nopalSquares(scene: Scene, points: readonly Point[], size = 21, colors?: readonly Color[]): void {
  const { random } = scene;
  const tones = colors ?? ['#66812a', '#738f32', '#587324', '#7f9a3e', '#4f6a20'];
  const wet = { ...materials.vegetable, frequency: 0.04, height: 6, dome: 4, noise: 0.35, gloss: 0.6, shadow: 6 };
  const layers = Math.max(1, Math.ceil(points.length / 40));
  for (let layer = 0; layer < layers; layer++) {
    scene.group({ filter: relief(scene, wet) }, () => {
      for (const [x, y] of points.filter((_, index) => index % layers === layer)) {
        const color = random.pick(tones);
        const [w, onEdge] = [size * random.between(0.85, 1.2), random.next() < 0.3];
        const h = onEdge ? w * 0.52 : w * random.between(0.82, 1.05);
        const turned = random.between(0, 360);
        const slant = random.bell() * w * 0.14;
        const corners = (part: number): Point[] => [
          [-w * part + slant, -h * part],
          [-w * part * 0.4, -h * part * 1.05],
          [w * part + slant, -h * part],
          [w * part * 1.03, 0],
          [w * part - slant, h * part],
          [w * part * 0.3, h * part * 1.04],
          [-w * part - slant, h * part],
          [-w * part * 1.02, 0],
        ];
        const skin = sloped(
          scene,
          [
            [0, lighten(color, 0.24)],
            [0.4, color],
            [1, darken(color, 0.4)],
          ],
          turned,
        );
        const transform = place(x, y, turned);
        const [dx, dy] = scene.shadowOffset(size * 0.24);
        scene.add(
          element('path', {
            d: smooth(corners(1)),
            transform: place(x + dx, y + dy, turned),
            fill: '#141c04',
            opacity: 0.4,
          }),
        );
        scene.add(
          element('path', {
            d: smooth(corners(1)),
            transform,
            fill: onEdge ? darken(color, 0.3) : mix(color, '#bccb6c', 0.45),
          }),
        );
        if (onEdge) {
          const flesh = { x: -w * 0.96, y: -h * 0.6, width: w * 1.92, height: h * 1.2, rx: 4, transform };
          scene.add(element('rect', { ...flesh, fill: mix(color, '#d9dc9a', 0.72) }));
        } else {
          scene.add(element('path', { d: smooth(corners(0.86)), transform, fill: skin }));
        }
      }
    });
  }
}
