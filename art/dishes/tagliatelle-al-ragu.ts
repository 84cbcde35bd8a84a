import { crumbles } from '../foods/crumbles.ts';
import { shavings } from '../foods/cubes.ts';
import { grains } from '../foods/grains.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { sprig } from '../foods/leaf.ts';
import { sauce, soaked } from '../foods/sauce.ts';
import { tomato } from '../foods/sphere.ts';
import { ribbons } from '../foods/strands.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { fork } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { plate } from '../vessels/plate.ts';

const RAGU = '#8a2a12';
const MEAT = ['#7d2a14', '#933a1c', '#b04a26', '#8a2412', '#a83a1e', '#6b2412', '#c0572e'];
const RED_STRIPES: Stripe[] = [
  [0.08, 16, '#a63a2b'],
  [0.16, 6, '#a63a2b'],
  [0.8, 6, '#a63a2b'],
  [0.86, 16, '#a63a2b'],
];

/** The ragù has no edge: it soaks into the ribbons, and crumbs have fallen over them. */
function ragu(scene: Scene, x: number, y: number): void {
  const material = { ...materials.crumbs, gloss: 0.32, height: 8 };
  soaked(scene, { x, y, rx: 196, ry: 184 }, '#a8441a', 0.6);
  crumbles(scene, { x, y, rx: 204, ry: 192 }, { colors: MEAT, count: 120, min: 3, max: 9, distance: 13, material });
  const pool = { x, y, rx: 150, ry: 138 };
  sauce(scene, pool, { color: RAGU, oil: '#d9702a', oiliness: 0.3, wobble: 0.26, material: materials.stew });
  crumbles(scene, { x, y, rx: 160, ry: 146 }, { colors: MEAT, count: 460, max: 14, distance: 6.4, material });
}

/** A small bowl of grated parmesan. */
function parmesan(scene: Scene, x: number, y: number): void {
  const colors = ['#fff4d2', '#f4e2b0', '#f9eac2', '#ecd79e'];
  const material = { ...materials.crumbs, gloss: 0, height: 4, ambient: 0.4 };
  smallBowl(scene, x, y, 118, {
    color: '#8f4a34',
    filling: '#ead7a4',
    top: (rx) => crumbles(scene, { x, y, rx }, { colors, count: 420, min: 4, max: 8, distance: 4.4, material }),
  });
}

export const alt =
  'A white plate of egg ribbons under brown-red meat sauce with shavings of cheese and basil leaves, beside a fork on a striped napkin, a small bowl of grated cheese and three tomatoes on a gray-green cloth.';

/** Broad egg ribbons with slow-cooked ragù, parmesan and basil on a speckled plate. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 482];
  cloth(scene, '#7f9088');
  cloth(scene, '#efe7d6', { x: -110, y: 450, width: 420, height: 640, rotate: -14, stripes: RED_STRIPES });
  fork(scene, 150, 560, 540, -10);
  plate(scene, x, y, 426, { color: '#f4efe4', rim: 0.8, deep: true, speckled: true });

  soaked(scene, { x, y, rx: 262, ry: 256 }, '#b5652a', 0.6);
  ribbons(scene, { x, y, rx: 304, ry: 296 }, { count: 130, width: 27 });
  ragu(scene, x, y - 2);
  shavings(scene, { x, y, rx: 190, ry: 180 }, { count: 12, size: 22, color: '#f2dfb0' });
  const dusting = { colors: ['#fff6dc', '#f4e3b4'], count: 160, length: 2.6, width: 1.7, distance: 6 };
  grains(scene, { x, y, rx: 240, ry: 232 }, dusting);
  choppedHerbs(scene, { x, y, rx: 220, ry: 210 }, { count: 36, color: '#4c7f2a', size: 6 });
  sprig(scene, x - 4, y - 4, 108, { rotate: 40, leaves: 3 });

  parmesan(scene, 1140, 178);
  tomato(scene, 1118, 812, 52);
  tomato(scene, 1212, 752, 44);
  tomato(scene, 1196, 862, 47);
  sprig(scene, 150, 140, 96, { rotate: 60 });
  light(scene);
}
