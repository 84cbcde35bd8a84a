import { darken } from '../color.ts';
import { relief } from '../filters.ts';
import { cornTortilla } from '../foods/cornTortilla.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { onionSlivers } from '../foods/onion.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { avocadoSlice } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { band, type Point, polar, smooth, TURN } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { d, element, place } from '../svg.ts';
import { plate } from '../vessels/plate.ts';

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

/** One slice of seared chicken along the x axis: juicy pale flesh with its grain, a red-brown charred edge. */
function slice(scene: Scene, turned: number): string {
  const { random } = scene;
  const [l, w] = [random.between(24, 38), random.between(13, 19)];
  const outline = smooth(
    [
      [-1, -0.7],
      [-0.5, -1],
      [0.4, -1],
      [1, -0.6],
      [1.04, 0.4],
      [0.6, 1],
      [-0.5, 0.96],
      [-1, 0.5],
    ].map(([px = 0, py = 0]): Point => [px * l + random.bell() * 4, py * w + random.bell() * 3]),
  );
  const flesh = random.pick(['#eec48c', '#e6b274', '#f3d2a2', '#dfa564']);
  const bend = random.between(2, 7);
  const seared = [-1, -0.5, 0, 0.5, 1].map((part): Point => [part * l, -w * 0.72 - bend * (1 - part * part)]);
  const sear = band(seared, [7, 12, random.between(10, 15), 12, 6]);
  let grain = '';
  for (let at = -0.7; at < 0.8; at += random.between(0.22, 0.4)) {
    grain += d`M${at * l} ${-w * 0.3}q${random.bell() * 4} ${w * 0.5} ${random.bell() * 6} ${w * 1.05}`;
  }
  const line = { d: grain, fill: 'none', 'stroke-width': 2, stroke: darken(flesh, 0.35), opacity: 0.55 };
  const char = { cx: random.bell() * l * 0.6, cy: -w * 0.85, rx: random.between(6, 13), ry: 4, fill: '#2c0f05' };
  return [
    solid(scene, outline, flesh, { shadow: 4, highlight: 0.3, shade: 0.26, turned }),
    element('path', line),
    element('path', { d: sear, fill: random.pick(['#9a3f12', '#b5521a', '#7f300d', '#c4641f']) }),
    element('ellipse', { ...char, opacity: 0.75 }),
  ].join('');
}

/** Slices of chicken at points, in all directions; each layer casts its shade on the one below. */
function chicken(scene: Scene, points: readonly Point[]): void {
  const juicy = { ...materials.meat, frequency: 0.05, height: 4, dome: 4, noise: 0.3, gloss: 0.4, shadow: 5 };
  scene.group({ filter: relief(scene, juicy) }, () => {
    for (const [x, y] of points) {
      const turned = scene.random.between(0, 360);
      scene.add(element('g', { transform: place(x, y, turned) }, slice(scene, turned)));
    }
  });
}

/** One open taco in its own coordinates: two tortillas, and the filling heaped along the line they fold on. */
function taco(scene: Scene): void {
  const { random } = scene;
  const strip = (part: number): Area => ({ x: 0, y: 0, rx: 128 * part, ry: 64 * part });
  const along = (count: number, distance: number, part = 1) => scatter(random, strip(part), { count, distance });
  cornTortilla(scene, { x: 10, y: 9, rx: 152, ry: 138 }, { rotate: random.bell() * 30, color: '#e2b863' });
  cornTortilla(scene, { x: 0, y: 0, rx: 150, ry: 132 }, { curled: 0.9, charred: 0.85 });
  chicken(scene, along(30, 25));
  chicken(scene, along(16, 36, 0.86));
  avocadoSlice(scene, -70 + random.bell() * 8, 34, 104, random.between(-10, 20));
  avocadoSlice(scene, 62 + random.bell() * 8, -32, 104, random.between(-10, 20));
  onionSlivers(scene, along(9, 44, 0.95), { size: 23, colors: PINK });
  slicedChilli(scene, along(4, 60, 0.8), { size: 13, color: '#4f8a2a' });
  coriander(scene, along(5, 60, 0.95), { size: 17 });
}

/** Limes, and a bowl with more of the pickled onion. */
function sides(scene: Scene): void {
  smallBowl(scene, 1160, 150, 128, {
    color: '#2f6f80',
    filling: '#a82c66',
    material: materials.liquid,
    top: (rx) => {
      const heap = scatter(scene.random, { x: 1160, y: 150, rx: rx * 0.92 }, { count: 60, distance: 16 });
      onionSlivers(scene, heap, { size: 24, colors: PINK });
    },
  });
  citrusWedge(scene, 1176, 742, 132, { rotate: 24 });
  citrusWedge(scene, 1120, 842, 126, { rotate: -18 });
  citrusWedge(scene, 84, 110, 128, { rotate: -50 });
  smallBowl(scene, 116, 836, 112, {
    color: '#e0a02a',
    filling: '#7f9c34',
    top: (rx) => choppedHerbs(scene, { x: 116, y: 836, rx }, { count: 26, size: 7 }),
  });
}

export const alt =
  'Three corn tacos of sliced, charred chicken with avocado, pink onion, green chilli and coriander on a plate with a blue rim, with lime wedges, a bowl of pink pickled onion and a bowl of green salsa on an orange striped cloth.';

/** Three chicken tacos on a blue-rimmed plate, with limes, pickled onion and salsa, on an orange striped cloth. */
export function draw(scene: Scene): void {
  const [x, y] = [604, 482];
  cloth(scene, '#d9702a', { x: -160, y: -320, width: 1600, height: 1600, rotate: 76, stripes: SERAPE });
  plate(scene, x, y, 462, { color: '#f4ecd9', rim: 0.86, speckled: true, band: '#2f6f9a' });
  for (let index = 0; index < 3; index++) {
    const angle = (index / 3) * TURN - 0.5;
    const [px, py] = polar(x, y, angle, 214);
    scene.at(px, py, { rotate: (angle * 180) / Math.PI + 84 + scene.random.bell() * 10, scale: 1.32 }, () =>
      taco(scene),
    );
  }
  citrusWedge(scene, x - 40, y - 300, 130, { rotate: 20 });
  citrusWedge(scene, x + 300, y + 250, 124, { rotate: -60 });
  sides(scene);
  light(scene);
}
