import { blur } from '../filters.ts';
import { bokChoyHead, bokChoyLeaves, bokChoyStems } from '../foods/bokChoy.ts';
import { crumbles } from '../foods/crumbles.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { garlicClove } from '../foods/sphere.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { chopsticks } from '../props/cutlery.ts';
import { setTable } from '../props/table.ts';
import { heap, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { cloth } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { plate } from '../vessels/plate.ts';

export const alt =
  'A heap of glossy stir-fried bok choy on an oval white plate, broad white stems toward the left and dark green leaves toward the right, with chopped golden garlic in a clear sauce, beside a raw bok choy, cloves of garlic and a bowl of rice on a pale green cloth.';

/** Bok choy with garlic, heaped with its stems to one side, and a raw head next to it. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [640, 500];
  cloth(scene, '#a9bfa4', {
    stripes: [
      [0.12, 8, '#5f7f62', 0.6],
      [0.135, 3, '#5f7f62', 0.6],
      [0.86, 8, '#5f7f62', 0.6],
    ],
  });
  plate(scene, x, y, 540, { color: '#f6f5f0', rim: 0.84, deep: true, ry: 392, band: '#34507f' });
  const area = (part: number, dx = 0) => ({ x: x + dx, y, rx: 400 * part, ry: 284 * part });
  sauce(scene, area(1.04), { color: '#c2ab4a', oil: '#efdd8a', oiliness: 0.9, wobble: 0.05 });
  const shade = { cx: x + 10, cy: y + 24, rx: 340, ry: 220, fill: '#141c04', opacity: 0.5, filter: blur(scene, 22) };
  scene.add(element('ellipse', shade));
  // Stems fan out from the right: their feet are at the left.
  const fan = (px: number, py: number) =>
    ((Math.atan2(y - py, 900 - (px - x)) * 180) / Math.PI) * -1.3 + random.bell() * 26;
  const piled = (part: number, dx: number, count: number, distance: number) =>
    heap(random, { ...area(part, dx), rx: 400 * part * 0.66 }, { count, distance });
  bokChoyLeaves(scene, piled(1, 130, 16, 92), 132, fan);
  bokChoyStems(scene, piled(0.98, -170, 16, 74), 250, fan);
  bokChoyLeaves(scene, piled(0.8, 150, 11, 92), 128, fan);
  bokChoyStems(scene, piled(0.76, -120, 9, 88), 256, fan);
  bokChoyLeaves(scene, piled(0.5, 120, 5, 96), 120, fan);
  bokChoyStems(scene, piled(0.46, -70, 4, 90), 240, fan);
  const bits = { colors: ['#f3dc98', '#e6c06a', '#f8ecc4', '#d3a348'], min: 4, max: 9, distance: 7, bias: 0.9 };
  for (const [gx, gy] of scatter(random, area(0.7), { count: 9, distance: 120 }))
    crumbles(
      scene,
      { x: gx, y: gy, rx: 84, ry: 60 },
      { ...bits, count: 34, material: { ...materials.vegetable, dome: 2.5, shadow: 4 } },
    );
  oilPools(scene, scatter(random, area(0.96), { count: 60, distance: 36 }), '#efe09a', 3, 10);
  for (const [gx, gy] of scatter(random, area(0.86), { count: 30, distance: 64 })) {
    scene.add(glint(scene, gx, gy, random.between(10, 24), 4, 0.6));
  }
  bokChoyHead(scene, 176, 160, 360, 214);
  garlicClove(scene, 96, 836, 116, 30);
  garlicClove(scene, 190, 886, 100, -44);
  setTable(scene, { cuisine: 'chinese', season: 'spring' }, [[1152, 134, 108]]);
  chopsticks(scene, 1030, 902, 520, 80, '#7a2018');
  light(scene);
}
