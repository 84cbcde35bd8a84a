import { blur, dropShadow } from '../filters.ts';
import { chilliFlakes } from '../foods/chilliFlakes.ts';
import { crumbles } from '../foods/crumbles.ts';
import { sesame } from '../foods/grains.ts';
import { coriander } from '../foods/herbs.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { smashedCucumber } from '../foods/smashedCucumber.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear, metal, shades } from '../paints.ts';
import { setTable } from '../props/table.ts';
import { heap, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { wood } from '../surfaces/wood.ts';
import { d, element } from '../svg.ts';
import { board } from '../vessels/board.ts';
import { plate } from '../vessels/plate.ts';

/** A Chinese cleaver centered at (x, y), its blade flat on the board; length in px. */
function cleaver(scene: Scene, x: number, y: number, length: number, rotate: number): void {
  const l = length / 2;
  scene.group({ filter: dropShadow(scene, { blur: 8, length: 14, opacity: 0.55 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const handle = d`M${l * 0.3} ${-l * 0.12}L${l} ${-l * 0.14}Q${l * 1.06} 0 ${l} ${l * 0.1}L${l * 0.3} ${l * 0.08}Z`;
      scene.add(element('path', { d: handle, fill: linear(scene, shades('#8a5a34', '#4a2c16'), { to: [0, 1] }) }));
      const blade = d`M${-l} ${-l * 0.24}L${l * 0.34} ${-l * 0.2}L${l * 0.34} ${l * 0.44}Q${-l * 0.4} ${l * 0.56} ${-l} ${l * 0.46}Z`;
      scene.add(element('path', { d: blade, fill: metal(scene) }));
      const edge = d`M${l * 0.34} ${l * 0.36}Q${-l * 0.4} ${l * 0.48} ${-l} ${l * 0.38}`;
      scene.add(element('path', { d: edge, fill: 'none', stroke: '#ffffff', 'stroke-width': 4, opacity: 0.7 }));
    });
  });
}

export const alt =
  'A heap of jagged pieces of smashed cucumber, pale wet flesh and dark green skin, glossy with red chilli oil, with chopped garlic, sesame seeds and coriander on a white plate, beside a cleaver and broken cucumber on a board and a bowl of chilli oil.';

/** Broken cucumber, cold and wet, in a pool of its dressing. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [600, 500, 410];
  wood(scene, { base: '#3d4a46', planks: 4 });
  board(scene, 1070, 250, 640, 560, { color: '#c9a468', rotate: 16, corner: 30 });
  cleaver(scene, 1080, 190, 520, 24);
  smashedCucumber(
    scene,
    [
      [1180, 420],
      [1106, 476],
      [1226, 500],
    ],
    { size: 84 },
  );
  setTable(scene, { cuisine: 'chinese', season: 'summer', turn: 2 }, [[1150, 820, 112]]);
  plate(scene, x, y, radius, { color: '#f4f3ee', rim: 0.86, deep: true, band: '#3f7f8a' });
  const reach = radius * 0.82;
  const dressing = { color: '#7a2408', oil: '#f0601a', oiliness: 1, wobble: 0.09, material: materials.liquid };
  sauce(scene, { x: x + 10, y: y + 14, rx: reach * 0.94 }, dressing);
  const shade = { cx: x + 16, cy: y + 24, rx: reach * 0.74, ry: reach * 0.7, fill: '#1c0a02', opacity: 0.5 };
  scene.add(element('ellipse', { ...shade, filter: blur(scene, 22) }));
  smashedCucumber(scene, heap(random, { x, y, rx: reach * 0.7 }, { count: 44, distance: 58 }), { size: 74 });
  smashedCucumber(scene, heap(random, { x: x - 6, y: y - 10, rx: reach * 0.4 }, { count: 14, distance: 64 }), {
    size: 80,
  });
  const over = { x, y: y - 6, rx: reach * 0.66 };
  oilPools(scene, scatter(random, over, { count: 60, distance: 26, bias: 0.6 }), '#e0501a', 5, 15);
  const garlic = { colors: ['#fdf6de', '#f6ebc6', '#fffaf0'], min: 6, max: 12, distance: 15 };
  crumbles(scene, { ...over, rx: reach * 0.5 }, { ...garlic, count: 46, bias: 0.7 });
  chilliFlakes(scene, over, { count: 90, size: 9, distance: 14 });
  sesame(scene, over, 90);
  coriander(
    scene,
    [
      [x - 30, y - 40],
      [x + 44, y - 16],
      [x + 4, y + 40],
      [x - 110, y + 96],
      [x + 150, y - 110],
    ],
    { size: 44 },
  );
  for (const [gx, gy] of scatter(random, over, { count: 16, distance: 70 }))
    scene.add(glint(scene, gx, gy, 16, 4, 0.7));
  light(scene);
}
