import { relief } from '../filters.ts';
import { aubergine, aubergineCubes } from '../foods/aubergine.ts';
import { peas } from '../foods/beans.ts';
import { breadSlice } from '../foods/bread.ts';
import { chunks } from '../foods/chunks.ts';
import { leaf } from '../foods/leaf.ts';
import { onionSlivers } from '../foods/onion.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { olive } from '../foods/sphere.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import type { Point } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { tiles } from '../surfaces/tiles.ts';
import { d, element, place } from '../svg.ts';
import { plate } from '../vessels/plate.ts';

/** Slices of celery at points: pale green crescents, as the stick is cut across. */
function celery(scene: Scene, points: readonly Point[], size: number): void {
  const { random } = scene;
  const s = size;
  const crescent = d`M${-s} ${s * 0.3}C${-s * 0.8} ${-s * 0.9} ${s * 0.8} ${-s * 0.9} ${s} ${s * 0.3}L${s * 0.56} ${s * 0.46}C${s * 0.4} ${-s * 0.14} ${-s * 0.4} ${-s * 0.14} ${-s * 0.56} ${s * 0.46}Z`;
  scene.group({ filter: relief(scene, { ...materials.vegetable, shadow: 5 }) }, () => {
    for (const [x, y] of points) {
      const transform = place(x, y, random.between(0, 360), random.between(0.8, 1.15));
      const fill = random.pick(['#a9bf5a', '#bccf78', '#93ad48']);
      scene.add(element('path', { d: crescent, transform, fill, stroke: '#7f9a38', 'stroke-width': s * 0.08 }));
    }
  });
}

/** The stew over the plate: aubergine first, then what gives it its sour, salt and green. */
function caponata(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const some = (count: number, distance: number, part = 0.92) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance, bias: 0.52 });
  sauce(
    scene,
    { x, y, rx: reach },
    { color: '#8f3414', oil: '#d8892a', oiliness: 0.7, wobble: 0.05, material: materials.stew },
  );
  for (const [cubes, tomatoes, sticks] of [
    [70, 14, 20],
    [42, 10, 18],
  ] as const) {
    aubergineCubes(scene, some(cubes, 52), 37);
    chunks(scene, some(tomatoes, 92), {
      colors: ['#c93a1c', '#d8502a', '#b52c12'],
      min: 20,
      max: 32,
      sauce: '#a83212',
      sunk: 0.3,
    });
    celery(scene, some(sticks, 74), 26);
    onionSlivers(scene, some(14, 84), { size: 24, colors: ['#e2bf80', '#d2a55c', '#ecd09a'] });
  }
  for (const [ox, oy] of some(19, 100, 0.86))
    olive(scene, ox, oy, random.between(22, 27), random.pick(['#8a9438', '#76822c', '#9aa347']));
  peas(scene, some(44, 44, 0.9), { colors: ['#6d7a34', '#5e6a2a', '#7d8a42'], size: 8.5 });
  oilPools(scene, some(40, 40), '#e0982c', 3, 10);
  reflection(scene, { x, y, rx: reach * 0.9 }, 0.25);
  for (const [px, py] of some(8, 150, 0.66)) {
    leaf(scene, px, py, random.between(58, 82), { color: '#3f7d27', rotate: random.between(0, 360) });
  }
}

export const alt =
  'A yellow-rimmed platter of brown aubergine cubes with dark skin, green olives, celery, capers, tomato and basil leaves in a glossy sauce, with slices of bread and a whole aubergine on blue and yellow tiles.';

/** Caponata on a painted platter, on Sicilian tiles, with bread to eat it with. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 486];
  tiles(scene, { base: '#e9dcb8', joint: '#b9a884', ornament: '#2f6f8f', size: 200 });
  plate(scene, x, y, 432, { color: '#f4ead2', rim: 0.82, band: '#c99a1e', deep: true });
  caponata(scene, x, y, 336);
  breadSlice(scene, 128, 770, 270, 226, { rotate: -28, toasted: 0.5 });
  breadSlice(scene, 96, 560, 260, 216, { rotate: -70, toasted: 0.45 });
  aubergine(scene, 1136, 126, 320, 150);
  spoon(scene, 1196, 620, 540, 10, '#8a5a34');
  light(scene);
}
