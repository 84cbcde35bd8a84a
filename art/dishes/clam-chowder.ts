import { relief } from '../filters.ts';
import { bacon } from '../foods/bacon.ts';
import { chunks } from '../foods/chunks.ts';
import { closedClams, openClams } from '../foods/clams.ts';
import { cubes } from '../foods/cubes.ts';
import { dust } from '../foods/grains.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { type Point, polar, smooth, TURN } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { element, place } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const BROTH = '#f3e7c8';
/** Waxy potato: it keeps its corners, and the broth clings to it. */
const SOFT = { ...materials.smooth, frequency: 0.05, height: 6, dome: 7, noise: 0.4, gloss: 0.2 };
const STRIPES: Stripe[] = Array.from({ length: 7 }, (_, index) => [0.06 + index * 0.14, 22, '#2f4f74', 0.85]);

/** Oyster crackers at points: small puffed rounds with a scalloped edge and a hole in the middle. */
function crackers(scene: Scene, points: readonly Point[], radius: number): void {
  const { random } = scene;
  const puffed = { ...materials.bread, height: 9, dome: 7, frequency: 0.03, noise: 0.3, shadow: 6 };
  const edge = Array.from({ length: 48 }, (_, step) =>
    polar(0, 0, (step / 48) * TURN, radius * (1 + 0.045 * Math.cos(step * TURN * (12 / 48)))),
  );
  const fill = radial(scene, shades('#f3d9a0', '#e7bf78', '#b9823c', 0.7));
  scene.group({ filter: relief(scene, puffed) }, () => {
    for (const [x, y] of points) {
      const body = element('path', { d: smooth(edge), fill });
      const holes =
        element('circle', { r: radius * 0.09, fill: '#7a4a18' }) +
        element('circle', { cx: radius * 0.3, cy: -radius * 0.34, r: radius * 0.26, fill: '#c98a3c', opacity: 0.35 });
      scene.add(
        element('g', { transform: place(x, y, random.between(0, 360), random.between(0.9, 1.1)) }, body + holes),
      );
    }
  });
}

/** Potatoes, celery and the meat of the clams in the milky broth. */
function chowder(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const some = (count: number, distance: number) => scatter(random, { x, y, rx: reach * 0.9 }, { count, distance });
  const creamy = { ...materials.liquid, height: 4, frequency: 0.014, gloss: 0.22 };
  sauce(scene, { x, y, rx: reach }, { color: BROTH, oil: '#e9b84e', oiliness: 0.5, material: creamy });
  const potato = { colors: ['#f3dc96', '#efd486', '#f7e6b0'], min: 34, max: 46, corners: 4, material: SOFT };
  chunks(scene, some(15, 96), { ...potato, sauce: '#ecd9a8', sunk: 0.75 });
  const clamMeat = { colors: ['#d09a5e', '#c28648', '#dcae74'], min: 20, max: 30, corners: 7 };
  chunks(scene, some(12, 104), { ...clamMeat, sauce: '#ead2a0', sunk: 0.2 });
  cubes(scene, some(22, 70), { colors: ['#a9c46a', '#bcd284', '#93b052'], size: 11, rounding: 0.5 });
  chunks(scene, some(10, 120), { ...potato, sauce: '#f0e0b4', sunk: 0.15 });
  oilPools(scene, some(26, 60), '#f0b84a', 4, 13);
}

export const alt =
  'A navy-rimmed bowl of creamy clam chowder with potato, clams, crisp bacon and parsley, three open clams in their shells and small round crackers on it, with more crackers, closed clams and a spoon on a blue-striped cloth and gray wood.';

/** A bowl of clam chowder, with shells and crackers next to it. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [640, 484, 424];
  wood(scene, { base: '#8d8a84', planks: 6 });
  cloth(scene, '#f2efe6', { x: 820, y: -120, width: 420, height: 1240, rotate: 10, stripes: STRIPES });
  bowl(scene, x, y, radius, { color: '#2f4f74', inside: '#f2ead8', lip: 0.075 });
  chowder(scene, x, y, radius * 0.86);
  bacon(scene, scatter(random, { x: x + 30, y, rx: 170 }, { count: 11, distance: 62 }), { length: 84, width: 42 });
  openClams(
    scene,
    [
      [x - 150, y - 150],
      [x + 186, y - 128],
      [x - 40, y + 210],
    ],
    { size: 122 },
  );
  crackers(
    scene,
    [
      [x - 226, y + 40],
      [x - 180, y + 118],
      [x + 196, y + 130],
      [x + 250, y + 56],
    ],
    44,
  );
  choppedHerbs(scene, { x, y, rx: 280 }, { count: 80, size: 9, color: '#3f7a24' });
  dust(scene, { x, y, rx: 280 }, '#2a180c', { count: 80, size: 2.6, opacity: 0.7 });
  reflection(scene, { x, y, rx: radius * 0.8 }, 0.4);
  bowlShade(scene, x, y, radius, { lip: 0.075 });

  spoon(scene, 1172, 560, 620, 10);
  closedClams(
    scene,
    [
      [120, 150],
      [226, 96],
      [110, 268],
    ],
    { size: 108 },
  );
  crackers(
    scene,
    [
      [110, 780],
      [204, 846],
      [112, 888],
      [1196, 124],
      [1124, 66],
    ],
    46,
  );
  coriander(
    scene,
    [
      [70, 640],
      [104, 600],
    ],
    { size: 36, color: '#4c8d2d' },
  );
  light(scene);
}
