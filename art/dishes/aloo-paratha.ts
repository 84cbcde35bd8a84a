import { darken } from '../colour.ts';
import { relief } from '../filters.ts';
import { flatbread } from '../foods/bread.ts';
import { chunks } from '../foods/chunks.ts';
import { crumbles } from '../foods/crumbles.ts';
import { syrup } from '../foods/drizzle.ts';
import { grains } from '../foods/grains.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { spoonTrough } from '../foods/lentils.ts';
import { oilPools } from '../foods/sauce.ts';
import { slitChilli } from '../foods/slitChilli.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Point, polar } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { d } from '../svg.ts';
import { brassTray } from '../vessels/brassTray.ts';

const FRIED = { colour: '#d9a45c', browning: '#8a4a14', browned: 0.85, blisters: 70, wobble: 0.03 };
const PINK: Stripe[] = [
  [0.05, 14, '#f3d9a8'],
  [0.08, 5, '#f3d9a8'],
  [0.92, 5, '#f3d9a8'],
  [0.94, 14, '#f3d9a8'],
];

/** The potato that shows where a quarter of the upper bread is torn away, about the tip of the tear. */
function filling(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const from = d`M${x} ${y}L${x + reach * 0.97} ${y - reach * 0.1}Q${x + reach * 0.84} ${y + reach * 0.7} ${x + reach * 0.14} ${y + reach * 0.95}Z`;
  scene.group({ filter: relief(scene, { ...materials.stew, frequency: 0.05, height: 8, noise: 0.7 }) }, () =>
    scene.add(solid(scene, from, '#e8be4e', { shadow: 0, shade: 0.2 })),
  );
  scene.clipped(from, () => {
    const area = { x: x + reach * 0.44, y: y + reach * 0.42, rx: reach * 0.62 };
    crumbles(scene, area, {
      colours: ['#ecd088', '#e6c676', '#f2dca0', '#e0bc66'],
      count: 520,
      min: 5,
      max: 11,
      wobble: 0.34,
      material: { ...materials.cream, frequency: 0.08, height: 4, shadow: 2 },
    });
    choppedHerbs(scene, area, { count: 60, size: 9, colour: '#4c8d2d' });
    grains(scene, area, { colours: ['#5e3a18', '#7a4a1e'], count: 34, length: 7, width: 2.4, distance: 20 });
    oilPools(scene, scatter(random, area, { count: 10, distance: 40 }), '#c8581c', 4, 9);
  });
}

/** The upper bread with its torn quarter, and the quarter itself laid beside it, dough and potato at its edge. */
function torn(scene: Scene, x: number, y: number, reach: number): void {
  const jag = (points: readonly Point[]) => points.map(([px, py]) => `L${px} ${py}`).join('');
  const edge: Point[] = [
    [x + reach * 0.3, y - 16],
    [x + reach * 0.55, y + 6],
    [x + reach * 0.8, y - 22],
    [x + reach * 1.2, y - reach * 0.16],
  ];
  const down: Point[] = [
    [x + 4, y + reach * 0.28],
    [x + 34, y + reach * 0.52],
    [x + 14, y + reach * 0.8],
    [x + reach * 0.22, y + reach * 1.2],
  ];
  const kept = `M${x} ${y}${jag(edge)}L${x + reach * 1.2} ${y - reach * 1.3}L${x - reach * 1.3} ${y - reach * 1.3}L${x - reach * 1.3} ${y + reach * 1.2}${jag([...down].reverse())}Z`;
  scene.clipped(kept, () => flatbread(scene, { x, y, rx: reach, ry: reach * 0.98 }, FRIED));
}

/** White butter that has begun to melt. */
function pat(scene: Scene, x: number, y: number): void {
  syrup(scene, { x: x + 6, y: y + 8, rx: 92, ry: 74 }, { colour: '#e8b23a', wobble: 0.3, opacity: 0.55 });
  scene.group({ filter: relief(scene, { ...materials.smooth, height: 9, dome: 8, gloss: 0.3, shadow: 6 }) }, () => {
    scene.at(x, y, { rotate: 20 }, () => {
      scene.add(
        solid(scene, 'M-44 -34Q-40 -42 0 -40T44 -32Q50 0 42 34Q0 42 -40 36Q-50 0 -44 -34Z', '#fbf0c4', { shade: 0.16 }),
      );
    });
  });
}

export const alt =
  'Round flatbreads with brown freckles on a brass tray, a quarter torn from the top one to show its yellow potato filling with green herbs, a melting pat of butter on it, with bowls of yogurt and mango pickle and two green chillies.';

/** Stuffed breads, the top one torn open, with butter, yogurt and pickle. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, reach] = [640, 490, 318];
  wood(scene, { base: '#6b4a30', planks: 5 });
  cloth(scene, '#b8456a', { x: 90, y: -70, width: 1080, height: 1120, rotate: -8, stripes: PINK });
  brassTray(scene, x, y, 452);
  flatbread(scene, { x: x + 34, y: y + 30, rx: reach, ry: reach }, { ...FRIED, colour: darken('#d9a45c', 0.12) });
  flatbread(scene, { x: x + 6, y: y + 14, rx: reach, ry: reach * 0.98 }, FRIED);
  filling(scene, x - 4, y - 10, reach);
  torn(scene, x - 8, y - 14, reach);
  pat(scene, x - 108, y - 96);
  const [bx, by] = [1090, 190];
  smallBowl(scene, bx, by, 132, {
    colour: '#c39a3e',
    filling: '#efe7d6',
    material: { ...materials.cream, height: 4, noise: 0.3, dome: 10 },
  });
  spoonTrough(
    scene,
    Array.from({ length: 14 }, (_, step) => polar(bx, by, 2 + step * 0.5, 14 + step * 5)),
    22,
    '#f3ecdd',
    0.3,
  );
  smallBowl(scene, 180, 800, 120, {
    colour: '#c39a3e',
    filling: '#b5420c',
    top: (rx) => {
      const pieces = scatter(random, { x: 180, y: 800, rx: rx * 0.8 }, { count: 11, distance: 36 });
      chunks(scene, pieces, {
        colours: ['#d98a1c', '#c86f14', '#8f8a2c'],
        min: 18,
        max: 27,
        corners: 4,
        sauce: '#b5420c',
        sunk: 0.2,
      });
    },
  });
  slitChilli(scene, 1120, 812, 220, -36);
  coriander(
    scene,
    [
      [120, 170],
      [170, 130],
      [160, 206],
    ],
    { size: 36 },
  );
  light(scene);
}
