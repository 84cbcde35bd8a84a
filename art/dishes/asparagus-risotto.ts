import { lighten } from '../colour.ts';
import { relief } from '../filters.ts';
import { asparagusTip } from '../foods/asparagus.ts';
import { peas } from '../foods/beans.ts';
import { shavings } from '../foods/cubes.ts';
import { citrusWheel } from '../foods/fruit.ts';
import { dust, grains } from '../foods/grains.ts';
import { sprig } from '../foods/leaf.ts';
import { spoonTrough } from '../foods/lentils.ts';
import { oilPools } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { blob, type Point } from '../path.ts';
import { fork } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { stone } from '../surfaces/stone.ts';
import { element } from '../svg.ts';
import { plate } from '../vessels/plate.ts';

const CREAM = '#e4d7a2';
const PEAS = ['#7dbb35', '#8cc840', '#69a52c'];

/** Risotto all'onda: it runs to an even layer, slim grains in a glossy cream, with the waves of the last stir. */
function risotto(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const wave = {
    ...materials.cream,
    frequency: 0.012,
    height: 9,
    noise: 0.6,
    dome: 10,
    softness: 3,
    gloss: 0.35,
    shadow: 6,
  };
  const fill = radial(scene, shades(lighten(CREAM, 0.15), CREAM, '#b7a44e', 0.82));
  const outline = blob(random, x, y, reach, reach * 0.98, { wobble: 0.035 });
  scene.group({ filter: relief(scene, wave) }, () => {
    scene.add(element('path', { d: outline, fill }));
    const slim = { length: 15, width: 5, distance: 9, count: 1500 };
    scene.group({ opacity: 0.72 }, () => {
      grains(scene, { x, y, rx: reach * 0.96 }, { ...slim, colours: ['#fbf3d2', '#f1e2b0', '#fff8e2', '#e6d79c'] });
    });
    scene.add(element('path', { d: outline, fill: '#dccb7e', opacity: 0.28 }));
  });
  const curve = (radius: number, from: number) =>
    Array.from({ length: 9 }, (_, step): Point => {
      const angle = from + step * 0.26;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
  for (const [part, from] of [
    [0.84, 0.4],
    [0.62, 2.9],
    [0.42, 5],
  ] as const)
    spoonTrough(scene, curve(reach * part, from), 46, CREAM, 0.4);
}

/** Tips, peas and mint, strewn by hand, more towards one side. */
function greens(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  peas(scene, scatter(random, { x, y, rx: reach * 0.88 }, { count: 44, distance: 38, bias: 0.6 }), {
    colours: PEAS,
    size: 15,
    sauce: '#cdbf72',
  });
  for (const [cx, cy] of scatter(random, { x, y, rx: reach * 0.77 }, { count: 13, distance: 128 })) {
    asparagusTip(scene, cx, cy, random.between(176, 232), { width: 40, rotate: random.between(0, 360) });
  }
  peas(scene, scatter(random, { x, y, rx: reach * 0.7 }, { count: 16, distance: 52 }), {
    colours: PEAS,
    size: 16,
    sauce: '#cdbf72',
  });
}

export const alt =
  'A wide cream plate of creamy pale risotto with green asparagus tips, peas, shavings of Parmesan and mint leaves, a fork beside it on a yellow cloth and a slice of lemon on the pale stone to the right.';

/** Pale green risotto in a shallow bowl, half on yellow linen, half on marble. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [724, 500, 480];
  stone(scene, { base: '#e6e2d8', vein: '#a39c90', speck: 0.3 });
  cloth(scene, '#efdf9c', { x: -90, y: -60, width: 700, height: 1140, rotate: 8 });
  fork(scene, 128, 540, 600, -5);
  plate(scene, x, y, radius, { colour: '#f3ead6', rim: 0.79, deep: true });
  const reach = radius * 0.775;
  risotto(scene, x + 2, y + 4, reach);
  greens(scene, x, y, reach);
  shavings(scene, { x: x + 20, y: y + 10, rx: reach * 0.6 }, { count: 16, size: 46 });
  sprig(scene, x + 10, y - 16, 84, { rotate: -50, leaves: 4, colour: '#4b9138' });
  sprig(scene, x - 130, y + 120, 62, { rotate: 120, leaves: 3, colour: '#4b9138' });
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.9 }, { count: 34, distance: 44 }), '#d9bf3a', 3, 10);
  dust(scene, { x, y, rx: reach * 0.85 }, '#4a3a1c', { count: 90, size: 2.1, opacity: 0.65 });

  citrusWheel(scene, 1194, 116, 78, { skin: '#efc62c', flesh: '#f7df6a' });
  light(scene);
}
