import { mix } from '../color.ts';
import { peas } from '../foods/beans.ts';
import { cubes } from '../foods/cubes.ts';
import { flakedRice } from '../foods/flakedRice.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { grains } from '../foods/grains.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { leaf } from '../foods/leaf.ts';
import { peanuts } from '../foods/peanut.ts';
import { slitChilli } from '../foods/slitChilli.ts';
import { light } from '../light.ts';
import { type Point, polar } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { bowlShade } from '../vessels/bowl.ts';
import { glass } from '../vessels/glass.ts';
import { steelBowl } from '../vessels/steelBowl.ts';

const LEMON = { skin: '#e8b92a', flesh: '#f6e27a' };
const PEA = ['#6ea32e', '#7fb53a', '#5f9427', '#8bc046'];

/** Blue checks: broad pale stripes both ways, darker where they cross. */
const CHECKS: Stripe[] = Array.from({ length: 12 }, (_, index) => [index / 12 + 0.01, 58, '#2f5f95', 0.5]);

/** Loose poha in the bowl, with its fried ingredients. */
function poha(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  flakedRice(scene, { x, y, rx: reach }, { count: 1500, size: 19, distance: 11.5 });
  const area = { x, y, rx: reach * 0.86 };
  peas(scene, scatter(random, area, { count: 58, distance: 38 }), { colors: PEA, size: 14 });
  peanuts(scene, scatter(random, area, { count: 46, distance: 46 }), { size: 21 });
  cubes(scene, scatter(random, area, { count: 70, distance: 34 }), {
    colors: ['#efdc9c', '#e6cb84', '#f4e6b4'],
    size: 11,
    rounding: 0.4,
  });
  flakedRice(scene, { x, y, rx: reach * 0.9 }, { count: 130, size: 19, distance: 34, heap: false });
  for (const [lx, ly] of scatter(random, { x, y, rx: reach * 0.66 }, { count: 7, distance: 110 })) {
    const fried = { color: mix('#3d6b22', '#6b6a24', random.next() * 0.6), rotate: random.between(0, 360) };
    leaf(scene, lx, ly, 62, { ...fried, width: 27, veins: 6 });
  }
  slitChilli(scene, x + 110, y - 92, 170, 28);
  slitChilli(scene, x - 150, y + 132, 180, -34);
  grains(
    scene,
    { x, y, rx: reach * 0.88 },
    { colors: ['#2a1f1a', '#3a2a22'], count: 90, length: 4.4, width: 4.4, distance: 22 },
  );
  choppedHerbs(scene, { x, y, rx: reach * 0.8 }, { count: 80, size: 8, color: '#4c8d2d' });
  const leaves = [0.4, 2.3, 4.2].map((angle): Point => polar(x - 20, y - 10, angle, 58));
  coriander(scene, leaves, { size: 34 });
}

export const alt =
  'A wide steel bowl of yellow flattened rice with green peas, brown peanuts, onion, mustard seeds, two slit green chillies, herbs and a lemon wedge, beside a glass of milky tea, a spoon and a few peanuts on a blue checked cloth.';

/** Yellow flattened rice with peas and peanuts in a steel bowl, on a blue checked cloth. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [560, 520, 424];
  cloth(scene, '#dfe7ec', { rotate: 7, x: -160, y: -160, width: 1600, height: 1280, stripes: CHECKS, checked: true });
  steelBowl(scene, x, y, radius);
  poha(scene, x, y, radius * 0.84);
  bowlShade(scene, x, y, radius, { lip: 0.09 });
  citrusWedge(scene, x + 272, y - 214, 176, { ...LEMON, rotate: 42 });
  glass(scene, 1104, 196, 122, { drink: '#a9682f', foam: '#c99054' });
  spoon(scene, 1128, 640, 500, 14);
  peanuts(
    scene,
    [
      [1030, 884],
      [1076, 906],
      [1006, 918],
      [96, 112],
      [140, 90],
    ],
    { size: 21 },
  );
  light(scene);
}
