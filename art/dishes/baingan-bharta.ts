import { darken } from '../color.ts';
import { relief } from '../filters.ts';
import { flatbread } from '../foods/bread.ts';
import { charredAubergine } from '../foods/charredAubergine.ts';
import { chilli } from '../foods/chilli.ts';
import { chunks } from '../foods/chunks.ts';
import { cubes } from '../foods/cubes.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { mound } from '../foods/mound.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';
import { stone } from '../surfaces/stone.ts';
import { element, place } from '../svg.ts';
import { copperBowl } from '../vessels/copperBowl.ts';

const MASH = '#8f5420';

/** The pulp as a knife leaves it: soft ragged lumps, pressed flat, pale ones with seeds among browner ones. */
function pulp(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const soft = {
    ...materials.stew,
    frequency: 0.05,
    height: 8,
    dome: 6,
    noise: 0.6,
    softness: 1.6,
    gloss: 0.42,
    shadow: 4,
  };
  for (const [count, distance, dark] of [
    [210, 22, 0.3],
    [130, 30, 0],
  ] as const) {
    scene.group({ filter: relief(scene, soft) }, () => {
      for (const [px, py] of scatter(random, { x, y, rx: reach }, { count, distance })) {
        const own = random.between(14, 34);
        const shape = { wobble: 0.36, rotation: random.angle(), points: 16 };
        const lump = blob(random, px, py, own, own * random.between(0.55, 0.8), shape);
        const color = darken(random.pick(['#b0702e', '#9a5a22', '#c48a44', '#8a4a1a', '#a8662a']), dark);
        scene.add(solid(scene, lump, color, { highlight: 0.2, shade: 0.3, shadow: 3 }));
      }
    });
  }
  for (const [px, py] of scatter(random, { x, y, rx: reach * 0.96 }, { count: 190, distance: 17 })) {
    const seed = { rx: 3.4, ry: 2.4, transform: place(px, py, random.between(0, 180)) };
    scene.add(element('ellipse', { ...seed, fill: random.pick(['#e6c07a', '#d9a85c', '#5a2e10']), opacity: 0.8 }));
  }
}

export const alt =
  'A copper bowl of smoky mashed aubergine with tomato, onion, coriander and green chilli, beside a charred aubergine split open on its soft flesh, a green chilli and a stack of flatbread on purple stone.';

/** Smoky mash in copper, and the charred aubergine it is made from. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [570, 476, 392];
  stone(scene, { base: '#5c4a5e', vein: '#33263a', speck: 0.5 });
  flatbread(scene, { x: 150, y: 850, rx: 236, ry: 226 }, { color: '#e0bd86' });
  flatbread(scene, { x: 110, y: 884, rx: 230, ry: 220 }, { color: '#e6c892' });
  copperBowl(scene, x, y, radius, { handles: -52 });
  const reach = radius * 0.86;
  sauce(scene, { x, y, rx: reach }, { color: '#7a3a12', oil: '#d9701c', oiliness: 0.9, material: materials.stew });
  mound(
    scene,
    { x, y, rx: reach * 0.93 },
    {
      color: MASH,
      flecks: ['#6b3412', '#b87a3a', '#d9a85c', '#3a1c0a'],
      fleckCount: 320,
      fleckSize: 1.6,
      wobble: 0.05,
      material: { ...materials.stew, frequency: 0.03, height: 10, gloss: 0.3 },
    },
  );
  pulp(scene, x, y, reach * 0.86);
  const strewn = (count: number, distance: number, part = 0.8) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance });
  chunks(scene, strewn(34, 66), {
    colors: ['#c8341c', '#d94a26', '#b02a14'],
    min: 14,
    max: 24,
    corners: 5,
    sauce: MASH,
    sunk: 0.12,
  });
  cubes(scene, strewn(60, 44), { colors: ['#d3a05c', '#c48c48', '#dfb577'], size: 8, rounding: 0.5 });
  oilPools(scene, strewn(50, 40, 0.92), '#e08a2a', 4, 14);
  choppedHerbs(scene, { x, y, rx: reach * 0.78 }, { count: 90, size: 10, color: '#4c8d2d' });
  coriander(
    scene,
    [
      [x - 30, y - 40],
      [x + 44, y - 6],
      [x - 16, y + 48],
      [x + 26, y - 70],
    ],
    { size: 38 },
  );
  chilli(scene, x - 150, y + 150, 150, -30, '#4f8a22');
  reflection(scene, { x, y, rx: reach * 0.92 }, 0.3);

  charredAubergine(scene, 1090, 520, 560, 270, { rotate: 12 });
  coriander(
    scene,
    [
      [1180, 120],
      [1124, 84],
    ],
    { size: 44 },
  );
  light(scene);
}
