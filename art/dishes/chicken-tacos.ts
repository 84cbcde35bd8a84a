import { chilliRings } from '../foods/chilli.ts';
import { chunks } from '../foods/chunks.ts';
import { cornTortilla } from '../foods/cornTortilla.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { onionSlivers } from '../foods/onion.ts';
import { avocadoSlice } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { polar, TURN } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { plate } from '../vessels/plate.ts';

const SEARED = ['#a34a18', '#c2642a', '#8a3a12', '#d07a36', '#b0561c', '#dc9450'];
const PINK = ['#d8478a', '#e66aa4', '#c23478', '#f0a0c4'];
const SERAPE: Stripe[] = [
  [0.05, 40, '#a8321c'],
  [0.09, 12, '#f6e3b4'],
  [0.17, 22, '#f0b03c'],
  [0.21, 10, '#1f6f6b'],
  [0.4, 12, '#f6e3b4', 0.6],
  [0.62, 12, '#f6e3b4', 0.6],
  [0.78, 10, '#1f6f6b'],
  [0.81, 22, '#f0b03c'],
  [0.88, 12, '#f6e3b4'],
  [0.91, 40, '#a8321c'],
];

/** One open taco in its own coordinates: two tortillas, and the filling heaped along the line they fold on. */
function taco(scene: Scene): void {
  const { random } = scene;
  const strip = (part: number): Area => ({ x: 0, y: 0, rx: 124 * part, ry: 66 * part });
  const along = (count: number, distance: number, part = 1) => scatter(random, strip(part), { count, distance });
  cornTortilla(scene, { x: 10, y: 9, rx: 152, ry: 138 }, { rotate: random.bell() * 30, colour: '#e2b863' });
  cornTortilla(scene, { x: 0, y: 0, rx: 150, ry: 132 }, { curled: 0.9, charred: 0.85 });
  const material = { ...materials.meat, height: 8, gloss: 0.42 };
  chunks(scene, along(44, 20, 1.04), { colours: SEARED, min: 15, max: 25, corners: 5, material });
  chunks(scene, along(24, 26, 0.84), { colours: SEARED, min: 15, max: 23, corners: 5, material });
  for (const px of [-66, -8, 52]) {
    avocadoSlice(scene, px + random.bell() * 10, random.bell() * 18, 118, random.between(-16, 26));
  }
  onionSlivers(scene, along(11, 30, 0.9), { size: 25, colours: PINK });
  chilliRings(scene, along(3, 60, 0.7), { size: 14, colour: '#4f8a2a' });
  coriander(scene, along(7, 38, 0.9), { size: 19 });
}

/** Limes, and a bowl with more of the pickled onion. */
function sides(scene: Scene): void {
  smallBowl(scene, 1160, 150, 128, {
    colour: '#2f6f80',
    filling: '#a82c66',
    material: materials.liquid,
    top: (rx) => {
      const heap = scatter(scene.random, { x: 1160, y: 150, rx: rx * 0.92 }, { count: 60, distance: 16 });
      onionSlivers(scene, heap, { size: 24, colours: PINK });
    },
  });
  citrusWedge(scene, 1176, 742, 132, { rotate: 24 });
  citrusWedge(scene, 1120, 842, 126, { rotate: -18 });
  citrusWedge(scene, 84, 110, 128, { rotate: -50 });
  coriander(scene, scatter(scene.random, { x: 110, y: 850, rx: 62, ry: 48 }, { count: 9, distance: 26 }), { size: 27 });
}

export const alt =
  'Six chicken tacos with avocado, coriander and pink onion around a small bowl of green salsa on a plate with a blue rim, with lime wedges and a bowl of pink pickled onion on an orange striped cloth.';

/** Six chicken tacos around a bowl of salsa verde on a blue-rimmed plate, on an orange striped cloth. */
export function draw(scene: Scene): void {
  const [x, y] = [604, 482];
  cloth(scene, '#d9702a', { x: -160, y: -320, width: 1600, height: 1600, rotate: 76, stripes: SERAPE });
  plate(scene, x, y, 462, { colour: '#f4ecd9', rim: 0.86, speckled: true, band: '#2f6f9a' });
  for (let index = 0; index < 6; index++) {
    const angle = (index / 6) * TURN;
    const [px, py] = polar(x, y, angle, 262);
    scene.at(px, py, { rotate: (angle * 180) / Math.PI + 78 + scene.random.bell() * 12, scale: 1.07 }, () =>
      taco(scene),
    );
  }
  smallBowl(scene, x, y, 96, {
    colour: '#e0a02a',
    filling: '#7f9c34',
    top: (rx) => choppedHerbs(scene, { x, y, rx }, { count: 26, size: 7 }),
  });
  citrusWedge(scene, x - 372, y - 178, 116, { rotate: 118 });
  citrusWedge(scene, x + 366, y + 186, 116, { rotate: -60 });
  sides(scene);
  light(scene);
}
