import { blur, mottle } from '../filters.ts';
import { flatbread } from '../foods/bread.ts';
import { type ChunksOptions, chunks } from '../foods/chunks.ts';
import { drizzle } from '../foods/drizzle.ts';
import { dust } from '../foods/grains.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob, type Point, polar, smooth } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { bowlShade } from '../vessels/bowl.ts';
import { copperBowl } from '../vessels/copperBowl.ts';

const MAKHANI = '#bd4d12';
const CHICKEN: ChunksOptions = {
  colours: ['#c4682a', '#b1561c', '#cf7a36'],
  min: 84,
  max: 108,
  corners: 4,
  sauce: MAKHANI,
  sunk: 0.16,
};

/** Where the chicken stands out of the sauce, from the middle of the bowl. */
const PIECES: readonly Point[] = [
  [-132, -150],
  [34, -206],
  [168, -112],
  [-214, 6],
  [-50, -30],
  [124, 52],
  [-120, 148],
  [48, 184],
  [226, 156],
];

/** The char of the grill on the pieces: dark brown where a corner stood up to the fire. */
function char(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  const burnt = mottle(scene, { colour: '#2f1004', frequency: 0.035, bare: 0.36 });
  scene.group({ filter: burnt, opacity: 0.95 }, () => {
    for (const [dx, dy] of PIECES) {
      const patch = blob(random, x + dx + random.bell() * 30, y + dy + random.bell() * 30, 66, 36, {
        wobble: 0.3,
        rotation: random.angle(),
      });
      scene.add(element('path', { d: patch, fill: '#2f1004' }));
    }
  });
}

/** Cream from a spoon, drawn round almost twice in one go; it melts into the sauce along its edges. */
function cream(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  const line = Array.from({ length: 30 }, (_, step): Point => {
    const reach = 22 + 9.2 * step + 9 * Math.sin(step * 0.9) + random.bell() * 3;
    const [px, py] = polar(x, y, 2.2 + step * 0.4, reach);
    return [px + 6, y + (py - y) * 0.96];
  });
  const melted = { d: smooth(line, false), fill: 'none', stroke: '#f8c48e', 'stroke-linecap': 'round' };
  scene.add(element('path', { ...melted, 'stroke-width': 54, opacity: 0.4, filter: blur(scene, 11) }));
  scene.add(element('path', { ...melted, 'stroke-width': 27, opacity: 0.55, filter: blur(scene, 4) }));
  scene.group({ opacity: 0.95 }, () => drizzle(scene, line, '#fff3df', 17));
  for (const [px, py] of scatter(random, { x: x + 60, y: y + 70, rx: 240 }, { count: 9, distance: 90 })) {
    scene.add(element('ellipse', { cx: px, cy: py, rx: random.between(4, 9), ry: 5, fill: '#fff1da', opacity: 0.9 }));
  }
}

/** Chicken in its smooth sauce, with cream and crushed fenugreek. */
function curry(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const silky = { ...materials.liquid, frequency: 0.016, height: 5, gloss: 0.26 };
  sauce(scene, { x, y, rx: reach }, { colour: MAKHANI, oil: '#ee8f26', oiliness: 0.9, material: silky });
  const pieces = PIECES.map(([dx, dy]): Point => [x + dx, y + dy]);
  chunks(scene, pieces, CHICKEN);
  char(scene, x, y);
  cream(scene, x, y);
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.9 }, { count: 34, distance: 44 }), '#f4a63c', 4, 13);
  const methi = { x: x + 10, y: y + 6, rx: 190, ry: 170 };
  choppedHerbs(scene, methi, { count: 120, size: 8, colour: '#566a26' });
  dust(scene, methi, '#47561e', { count: 150, size: 2.6 });
}

/** Two naan in the corner, cut by the picture's edge. */
function naan(scene: Scene): void {
  const baked = { colour: '#dfb273', browning: '#8f4d14', browned: 0.85, blisters: 46, wobble: 0.09 };
  flatbread(scene, { x: 96, y: 826, rx: 280, ry: 200 }, baked);
  flatbread(scene, { x: 30, y: 690, rx: 250, ry: 190 }, baked);
}

export const alt =
  'A copper bowl with two handles full of orange sauce with charred pieces of chicken, a spiral of cream and chopped herbs, beside two flatbreads and a small bowl of green leaves on a dark teal cloth.';

/** Butter chicken in a beaten copper bowl, on a dark teal cloth. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [700, 452, 410];
  cloth(scene, '#1f4a4c');
  naan(scene);
  copperBowl(scene, x, y, radius, { handles: -32 });
  curry(scene, x, y, radius * 0.86);
  bowlShade(scene, x, y, radius, { lip: 0.09 });
  smallBowl(scene, 146, 150, 104, {
    colour: '#b8662f',
    filling: '#6d7a3c',
    top: (rx) => choppedHerbs(scene, { x: 146, y: 150, rx }, { count: 240, size: 8, colour: '#5d6f2c' }),
  });
  coriander(
    scene,
    [
      [1196, 846],
      [1228, 800],
      [1160, 886],
    ],
    { size: 34 },
  );
  light(scene);
}
