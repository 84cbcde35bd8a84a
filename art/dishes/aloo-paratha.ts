import { darken } from '../color.ts';
import { dropShadow, relief } from '../filters.ts';
import { flatbread } from '../foods/bread.ts';
import { chunks } from '../foods/chunks.ts';
import { syrup } from '../foods/drizzle.ts';
import { grains } from '../foods/grains.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { spoonTrough } from '../foods/lentils.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { slitChilli } from '../foods/slitChilli.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob, ellipse, type Point, polar, polygon, smooth } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { d, element } from '../svg.ts';
import { brassTray } from '../vessels/brassTray.ts';

const FRIED = { color: '#d9a45c', browning: '#8a4a14', browned: 0.85, blisters: 70, wobble: 0.03 };
const PINK: Stripe[] = [
  [0.05, 14, '#f3d9a8'],
  [0.08, 5, '#f3d9a8'],
  [0.92, 5, '#f3d9a8'],
  [0.94, 14, '#f3d9a8'],
];

/** The line along which the upper bread is torn: from its right edge to its middle and from there down; radius in px. */
function tear(reach: number): Point[] {
  const along = [0.16, 0.34, 0.5, 0.68, 0.86, 1.3];
  const jag = (index: number) => (index % 2 ? -1 : 1) * 5 * (1 + (index % 3) * 0.8);
  const across = along.map((part, index): Point => [part * reach, jag(index)]).reverse();
  return [...across, [0, 0], ...along.map((part, index): Point => [-jag(index + 1), part * reach])];
}

/** Mashed potato with herbs and cumin around the tip of the tear in the upper bread. */
function filling(scene: Scene, reach: number): void {
  const { random } = scene;
  const outline = d`M-14 -14L${reach * 0.95} -16C${reach * 0.98} ${reach * 0.5} ${reach * 0.5} ${reach * 0.98} -16 ${reach * 0.94}Z`;
  const mashed = { ...materials.stew, frequency: 0.03, octaves: 3, height: 11, dome: 12, noise: 0.85, gloss: 0.1 };
  scene.group({ filter: relief(scene, { ...mashed, ambient: 0.4, shadow: 4 }) }, () => {
    scene.add(element('path', { d: outline, fill: '#ecc95f' }));
    scene.clipped(outline, () => {
      for (const [lx, ly] of scatter(
        random,
        { x: reach * 0.42, y: reach * 0.42, rx: reach * 0.5 },
        { count: 40, distance: 30 },
      )) {
        const lump = blob(random, lx, ly, random.between(16, 34), random.between(12, 24), { wobble: 0.3, points: 16 });
        scene.add(
          solid(scene, lump, random.pick(['#f0d374', '#f5dd8e', '#e6bf50']), {
            shadow: 3,
            shadowOpacity: 0.16,
            highlight: 0.2,
            shade: 0.16,
          }),
        );
      }
    });
  });
  scene.clipped(outline, () => {
    const area = { x: reach * 0.42, y: reach * 0.42, rx: reach * 0.52 };
    choppedHerbs(scene, area, { count: 20, size: 10, color: '#4c8d2d' });
    grains(scene, area, { colors: ['#5e3a18', '#7a4a1e'], count: 22, length: 7, width: 2.4, distance: 26 });
    slicedChilli(scene, scatter(random, area, { count: 3, distance: 90 }), { size: 11, color: '#4f8f2a' });
  });
}

/** One part of the torn bread, from the tear out to the given corners, with the pale dough that shows along the tear. */
function part(scene: Scene, corners: readonly Point[], edge: readonly Point[], reach: number): void {
  const outline = `${smooth(edge, false)}${polygon(corners).replace('M', 'L')}`;
  scene.group({ filter: dropShadow(scene, { blur: 6, length: 10, opacity: 0.5 }) }, () => {
    scene.clipped(outline, () => {
      flatbread(scene, { x: 0, y: 0, rx: reach, ry: reach * 0.98 }, FRIED);
      scene.clipped(ellipse(0, 0, reach * 0.97), () => {
        const dough = { d: smooth(edge, false), fill: 'none', 'stroke-linejoin': 'round' };
        scene.add(element('path', { ...dough, stroke: '#8a5a24', 'stroke-width': 20, opacity: 0.35 }));
        scene.add(element('path', { ...dough, stroke: '#ecd09a', 'stroke-width': 11 }));
      });
    });
  });
}

/** The upper bread, its filling where a quarter is torn off, and the quarter pulled away from it. */
function tornParatha(scene: Scene, x: number, y: number, reach: number): void {
  const edge = tear(reach);
  const far = reach * 1.3;
  scene.at(x, y, {}, () => {
    filling(scene, reach);
    part(
      scene,
      [
        [-far, far],
        [-far, -far],
        [far, -far],
      ],
      edge,
      reach,
    );
  });
  scene.at(x + reach * 0.36, y + reach * 0.4, { rotate: 9 }, () => part(scene, [[far, far]], edge, reach));
}

/** White butter that has begun to melt. */
function pat(scene: Scene, x: number, y: number): void {
  syrup(scene, { x: x + 6, y: y + 8, rx: 92, ry: 74 }, { color: '#e8b23a', wobble: 0.3, opacity: 0.55 });
  scene.group({ filter: relief(scene, { ...materials.smooth, height: 9, dome: 8, gloss: 0.3, shadow: 6 }) }, () => {
    scene.at(x, y, { rotate: 20 }, () => {
      scene.add(
        solid(scene, 'M-44 -34Q-40 -42 0 -40T44 -32Q50 0 42 34Q0 42 -40 36Q-50 0 -44 -34Z', '#fbf0c4', { shade: 0.16 }),
      );
    });
  });
}

export const alt =
  'Round flatbreads with brown freckles on a brass tray, a quarter torn off the top one and pulled away to show its yellow potato filling with green herbs and cumin, a melting pat of butter on it, with bowls of yogurt and mango pickle and two green chillies.';

/** Stuffed breads, the top one torn open, with butter, yogurt and pickle. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, reach] = [640, 490, 300];
  wood(scene, { base: '#6b4a30', planks: 5 });
  cloth(scene, '#b8456a', { x: 90, y: -70, width: 1080, height: 1120, rotate: -8, stripes: PINK });
  brassTray(scene, x, y, 452);
  flatbread(scene, { x: x - 20, y: y - 16, rx: reach, ry: reach }, { ...FRIED, color: darken('#d9a45c', 0.12) });
  tornParatha(scene, x - 44, y - 42, reach);
  pat(scene, x - 150, y - 120);
  const [bx, by] = [1090, 190];
  smallBowl(scene, bx, by, 132, {
    color: '#c39a3e',
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
    color: '#c39a3e',
    filling: '#b5420c',
    top: (rx) => {
      const pieces = scatter(random, { x: 180, y: 800, rx: rx * 0.8 }, { count: 11, distance: 36 });
      chunks(scene, pieces, {
        colors: ['#d98a1c', '#c86f14', '#8f8a2c'],
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
