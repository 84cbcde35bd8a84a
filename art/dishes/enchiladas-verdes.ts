import { mottle, relief } from '../filters.ts';
import { chilli } from '../foods/chilli.ts';
import { cubes } from '../foods/cubes.ts';
import { drizzle } from '../foods/drizzle.ts';
import { shreds } from '../foods/greens.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { rolledTortilla } from '../foods/rolledTortilla.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { tomatillo } from '../foods/tomatillo.ts';
import { roundSlice } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import { blob, type Point, smooth } from '../path.ts';
import { fork } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { plate } from '../vessels/plate.ts';

const CHICKEN = ['#dcb27a', '#e6c290', '#cc9e64'];
const LETTUCE = ['#cfe09a', '#aacb62', '#e4eec2', '#8fba48'];

/** Green sauce over one roll: it coats the middle from side to side, with lobes where it ran toward the ends. */
function sauceCoat(scene: Scene, y: number, reach: number, half: number): void {
  const { random } = scene;
  const end = (side: number): Point[] =>
    [-1, -0.6, -0.15, 0.3, 0.7, 1].map((part, index): Point => {
      const lobe = index % 2 ? random.between(14, 44) : random.between(-16, 8);
      return [side * (reach + lobe), y + part * half * side];
    });
  const outline = smooth([...end(1), [0, y + half * 1.04], ...end(-1), [0, y - half * 1.04]]);
  const round = linear(
    scene,
    [
      [0, '#8fae34'],
      [0.3, '#a3bf48'],
      [0.62, '#799a24'],
      [1, '#3f5c10'],
    ],
    { to: [0, 1] },
  );
  const thick = { ...materials.stew, frequency: 0.03, height: 8, noise: 0.55, gloss: 0.5, sharpness: 26, shadow: 4 };
  scene.group({ filter: relief(scene, thick) }, () => {
    scene.add(element('path', { d: outline, fill: round }));
    scene.clipped(outline, () => {
      choppedHerbs(scene, { x: 0, y, rx: reach, ry: half }, { count: 90, size: 6, color: '#41701a' });
      const seeds = scatter(random, { x: 0, y, rx: reach, ry: half }, { count: 46, distance: 14 });
      for (const [cx, cy] of seeds) scene.add(element('circle', { cx, cy, r: 2.2, fill: '#e3dc96', opacity: 0.85 }));
    });
  });
}

/** Melted cheese: patches that ran together, with browned blisters. */
function meltedCheese(scene: Scene, area: Area): void {
  const { random } = scene;
  const soft = { ...materials.cream, frequency: 0.035, height: 7, dome: 6, noise: 0.5, gloss: 0.32, shadow: 4 };
  scene.group({ filter: relief(scene, soft) }, () => {
    for (const [x, y] of scatter(random, area, { count: 9, distance: 34 })) {
      const size = random.between(26, 44);
      const patch = blob(random, x, y, size * 1.3, size * 0.72, {
        wobble: 0.34,
        rotation: random.bell() * 0.6,
        points: 20,
      });
      scene.add(element('path', { d: patch, fill: '#f7e6ae' }));
      const browned = mottle(scene, { color: '#c8801f', frequency: 0.04, bare: 0.54 });
      scene.add(element('path', { d: patch, fill: '#c8801f', filter: browned, opacity: 0.7 }));
    }
  });
}

/** Cream from a spoon that goes to and fro across the three. */
function cream(scene: Scene): void {
  const to = Array.from({ length: 56 }, (_, step): Point => {
    const part = step / 55;
    return [-176 + part * 356 + scene.random.bell() * 3, 2 + 178 * Math.sin(part * 20)];
  });
  drizzle(scene, to, '#fffdf6', 15);
}

/** Three rolls side by side under their sauce. */
function enchiladas(scene: Scene): void {
  const { random } = scene;
  for (const [y, turned] of [
    [-134, -1],
    [2, 0],
    [138, 1],
  ] as const) {
    const off = random.bell() * 12;
    rolledTortilla(scene, off, y, 616, 142, { rotate: turned, color: '#d9a24c', filling: CHICKEN });
    sauceCoat(scene, y, 196, 70);
    meltedCheese(scene, { x: off, y: y - 6, rx: 150, ry: 34 });
  }
  cream(scene);
  const onion = scatter(random, { x: 0, y: 4, rx: 210, ry: 190 }, { count: 64, distance: 17 });
  cubes(scene, onion, { colors: ['#fffdf8', '#f3efe4', '#f8f4ea'], size: 8, rounding: 0.3 });
}

export const alt =
  'Three rolled tortillas with chicken at their ends on an oval white plate under green sauce, melted cheese, lines of cream and chopped onion, with shredded lettuce and radish slices, beside tomatillos in their husks, green chillies, a bowl of green sauce and a fork on a purple cloth.';

/** A plate of enchiladas in green sauce, with tomatillos next to it. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [588, 488];
  cloth(scene, '#6b3a63', { x: -260, y: -340, width: 1800, height: 1700, rotate: 80 });
  scene.at(x, y, { rotate: -12 }, () => {
    plate(scene, 0, 0, 508, { color: '#f5efe2', rim: 0.84, deep: true, band: '#c9702a', ry: 398 });
    sauce(scene, { x: 0, y: 6, rx: 404, ry: 312 }, { color: '#6f8c22', oil: '#b9c653', oiliness: 0.6, wobble: 0.05 });
    enchiladas(scene);
    shreds(scene, { x: 20, y: -262, rx: 200, ry: 46 }, { colors: LETTUCE, count: 120, length: 76, width: 8 });
    for (const [rx, ry] of [
      [-70, -244],
      [10, -268],
      [86, -246],
      [150, -262],
    ] as const) {
      roundSlice(scene, rx, ry, 40 * random.between(0.9, 1.1), { skin: '#d8326a', flesh: '#fbe9ee', seeds: false });
    }
    reflection(scene, { x: 0, y: 10, rx: 330, ry: 260 }, 0.14);
  });
  tomatillo(scene, 1140, 640, 74, { rotate: 20 });
  tomatillo(scene, 1172, 812, 70, { rotate: 60 });
  tomatillo(scene, 1030, 850, 62, { husked: true });
  smallBowl(scene, 1140, 140, 124, {
    color: '#2f6f7c',
    filling: '#7c9a2a',
    top: (reach) => {
      oilPools(scene, scatter(random, { x: 1140, y: 140, rx: reach }, { count: 14, distance: 24 }), '#b9c653', 4, 10);
      choppedHerbs(scene, { x: 1140, y: 140, rx: reach }, { count: 40, size: 7, color: '#3c6a18' });
    },
  });
  chilli(scene, 66, 84, 170, -10, '#4a8426');
  chilli(scene, 104, 152, 150, -30, '#5a9430');
  coriander(
    scene,
    [
      [96, 848],
      [140, 878],
      [70, 890],
    ],
    { size: 36 },
  );
  fork(scene, 76, 470, 440, -6);
  light(scene);
}
