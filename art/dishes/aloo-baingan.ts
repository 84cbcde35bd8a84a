import { relief } from '../filters.ts';
import { aubergine } from '../foods/aubergine.ts';
import { flatbread } from '../foods/bread.ts';
import { chunks } from '../foods/chunks.ts';
import { dust, grains } from '../foods/grains.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { oilPools, soaked } from '../foods/sauce.ts';
import { slitChilli } from '../foods/slitChilli.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import { type Point, polygon } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint, solid } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { karahi } from '../vessels/karahi.ts';

const STRIPES: Stripe[] = [
  [0.08, 30, '#d9a64a', 0.8],
  [0.15, 8, '#5a2a5e', 0.85],
  [0.85, 8, '#5a2a5e', 0.85],
  [0.9, 30, '#d9a64a', 0.8],
];

/** A chunk of fried aubergine: a strip of purple skin along golden, spiced flesh. */
function chunk(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene;
  const rotate = random.between(0, 360);
  const [l, w] = [size * random.between(0.9, 1.15), size * random.between(0.6, 0.76)];
  const corner = (sx: number, sy: number): Point => [sx * l + random.bell() * 6, sy * w + random.bell() * 6];
  const [a, b, c, e] = [corner(-1, -1), corner(0.86, -1), corner(1, 1), corner(-0.9, 1)];
  const soft = { ...materials.meat, frequency: 0.05, height: 9, dome: 11, noise: 0.5, gloss: 0.45, shadow: 8 };
  scene.group({ filter: relief(scene, soft) }, () => {
    scene.at(x, y, { rotate }, () => {
      const edge = { 'stroke-width': 14, 'stroke-linejoin': 'round' };
      const flesh = lit(scene, random.pick(['#b0742a', '#9e6422', '#c08438']), { turned: rotate });
      scene.add(element('path', { d: polygon([a, b, c, e]), fill: flesh, stroke: '#a8661e', ...edge }));
      const skin: Point[] = [e, c, [c[0] - 4, c[1] - w * 0.56], [e[0] + 4, e[1] - w * 0.56]];
      scene.add(solid(scene, polygon(skin), '#4a1f4e', { shadow: 2 }));
    });
  });
  scene.at(x, y, { rotate }, () => {
    for (const at of [-0.4, 0, 0.4])
      scene.add(element('ellipse', { cx: at * l, cy: -w * 0.3, rx: 6, ry: 3, fill: '#7a4a14', opacity: 0.55 }));
  });
  scene.add(glint(scene, x - size * 0.2, y - size * 0.3, size * 0.26, size * 0.08, 0.45));
}

/** The dry sabzi: aubergine and potato in equal parts, tomato cooked down between them. */
function sabzi(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const over = (part: number, count: number, distance: number) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance });
  soaked(scene, { x, y, rx: reach * 0.98 }, '#7a3e12', 0.6);
  const masala = { colours: ['#a8441a', '#c25a20', '#8f3a12', '#b86a24'], min: 14, max: 30, corners: 6 };
  chunks(scene, over(0.94, 90, 36), { ...masala, sauce: '#8a3a10', sunk: 0.2 });
  const browned = { ...materials.smooth, frequency: 0.03, height: 8, dome: 12, noise: 0.3, gloss: 0.4, shadow: 8 };
  const pieces = over(0.88, 58, 72);
  pieces.forEach(([px, py], index) => {
    if (index % 5 < 3) chunk(scene, px, py, random.between(46, 56));
    else
      chunks(scene, [[px, py]], {
        colours: ['#eab842', '#e2aa30', '#f0c65a'],
        min: 42,
        max: 50,
        corners: 4,
        material: browned,
      });
  });
  chunks(scene, over(0.8, 12, 110), {
    colours: ['#c8341c', '#d94a26'],
    min: 18,
    max: 26,
    corners: 5,
    sauce: '#a03a14',
    sunk: 0.1,
  });
  oilPools(scene, over(0.94, 50, 36), '#e0902a', 3, 10);
  const seeds = { colours: ['#5a3a14', '#7a5420', '#452a0c'], count: 120, length: 8, width: 3, distance: 16 };
  grains(scene, { x, y, rx: reach * 0.86 }, seeds);
  slitChilli(scene, x - 120, y - 110, 180, -30, '#4f8f2a');
  slitChilli(scene, x + 150, y + 60, 170, 48, '#5a9a2e');
  choppedHerbs(scene, { x, y, rx: reach * 0.8 }, { count: 80, size: 9, colour: '#4c8d2d' });
  coriander(
    scene,
    [
      [x - 20, y - 30],
      [x + 36, y],
      [x - 6, y + 44],
    ],
    { size: 40 },
  );
}

export const alt =
  'An iron karahi of fried aubergine chunks with purple skin and golden potato cubes in a dry red-brown masala with green chillies and coriander, beside a stack of flatbread, a whole aubergine and a bowl of turmeric on a violet cloth.';

/** Aloo baingan in its karahi. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [620, 480, 404];
  wood(scene, { base: '#5b3424', planks: 5 });
  cloth(scene, '#8a6a94', { x: 40, y: -120, width: 1120, height: 1240, rotate: -8, stripes: STRIPES });
  flatbread(scene, { x: 1160, y: 820, rx: 226, ry: 216 }, { colour: '#dcb478' });
  flatbread(scene, { x: 1190, y: 850, rx: 220, ry: 212 }, { colour: '#e6c48c' });
  karahi(scene, x, y, radius, { loops: -24 });
  sabzi(scene, x, y, radius * 0.82);
  aubergine(scene, 1130, 190, 330, -38);
  smallBowl(scene, 122, 150, 104, {
    colour: '#c1943a',
    filling: '#d98e10',
    material: materials.crumbs,
    top: (rx) => dust(scene, { x: 122, y: 150, rx }, '#f2b83a', { count: 140, opacity: 0.5 }),
  });
  light(scene);
}
