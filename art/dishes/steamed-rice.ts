import { relief } from '../filters.ts';
import { mound } from '../foods/mound.ts';
import { plumpRice } from '../foods/plumpRice.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import { chopsticks } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { slate } from '../surfaces/slate.ts';
import { d, element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { pot } from '../vessels/pot.ts';

const LOW = ['#e2dfd4', '#ebe8de', '#d9d6ca'];
const WHITE = ['#ffffff', '#fbf9f2', '#f6f4ec', '#fffef9'];
const STRIPES: Stripe[] = [
  [0.08, 10, '#2f4f7a', 0.9],
  [0.11, 4, '#2f4f7a', 0.9],
  [0.89, 4, '#2f4f7a', 0.9],
  [0.92, 10, '#2f4f7a', 0.9],
];

/** White rice heaped over an area, every grain apart; `size` is half the length of a grain in px. */
function whiteRice(scene: Scene, area: Area, size: number): void {
  const { x, y, rx, ry = rx } = area;
  const many = (rx * ry) / (size * size);
  const grain = { length: [size * 0.85, size * 1.1], width: [size * 0.27, size * 0.34], shine: '#ffffff' } as const;
  const heap = { ...materials.stew, height: 13, dome: 30, noise: 0.4, gloss: 0, shadow: 0 };
  mound(scene, area, { color: '#e4e1d8', flecks: ['#f4f2ea', '#d2cec2'], wobble: 0.01, material: heap });
  plumpRice(
    scene,
    { x, y, rx: rx * 0.98, ry: ry * 0.98 },
    { ...grain, colors: LOW, count: Math.round(many * 1.5), distance: size * 0.72 },
  );
  plumpRice(
    scene,
    { x: x - 4, y: y - 5, rx: rx * 0.93, ry: ry * 0.93 },
    { ...grain, colors: WHITE, count: Math.round(many * 1.5), distance: size * 0.75 },
  );
  plumpRice(
    scene,
    { x: x - 10, y: y - 12, rx: rx * 0.66, ry: ry * 0.66 },
    { ...grain, colors: WHITE, count: Math.round(many * 0.6), distance: size },
  );
}

/** A flat rice paddle of pale wood centered at (x, y). */
function paddle(scene: Scene, x: number, y: number, length: number, rotate: number): void {
  const l = length / 2;
  scene.group({ filter: relief(scene, { ...materials.smooth, height: 5, dome: 6, shadow: 9 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const wood = linear(scene, [
        [0, '#e2bc84'],
        [1, '#b98a4c'],
      ]);
      scene.add(
        element('path', {
          d: d`M${-l} -30C${-l} -84 ${-l * 0.3} -88 ${-l * 0.1} -34Q${l * 0.1} -22 ${l} -20Q${l * 1.06} 0 ${l} 20Q${l * 0.1} 22 ${-l * 0.1} 34C${-l * 0.3} 88 ${-l} 84 ${-l} 30Q${-l * 1.06} 0 ${-l} -30Z`,
          fill: wood,
        }),
      );
    });
  });
}

export const alt =
  'A blue-rimmed bowl heaped with white steamed rice and a pair of red chopsticks, beside a black pot of rice with a wooden paddle and a small bowl of dry rice on a gray-blue cloth.';

/** A bowl of plain rice, and the pot it came from. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [540, 530, 366];
  slate(scene, { base: '#333a40' });
  cloth(scene, '#8fa3b0', { x: -60, y: 90, width: 1080, height: 960, rotate: -7, stripes: STRIPES });
  pot(scene, 1110, 200, 300, { color: '#2b2a2a', inside: '#3a3836', ears: 40 });
  whiteRice(scene, { x: 1110, y: 200, rx: 232 }, 11);
  paddle(scene, 980, 330, 380, 128);
  bowl(scene, x, y, radius, { color: '#eef0ee', inside: '#e2e4e2', lip: 0.05, band: '#2f4f8a' });
  bowlShade(scene, x, y, radius, { lip: 0.06 });
  whiteRice(scene, { x, y, rx: radius * 0.84 }, 13.5);
  chopsticks(scene, 930, 720, 640, 102, '#8f2318');
  const dry = (rx: number) =>
    plumpRice(
      scene,
      { x: 118, y: 140, rx: rx * 0.95 },
      {
        colors: ['#f6f1e0', '#ece5cf', '#fffaf0'],
        count: 260,
        distance: 8,
        length: [9, 12],
        width: [2.6, 3.2],
        shine: '#ffffff',
      },
    );
  smallBowl(scene, 118, 140, 112, { color: '#6f4a2c', filling: '#d9d0b6', top: dry });
  for (const point of scatter(random, { x: 1130, y: 850, rx: 80, ry: 50 }, { count: 9, distance: 24 })) {
    plumpRice(
      scene,
      { x: point[0], y: point[1], rx: 4 },
      { colors: ['#f6f1e0'], count: 1, distance: 8, length: [10, 12], width: [2.8, 3.2], shine: '#ffffff' },
    );
  }
  light(scene);
}
