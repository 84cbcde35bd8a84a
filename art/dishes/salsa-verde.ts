import { blur, mottle, relief } from '../filters.ts';
import { chilli } from '../foods/chilli.ts';
import { chunks } from '../foods/chunks.ts';
import { cubes } from '../foods/cubes.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { mound } from '../foods/mound.ts';
import { onionHalf } from '../foods/onionHalf.ts';
import { reflection } from '../foods/sauce.ts';
import { garlicClove } from '../foods/sphere.ts';
import { tomatillo } from '../foods/tomatillo.ts';
import { tortillaChips } from '../foods/tortillaChips.ts';
import { roundSeeds } from '../foods/wholeSpices.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { stone } from '../surfaces/stone.ts';
import { element } from '../svg.ts';
import { molcajete } from '../vessels/molcajete.ts';
import { skillet } from '../vessels/skillet.ts';

const SALSA = '#6f862c';
const PULP = ['#859c3c', '#637a26', '#9aad54', '#788f32'];
const STRIPES: Stripe[] = [
  [0.05, 18, '#d9662a', 0.9],
  [0.09, 6, '#1f6a6c', 0.9],
  [0.91, 6, '#1f6a6c', 0.9],
  [0.94, 18, '#d9662a', 0.9],
];

/** Coarse salsa: pulp and juice, pale seeds, black flecks of char, white onion. */
function salsa(scene: Scene, x: number, y: number, rx: number): void {
  const { random } = scene;
  const over = (part: number, count: number, distance: number) =>
    scatter(random, { x, y, rx: rx * part }, { count, distance });
  const wet = { ...materials.stew, frequency: 0.03, height: 6, noise: 0.6, gloss: 0.4, sharpness: 34 };
  mound(scene, { x, y, rx }, { color: SALSA, flecks: PULP, fleckCount: 320, wobble: 0.02, material: wet });
  const soft = { ...materials.vegetable, frequency: 0.05, height: 5, dome: 5, noise: 0.6, gloss: 0.5 };
  chunks(scene, over(0.88, 36, 54), {
    colors: PULP,
    min: 18,
    max: 34,
    corners: 7,
    sauce: SALSA,
    sunk: 0.55,
    material: soft,
  });
  roundSeeds(scene, over(0.94, 260, 11), { colors: ['#e2e6a8', '#d3da8c', '#eff0c4'], size: 4 });
  cubes(scene, over(0.9, 56, 30), { colors: ['#eef0d4', '#dfe4b8', '#f8f8e8'], size: 8, rounding: 0.5 });
  for (const [cx, cy] of over(0.92, 110, 18)) {
    const size = random.between(4, 14);
    const char = blob(random, cx, cy, size, size * 0.6, { wobble: 0.35, rotation: random.angle(), points: 9 });
    scene.add(element('path', { d: char, fill: random.pick(['#23200f', '#3a3216', '#1c1a10']), opacity: 0.85 }));
  }
  choppedHerbs(scene, { x, y, rx: rx * 0.92 }, { count: 130, size: 8, color: '#3f7a22' });
  reflection(scene, { x, y, rx: rx * 0.9 }, 0.3);
}

/** A tomatillo from the hot iron: dull green, blackened in patches. */
function charredTomatillo(scene: Scene, x: number, y: number, radius: number): void {
  const outline = blob(scene.random, x, y, radius, radius * 0.94, { wobble: 0.04 });
  tomatillo(scene, x, y, radius, { husked: true, rotate: scene.random.between(0, 360) });
  scene.group({ filter: relief(scene, { ...materials.smooth, shadow: 0, gloss: 0.2 }), opacity: 0.9 }, () => {
    const dull = mottle(scene, { color: '#8f8a2c', frequency: 0.02, bare: 0.35 });
    scene.add(element('path', { d: outline, fill: '#8f8a2c', filter: dull, opacity: 0.7 }));
    const black = mottle(scene, { color: '#1f1a0e', frequency: 0.022, bare: 0.52 });
    scene.add(element('path', { d: outline, fill: '#1f1a0e', filter: black, opacity: 0.95 }));
  });
  scene.add(
    element('path', {
      d: outline,
      fill: 'none',
      stroke: '#2a2c10',
      'stroke-width': 5,
      opacity: 0.35,
      filter: blur(scene, 3),
    }),
  );
}

export const alt =
  'A dark stone mortar of coarse green salsa with black flecks of char, pale seeds and coriander, a tortilla chip dipped into it, beside an iron pan of charred tomatillos, green chillies and garlic on a blue-gray table.';

/** Salsa verde in the mortar, and the pan in which its tomatillos were charred. */
export function draw(scene: Scene): void {
  const [x, y] = [560, 520];
  stone(scene, { base: '#44646c', vein: '#2c474e', speck: 0.4 });
  cloth(scene, '#f2e8d2', { x: 40, y: 130, width: 900, height: 940, rotate: -10, stripes: STRIPES, fringe: 18 });
  molcajete(scene, x, y, 356);
  salsa(scene, x, y, 286);
  tortillaChips(scene, [[[x + 190, y + 150], 330]], { size: 176 });
  coriander(
    scene,
    [
      [x - 60, y - 50],
      [x - 10, y - 84],
      [x - 86, y - 100],
    ],
    { size: 36 },
  );
  skillet(scene, 1046, 230, 264, { handle: -20 });
  for (const [px, py, r] of [
    [960, 180, 62],
    [1080, 130, 66],
    [1020, 290, 64],
    [1146, 262, 60],
  ] as const) {
    charredTomatillo(scene, px, py, r);
  }
  chilli(scene, 926, 306, 120, 60, '#4d6f1e');
  garlicClove(scene, 1110, 366, 62, 30);
  garlicClove(scene, 1160, 170, 58, -40);
  for (const [px, py, r, husked] of [
    [1060, 780, 74, false],
    [1180, 860, 78, true],
    [1190, 690, 70, true],
  ] as const) {
    tomatillo(scene, px, py, r, { husked, rotate: scene.random.between(0, 360) });
  }
  onionHalf(scene, 120, 150, 96, { skin: '#e6dcc0', flesh: '#f8f4e4' });
  tortillaChips(
    scene,
    [
      [[120, 830], 20],
      [[220, 890], 150],
      [[96, 930], 260],
    ],
    { size: 150 },
  );
  light(scene);
}
