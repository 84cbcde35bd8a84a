import { relief } from '../filters.ts';
import { roundDumpling } from '../foods/dumplings.ts';
import { dust } from '../foods/grains.ts';
import { roundCake } from '../foods/pastry.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { blob } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

/** Dough in a bowl: `wobble` rough or smooth, `reach` how much of the bowl it fills. */
function doughBowl(scene: Scene, x: number, y: number, { wobble, reach }: { wobble: number; reach: number }): void {
  bowl(scene, x, y, 206, { color: '#4f6f8a', inside: '#efe9dc' });
  const radius = 180 * reach;
  const soft = { ...materials.bread, height: 14, dome: radius * 0.2, noise: wobble * 4, softness: 4, shadow: 10 };
  scene.group({ filter: relief(scene, soft) }, () => {
    const fill = radial(scene, shades('#f3e4c4', '#e8d5ac', '#c9ae7c', 0.78), { cx: 0.42, cy: 0.4, r: 0.64 });
    scene.add(element('path', { d: blob(scene.random, x, y, radius, radius * 0.97, { wobble }), fill }));
  });
  for (const [cx, cy] of scatter(scene.random, { x, y, rx: radius * 0.8 }, { count: 22 * reach, distance: 26 })) {
    scene.add(element('ellipse', { cx, cy, rx: 7, ry: 6, fill: '#fff6e0', opacity: 0.7 }));
  }
  bowlShade(scene, x, y, 206);
}

export const alt =
  'Four stages of a bread dough on a floured wooden table: rough and small in a blue bowl, risen to the rim of a second bowl, a smooth pale ball, and a round baked loaf with a brown crust.';

/** A dough after mixing, rising, shaping and baking. */
export function draw(scene: Scene): void {
  wood(scene, { base: '#8a5a34', planks: 4 });
  dust(scene, { x: 640, y: 520, rx: 520, ry: 360 }, '#fdf8ec', { count: 900, size: 3, opacity: 0.7 });
  doughBowl(scene, 390, 262, { wobble: 0.16, reach: 0.6 });
  doughBowl(scene, 880, 262, { wobble: 0.02, reach: 0.99 });
  roundDumpling(scene, 390, 706, 168, '#f0e0bc');
  roundCake(scene, 880, 704, 196, { crust: '#a5622a', top: '#d9a04e', browned: 0.8 });
  dust(scene, { x: 390, y: 690, rx: 130 }, '#ffffff', { count: 160, size: 3 });
  light(scene);
}
