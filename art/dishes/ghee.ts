import { type Color, darken, lighten } from '../color.ts';
import { blur, dropShadow, relief } from '../filters.ts';
import { reflection } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob, ellipse, polygon } from '../path.ts';
import { metalSpoon } from '../props/metalSpoon.ts';
import { muslinStrainer } from '../props/muslinStrainer.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { d, element } from '../svg.ts';
import { glassCup } from '../vessels/glassCup.ts';

const BUTTER: Color = '#f3dc8a';

/** Clear, golden fat: dark under the wall next to the light, glowing where the light leaves it on the far side. */
function clearFat(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const clear = radial(
    scene,
    [
      [0, '#f3b52c'],
      [0.45, '#e39c14'],
      [0.8, '#b9700a'],
      [1, '#6b3a04'],
    ],
    { cx: 0.6, cy: 0.64, r: 0.72 },
  );
  scene.add(element('path', { d: ellipse(x, y, reach), fill: clear }));
  const arc = (part: number, from: number, to: number) => {
    const at = (angle: number) => [x + Math.cos(angle) * reach * part, y + Math.sin(angle) * reach * part] as const;
    const [[ax, ay], [bx, by]] = [at(from), at(to)];
    return d`M${ax} ${ay}A${reach * part} ${reach * part} 0 0 1 ${bx} ${by}`;
  };
  scene.group({ fill: 'none', 'stroke-linecap': 'round', filter: blur(scene, 13) }, () => {
    scene.add(element('path', { d: arc(0.84, 0.05, 1.55), stroke: '#ffe58a', 'stroke-width': 44, opacity: 0.85 }));
    scene.add(element('path', { d: arc(0.62, 0.3, 1.2), stroke: '#ffd45c', 'stroke-width': 30, opacity: 0.6 }));
  });
  // A haze of fine grains has begun to set along the wall.
  scene.group({ fill: 'none', 'stroke-linecap': 'round', filter: blur(scene, 18), opacity: 0.75 }, () => {
    scene.add(element('path', { d: arc(0.93, 2.2, 4.2), stroke: '#f9dd8a', 'stroke-width': 62 }));
  });
  scene.group({ filter: blur(scene, 0.8), opacity: 0.7 }, () => {
    for (let grain = 0; grain < 900; grain++) {
      const away = reach * (0.985 - Math.abs(random.bell()) * 0.2);
      const angle = random.between(2, 4.4);
      const [cx, cy] = [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
      const shape = { cx, cy, rx: random.between(1.6, 4.4), ry: random.between(1.4, 3.2) };
      scene.add(element('ellipse', { ...shape, fill: random.pick(['#fbe9ae', '#f7dc8c', '#fff4cf']) }));
    }
  });
}

/** A cube of butter centered at (x, y): its face and two sides; half the edge in px. */
function butterCube(scene: Scene, x: number, y: number, half: number, rotate: number): void {
  const soft = { ...materials.cream, height: 6, dome: 7, gloss: 0.2, noise: 0.12, shadow: 9 };
  scene.group({ filter: relief(scene, soft) }, () => {
    scene.at(x, y, { rotate }, () => {
      const [dx, dy] = scene.shadowOffset(half * 0.4);
      const box = { x: -half, y: -half * 0.8, width: half * 2, height: half * 1.6, rx: half * 0.12 };
      const side = { ...box, x: box.x + dx, y: box.y + dy, fill: darken(BUTTER, 0.26) };
      scene.add(element('rect', side), element('rect', { ...box, fill: lighten(BUTTER, 0.15) }));
    });
  });
}

export const alt =
  'A glass jar of clear golden ghee with fine pale grains setting along its wall, with a brass spoon in it, beside cubes of butter on white paper and a muslin-lined strainer of browned milk solids on wood.';

/** A jar of ghee between the butter it was and the solids it lost. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [640, 480, 366];
  wood(scene, { base: '#6b4a3a', planks: 5 });
  const paper = polygon([
    [-30, 560],
    [352, 606],
    [372, 990],
    [-30, 990],
  ]);
  scene.group({ filter: dropShadow(scene, { blur: 6, length: 7, opacity: 0.4 }) }, () => {
    scene.add(element('path', { d: paper, fill: '#f4f0e4' }));
  });
  for (const [bx, by, half, rotate] of [
    [96, 700, 66, 8],
    [242, 740, 58, -20],
    [110, 846, 60, 30],
    [262, 884, 56, -6],
  ] as const) {
    butterCube(scene, bx, by, half, rotate);
  }
  muslinStrainer(scene, 1090, 206, 158);
  glassCup(scene, x, y, radius, '#e8a31c', (reach) => {
    clearFat(scene, x, y, reach);
    reflection(scene, { x, y, rx: reach * 0.84 }, 0.6);
  });
  metalSpoon(scene, 838, 690, 560, { rotate: -44, color: '#c9a04a' });
  const pool = blob(random, 709, 557, 74, 50, { wobble: 0.03, rotation: 0.8 });
  const shining = { ...materials.syrup, gloss: 0.7, shadow: 0 };
  scene.add(element('path', { d: pool, fill: '#e09a14', filter: relief(scene, shining) }));
  const drops = scatter(random, { x: 1060, y: 850, rx: 60, ry: 40 }, { count: 4, distance: 40 });
  for (const [dx, dy] of drops) {
    const drop = blob(random, dx, dy, 16, 13, { wobble: 0.1 });
    scene.add(element('path', { d: drop, fill: '#f0ac22', filter: relief(scene, materials.syrup) }));
  }
  light(scene);
}
