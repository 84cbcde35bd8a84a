import { blur } from '../filters.ts';
import { injera, injeraRoll } from '../foods/bread.ts';
import { chilli } from '../foods/chilli.ts';
import { crumbles } from '../foods/crumbles.ts';
import { dust } from '../foods/grains.ts';
import { cookedGreens } from '../foods/greens.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { mound } from '../foods/mound.ts';
import { oilPools, sauce, soaked } from '../foods/sauce.ts';
import { stewedDrumstick } from '../foods/stewedDrumstick.ts';
import { stewedEgg } from '../foods/stewedEgg.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob, polar, TURN } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { cup } from '../vessels/glass.ts';
import { mesob } from '../vessels/mesob.ts';

const WAT = '#6d1606';
const PASTE = ['#741a08', '#87280c', '#601305', '#9a3a10', '#6a1607', '#b8561c'];
const BUTTER = '#e8661c';

/** Onions melted to a paste: the grain of the stew, wet with red butter. */
function paste(scene: Scene, area: Area, count: number, max: number): void {
  const material = {
    ...materials.crumbs,
    frequency: 0.07,
    height: 3,
    dome: 2.4,
    gloss: 0.04,
    shadow: 1,
    shadowOpacity: 0.3,
  };
  crumbles(scene, area, { colors: PASTE, count, min: 3, max, distance: 9, bias: 0.5, wobble: 0.3, material });
}

/** Spoonfuls of sauce that lap over the pieces in the stew. */
function sauceFilm(scene: Scene, points: readonly (readonly [number, number, number])[]): void {
  const { random } = scene;
  scene.group({ filter: blur(scene, 3) }, () => {
    for (const [x, y, size] of points) {
      const shape = { wobble: 0.34, rotation: random.angle(), points: 24 };
      scene.add(element('path', { d: blob(random, x, y, size, size * 0.56, shape), fill: '#661405', opacity: 0.94 }));
    }
  });
  for (const [x, y, size] of points) {
    paste(scene, { x, y, rx: size, ry: size * 0.7 }, 18, 6);
    scene.add(glint(scene, x - size * 0.3, y - size * 0.2, size * 0.16, size * 0.05, 0.4));
  }
}

/** The stew: chicken on the bone and whole eggs in a brick-red sauce, its butter standing at the edge. */
function stew(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  soaked(scene, { x: x + 4, y: y + 6, rx: 318, ry: 306 }, '#b5481a', 0.62);
  const bits = ['#4f0f05', '#a83012', '#6a1508', '#c2521f'];
  const deep = { ...materials.stew, frequency: 0.04, height: 7, gloss: 0.22 };
  soaked(scene, { x: x - 4, y: y + 2, rx: 306, ry: 294 }, '#c8581c', 0.6);
  sauce(
    scene,
    { x, y, rx: 290, ry: 278 },
    { color: WAT, oil: BUTTER, oiliness: 0.6, wobble: 0.1, bits, material: deep },
  );
  paste(scene, { x, y, rx: 266, ry: 254 }, 640, 6);
  stewedDrumstick(scene, x - 120, y - 116, 268, { rotate: 208, sauce: WAT });
  stewedDrumstick(scene, x + 132, y - 102, 262, { rotate: -34, sauce: WAT });
  stewedEgg(scene, x - 176, y + 44, 84, 200, WAT);
  stewedDrumstick(scene, x + 38, y + 164, 262, { rotate: 62, sauce: WAT });
  stewedEgg(scene, x + 4, y - 8, 88, 24, WAT);
  stewedEgg(scene, x + 176, y + 72, 84, -50, WAT);
  stewedEgg(scene, x - 76, y + 152, 84, 130, WAT);
  sauceFilm(scene, [
    [x - 60, y + 62, 46],
    [x + 92, y + 52, 40],
    [x - 20, y - 100, 42],
    [x + 126, y + 160, 44],
    [x - 176, y - 30, 40],
    [x - 20, y + 232, 46],
    [x + 220, y - 20, 38],
  ]);
  paste(scene, { x, y, rx: 240, ry: 230 }, 50, 6);
  const edge = Array.from({ length: 60 }, (_, step) =>
    polar(x, y, (step / 60) * TURN + random.bell() * 0.1, 288 * random.between(0.84, 1)),
  );
  oilPools(scene, edge, BUTTER, 4, 14);
  oilPools(scene, scatter(random, { x, y, rx: 236 }, { count: 46, distance: 34 }), '#f08a34', 3, 11);
}

/** Ayib: fresh cheese, crumbled. */
function ayib(scene: Scene, x: number, y: number): void {
  const flecks = ['#fffdf5', '#e6dac2'];
  const colors = ['#fffdf4', '#f6efdd', '#faf5e8', '#efe6cf'];
  mound(scene, { x, y, rx: 78, ry: 66 }, { color: '#f6efe0', flecks, fleckSize: 1.4, material: materials.cream });
  const material = { ...materials.cream, frequency: 0.06, shadow: 3 };
  crumbles(scene, { x, y, rx: 70, ry: 58 }, { colors, count: 120, min: 5, max: 13, material });
  choppedHerbs(scene, { x, y, rx: 54, ry: 44 }, { count: 12, size: 6 });
}

export const alt =
  'Deep brick-red chicken stew with three drumsticks and four whole boiled eggs half covered in it on a round of injera with white cheese and cooked greens, in a woven mesob with a rim of colored diamonds, beside injera rolls, coffee, red berbere and chillies on dark wood.';

/** Deep red chicken stew with whole eggs on injera, with ayib and gomen, in a mesob. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 482];
  wood(scene, { base: '#4f311f', planks: 5 });
  mesob(scene, x, y, 500, { rim: 112 });
  injera(scene, { x, y, rx: 412, ry: 406 }, '#c7a178', 1.2);
  scene.at(x + 2, y + 2, { scale: 1.1 }, () => stew(scene, 0, 0));
  ayib(scene, x - 262, y + 258);
  cookedGreens(scene, { x: x + 284, y: y + 222, rx: 82, ry: 66 }, { count: 130 });

  injeraRoll(scene, 1180, 690, 330, 92, -62);
  injeraRoll(scene, 1232, 820, 330, 92, -55);
  smallBowl(scene, 104, 138, 100, {
    color: '#2f4a3a',
    filling: '#9c2c0c',
    material: { frequency: 0.25, height: 5, dome: 14, noise: 0.9, softness: 0.7 },
    top: (radius) => dust(scene, { x: 104, y: 138, rx: radius }, '#c9541c', { count: 120, opacity: 0.5 }),
  });
  cup(scene, 1176, 140, 98);
  chilli(scene, 60, 836, 150, 20);
  chilli(scene, 128, 892, 140, -32);
  light(scene);
}
