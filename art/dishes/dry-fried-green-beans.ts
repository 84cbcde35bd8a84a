import { crumbles } from '../foods/crumbles.ts';
import { driedChillies } from '../foods/driedChilli.ts';
import { greenBeans } from '../foods/greenBeans.ts';
import { oilPools } from '../foods/sauce.ts';
import { sphere } from '../foods/sphere.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import type { Point } from '../path.ts';
import { chopsticks } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { plate } from '../vessels/plate.ts';

const GREENS = ['#4a3c14', '#33300f', '#5c4a1c', '#241f0a'];

/** Husks of Sichuan pepper: small, brown-red, split open. */
function pepper(scene: Scene, points: readonly Point[], size: number): void {
  for (const [x, y] of points) {
    sphere(scene, x, y, size, scene.random.pick(['#8a3420', '#6b2418', '#a04a2c']), 0.35);
    sphere(scene, x + size * 0.2, y + size * 0.2, size * 0.42, '#2a0f0a', 0);
  }
}

export const alt =
  'A heap of blistered green beans on a pale gray plate with red dried chillies, crumbs of preserved greens and Sichuan pepper, beside black chopsticks and a small bowl of chillies on rust-red stone.';

/** Wrinkled beans heaped with chillies and preserved greens. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [650, 484];
  stone(scene, { base: '#8a4a34', vein: '#5c2a1a', speck: 0.6 });
  plate(scene, x, y, 434, { color: '#dcdcd2', rim: 0.82, deep: true, speckled: true });
  oilPools(scene, scatter(random, { x, y, rx: 318 }, { count: 40, distance: 36, bias: 0.35 }), '#c8841e', 5, 18);
  const heap = (count: number, reach: number, distance: number) =>
    scatter(random, { x, y, rx: reach, ry: reach * 0.86 }, { count, distance, bias: 0.6 });
  greenBeans(scene, heap(40, 282, 46), { toward: -24, spread: 64, length: 276, width: 32, blistered: 0.85 });
  const bits = { colors: GREENS, min: 4, max: 12, flat: 0.5, wobble: 0.34, material: materials.crumbs };
  crumbles(scene, { x, y, rx: 306, ry: 276 }, { ...bits, count: 120, distance: 22 });
  greenBeans(scene, heap(24, 216, 58), { toward: -18, spread: 60, length: 270, width: 32, blistered: 0.85 });
  driedChillies(scene, heap(11, 270, 124), { length: 124 });
  crumbles(scene, { x, y, rx: 256, ry: 226 }, { ...bits, count: 150, distance: 13 });
  pepper(scene, heap(18, 280, 60), 9);

  chopsticks(scene, 118, 520, 660, 7, '#26201d');
  smallBowl(scene, 1166, 164, 118, { color: '#26303a', filling: '#3a1008' });
  driedChillies(scene, scatter(random, { x: 1166, y: 164, rx: 66 }, { count: 9, distance: 26 }), { length: 82 });
  pepper(
    scene,
    [
      [1098, 836],
      [1148, 806],
      [1180, 858],
      [1066, 884],
      [1206, 898],
    ],
    11,
  );
  light(scene);
}
