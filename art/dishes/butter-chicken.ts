import { blur, mottle } from '../filters.ts';
import { flatbread } from '../foods/bread.ts';
import { type ChunksOptions, chunks } from '../foods/chunks.ts';
import { drizzle } from '../foods/drizzle.ts';
import { dust, rice } from '../foods/grains.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { onionRings } from '../foods/onion.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob, type Point, polar, smooth } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { copperBowl } from '../vessels/copperBowl.ts';

const MAKHANI = '#cc4f10';
const CHICKEN: ChunksOptions = {
  colours: ['#c8642a', '#b9581e', '#d2743a', '#a84a16'],
  min: 60,
  max: 86,
  corners: 4,
  sauce: MAKHANI,
  sunk: 0.16,
  material: { ...materials.meat, frequency: 0.04, height: 9, dome: 10, noise: 0.4, softness: 1.6, gloss: 0.4 },
};

/** Where the chicken stands out of the sauce, from the middle of the bowl. */
const PIECES: readonly Point[] = [
  [-176, -176],
  [-52, -232],
  [150, -206],
  [-250, -40],
  [66, -128],
  [212, -92],
  [-128, -66],
  [-214, 96],
  [28, -6],
  [-82, 52],
  [252, 66],
  [-120, 190],
  [132, 92],
  [14, 170],
  [150, 222],
];

/** The char of the grill: dark on the edges that stood up to the fire, and nowhere else. */
function char(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  const burnt = mottle(scene, { colour: '#3a1404', frequency: 0.05, bare: 0.34 });
  scene.group({ filter: burnt, opacity: 0.8 }, () => {
    for (const [dx, dy] of PIECES) {
      for (let spot = random.integer(2, 3); spot > 0; spot--) {
        const [cx, cy] = polar(x + dx, y + dy, random.angle(), random.between(22, 44));
        const shape = { wobble: 0.4, rotation: random.angle() };
        scene.add(element('path', { d: blob(random, cx, cy, 30, 13, shape), fill: '#3a1404' }));
      }
    }
  });
}

/** One curl of cream, thick where the spoon paused; it melts into the sauce along its edges. */
function cream(scene: Scene, x: number, y: number, from: number, arc: number, reach: number, thickness: number): void {
  const { random } = scene;
  const line = Array.from({ length: 16 }, (_, step): Point => {
    const part = step / 15;
    const away = reach * (1 - part * 0.55) + 10 * Math.sin(part * 9) + random.bell() * 6;
    const [px, py] = polar(0, 0, from + arc * part, away);
    return [x + px, y + py * 0.92];
  });
  const melted = { d: smooth(line, false), fill: 'none', stroke: '#f8c48e', 'stroke-linecap': 'round' };
  scene.add(element('path', { ...melted, 'stroke-width': thickness * 3, opacity: 0.42, filter: blur(scene, 11) }));
  scene.add(element('path', { ...melted, 'stroke-width': thickness * 1.5, opacity: 0.6, filter: blur(scene, 4) }));
  drizzle(scene, line, '#fff3df', thickness);
}

/** Chicken in its smooth sauce, with butter at the edge, cream and crushed fenugreek. */
function curry(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const silky = { ...materials.liquid, frequency: 0.016, height: 5, gloss: 0.26 };
  sauce(scene, { x, y, rx: reach }, { colour: MAKHANI, oil: '#f79a2a', oiliness: 1, material: silky });
  chunks(
    scene,
    PIECES.map(([dx, dy]): Point => [x + dx, y + dy]),
    CHICKEN,
  );
  char(scene, x, y);
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.95 }, { count: 60, distance: 34 }), '#f9ad3c', 4, 16);
  cream(scene, x + 6, y + 4, 2.3, 4.6, 226, 20);
  cream(scene, x - 10, y + 6, 5.4, 2.7, 120, 15);
  for (const [px, py] of scatter(random, { x: x + 30, y: y + 40, rx: 260 }, { count: 12, distance: 80 })) {
    scene.add(element('ellipse', { cx: px, cy: py, rx: random.between(4, 9), ry: 5, fill: '#fff1da', opacity: 0.9 }));
  }
  const methi = { x, y, rx: 230, ry: 214 };
  choppedHerbs(scene, methi, { count: 110, size: 7, colour: '#566a26' });
  dust(scene, methi, '#47561e', { count: 140, size: 2.4 });
  const leaves: readonly Point[] = [
    [x - 16, y - 6],
    [x + 34, y + 16],
    [x + 2, y + 38],
    [x - 178, y - 128],
    [x + 186, y + 138],
  ];
  coriander(scene, leaves, { size: 32 });
  reflection(scene, { x, y, rx: reach * 0.9 }, 0.3);
}

/** Two naan in the corner, cut by the picture's edge. */
function naan(scene: Scene): void {
  const baked = { colour: '#e3b878', browning: '#8f4d14', browned: 0.85, blisters: 46, wobble: 0.09 };
  flatbread(scene, { x: 110, y: 848, rx: 290, ry: 200 }, baked);
  flatbread(scene, { x: 20, y: 706, rx: 260, ry: 196 }, baked);
  choppedHerbs(scene, { x: 100, y: 790, rx: 150, ry: 110 }, { count: 30, size: 7 });
}

export const alt =
  'A copper bowl with two handles full of orange sauce with pieces of browned chicken, curls of cream, fenugreek and coriander leaves, beside two flatbreads, a bowl of white rice and rings of red onion on a dark teal cloth.';

/** Butter chicken in a beaten copper bowl, with naan and rice, on a dark teal cloth. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [650, 486, 424];
  cloth(scene, '#1f4a4c');
  naan(scene);
  copperBowl(scene, x, y, radius, { handles: -32 });
  curry(scene, x, y, radius * 0.86);
  bowlShade(scene, x, y, radius, { lip: 0.09 });
  bowl(scene, 1176, 96, 186, { colour: '#eee6d6', lip: 0.07 });
  rice(scene, { x: 1176, y: 98, rx: 154 }, { count: 420, size: 11 });
  bowlShade(scene, 1176, 96, 186);
  onionRings(
    scene,
    [
      [1166, 832],
      [1222, 806],
      [1206, 872],
    ],
    { size: 46 },
  );
  light(scene);
}
