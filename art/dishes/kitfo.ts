import { braisedLeaves } from '../foods/braisedLeaves.ts';
import { injera, injeraRoll } from '../foods/bread.ts';
import { crumbles } from '../foods/crumbles.ts';
import { curds } from '../foods/curds.ts';
import { syrup } from '../foods/drizzle.ts';
import { dust } from '../foods/grains.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { mound } from '../foods/mound.ts';
import { oilPools, reflection, soaked } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { metalSpoon } from '../props/metalSpoon.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { mesob } from '../vessels/mesob.ts';

const BEEF = ['#6f3a20', '#7d4326', '#623018', '#8a4c2c', '#744024'];
const STRIPES: Stripe[] = [
  [0.06, 16, '#2f5a3c', 0.9],
  [0.1, 6, '#d8a32e', 0.9],
  [0.9, 6, '#d8a32e', 0.9],
  [0.93, 16, '#2f5a3c', 0.9],
];

/** Beef chopped small and cooked through, heaped, glistening with red butter that runs out on the injera. */
function beef(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  soaked(scene, { x: x + 6, y: y + 10, rx: 244, ry: 212 }, '#b5501a', 0.6);
  syrup(scene, { x: x + 10, y: y + 14, rx: 226, ry: 194 }, { color: '#c25a14', wobble: 0.14, opacity: 0.5 });
  const heap = { ...materials.crumbs, height: 12, dome: 26, shadow: 14 };
  mound(scene, { x, y, rx: 200, ry: 168 }, { color: '#6a3820', flecks: BEEF, wobble: 0.08, material: heap });
  const juicy = { ...materials.crumbs, frequency: 0.07, height: 9, dome: 5, gloss: 0.5, sharpness: 26 };
  crumbles(
    scene,
    { x, y, rx: 212, ry: 178 },
    { colors: BEEF, count: 640, min: 6, max: 13, flat: 0.85, distance: 9, material: juicy },
  );
  crumbles(
    scene,
    { x: x - 14, y: y - 16, rx: 140, ry: 112 },
    { colors: BEEF, count: 240, min: 7, max: 14, flat: 0.85, distance: 10, material: juicy },
  );
  oilPools(scene, scatter(random, { x, y, rx: 226, ry: 192 }, { count: 90, distance: 18 }), '#e0701c', 2.5, 9);
  dust(scene, { x: x - 10, y: y - 10, rx: 150, ry: 120 }, '#b8260e', { count: 220, size: 2.4 });
  reflection(scene, { x: x - 20, y: y - 20, rx: 150, ry: 120 }, 0.14);
}

export const alt =
  'A mound of finely chopped brown cooked beef glistening with red spiced butter on a round of injera, with white crumbly cheese on one side and dark green collards on the other, in a woven basket tray, beside injera rolls and bowls of red spice and butter.';

/** Kitfo, cooked through, between ayib and gomen on injera. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [632, 486];
  wood(scene, { base: '#5b3a24', planks: 5 });
  cloth(scene, '#f0e6d0', { x: 90, y: -60, width: 1080, height: 1080, rotate: -9, stripes: STRIPES, fringe: 16 });
  mesob(scene, x, y, 452, { rim: 70 });
  injera(scene, { x, y, rx: 362, ry: 356 }, '#c9a47c', 1.2);
  const ayib = scatter(random, { x: x - 196, y: y - 182, rx: 116, ry: 96 }, { count: 70, distance: 17 });
  curds(scene, ayib, { colors: ['#fbf6e8', '#f3ecd6', '#fffdf4'], size: 17 });
  braisedLeaves(scene, { x: x + 196, y: y - 186, rx: 118, ry: 98 }, { count: 120, length: 62, width: 17 });
  beef(scene, x + 4, y + 66);
  choppedHerbs(scene, { x: x + 4, y: y + 66, rx: 170, ry: 140 }, { count: 12, size: 8, color: '#3b6b22' });
  injeraRoll(scene, 1150, 730, 380, 108, -62, '#c39c72');
  injeraRoll(scene, 1224, 850, 380, 108, -56, '#b8926a');
  smallBowl(scene, 1146, 158, 112, {
    color: '#2b211d',
    filling: '#b52c10',
    material: materials.crumbs,
    top: (rx) => dust(scene, { x: 1146, y: 158, rx }, '#d9541c', { count: 140, opacity: 0.5 }),
  });
  smallBowl(scene, 124, 810, 112, { color: '#a9562f', filling: '#dc9a2a', material: materials.liquid });
  metalSpoon(scene, 120, 150, 300, { rotate: -40, color: '#b8662f' });
  light(scene);
}
