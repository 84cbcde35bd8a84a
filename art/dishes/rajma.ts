import { beans } from '../foods/beans.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { rice } from '../foods/grains.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { leaf } from '../foods/leaf.ts';
import { mound } from '../foods/mound.ts';
import { onionRings } from '../foods/onion.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { slitChilli } from '../foods/slitChilli.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { spoon } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { d } from '../svg.ts';
import { steelBowl } from '../vessels/steelBowl.ts';

const GRAVY = '#8a2f10';
const KIDNEY = ['#6b1a12', '#7d2217', '#5a140d', '#8a2c1e', '#74201a'];
const CHECK: Stripe[] = [
  [0.1, 26, '#2f6a62', 0.6],
  [0.24, 26, '#2f6a62', 0.6],
  [0.38, 26, '#2f6a62', 0.6],
  [0.52, 26, '#2f6a62', 0.6],
  [0.66, 26, '#2f6a62', 0.6],
  [0.8, 26, '#2f6a62', 0.6],
  [0.94, 26, '#2f6a62', 0.6],
];

/** Kidney beans in their gravy, which runs a little way into the rice. */
function curry(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  const thick = { ...materials.stew, height: 7, gloss: 0.34 };
  const area = { x, y, rx: 216, ry: 272 };
  const bits = ['#b5481c', '#5c1a08', '#c25a24', '#d9702a'];
  sauce(scene, area, { color: GRAVY, oil: '#d9641e', oiliness: 0.8, wobble: 0.08, bits, material: thick });
  const low = scatter(random, { ...area, rx: 190, ry: 244 }, { count: 60, distance: 44 });
  beans(scene, low, { colors: ['#5c1710', '#6b1e14'], size: 36, sauce: GRAVY });
  const high = scatter(random, { ...area, rx: 184, ry: 238 }, { count: 52, distance: 52, bias: 0.55 });
  beans(scene, high, { colors: KIDNEY, size: 39 });
  oilPools(scene, scatter(random, area, { count: 34, distance: 34 }), '#d9702a', 4, 13);
  choppedHerbs(scene, { ...area, rx: 130, ry: 180 }, { count: 60, size: 9 });
}

export const alt =
  'A wide steel dish, one half white rice and the other dark red kidney beans in brown-red gravy with coriander, with rings of red onion, two lemon wedges and a slit green chilli, and a spoon beside it on a checked green cloth.';

/** Rajma chawal: red beans and white rice side by side in one dish. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [640, 486, 424];
  wood(scene, { base: '#8a5f3c', planks: 5 });
  cloth(scene, '#e9e2cf', { x: 60, y: -60, width: 1120, height: 1100, rotate: 11, stripes: CHECK, checked: true });
  steelBowl(scene, x, y, radius);
  scene.clipped(d`M${x - 356} ${y}a356 356 0 1 1 712 0a356 356 0 1 1 -712 0Z`, () => {
    mound(
      scene,
      { x: x - 110, y: y - 16, rx: 270, ry: 320 },
      { color: '#e9e0cc', wobble: 0.05, material: materials.cream },
    );
    rice(scene, { x: x - 118, y: y - 16, rx: 262, ry: 312 }, { count: 1500, size: 13 });
    curry(scene, x + 142, y + 8);
  });
  onionRings(
    scene,
    [
      [x - 206, y + 196],
      [x - 156, y + 236],
      [x - 120, y + 186],
      [x - 182, y + 252],
    ],
    { size: 56 },
  );
  citrusWedge(scene, x - 250, y - 150, 150, { skin: '#e8b92a', flesh: '#f6e27a', rotate: -52 });
  coriander(
    scene,
    [
      [x + 120, y - 60],
      [x + 176, y - 20],
      [x + 96, y + 20],
    ],
    { size: 32 },
  );
  slitChilli(scene, x - 50, y - 246, 210, -10);
  leaf(scene, 1130, 820, 130, { color: '#7d7a40', rotate: -30, width: 48 });
  citrusWedge(scene, 1170, 150, 150, { skin: '#e8b92a', flesh: '#f6e27a', rotate: 20 });
  spoon(scene, 108, 690, 460, 10);
  light(scene);
}
