import { beans } from '../foods/beans.ts';
import { chilli } from '../foods/chilli.ts';
import { cornCob } from '../foods/corn.ts';
import { cornTortilla } from '../foods/cornTortilla.ts';
import { crumbles } from '../foods/crumbles.ts';
import { cubes } from '../foods/cubes.ts';
import { driedChillies } from '../foods/driedChilli.ts';
import { citrusWedge, citrusWheel } from '../foods/fruit.ts';
import { coriander } from '../foods/herbs.ts';
import { mound } from '../foods/mound.ts';
import { onionRings } from '../foods/onion.ts';
import { oilPools } from '../foods/sauce.ts';
import { tomato } from '../foods/sphere.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { stone } from '../surfaces/stone.ts';
import { linedBasket } from '../vessels/basket.ts';
import { molcajete } from '../vessels/molcajete.ts';

const STRIPES: Stripe[] = (['#e0a42a', '#2f8f86', '#d6336c', '#f2e6c8', '#2f8f86', '#e0a42a'] as const).map(
  (color, index) => [0.08 + index * 0.15, 26, color, 0.9],
);

/** Small bowls of salsa, black beans and pickled onion. */
function fillingBowls(scene: Scene): void {
  const { random } = scene;
  smallBowl(scene, 596, 176, 128, {
    color: '#2f6f9a',
    filling: '#a8220f',
    material: { ...materials.stew, gloss: 0.4 },
    top: (rx) =>
      oilPools(scene, scatter(random, { x: 596, y: 176, rx }, { count: 12, distance: 20 }), '#e0561c', 3, 10),
  });
  smallBowl(scene, 640, 806, 134, {
    color: '#d9a02a',
    filling: '#24140f',
    top: (rx) => {
      const points = scatter(random, { x: 640, y: 806, rx }, { count: 60, distance: 18 });
      beans(scene, points, { colors: ['#2c1813', '#3a2019', '#1f100c'], size: 16, sauce: '#1a0d09' });
      crumbles(scene, { x: 640, y: 806, rx: rx * 0.5 }, { colors: ['#fffaf0', '#f4ecd8'], count: 22, min: 4, max: 10 });
    },
  });
  smallBowl(scene, 1142, 800, 124, {
    color: '#c2481f',
    filling: '#b04a86',
    top: (rx) =>
      onionRings(scene, scatter(random, { x: 1142, y: 800, rx: rx * 0.8 }, { count: 16, distance: 24 }), {
        size: 38,
        colors: ['#c0407f', '#d9709f', '#e59ac0'],
      }),
  });
}

export const alt =
  'A Mexican table: a basket of charred corn tortillas and a black stone molcajete of green guacamole, with painted bowls of red salsa, black beans and pink pickled onion, an ear of corn, limes, tomatoes, dried red chillies and coriander on teal stone and a striped cloth.';

/** A basket of tortillas and their fillings. */
export function draw(scene: Scene): void {
  const { random } = scene;
  stone(scene, { base: '#3d5a5c', vein: '#22383a', speck: 0.4 });
  cloth(scene, '#c2481f', { x: -120, y: -90, width: 420, height: 1180, rotate: 8, stripes: STRIPES });
  linedBasket(scene, 346, 512, 300, { lining: '#f2e6cf' });
  for (const [dx, dy, turn] of [
    [-44, 26, 0],
    [40, 34, 80],
    [-6, -26, 160],
  ] as const)
    cornTortilla(scene, { x: 346 + dx, y: 512 + dy, rx: 178, ry: 172 }, { rotate: turn, charred: 0.7 });
  molcajete(scene, 912, 454, 262);
  mound(
    scene,
    { x: 912, y: 454, rx: 204 },
    {
      color: '#8fae3c',
      flecks: ['#b9cf62', '#6f9430', '#d3dd86'],
      fleckCount: 130,
      wobble: 0.05,
    },
  );
  const diced = scatter(random, { x: 912, y: 454, rx: 150 }, { count: 26, distance: 36 });
  cubes(scene, diced, { colors: ['#d8321f', '#e8503a', '#f4e6ee', '#c04a86'], size: 12, rounding: 0.4 });
  coriander(scene, scatter(random, { x: 912, y: 454, rx: 110 }, { count: 6, distance: 70 }), { size: 28 });
  fillingBowls(scene);
  cornCob(scene, 1090, 134, 360, 24);
  tomato(scene, 832, 116, 70);
  tomato(scene, 876, 846, 76, '#c92a18');
  citrusWheel(scene, 820, 764, 52);
  citrusWedge(scene, 964, 768, 120, { rotate: 24 });
  citrusWedge(scene, 376, 130, 128, { rotate: -30 });
  citrusWheel(scene, 440, 866, 64);
  driedChillies(scene, scatter(random, { x: 168, y: 150, rx: 120, ry: 80 }, { count: 5, distance: 50 }), {
    color: '#6d140c',
    length: 190,
  });
  chilli(scene, 1140, 560, 170, -64, '#5c9a28');
  chilli(scene, 1206, 600, 160, -80, '#5c9a28');
  coriander(scene, scatter(random, { x: 190, y: 850, rx: 90 }, { count: 7, distance: 40 }), { size: 36 });
  light(scene);
}
