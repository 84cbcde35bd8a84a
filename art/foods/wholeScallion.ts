import { lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import { band, type Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A whole spring onion at (x, y), its white end with the roots on the left; length in px, turned by degrees. */
export function wholeScallion(scene: Scene, x: number, y: number, length: number, rotate = 0): void {
  const { random } = scene;
  const [half, width] = [length / 2, length * 0.05];
  const bend = random.bell() * length * 0.05;
  const stalk = (from: number, to: number, across: number, sizes: readonly number[]): string => {
    const points = sizes.map((_, index): Point => {
      const part = from + ((to - from) * index) / (sizes.length - 1);
      return [-half + part * length, across * Math.max(0, part - 0.35) * length + bend * (1 - (part * 2 - 1) ** 2)];
    });
    return band(
      points,
      sizes.map((size) => size * width),
    );
  };
  const green = (tone: string) =>
    linear(
      scene,
      [
        [0, lighten(tone, 0.4)],
        [0.5, tone],
        [1, '#2c5a16'],
      ],
      { from: [0, 0], to: [0, 1] },
    );
  const white = linear(
    scene,
    [
      [0, '#fffdf4'],
      [0.5, '#f4f3dc'],
      [0.8, '#cfe0a0'],
      [1, '#7fae46'],
    ],
    { to: [1, 0] },
  );
  scene.group(
    {
      filter: relief(scene, {
        ...materials.vegetable,
        frequency: 0.01,
        height: 5,
        dome: 6,
        noise: 0.1,
        gloss: 0.4,
        shadow: 8,
      }),
    },
    () => {
      scene.at(x, y, { rotate }, () => {
        let roots = '';
        for (let root = 0; root < 11; root++) {
          roots += d`M${-half + 4} ${random.bell() * width * 0.4}q${-length * 0.02} ${random.bell() * 8} ${-length * random.between(0.03, 0.06)} ${random.bell() * 22}`;
        }
        scene.add(
          element('path', {
            d: roots,
            fill: 'none',
            stroke: '#d9c9a0',
            'stroke-width': 2.4,
            'stroke-linecap': 'round',
          }),
        );
        for (const [across, to, tone] of [
          [-0.13, 0.93, '#4f8a2a'],
          [0.12, 0.97, '#5f9a34'],
          [0, 1.02, '#6aa53a'],
        ] as const) {
          scene.add(element('path', { d: stalk(0.36, to, across, [0.7, 0.9, 1, 0.96, 0.8, 0.34]), fill: green(tone) }));
        }
        scene.add(element('path', { d: stalk(0, 0.46, 0, [0.8, 1.14, 1.02, 0.94, 0.9]), fill: white }));
      });
    },
  );
}
