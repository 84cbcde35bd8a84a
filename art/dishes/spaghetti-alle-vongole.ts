import { closedClams, openClams } from '../foods/clams.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { garlicClove } from '../foods/sphere.ts';
import { nest } from '../foods/strands.ts';
import { light } from '../light.ts';
import type { Point } from '../path.ts';
import { fork } from '../props/cutlery.ts';
import { napkin } from '../props/napkin.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { tiles } from '../surfaces/tiles.ts';
import { glass } from '../vessels/glass.ts';
import { plate } from '../vessels/plate.ts';

/** Positions of the clams from the middle of the plate. */
const CLAMS: readonly Point[] = [
  [-206, -140],
  [-30, -226],
  [160, -176],
  [256, -10],
  [-262, 44],
  [-96, -40],
  [78, -34],
  [-150, 200],
  [16, 130],
  [178, 176],
  [10, 268],
];

export const alt =
  'A nest of spaghetti with opened clams in their shells, sliced chilli and parsley in a glossy juice on a white plate with a blue rim, with a fork, garlic and a glass of white wine on blue and white tiles.';

/** Spaghetti with clams on a white plate, on tiles of the coast. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [664, 484];
  tiles(scene, { base: '#e4ebee', joint: '#b3bdc2', ornament: '#5f8fae', size: 176 });
  napkin(scene, 120, 640, '#2f5f86', { width: 270, height: 620, rotate: -9 });
  fork(scene, 132, 600, 560, -9);
  plate(scene, x, y, 440, { color: '#f7f5ee', rim: 0.8, deep: true, band: '#2f6a98' });

  sauce(scene, { x, y, rx: 338, ry: 332 }, { color: '#d8b45e', oil: '#e8cf6a', oiliness: 0.5, wobble: 0.03 });
  nest(
    scene,
    { x, y, rx: 320, ry: 312 },
    { count: 330, width: 14, colors: ['#f0c560', '#f6d88a', '#e9b850', '#f3cd74'] },
  );
  nest(scene, { x, y, rx: 130, ry: 120 }, { count: 70, width: 14 });
  choppedHerbs(scene, { x, y, rx: 290 }, { count: 60, size: 9, color: '#3f7a24' });
  const places = CLAMS.map(([dx, dy]): Point => [x + dx + random.bell() * 12, y + dy + random.bell() * 12]);
  openClams(scene, places, { size: 98 });
  slicedChilli(scene, scatter(random, { x, y, rx: 270 }, { count: 13, distance: 70 }), { size: 13 });
  choppedHerbs(scene, { x, y, rx: 300 }, { count: 110, size: 9, color: '#3f7a24' });
  coriander(
    scene,
    [
      [x - 12, y - 70],
      [x + 30, y + 44],
    ],
    { size: 36, color: '#4c8d2d' },
  );
  oilPools(scene, scatter(random, { x, y, rx: 330 }, { count: 26, distance: 50 }), '#f0d878', 4, 10);

  closedClams(
    scene,
    [
      [1150, 132],
      [1226, 196],
    ],
    { size: 88 },
  );
  garlicClove(scene, 1190, 800, 104, 30);
  garlicClove(scene, 1120, 872, 92, -40);
  glass(scene, 146, 150, 112, { drink: '#ead98e' });
  coriander(
    scene,
    [
      [1216, 560],
      [1240, 606],
    ],
    { size: 34, color: '#4c8d2d' },
  );
  light(scene);
}
