import { mix } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { foldedTortilla } from '../foods/foldedTortilla.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { oilPools } from '../foods/sauce.ts';
import { mushroomSlice } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { band, blob, type Point, polygon } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { board } from '../vessels/board.ts';

const CHEESE = '#f8df98';
const BROWNED = ['#a8703a', '#94602c', '#b98248', '#84521f'];
const STRIPES: Stripe[] = [
  [0.05, 40, '#e0a02a'],
  [0.1, 14, '#f2e6cc'],
  [0.46, 14, '#e0a02a'],
  [0.5, 40, '#f2e6cc'],
  [0.9, 14, '#e0a02a'],
  [0.93, 40, '#f2e6cc'],
];

/** Cheese that ran out along an edge and fried there: a lacy apron, brown where it is thin. */
function apron(scene: Scene, area: Area): void {
  const { x, y, rx, ry = rx } = area;
  const outline = blob(scene.random, x, y, rx, ry, { wobble: 0.24, points: 44 });
  const fried = { ...materials.cream, frequency: 0.05, height: 5, dome: 4, noise: 0.6, gloss: 0.4, shadow: 4 };
  scene.group({ filter: relief(scene, fried) }, () => {
    scene.add(element('path', { d: outline, fill: '#f0c868' }));
    const filter = mottle(scene, { color: '#b5661a', frequency: 0.035, bare: 0.42 });
    scene.add(element('path', { d: outline, fill: '#b5661a', filter, opacity: 0.85 }));
  });
}

/** Browned mushrooms heaped over an area, with epazote. */
function mushrooms(scene: Scene, area: Area, count: number, distance: number): void {
  const { random } = scene;
  for (const [x, y] of scatter(random, area, { count, distance })) {
    mushroomSlice(scene, x, y, random.between(64, 84), random.between(0, 360), random.pick(BROWNED));
  }
  oilPools(scene, scatter(random, area, { count: Math.round(count / 2), distance: 30 }), '#d99a3c', 2, 6);
  choppedHerbs(scene, area, { count: count * 3, size: 9, color: '#3f7a24' });
}

/** Threads of melted cheese from one half to the other: thick at both ends, thin between. */
function threads(scene: Scene, from: readonly Point[], to: readonly Point[]): void {
  const { random } = scene;
  const stretchy = { ...materials.cream, height: 6, dome: 3, noise: 0.1, gloss: 0.5, sharpness: 26, shadow: 5 };
  scene.group({ filter: relief(scene, stretchy) }, () => {
    from.forEach(([x, y], index) => {
      const [tx, ty] = to[index] ?? [x, y];
      const sag = random.bell() * 12;
      const line = [0, 0.12, 0.3, 0.5, 0.7, 0.88, 1].map((part): Point => {
        return [x + (tx - x) * part + sag * Math.sin(Math.PI * part), y + (ty - y) * part];
      });
      const own = random.between(0.5, 1.5);
      const widths = [40, 20, 11, 7, 11, 20, 40].map((width) => width * own);
      scene.add(element('path', { d: band(line, widths), fill: mix(CHEESE, '#edc56c', random.next() * 0.6) }));
    });
  });
}

/** One torn in two: both pieces still toasted above, mushrooms at their torn edges, the cheese between them in threads. */
function tornQuesadilla(scene: Scene, x: number, y: number, rotate: number): void {
  const { random } = scene;
  const edge = [8, 60, 112, 164, 214];
  scene.at(x, y, { rotate }, () => {
    const at = (side: number, draw: () => void) => scene.at(side * 74, 0, { rotate: side * -7 }, draw);
    for (const side of [-1, 1]) {
      at(side, () => {
        const melted = blob(random, 0, 112, 46, 106, { wobble: 0.16 });
        const soft = { ...materials.cream, frequency: 0.03, height: 8, gloss: 0.45, noise: 0.5 };
        scene.add(element('path', { d: melted, fill: CHEESE, filter: relief(scene, soft) }));
      });
    }
    threads(
      scene,
      edge.map((end): Point => [-100 + random.bell() * 16, end + random.bell() * 12]),
      edge.map((end): Point => [100 + random.bell() * 16, end + random.bell() * 40]),
    );
    for (const side of [-1, 1]) {
      at(side, () => {
        mushrooms(scene, { x: side * 6, y: 112, rx: 34, ry: 96 }, 9, 44);
        const torn = Array.from({ length: 9 }, (_, step): Point => [side * (26 + random.bell() * 16), -30 + step * 36]);
        const away: Point[] = [
          [side * 320, 290],
          [side * 320, -60],
        ];
        scene.clipped(polygon([...torn, ...away]), () => foldedTortilla(scene, 0, 0, 246));
        mushrooms(scene, { x: side * 16, y: 120, rx: 22, ry: 80 }, 3, 60);
      });
    }
  });
}

export const alt =
  'Corn tortillas folded in half and toasted in brown spots on a round wooden board, with browned mushrooms and melted cheese at their edges, one of them pulled open with threads of cheese between its halves, beside a bowl of green salsa on a teal striped cloth.';

/** Quesadillas, one of them torn in two. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 486];
  cloth(scene, '#2f6b6e', { x: -260, y: -340, width: 1800, height: 1700, rotate: -24, stripes: STRIPES });
  board(scene, x, y, 880, 880, { color: '#a8703f', corner: 440 });
  const shut = (dx: number, dy: number, rotate: number) =>
    scene.at(x + dx, y + dy, { rotate }, () => {
      apron(scene, { x: 60, y: 226, rx: 124, ry: 46 });
      apron(scene, { x: -130, y: 186, rx: 76, ry: 40 });
      mushrooms(scene, { x: -20, y: 216, rx: 170, ry: 28 }, 10, 44);
      foldedTortilla(scene, 0, 0, 252);
    });
  shut(-150, -322, 16);
  shut(178, -226, -16);
  tornQuesadilla(scene, x - 20, y + 92, 5);
  smallBowl(scene, 1146, 812, 130, {
    color: '#8a3f22',
    filling: '#7c9a2a',
    top: (reach) => {
      choppedHerbs(scene, { x: 1146, y: 812, rx: reach }, { count: 60, size: 8, color: '#3c6a18' });
      oilPools(
        scene,
        scatter(scene.random, { x: 1146, y: 812, rx: reach }, { count: 12, distance: 26 }),
        '#c2cc5e',
        4,
        9,
      );
    },
  });
  const raw = [
    [96, 800, 96, -20],
    [170, 868, 84, 34],
    [84, 890, 78, 70],
  ] as const;
  for (const [mx, my, width, turned] of raw) mushroomSlice(scene, mx, my, width, turned, '#d8c0a0');
  light(scene);
}
