import { darken, mix } from '../color.ts';
import { blur, mottle, relief } from '../filters.ts';
import { aubergine } from '../foods/aubergine.ts';
import { flatbread } from '../foods/bread.ts';
import { chunks } from '../foods/chunks.ts';
import { grains } from '../foods/grains.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { oilPools, soaked } from '../foods/sauce.ts';
import { slitChilli } from '../foods/slitChilli.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear, lit } from '../paints.ts';
import { type Point, smooth } from '../path.ts';
import { setTable } from '../props/table.ts';
import { heap, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { d, element } from '../svg.ts';
import { karahi } from '../vessels/karahi.ts';

const STRIPES: Stripe[] = [
  [0.05, 26, '#b8321c', 0.85],
  [0.1, 6, '#d9a64a', 0.9],
  [0.87, 6, '#d9a64a', 0.9],
  [0.91, 26, '#b8321c', 0.85],
];

/** A chunk of fried aubergine at (x, y): its taut purple skin, and soft golden flesh with seeds; size is half its length. */
function chunk(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene;
  const rotate = random.between(0, 360);
  const [l, w] = [size * random.between(0.9, 1.2), size * random.between(0.66, 0.82)];
  const jolt = (px: number, py: number): Point => [px * l + random.bell() * 5, py * w + random.bell() * 5];
  const outline = smooth([
    jolt(-0.95, -0.8),
    jolt(0, -1.05),
    jolt(0.95, -0.85),
    jolt(1.02, 0),
    jolt(0.92, 0.9),
    jolt(0, 1),
    jolt(-0.92, 0.86),
    jolt(-1.04, 0),
  ]);
  const skinned = random.between(-0.1, 0.35);
  const soft = {
    ...materials.smooth,
    frequency: 0.03,
    height: 13,
    dome: 15,
    noise: 0.2,
    gloss: 0.4,
    sharpness: 30,
    shadow: 11,
  };
  scene.group({ filter: relief(scene, soft) }, () => {
    scene.at(x, y, { rotate }, () => {
      const flesh = random.pick(['#b98436', '#a8702a', '#c79444']);
      scene.add(
        element('path', { d: outline, fill: lit(scene, flesh, { turned: rotate, highlight: 0.12, shade: 0.5 }) }),
      );
      const browned = mottle(scene, { color: '#6b3410', frequency: 0.03, bare: 0.44 });
      scene.add(element('path', { d: outline, fill: '#6b3410', filter: browned, opacity: 0.6 }));
      scene.clipped(outline, () => {
        for (let seed = 0; seed < 12; seed++) {
          const at = { cx: random.between(-0.8, 0.8) * l, cy: random.between(-0.8, skinned) * w };
          scene.add(element('ellipse', { ...at, rx: 5, ry: 2.6, fill: '#f0d596', opacity: 0.7 }));
        }
        const skin = d`M${-l * 1.2} ${w * skinned}Q0 ${w * (skinned - 0.22)} ${l * 1.2} ${w * skinned}L${l * 1.2} ${w * 1.3}L${-l * 1.2} ${w * 1.3}Z`;
        const taut = linear(
          scene,
          [
            [0, '#7a3a86'],
            [0.3, '#4a1f54'],
            [1, '#220c28'],
          ],
          { from: [0, 0], to: [0, 1] },
        );
        scene.add(element('path', { d: skin, fill: taut }));
      });
    });
  });
  scene.add(glint(scene, x - size * 0.2, y - size * 0.24, size * 0.3, size * 0.07, 0.6));
}

/** A cube of potato centered at (x, y), yellow with turmeric, fried brown along its edges; half its edge in px. */
function potato(scene: Scene, x: number, y: number, half: number): void {
  const { random } = scene;
  const rotate = random.between(0, 90);
  const fried = { ...materials.smooth, frequency: 0.04, height: 12, dome: 13, noise: 0.2, gloss: 0.32, shadow: 11 };
  scene.group({ filter: relief(scene, fried) }, () => {
    scene.at(x, y, { rotate }, () => {
      const color = mix('#f2c23c', '#e2a528', random.next());
      const box = { x: -half, y: -half * 0.9, width: half * 2, height: half * 1.8, rx: half * 0.34 };
      scene.add(element('rect', { ...box, fill: darken(color, 0.36) }));
      const face = { x: -half * 0.82, y: -half * 0.74, width: half * 1.64, height: half * 1.46, rx: half * 0.26 };
      scene.add(element('rect', { ...face, fill: lit(scene, color, { turned: rotate, highlight: 0.2, shade: 0.2 }) }));
      const browned = mottle(scene, { color: '#8a4208', frequency: 0.045, bare: 0.52 });
      scene.add(element('rect', { ...box, fill: '#8a4208', filter: browned, opacity: 0.75 }));
    });
  });
  scene.add(glint(scene, x - half * 0.3, y - half * 0.36, half * 0.26, half * 0.08, 0.6));
}

/** The dry sabzi: aubergine and potato in equal parts, heaped, tomato cooked down between them. */
function sabzi(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const over = (part: number) => ({ x, y, rx: reach * part });
  soaked(scene, over(1), '#8a3a10', 0.75);
  const masala = { colors: ['#a8441a', '#c25a20', '#8f3a12', '#b86a24'], min: 16, max: 34, corners: 6 };
  chunks(scene, scatter(random, over(0.96), { count: 90, distance: 38 }), { ...masala, sauce: '#8a3a10', sunk: 0.2 });
  for (const [part, count, distance] of [
    [0.86, 28, 92],
    [0.56, 15, 88],
    [0.26, 5, 84],
  ] as const) {
    const shade = { cx: x + 10, cy: y + 16, rx: reach * part, ry: reach * part, fill: '#240c02', opacity: 0.34 };
    scene.add(element('ellipse', { ...shade, filter: blur(scene, 16) }));
    heap(random, over(part), { count, distance }).forEach(([px, py], index) => {
      if (index % 2) potato(scene, px, py, random.between(42, 52));
      else chunk(scene, px, py, random.between(58, 70));
    });
  }
  const tomato = { colors: ['#c8341c', '#d94a26'], min: 18, max: 28, corners: 5, sauce: '#a03a14', sunk: 0.1 };
  chunks(scene, scatter(random, over(0.8), { count: 14, distance: 100 }), tomato);
  oilPools(scene, scatter(random, over(0.94), { count: 50, distance: 36 }), '#f0a83a', 4, 11);
  const seeds = { colors: ['#5a3a14', '#7a5420', '#452a0c'], count: 110, length: 7, width: 2.6, distance: 16 };
  grains(scene, over(0.84), seeds);
  slitChilli(scene, x - 120, y - 130, 200, -30, '#4f8f2a');
  slitChilli(scene, x + 150, y + 90, 190, 48, '#5a9a2e');
  choppedHerbs(scene, over(0.7), { count: 60, size: 11, color: '#4c8d2d' });
  coriander(
    scene,
    [
      [x - 30, y - 30],
      [x + 40, y + 6],
      [x - 8, y + 50],
      [x - 150, y + 130],
    ],
    { size: 46 },
  );
}

export const alt =
  'An iron karahi heaped with chunks of fried aubergine with shiny purple skin and golden cubes of potato in a dry red-brown masala with green chillies and coriander, beside two flatbreads, a whole aubergine and a clay cup of tea on a cream cloth with red borders.';

/** Aloo baingan in its karahi. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [610, 490, 424];
  cloth(scene, '#efe3c4', { x: -140, y: -160, width: 1560, height: 1280, rotate: -6, stripes: STRIPES });
  flatbread(scene, { x: 1150, y: 800, rx: 240, ry: 228 }, { color: '#dcb478', browning: '#8a4f1e', browned: 0.7 });
  flatbread(scene, { x: 1186, y: 836, rx: 232, ry: 222 }, { color: '#e6c48c', browning: '#8a4f1e', browned: 0.8 });
  karahi(scene, x, y, radius, { loops: -24 });
  sabzi(scene, x, y, radius * 0.83);
  aubergine(scene, 1120, 190, 380, -52);
  setTable(scene, { cuisine: 'indian', season: 'autumn' }, [[128, 140, 110]]);
  light(scene);
}
