import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { sloped } from '../paints.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';
import { d, element, place } from '../svg.ts';

/** Thick petals of fried onion at points: curved shells with a colored edge, browned at the tips; length in px. */
export function onionPetals(
  scene: Scene,
  points: readonly Point[],
  length = 60,
  colors: readonly Color[] = ['#a8527a', '#b8668a', '#93406a'],
): void {
  const { random } = scene;
  scene.group(
    { filter: relief(scene, { ...materials.vegetable, height: 5, dome: 3.5, gloss: 0.5, shadow: 5 }) },
    () => {
      for (const [x, y] of points) {
        const [l, w] = [(length / 2) * random.between(0.85, 1.25), length * random.between(0.2, 0.28)];
        const color = random.pick(colors);
        const turned = random.between(0, 360);
        const shell = d`M${-l} ${w * 0.5}C${-l * 0.7} ${-w * 1.2} ${l * 0.7} ${-w * 1.2} ${l} ${w * 0.5}C${l * 0.5} ${w * 0.1} ${-l * 0.5} ${w * 0.1} ${-l} ${w * 0.5}Z`;
        const flesh = d`M${-l * 0.94} ${w * 0.4}C${-l * 0.6} ${-w * 0.66} ${l * 0.6} ${-w * 0.66} ${l * 0.94} ${w * 0.4}C${l * 0.5} ${w * 0.06} ${-l * 0.5} ${w * 0.06} ${-l * 0.94} ${w * 0.4}Z`;
        const pale = sloped(
          scene,
          [
            [0, '#f3dfe2'],
            [0.6, lighten(color, 0.5)],
            [1, darken(color, 0.1)],
          ],
          turned,
        );
        const tip = { cx: l * 0.86, cy: w * 0.3, rx: l * 0.18, ry: w * 0.3, fill: '#6b2f14', opacity: 0.55 };
        const content = [
          solid(scene, shell, color, { shadow: 5, highlight: 0.2, turned }),
          element('path', { d: flesh, fill: pale }),
          element('ellipse', tip),
        ];
        scene.add(element('g', { transform: place(x, y, turned) }, content.join('')));
      }
    },
  );
}
