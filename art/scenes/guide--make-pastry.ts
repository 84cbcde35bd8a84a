import { dropShadow, relief } from '../filters.ts';
import { dust } from '../foods/grains.ts';
import { butter } from '../foods/pastry.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear, radial, shades } from '../paints.ts';
import { blob } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { woodGrain } from '../surfaces/wood.ts';
import { element } from '../svg.ts';

/** A rolling pin centered at (x, y). */
function rollingPin(scene: Scene, x: number, y: number, rotate: number): void {
  scene.group({ filter: dropShadow(scene, { blur: 12, length: 18, opacity: 0.5 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const round = linear(scene, shades('#e3b884', '#b9834a', '#8a5a2c', 0.55), { from: [0, 0], to: [0, 1] });
      scene.group({ filter: woodGrain(scene, false) }, () => {
        scene.add(element('rect', { x: -450, y: -22, width: 900, height: 44, rx: 22, fill: '#8a5a2c' }));
        scene.add(element('rect', { x: -330, y: -56, width: 660, height: 112, rx: 22, fill: round }));
      });
    });
  });
}

export const alt =
  'A round of pale pastry dough flecked with butter on floured marble under a wooden rolling pin, with cold cubes of butter and small bowls of flour and ice water beside it.';

/** Rolled pastry dough with its ingredients. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [600, 520];
  stone(scene, { base: '#e9e4dc' });
  dust(scene, { x, y, rx: 480, ry: 380 }, '#ffffff', { count: 900, size: 3.4 });
  const flat = { ...materials.bread, height: 6, dome: 8, noise: 0.3, softness: 3, shadow: 9 };
  scene.group({ filter: relief(scene, flat) }, () => {
    const fill = radial(scene, shades('#f3e2b8', '#ead5a2', '#d2b878', 0.82), { cx: 0.44, cy: 0.42, r: 0.6 });
    scene.add(element('path', { d: blob(random, x, y, 380, 330, { wobble: 0.045 }), fill }));
  });
  for (const [cx, cy] of scatter(random, { x, y, rx: 340, ry: 290 }, { count: 90, distance: 34 })) {
    const size = random.between(6, 17);
    const fleck = blob(random, cx, cy, size * 1.5, size, { wobble: 0.3, rotation: random.angle() });
    scene.add(element('path', { d: fleck, fill: '#fbeeb4', opacity: 0.85 }));
  }
  dust(scene, { x, y, rx: 340 }, '#ffffff', { count: 260, size: 3 });
  rollingPin(scene, x + 30, y - 40, -24);
  for (const [bx, by, turn] of [
    [1080, 690, 12],
    [1180, 760, -20],
    [1070, 810, 40],
  ] as const)
    butter(scene, bx, by, 70, turn);
  smallBowl(scene, 1140, 170, 136, { color: '#4f6f8a', filling: '#fbf6ea', material: materials.crumbs });
  smallBowl(scene, 130, 830, 112, { color: '#dfe7e4', filling: '#cfdde0', material: materials.liquid });
  light(scene);
}
