import { type Color, darken, lighten, mix } from '../color.ts';
import { dropShadow, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear, sloped } from '../paints.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element, place } from '../svg.ts';

const KERNELS: readonly Color[] = ['#ffd02a', '#ffdc55', '#fbbf1c', '#ffd640', '#f8b414'];
const HUSK: readonly Color[] = ['#8fb84a', '#a6c765', '#7aa63a', '#b9d37e'];

/** A leaf of the husk from the origin to the left, with its long veins. */
function huskLeaf(scene: Scene, length: number, width: number, color: Color, turned: number): string {
  const { random } = scene;
  const curl = random.bell() * width * 0.5;
  const outline = d`M0 ${-width * 0.5}C${-length * 0.3} ${-width} ${-length * 0.7} ${-width * 0.5 + curl} ${-length} ${curl}C${-length * 0.7} ${width * 0.6 + curl} ${-length * 0.3} ${width} 0 ${width * 0.5}Z`;
  const face = sloped(
    scene,
    [
      [0, lighten(color, 0.4)],
      [0.5, color],
      [1, darken(color, 0.4)],
    ],
    turned,
  );
  let veins = '';
  for (let part = -0.7; part <= 0.7; part += 0.2) {
    veins += d`M0 ${width * part * 0.6}C${-length * 0.3} ${width * part * 1.1} ${-length * 0.7} ${width * part * 0.6 + curl} ${-length * 0.97} ${curl}`;
  }
  const line = { d: veins, fill: 'none', stroke: darken(color, 0.4), 'stroke-width': 1.6, opacity: 0.5 };
  const markup = element('path', { d: outline, fill: face }) + element('path', line);
  return element('g', { transform: place(0, 0, turned) }, markup);
}

/**
 * An ear of sweetcorn at (x, y), its husk drawn back at the left end; length in px, turned by degrees. `charred`
 * from 0 to 1.
 */
export function cornEar(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  options: { rotate?: number; charred?: number; husk?: boolean } = {},
): void {
  const { rotate = 0, charred = 0, husk = true } = options;
  const { random } = scene;
  const [half, width] = [length / 2, length * 0.135];
  const taper = (part: number) =>
    width * (part > 0.1 ? Math.sqrt(Math.max(0.02, 1 - ((part - 0.1) / 0.92) ** 2.4)) : 1);
  if (husk) {
    scene.group({ filter: relief(scene, { ...materials.leaf, height: 5, dome: 5, shadow: 12 }) }, () => {
      scene.at(x, y, { rotate }, () => {
        const turns = [46, -42, 24, -20, 2];
        const leaves = turns.map((turned) =>
          huskLeaf(
            scene,
            length * random.between(0.5, 0.66),
            width * random.between(0.5, 0.64),
            random.pick(HUSK),
            turned,
          ),
        );
        scene.add(element('g', { transform: place(-half * 0.86, 0) }, leaves.join('')));
      });
    });
  }
  const body = d`M${-half} ${-width * 0.8}Q${-half * 0.6} ${-width * 1.05} 0 ${-width * 1.03}C${half * 0.6} ${-width} ${half * 0.94} ${-width * 0.5} ${half} 0C${half * 0.94} ${width * 0.5} ${half * 0.6} ${width} 0 ${width * 1.03}Q${-half * 0.6} ${width * 1.05} ${-half} ${width * 0.8}Z`;
  const round = linear(
    scene,
    [
      [0, '#eab72a'],
      [0.5, '#d9980f'],
      [1, '#94600a'],
    ],
    { from: [0, 0], to: [0, 1] },
  );
  scene.group({ filter: dropShadow(scene, { blur: 12, length: 20, opacity: 0.55 }) }, () => {
    scene.at(x, y, { rotate }, () => scene.add(element('path', { d: body, fill: round })));
  });
  const plump = {
    ...materials.vegetable,
    ambient: 0.5,
    height: 5,
    dome: 3,
    noise: 0.1,
    softness: 1,
    gloss: 0.5,
    sharpness: 26,
    shadow: 0,
  };
  scene.group({ filter: relief(scene, plump) }, () => {
    scene.at(x, y, { rotate }, () => {
      const [rows, step] = [3, length * 0.043];
      for (let row = -rows; row <= rows; row++) {
        const [upper, lower] = [
          Math.sin(((row - 0.5) / (rows + 0.5)) * 1.5),
          Math.sin(((row + 0.5) / (rows + 0.5)) * 1.5),
        ];
        const shift = row % 2 ? step * 0.4 : 0;
        for (let along = -half * 0.97 + shift; along < half * 0.95; along += step) {
          const wide = taper((along + step / 2) / half);
          const [top, high] = [upper * wide, (lower - upper) * wide];
          const shade = Math.max(0, (row / rows) * 0.3);
          const burnt = random.next() < charred * 0.3 ? random.between(0.25, 0.8) : 0;
          const fill = mix(
            darken(mix(random.pick(KERNELS), '#fff3b0', random.between(0, 0.2)), shade),
            '#5a2c0a',
            burnt,
          );
          const box = { x: along + 0.9, y: top + 0.9, width: step - 1.8, height: Math.max(2, high - 1.8) };
          scene.add(element('rect', { ...box, rx: Math.min(step, high) * 0.36, fill }));
        }
      }
    });
  });
}

/** Kernels at points as the knife takes them off the cob: some alone, most in short strips that hang together. */
export function cutCorn(
  scene: Scene,
  points: readonly Point[],
  options: { size?: number; colors?: readonly Color[]; browned?: number } = {},
): void {
  const { size = 26, colors = KERNELS, browned = 0.14 } = options;
  const { random } = scene;
  const plump = {
    ...materials.vegetable,
    ambient: 0.46,
    height: 5,
    dome: size * 0.14,
    noise: 0.12,
    softness: 1,
    gloss: 0.5,
    sharpness: 24,
  };
  const layers = Math.max(1, Math.ceil(points.length / 26));
  for (let layer = 0; layer < layers; layer++) {
    scene.group({ filter: relief(scene, { ...plump, shadow: 7, shadowOpacity: 0.6 }) }, () => {
      for (const [x, y] of points.filter((_, index) => index % layers === layer)) {
        const [columns, rows] = [random.integer(1, 4), random.next() < 0.3 ? 2 : 1];
        const turned = random.between(0, 360);
        let strip = '';
        for (let cell = 0; cell < columns * rows; cell++) {
          const [column, row] = [cell % columns, Math.floor(cell / columns)];
          const [w, h] = [size * random.between(0.9, 1.04), size * random.between(1.1, 1.34)];
          const [kx, ky] = [(column - columns / 2) * (size * 1.02), (row - rows / 2) * size * 1.36 + random.bell() * 2];
          const burnt = random.next() < browned ? random.between(0.3, 0.6) : 0;
          const color = mix(random.pick(colors), '#9a5214', burnt);
          const [bottom, top] = [w * 0.36, w * 0.5];
          const tooth = d`M${kx - bottom} ${ky + h * 0.5}C${kx - top} ${ky + h * 0.1} ${kx - top * 1.06} ${ky - h * 0.34} ${kx - top * 0.6} ${ky - h * 0.47}Q${kx} ${ky - h * 0.56} ${kx + top * 0.6} ${ky - h * 0.47}C${kx + top * 1.06} ${ky - h * 0.34} ${kx + top} ${ky + h * 0.1} ${kx + bottom} ${ky + h * 0.5}Q${kx} ${ky + h * 0.56} ${kx - bottom} ${ky + h * 0.5}Z`;
          const face = sloped(
            scene,
            [
              [0, lighten(color, 0.3)],
              [0.5, color],
              [1, darken(color, 0.2)],
            ],
            turned,
          );
          strip += element('path', {
            d: tooth,
            fill: face,
            stroke: '#a8660a',
            'stroke-width': 1.2,
            'stroke-opacity': 0.4,
          });
        }
        scene.add(element('g', { transform: place(x, y, turned) }, strip));
      }
    });
  }
}
