import { batons } from '../foods/batons.ts';
import { injeraRoll } from '../foods/bread.ts';
import { chilli } from '../foods/chilli.ts';
import { dust } from '../foods/grains.ts';
import { shreds } from '../foods/greens.ts';
import { cabbage, potatoWedges } from '../foods/potato.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { spoon } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { enamelPlate } from '../vessels/enamelPlate.ts';

const CABBAGE = ['#cfd06a', '#bcc858', '#dcd878', '#a9b94a', '#d6cc5a'];
const CARROT = ['#ee7f1a', '#e56f12', '#f4922c', '#dd6a18'];
const POTATO = ['#ecb02a', '#f0ba3a', '#e4a41e'];
const LINEN: Stripe[] = [
  [0.05, 14, '#2f6a4a'],
  [0.085, 6, '#d8a32e'],
  [0.91, 6, '#d8a32e'],
  [0.93, 14, '#2f6a4a'],
];

/** Cabbage, carrot and potato, glossy and yellow, the large pieces on top. */
function vegetables(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const area: Area = { x, y, rx: reach };
  const inner: Area = { x, y, rx: reach * 0.82 };
  sauce(scene, area, { color: '#d9a62a', oil: '#f0c040', wobble: 0.05, material: materials.stew });
  cabbage(scene, scatter(random, { ...area, rx: reach * 0.93 }, { count: 150, distance: 36 }), {
    colors: CABBAGE,
    length: 150,
    width: 78,
  });
  batons(scene, scatter(random, inner, { count: 36, distance: 48 }), { colors: CARROT, length: 120, width: 30 });
  potatoWedges(scene, scatter(random, inner, { count: 12, distance: 96 }), { colors: POTATO, length: 150, width: 84 });
  cabbage(scene, scatter(random, inner, { count: 24, distance: 70 }), { colors: CABBAGE, length: 140, width: 72 });
  batons(scene, scatter(random, { ...inner, rx: reach * 0.74 }, { count: 24, distance: 70 }), {
    colors: CARROT,
    length: 122,
    width: 31,
  });
  potatoWedges(scene, scatter(random, { ...inner, rx: reach * 0.64 }, { count: 5, distance: 150 }), {
    colors: POTATO,
    length: 150,
    width: 84,
  });
  const strips = { colors: ['#5a9a2e', '#6aa83a', '#4c8a26'], count: 15, length: 62, width: 12 };
  shreds(scene, { x, y, rx: reach * 0.62 }, strips);
  oilPools(scene, scatter(random, area, { count: 40, distance: 36 }), '#f2c43c', 3, 10);
  dust(scene, { x, y, rx: reach * 0.8 }, '#4a3414', { count: 110, size: 2.2 });
}

export const alt =
  'A blue enamel plate heaped with soft pale green cabbage, sticks of carrot and wedges of potato yellow with turmeric, with strips of green chilli, beside rolled injera, a spoon and a bowl of turmeric on a white cloth with green stripes.';

/** Cabbage, carrots and potatoes yellow with turmeric, on a blue enamel plate. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 486];
  wood(scene, { base: '#6b4a30', planks: 5 });
  cloth(scene, '#f4efe4', { x: 70, y: -70, width: 1080, height: 1100, rotate: 8, stripes: LINEN });
  enamelPlate(scene, x, y, 440, { color: '#2f5f8a' });
  vegetables(scene, x, y, 346);
  injeraRoll(scene, 1140, 780, 420, 118, -56, '#b2956f');
  spoon(scene, 118, 720, 470, 14);
  smallBowl(scene, 146, 156, 100, { color: '#a9562f', filling: '#e0a020', material: materials.crumbs });
  chilli(scene, 1130, 130, 170, 26, '#5a9a2e');
  light(scene);
}
