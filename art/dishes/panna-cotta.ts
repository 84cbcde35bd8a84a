import { dropShadow, relief } from '../filters.ts';
import { syrup } from '../foods/drizzle.ts';
import { strawberryHalf } from '../foods/fruit.ts';
import { dust } from '../foods/grains.ts';
import { sprig } from '../foods/leaf.ts';
import { strawberry } from '../foods/strawberries.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear, radial, shades } from '../paints.ts';
import { blob, type Point } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { cloth } from '../surfaces/cloth.ts';
import { d, element } from '../svg.ts';
import { plate } from '../vessels/plate.ts';

const CREAM = '#f8efdc';

/** A turned-out cream at (x, y): a wide foot, a sloping fluted wall and a smooth top with vanilla seeds. Radius in px. */
function cream(scene: Scene, x: number, y: number, radius: number): void {
  const foot = blob(scene.random, x, y, radius, radius, { wobble: 0.006 });
  const soft = { ...materials.smooth, height: 9, dome: 20, noise: 0.05, softness: 4, gloss: 0.35, shadow: 0 };
  scene.group({ filter: dropShadow(scene, { blur: 14, length: 26, opacity: 0.5 }) }, () =>
    scene.add(element('path', { d: foot, fill: CREAM })),
  );
  const wall = linear(scene, shades('#fffaf0', '#efe0c2', '#b99f78', 0.5));
  scene.group({ filter: relief(scene, soft) }, () => scene.add(element('path', { d: foot, fill: wall })));
  const top = blob(scene.random, x - 10, y - 14, radius * 0.8, radius * 0.8, { wobble: 0.005 });
  const face = radial(scene, shades('#fbf4e6', '#f3e8d2', '#e2d2b4', 0.7), { cx: 0.42, cy: 0.4, r: 0.62 });
  const edge = { ...materials.smooth, height: 4, dome: 9, noise: 0.04, softness: 3, gloss: 0.3, shadow: 3 };
  scene.group({ filter: relief(scene, { ...edge, shadowOpacity: 0.25 }) }, () =>
    scene.add(element('path', { d: top, fill: face })),
  );
  dust(scene, { x: x - 10, y: y - 14, rx: radius * 0.74 }, '#4a3018', { count: 130, size: 1.9, opacity: 0.6 });
  const shine = d`M${x - radius * 0.62} ${y - radius * 0.2}A${radius * 0.68} ${radius * 0.68} 0 0 1 ${x - radius * 0.14} ${y - radius * 0.68}`;
  const line = { fill: 'none', stroke: '#ffffff', 'stroke-width': radius * 0.05, 'stroke-linecap': 'round' };
  scene.add(element('path', { d: shine, ...line, opacity: 0.9 }));
  scene.add(glint(scene, x + radius * 0.02, y - radius * 0.66, 11, 6, 0.8));
}

/** Half and quartered strawberries at points in their juice. */
function berries(scene: Scene, points: readonly Point[]): void {
  for (const [x, y] of points) strawberryHalf(scene, x, y, scene.random.between(40, 50), scene.random.between(0, 360));
}

export const alt =
  'A smooth white dome of panna cotta flecked with vanilla, with a pool of red strawberry juice, halved strawberries and a sprig of mint on a pale green plate, beside a spoon and whole strawberries on pink cloth.';

/** Panna cotta turned out onto a plate with strawberries in their juice, on a rose-colored cloth. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 480];
  cloth(scene, '#dba9a0');
  cloth(scene, '#f7f1e6', { x: 980, y: -120, width: 480, height: 560, rotate: 16 });
  plate(scene, x, y, 430, { color: '#cfdcc8', rim: 0.76 });
  syrup(scene, { x: x + 26, y: y + 70, rx: 296, ry: 226 }, { color: '#c01a2c', wobble: 0.2, opacity: 0.85 });
  cream(scene, x, y - 26, 228);
  berries(scene, [
    [x - 214, y + 118],
    [x - 150, y + 196],
    [x - 58, y + 238],
    [x + 52, y + 236],
    [x + 150, y + 190],
    [x + 226, y + 112],
    [x + 92, y + 284],
  ]);
  syrup(scene, { x: x - 8, y: y - 46, rx: 104, ry: 84 }, { color: '#c4182c', wobble: 0.24, opacity: 0.88 });
  strawberryHalf(scene, x - 34, y - 52, 46, 30);
  strawberryHalf(scene, x + 38, y - 34, 42, -60);
  sprig(scene, x + 4, y - 84, 70, { rotate: -70, leaves: 3, color: '#4b9138' });

  spoon(scene, 1164, 560, 520, 12);
  strawberry(scene, 138, 150, 66, 40);
  strawberry(scene, 236, 92, 56, 150);
  strawberry(scene, 120, 822, 62, -30);
  strawberry(scene, 1150, 118, 60, 100);
  light(scene);
}
