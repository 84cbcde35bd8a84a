import { injera, injeraRoll } from '../foods/bread.ts';
import { chilli } from '../foods/chilli.ts';
import { crumbles } from '../foods/crumbles.ts';
import { halfEgg, wholeEgg } from '../foods/egg.ts';
import { dust } from '../foods/grains.ts';
import { cookedGreens } from '../foods/greens.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { cut, drumstick } from '../foods/meat.ts';
import { mound } from '../foods/mound.ts';
import { sauce, soaked } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { smallBowl } from '../props/smallBowl.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { cup } from '../vessels/glass.ts';
import { tray } from '../vessels/tray.ts';

const WAT = '#7d1a0b';
const CHICKEN = '#8a3a18';

/** The stew: chicken on the bone and eggs in a deep red sauce, its butter soaking into the injera. */
function stew(scene: Scene, x: number, y: number): void {
  soaked(scene, { x: x + 4, y: y + 4, rx: 284, ry: 272 }, '#b5541c', 0.5);
  const pool = { x, y, rx: 262, ry: 250 };
  const bits = ['#4f0f05', '#a83012', '#6a1508', '#c2521f'];
  sauce(scene, pool, { colour: WAT, oil: '#d9531a', oiliness: 1, wobble: 0.07, bits, material: materials.stew });
  drumstick(scene, x - 112, y - 96, 262, { colour: CHICKEN, rotate: 158, sauce: WAT });
  drumstick(scene, x + 70, y + 134, 256, { colour: CHICKEN, rotate: 12, sauce: WAT });
  cut(scene, x - 130, y + 104, 74, 56, { colour: CHICKEN, rotate: -30, sauce: WAT });
  wholeEgg(scene, x + 98, y - 108, 80, { rotate: -24, sauce: WAT });
  halfEgg(scene, x - 30, y + 14, 80, { rotate: 24, sauce: WAT });
  halfEgg(scene, x + 130, y + 24, 74, { rotate: -62, sauce: WAT });
}

/** Ayib: fresh cheese, crumbled. */
function ayib(scene: Scene, x: number, y: number): void {
  const flecks = ['#fffdf5', '#e6dac2'];
  const colours = ['#fffdf4', '#f6efdd', '#faf5e8', '#efe6cf'];
  mound(scene, { x, y, rx: 80, ry: 72 }, { colour: '#f6efe0', flecks, fleckSize: 1.4, material: materials.cream });
  const material = { ...materials.cream, frequency: 0.06, shadow: 3 };
  crumbles(scene, { x, y, rx: 70, ry: 62 }, { colours, count: 110, min: 5, max: 12, material });
  choppedHerbs(scene, { x, y, rx: 56, ry: 48 }, { count: 12, size: 6 });
}

export const alt =
  'Dark red chicken stew with a drumstick, one whole boiled egg and two halves on a round of injera, with white cheese and cooked greens on a woven tray, and rolled injera, coffee, a bowl of red spice and two red chillies around it on dark wood.';

/** Deep red chicken stew with eggs on injera, with ayib and gomen, on a woven mesob. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 480];
  wood(scene, { base: '#5b3a24', planks: 5 });
  tray(scene, x, y, 448);
  injera(scene, { x, y, rx: 372, ry: 368 });
  stew(scene, x, y + 4);
  ayib(scene, x - 220, y - 212);
  cookedGreens(scene, { x: x + 228, y: y + 210, rx: 88, ry: 74 });

  injeraRoll(scene, 1148, 704, 330, 92, -62);
  injeraRoll(scene, 1222, 806, 330, 92, -55);
  smallBowl(scene, 122, 152, 104, {
    colour: '#2f4a3a',
    filling: '#9c2c0c',
    material: { frequency: 0.25, height: 5, dome: 14, noise: 0.9, softness: 0.7 },
    top: (radius) => dust(scene, { x: 122, y: 152, rx: radius }, '#c9541c', { count: 120, opacity: 0.5 }),
  });
  cup(scene, 1150, 168, 104);
  chilli(scene, 84, 820, 160, 20);
  chilli(scene, 168, 872, 150, -32);
  light(scene);
}
