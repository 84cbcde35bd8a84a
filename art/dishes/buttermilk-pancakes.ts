import { relief } from '../filters.ts';
import { bakedBerries } from '../foods/bakedBerries.ts';
import { blueberry } from '../foods/fruit.ts';
import { pancake } from '../foods/pancake.ts';
import { reflection } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob, type Point, polar, smooth, TURN } from '../path.ts';
import { fork } from '../props/cutlery.ts';
import { ring, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { jug } from '../vessels/jug.ts';
import { plate } from '../vessels/plate.ts';

const SYRUP = '#52103c';
/** How far the syrup spreads on the uppermost pancake, in px. */
const POOL = 188;
const CHECKS: Stripe[] = Array.from({ length: 12 }, (_, index) => [index / 12, 70, '#5b86a8', 0.42]);

/** The outline of poured syrup: a pool with wide tongues toward the rim; one runs over it. */
function syrupOutline(scene: Scene, x: number, y: number, tongues: readonly [angle: number, reach: number][]): string {
  const { random } = scene;
  const phase = random.angle();
  const points: Point[] = [];
  for (let step = 0; step < 120; step++) {
    const angle = (step / 120) * TURN;
    let reach = POOL + 14 * Math.sin(angle * 2 + phase) + 9 * Math.sin(angle * 5 - phase);
    for (const [direction, length] of tongues) {
      const away = Math.atan2(Math.sin(angle - direction), Math.cos(angle - direction));
      // Syrup is slow: it spreads in wide tongues that end round.
      reach += (length - POOL) * Math.exp(-((away / 0.27) ** 2));
    }
    points.push(polar(x, y, angle, reach));
  }
  return smooth(points);
}

/** Blueberry syrup: clear over the top of the stack, dark at its raised edge, running down the sides. */
function purpleSyrup(scene: Scene, x: number, y: number): void {
  const outline = syrupOutline(scene, x, y, [
    [0.2, 222],
    [0.95, 304],
    [2.05, 230],
    [3.2, 212],
    [5.4, 212],
  ]);
  const clear = radial(scene, [
    [0, '#8a1f58', 0.5],
    [0.7, '#6a1648', 0.68],
    [1, '#430c34', 0.88],
  ]);
  const thick = { ...materials.syrup, height: 6, gloss: 0.95, ambient: 0.24 };
  scene.add(element('path', { d: outline, fill: clear, filter: relief(scene, thick) }));
  reflection(scene, { x, y, rx: 186, ry: 178 }, 0.6);
}

/** A square of butter that has begun to melt into the syrup. */
function pat(scene: Scene, x: number, y: number): void {
  const melted = blob(scene.random, x + 4, y + 6, 92, 74, { wobble: 0.14 });
  scene.add(element('path', { d: melted, fill: '#f0c04a', opacity: 0.5, filter: relief(scene, materials.syrup) }));
  const soft = { ...materials.cream, height: 7, gloss: 0.2, noise: 0.12, shadow: 8 };
  scene.group({ filter: relief(scene, soft) }, () => {
    scene.at(x, y, { rotate: -16 }, () => {
      scene.add(element('rect', { x: -58, y: -50, width: 116, height: 100, rx: 16, fill: '#f2cf5e' }));
      scene.add(element('rect', { x: -46, y: -40, width: 90, height: 76, rx: 12, fill: '#fae48e' }));
    });
  });
}

/** Three pancakes, each a little aside, with syrup, butter and the berries warmed in it. */
function stack(scene: Scene, x: number, y: number): void {
  const puddle = blob(scene.random, x + 74, y + 128, 262, 206, { wobble: 0.07 });
  scene.add(element('path', { d: puddle, fill: SYRUP, opacity: 0.9, filter: relief(scene, materials.syrup) }));
  pancake(scene, x + 24, y + 30, 278);
  pancake(scene, x - 20, y + 10, 270);
  pancake(scene, x, y - 16, 264);
  bakedBerries(scene, ring(scene.random, x, y - 16, 214, 11, 26), 17);
  purpleSyrup(scene, x, y - 16);
  pat(scene, x - 48, y - 52);
  const warmed = [
    ...scatter(scene.random, { x: x + 86, y: y + 26, rx: 104, ry: 92 }, { count: 12, distance: 43 }),
    ...scatter(scene.random, { x: x - 78, y: y + 96, rx: 70, ry: 40 }, { count: 4, distance: 44 }),
    ...scatter(scene.random, { x: x + 130, y: y + 232, rx: 90, ry: 36 }, { count: 5, distance: 44 }),
  ];
  for (const [px, py] of warmed) blueberry(scene, px, py, scene.random.between(19, 24));
}

export const alt =
  'A stack of pancakes on a white plate under purple berry syrup, a square of butter and blueberries, with a small jug of the syrup, a fork and a second plate of pancakes on a blue checked cloth.';

/** A tall stack with blueberries and purple syrup on a white plate, a second one waiting, on a blue checked cloth. */
export function draw(scene: Scene): void {
  const [x, y] = [686, 500];
  cloth(scene, '#f5f1e8', { x: -220, y: -380, width: 1720, height: 1720, rotate: 8, stripes: CHECKS, checked: true });
  plate(scene, 60, 36, 330, { color: '#f7f4ec', rim: 0.76 });
  pancake(scene, 44, 40, 214);
  pancake(scene, 70, 20, 206);
  bakedBerries(scene, ring(scene.random, 70, 20, 130, 9, 40), 16);

  plate(scene, x, y, 418, { color: '#f7f4ec', rim: 0.77 });
  stack(scene, x, y);
  jug(scene, 128, 716, 118, { filling: SYRUP, spout: -28 });
  fork(scene, 1186, 560, 560, 9);
  const loose: Point[] = [
    [262, 872],
    [316, 902],
    [1180, 120],
    [1128, 158],
  ];
  for (const [px, py] of loose) blueberry(scene, px, py, 23);
  light(scene);
}
