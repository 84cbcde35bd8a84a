import { dropShadow, relief } from '../filters.ts';
import { crumbles } from '../foods/crumbles.ts';
import { shavings } from '../foods/cubes.ts';
import { grains } from '../foods/grains.ts';
import { leaf, sprig } from '../foods/leaf.ts';
import { spoonTrough } from '../foods/lentils.ts';
import { mound } from '../foods/mound.ts';
import { oilPools } from '../foods/sauce.ts';
import { garlicClove } from '../foods/sphere.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear, radial } from '../paints.ts';
import { type Point, polar } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { stone } from '../surfaces/stone.ts';
import { d, element } from '../svg.ts';

const PESTO = '#5f8f24';

/** A marble mortar with four lugs centered at (x, y); radius in px. */
function marbleMortar(scene: Scene, x: number, y: number, radius: number): void {
  const white = linear(scene, [
    [0, '#ffffff'],
    [0.5, '#e6e2da'],
    [1, '#b5afa4'],
  ]);
  scene.group({ filter: dropShadow(scene, { blur: 20, length: 30, opacity: 0.55 }) }, () => {
    for (const turned of [20, 110, 200, 290]) {
      scene.at(x, y, { rotate: turned }, () => {
        const lug = d`M${radius * 0.8} ${-radius * 0.24}C${radius * 1.22} ${-radius * 0.26} ${radius * 1.22} ${radius * 0.26} ${radius * 0.8} ${radius * 0.24}Z`;
        scene.add(element('path', { d: lug, fill: '#d9d4ca' }));
      });
    }
    scene.add(element('circle', { cx: x, cy: y, r: radius, fill: white }));
  });
  const veins = [
    d`M${x - radius * 0.9} ${y - radius * 0.3}Q${x - radius * 0.5} ${y - radius * 0.9} ${x + radius * 0.2} ${y - radius * 0.94}`,
    d`M${x + radius * 0.5} ${y + radius * 0.84}Q${x + radius * 0.9} ${y + radius * 0.5} ${x + radius * 0.96} ${y - radius * 0.1}`,
  ];
  for (const vein of veins)
    scene.add(element('path', { d: vein, fill: 'none', stroke: '#a8a49c', 'stroke-width': 4, opacity: 0.6 }));
  const hollow = radial(scene, [
    [0, '#e9e5dc'],
    [0.8, '#bdb7ab'],
    [1, '#8f897d'],
  ]);
  scene.add(element('circle', { cx: x, cy: y, r: radius * 0.83, fill: hollow }));
}

/** A pestle of olive wood, its head in the pesto at (x, y). */
function pestle(scene: Scene, x: number, y: number, length: number, rotate: number): void {
  const wood = linear(
    scene,
    [
      [0, '#c99a5a'],
      [0.45, '#a8743a'],
      [1, '#6b4420'],
    ],
    { to: [0, 1] },
  );
  scene.group({ filter: relief(scene, { ...materials.smooth, height: 12, dome: 16, gloss: 0.25, shadow: 20 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const shape = d`M-66 0C-66 -62 -10 -72 40 -50Q90 -34 ${length * 0.6} -26L${length * 0.9} -30C${length} -32 ${length} 32 ${length * 0.9} 30L${length * 0.6} 26Q90 34 40 50C-10 72 -66 62 -66 0Z`;
      scene.add(element('path', { d: shape, fill: wood }));
    });
  });
}

/** Pounded basil: wet and coarse, with crumbs of nut and cheese, the oil standing where the pestle has been. */
function pesto(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const wet = { ...materials.stew, frequency: 0.05, height: 9, noise: 0.8, gloss: 0.4, softness: 1.3, sharpness: 30 };
  const greens = ['#3f6f16', '#6f9f2e', '#86b040', '#4c7f1c', '#9abf58'];
  mound(
    scene,
    { x, y, rx: reach },
    { color: PESTO, flecks: greens, fleckCount: 700, fleckSize: 1.1, wobble: 0.02, material: wet },
  );
  for (const [from, away] of [
    [0.4, 0.34],
    [2.6, 0.62],
  ] as const) {
    const trough = [0, 0.4, 0.8, 1.2, 1.6].map((step): Point => polar(x, y, from + step, reach * away));
    spoonTrough(scene, trough, 42, PESTO, 0.55);
  }
  crumbles(
    scene,
    { x, y, rx: reach * 0.92 },
    { colors: ['#f2e2b4', '#e6d29a', '#f8eecb'], count: 90, min: 4, max: 9, distance: 30 },
  );
  crumbles(
    scene,
    { x, y, rx: reach * 0.92 },
    {
      colors: ['#3f6f16', '#2f5a10', '#7aa836'],
      count: 130,
      min: 6,
      max: 13,
      flat: 0.5,
      distance: 20,
      material: materials.leaf,
    },
  );
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.94 }, { count: 80, distance: 24 }), '#a8b428', 4, 17);
}

export const alt =
  'A white marble mortar of bright green pesto with an olive-wood pestle, surrounded by basil leaves, a small bowl of pine nuts, shavings of cheese, a bowl of olive oil and cloves of garlic on gray-green linen.';

/** Pesto in the mortar in which it was pounded. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [600, 510, 372];
  stone(scene, { base: '#d9d2c4', vein: '#b5aea0', speck: 0.4 });
  cloth(scene, '#7f9088', { x: -60, y: -60, width: 1080, height: 1100, rotate: -8 });
  marbleMortar(scene, x, y, radius);
  pesto(scene, x, y, radius * 0.8);
  pestle(scene, x + 60, y + 20, 560, -36);
  sprig(scene, 150, 190, 200, { color: '#3f7d27', rotate: 30, leaves: 5 });
  sprig(scene, 940, 850, 210, { color: '#478a2c', rotate: -20, leaves: 5 });
  for (const [lx, ly, size, turned] of [
    [300, 90, 120, -20],
    [90, 400, 110, 70],
    [820, 905, 120, 190],
  ] as const) {
    leaf(scene, lx, ly, size, { color: '#3f7d27', rotate: turned });
  }
  const nuts = (rx: number) =>
    grains(
      scene,
      { x: 130, y: 800, rx: rx * 0.95 },
      { colors: ['#f2dcae', '#ead09a', '#f8e8c4', '#dfc084'], count: 150, length: 17, width: 7.5, distance: 13 },
    );
  smallBowl(scene, 130, 800, 124, { color: '#a9562f', filling: '#d9bb80', top: nuts });
  grains(
    scene,
    { x: 290, y: 900, rx: 60, ry: 30 },
    { colors: ['#f2dcae', '#ead09a'], count: 9, length: 17, width: 7.5, distance: 30 },
  );
  smallBowl(scene, 1152, 700, 112, { color: '#efe8da', filling: '#a8a01e', material: materials.liquid });
  shavings(scene, { x: 1150, y: 890, rx: 90, ry: 50 }, { count: 9, size: 40, color: '#f6e6ae' });
  garlicClove(scene, 1190, 470, 88, 60);
  garlicClove(scene, 1120, 420, 80, -20);
  light(scene);
}
