import { relief } from '../filters.ts';
import { flatbread } from '../foods/bread.ts';
import { aubergine } from '../foods/charredAubergine.ts';
import { chilli } from '../foods/chilli.ts';
import { chunks } from '../foods/chunks.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { mound } from '../foods/mound.ts';
import { onionSlivers } from '../foods/onion.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Point, smooth } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { element } from '../svg.ts';
import { copperBowl } from '../vessels/copperBowl.ts';

const MASH = '#8f5420';

/** Strands of aubergine in the mash, where the spoon has drawn them. */
function strands(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const wet = { ...materials.stew, frequency: 0.04, height: 6, dome: 3, gloss: 0.4, shadow: 3 };
  scene.group({ filter: relief(scene, wet), fill: 'none', 'stroke-linecap': 'round' }, () => {
    for (const [sx, sy] of scatter(random, { x, y, rx: reach }, { count: 170, distance: 20 })) {
      const turn = Math.atan2(sy - y, sx - x) + 1.4 + random.bell() * 0.9;
      const length = random.between(34, 84);
      const way: Point[] = [0, 1, 2, 3].map((step) => [
        sx + Math.cos(turn + step * 0.18) * length * (step / 3 - 0.5) + random.bell() * 5,
        sy + Math.sin(turn + step * 0.18) * length * (step / 3 - 0.5) + random.bell() * 5,
      ]);
      const stroke = random.pick(['#b87a34', '#8a4a1a', '#cf9a50', '#a3602a', '#6b3412', '#d9b070']);
      scene.add(element('path', { d: smooth(way, false), stroke, 'stroke-width': random.between(6, 13) }));
    }
  });
}

export const alt =
  'A copper bowl of smoky mashed aubergine with tomato, onion, coriander and green chilli, beside a charred aubergine split open on its soft flesh, a green chilli and a stack of flatbread on purple stone.';

/** Smoky mash in copper, and the charred aubergine it is made from. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [570, 476, 392];
  stone(scene, { base: '#5c4a5e', vein: '#33263a', speck: 0.5 });
  flatbread(scene, { x: 150, y: 850, rx: 236, ry: 226 }, { colour: '#e0bd86' });
  flatbread(scene, { x: 110, y: 884, rx: 230, ry: 220 }, { colour: '#e6c892' });
  copperBowl(scene, x, y, radius, { handles: -52 });
  const reach = radius * 0.86;
  sauce(scene, { x, y, rx: reach }, { colour: '#7a3a12', oil: '#d9701c', oiliness: 0.9, material: materials.stew });
  mound(
    scene,
    { x, y, rx: reach * 0.93 },
    {
      colour: MASH,
      flecks: ['#6b3412', '#b87a3a', '#d9a85c', '#3a1c0a'],
      fleckCount: 320,
      fleckSize: 1.6,
      wobble: 0.05,
      material: { ...materials.stew, frequency: 0.03, height: 10, gloss: 0.3 },
    },
  );
  strands(scene, x, y, reach * 0.86);
  const strewn = (count: number, distance: number, part = 0.8) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance });
  chunks(scene, strewn(26, 80), {
    colours: ['#c8341c', '#d94a26', '#b02a14'],
    min: 14,
    max: 24,
    corners: 5,
    sauce: MASH,
    sunk: 0.25,
  });
  onionSlivers(scene, strewn(26, 70), { size: 19, colours: ['#e6c8a0', '#d9a878', '#efdcc0'] });
  oilPools(scene, strewn(50, 40, 0.92), '#e08a2a', 4, 14);
  choppedHerbs(scene, { x, y, rx: reach * 0.78 }, { count: 90, size: 10, colour: '#4c8d2d' });
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

  aubergine(scene, 1090, 520, 560, 270, { rotate: 12, charred: true });
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
