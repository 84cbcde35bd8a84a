import type { Color } from '../color.ts';
import { blur, mottle, relief } from '../filters.ts';
import { cornTortilla } from '../foods/cornTortilla.ts';
import { cubes } from '../foods/cubes.ts';
import { citrusWedge, citrusWheel } from '../foods/fruit.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { pulledMeat } from '../foods/pulledMeat.ts';
import { oilPools, soaked } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import { blob } from '../path.ts';
import { heap, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { tiles } from '../surfaces/tiles.ts';
import { d, element } from '../svg.ts';
import { linedBasket } from '../vessels/basket.ts';
import { molcajete } from '../vessels/molcajete.ts';
import { plate } from '../vessels/plate.ts';

const GOLD: readonly Color[] = ['#c47a34', '#b5652a', '#d18a42', '#a85a22'];
const SHREDS: readonly Color[] = ['#a8602c', '#934c20', '#b87038', '#8a4218'];
const STRIPES: Stripe[] = [
  [0.06, 18, '#e0559a', 0.85],
  [0.11, 6, '#f0c23c', 0.9],
  [0.89, 6, '#f0c23c', 0.9],
  [0.93, 18, '#e0559a', 0.85],
];
const LIME = { skin: '#5c8f22', flesh: '#b4cf58' };

/** A piece of pork at (x, y), torn and fried: juicy fibers inside, a deep brown crust over most of it; size is half its length. */
function porkPiece(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene;
  const rotate = random.between(0, 180);
  const outline = blob(random, 0, 0, size, size * random.between(0.56, 0.74), { wobble: 0.26, points: 20 });
  const crisp = { ...materials.meat, frequency: 0.04, height: 14, dome: 14, noise: 0.55, softness: 1.5, gloss: 0.55 };
  scene.group({ filter: relief(scene, { ...crisp, shadow: 11, shadowOpacity: 0.6 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const fill = lit(scene, random.pick(GOLD), { turned: rotate, highlight: 0.2, shade: 0.5 });
      scene.add(element('path', { d: outline, fill }));
      scene.clipped(outline, () => {
        for (let fiber = 0; fiber < 12; fiber++) {
          const [from, aside] = [-size * random.between(0.2, 1), size * random.between(-0.6, 0.6)];
          const way = d`M${from} ${aside}q${size * 0.4} ${random.bell() * 12} ${size * random.between(0.5, 1)} ${random.bell() * 8}`;
          const tone = { stroke: random.pick(['#e0a868', '#7a3414', '#ecbc84']), 'stroke-width': random.between(2, 5) };
          scene.add(element('path', { d: way, fill: 'none', 'stroke-linecap': 'round', ...tone, opacity: 0.5 }));
        }
      });
      for (const [color, frequency, bare, opacity] of [
        ['#4a1a06', 0.018, 0.42, 0.85],
        ['#3a1204', 0.06, 0.52, 0.6],
      ] as const) {
        const filter = mottle(scene, { color, frequency, bare });
        scene.add(element('path', { d: outline, fill: color, filter, opacity }));
      }
    });
  });
  scene.add(glint(scene, x - size * 0.24, y - size * 0.26, size * 0.22, size * 0.06, 0.6));
  scene.add(glint(scene, x + size * 0.2, y - size * 0.04, size * 0.12, size * 0.04, 0.5));
}

/** The heap: shreds around and between, big torn pieces on top. */
function pork(scene: Scene, x: number, y: number, rx: number, ry: number): void {
  const { random } = scene;
  const over = (part: number) => ({ x, y, rx: rx * part, ry: ry * part });
  soaked(scene, over(1.02), '#a8641c', 0.55);
  const shade = { cx: x + 14, cy: y + 26, rx: rx * 0.94, ry: ry * 0.9, fill: '#2a1004', opacity: 0.6 };
  scene.add(element('ellipse', { ...shade, filter: blur(scene, 20) }));
  const shreds = { colors: SHREDS, bark: '#4a1a06', barked: 0.5, length: 120, width: 38 };
  pulledMeat(scene, heap(random, over(0.94), { count: 90, distance: 30 }), { ...shreds, together: true });
  for (const [part, count, distance] of [
    [0.86, 34, 66],
    [0.62, 22, 62],
    [0.34, 10, 58],
  ] as const) {
    heap(random, over(part), { count, distance }).forEach(([px, py], index) => {
      if (index % 3) porkPiece(scene, px, py, random.between(58, 84));
      else pulledMeat(scene, [[px, py]], { ...shreds, length: 140 });
    });
  }
  oilPools(scene, scatter(random, over(0.9), { count: 60, distance: 28 }), '#f0be5a', 4, 12);
}

export const alt =
  'A heap of golden, torn and crisp-edged pork on an oval clay platter with chopped white onion, coriander and lime wedges, beside a basket of warm corn tortillas in a cloth, a stone mortar of green salsa and half an orange on blue tiles.';

/** Carnitas torn onto a platter, with what makes tacos of them. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [520, 520];
  tiles(scene, { base: '#2f7f86', joint: '#1d555a', size: 190, ornament: '#f0d9a0' });
  cloth(scene, '#f4ead6', { x: -120, y: 230, width: 1120, height: 640, rotate: -9, stripes: STRIPES });
  plate(scene, x, y, 470, { color: '#b5653a', rim: 0.86, deep: true, ry: 380, band: '#f0e2c2' });
  pork(scene, x, y - 6, 396, 306);
  const onion = { colors: ['#fdfaf2', '#f0ecdf', '#ffffff'], size: 9, rounding: 0.4 };
  const top = { x: x - 10, y: y - 30, rx: 230, ry: 160 };
  cubes(scene, scatter(random, top, { count: 60, distance: 19, bias: 0.8 }), onion);
  choppedHerbs(scene, top, { count: 90, size: 12, color: '#3f8a2a' });
  coriander(
    scene,
    [
      [x - 40, y - 60],
      [x + 40, y - 20],
      [x - 10, y + 30],
    ],
    { size: 44 },
  );
  citrusWedge(scene, x - 306, y + 196, 160, { ...LIME, rotate: 34 });
  citrusWedge(scene, x - 200, y + 266, 160, { ...LIME, rotate: 10 });
  linedBasket(scene, 1080, 690, 268, { lining: '#f4ead6' });
  for (const [dx, dy, charred] of [
    [14, 16, 0.4],
    [6, 6, 0.5],
    [-8, -8, 0.75],
  ] as const) {
    cornTortilla(
      scene,
      { x: 1080 + dx, y: 690 + dy, rx: 178, ry: 172 },
      { rotate: random.between(0, 360), charred, curled: 0.5 },
    );
  }
  molcajete(scene, 1090, 206, 168);
  scene.add(
    element('circle', {
      cx: 1090,
      cy: 206,
      r: 132,
      fill: '#6f8f2a',
      filter: relief(scene, { ...materials.stew, gloss: 0.4 }),
    }),
  );
  choppedHerbs(scene, { x: 1090, y: 206, rx: 118 }, { count: 90, size: 9, color: '#3c6a1c' });
  citrusWheel(scene, 130, 130, 92, { skin: '#e07f1e', flesh: '#f2a548', rotate: 20 });
  light(scene);
}
