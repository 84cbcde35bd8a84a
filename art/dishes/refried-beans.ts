import { mix } from '../color.ts';
import { beans } from '../foods/beans.ts';
import { chilli } from '../foods/chilli.ts';
import { cornTortilla } from '../foods/cornTortilla.ts';
import { crumbles } from '../foods/crumbles.ts';
import { coriander } from '../foods/herbs.ts';
import { spoonTrough } from '../foods/lentils.ts';
import { mound } from '../foods/mound.ts';
import { onionHalf } from '../foods/onionHalf.ts';
import { oilPools } from '../foods/sauce.ts';
import { tortillaChips } from '../foods/tortillaChips.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Point, polar } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { tiles } from '../surfaces/tiles.ts';
import { skillet } from '../vessels/skillet.ts';

const BEAN = '#a2603a';
const PINTO = ['#b98a63', '#a87450', '#c89a74', '#9a6a48'];
const STRIPES: Stripe[] = [
  [0.07, 16, '#e8b23c', 0.9],
  [0.12, 6, '#2f6f80', 0.9],
  [0.88, 6, '#2f6f80', 0.9],
  [0.92, 16, '#e8b23c', 0.9],
];

/** Mashed beans with whole ones left in them, ridged by the masher and parted by the spoon. */
function mashedBeans(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const mash = { ...materials.stew, frequency: 0.03, height: 9, noise: 0.7, gloss: 0.3, softness: 1.8 };
  mound(
    scene,
    { x, y, rx: reach },
    {
      color: BEAN,
      flecks: ['#7d4426', '#b97a50', '#8f5230', '#c68f66'],
      fleckCount: 420,
      fleckSize: 1.1,
      wobble: 0.025,
      material: mash,
    },
  );
  const half = scatter(random, { x, y, rx: reach * 0.9 }, { count: 74, distance: 42 });
  beans(scene, half, { colors: ['#9a5c38', '#ab6c46', '#8c5030'], size: 23, sauce: BEAN });
  for (const [turn, away] of [
    [2.5, 0.3],
    [2.7, 0.55],
    [2.9, 0.78],
  ] as const) {
    const trough = [-0.9, -0.45, 0, 0.45, 0.9].map((step): Point => polar(x, y, turn + step, reach * away));
    spoonTrough(scene, trough, 34, BEAN, 0.5);
  }
  beans(scene, scatter(random, { x: x + 60, y: y + 20, rx: reach * 0.6 }, { count: 17, distance: 84 }), {
    colors: PINTO,
    size: 25,
    sauce: mix(BEAN, '#7d4426', 0.4),
  });
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.95 }, { count: 46, distance: 40 }), '#c2702a', 3, 10);
}

export const alt =
  'A black iron pan of mashed red-brown refried beans with whole pinto beans in them, crumbled white cheese and a wooden spoon, beside tortilla chips, corn tortillas, half a white onion and a bowl of dry speckled beans on terracotta tiles.';

/** Refried beans in the pan, cheese crumbled over them, a chip dug in. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [624, 496, 372];
  tiles(scene, { base: '#a8603c', joint: '#6f3c24', size: 210 });
  cloth(scene, '#f0e4cc', { x: 150, y: -120, width: 900, height: 1240, rotate: 10, stripes: STRIPES });
  skillet(scene, x, y, radius, { handle: -32 });
  const reach = radius * 0.83;
  mashedBeans(scene, x, y, reach);
  crumbles(
    scene,
    { x: x + 96, y: y - 70, rx: 118, ry: 92 },
    { colors: ['#fffdf4', '#f3ecd8', '#fbf5e4'], count: 90, min: 7, max: 17, material: materials.cream },
  );
  coriander(
    scene,
    [
      [x + 70, y - 90],
      [x + 130, y - 40],
      [x + 120, y - 110],
    ],
    { size: 30 },
  );
  tortillaChips(
    scene,
    [
      [[x - 216, y + 126], 208],
      [[x - 130, y + 224], 250],
    ],
    { size: 160 },
  );
  spoon(scene, x + 190, y + 250, 500, 118, '#a8703c');
  for (const [tx, ty] of [
    [104, 812],
    [90, 792],
  ] as const) {
    cornTortilla(
      scene,
      { x: tx, y: ty, rx: 206, ry: 200 },
      { rotate: random.between(0, 360), curled: 0.5, charred: 0.6 },
    );
  }
  const pinto = (rx: number) => {
    const points = scatter(random, { x: 140, y: 168, rx: rx * 0.95 }, { count: 60, distance: 24 });
    beans(scene, points, { colors: ['#d9b48f', '#c89f78', '#e2c6a4', '#b98a63'], size: 21 });
  };
  smallBowl(scene, 140, 168, 128, { color: '#2f6f80', filling: '#8f6544', top: pinto });
  onionHalf(scene, 1150, 800, 104, { skin: '#e6dcc0', flesh: '#f8f4e4' });
  chilli(scene, 1120, 640, 190, -30, '#4f8f2a');
  light(scene);
}
