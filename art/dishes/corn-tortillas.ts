import { cornTortilla } from '../foods/cornTortilla.ts';
import { mound } from '../foods/mound.ts';
import { sphere } from '../foods/sphere.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { smallBowl } from '../props/smallBowl.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { linedBasket } from '../vessels/basket.ts';
import { skillet } from '../vessels/skillet.ts';

const STRIPES: Stripe[] = [
  [0.04, 12, '#a8321c'],
  [0.07, 5, '#3f78a8'],
  [0.93, 5, '#3f78a8'],
  [0.96, 12, '#a8321c'],
];

/** A stack in a lined basket, each a little off the one below. */
function stack(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  for (let index = 0; index < 7; index++) {
    const [dx, dy] = [random.bell() * 22 + (6 - index) * 13, random.bell() * 22 + (6 - index) * 9];
    const size = 208 + random.bell() * 8;
    cornTortilla(
      scene,
      { x: x + dx - 20, y: y + dy - 20, rx: size, ry: size * 0.96 },
      { rotate: random.between(0, 360), curled: 0.6, charred: index === 6 ? 0.75 : 0.4 },
    );
  }
}

/** Balls of masa that wait to be pressed. */
function masa(scene: Scene): void {
  const places: [number, number, number][] = [
    [1010, 800, 66],
    [1140, 752, 62],
    [1150, 884, 64],
    [884, 872, 62],
  ];
  for (const [x, y, radius] of places) {
    sphere(scene, x, y, radius, '#efdcae', 0.15);
    mound(
      scene,
      { x, y, rx: radius * 0.9 },
      {
        color: '#f1e0b6',
        flecks: ['#e2cb93', '#f9eed0'],
        fleckSize: 0.6,
        wobble: 0.05,
        material: { ...materials.bread, shadow: 0 },
      },
    );
  }
}

export const alt =
  'A stack of corn tortillas with brown freckles in a woven basket lined with white cloth, one puffed tortilla in a black skillet, and balls of pale corn dough on dark wood.';

/** Corn tortillas: a stack in a basket, one puffing in the skillet, and balls of masa. */
export function draw(scene: Scene): void {
  wood(scene, { base: '#6b4428', planks: 5 });
  cloth(scene, '#f3ead8', { x: 60, y: 120, width: 800, height: 800, rotate: -8, stripes: STRIPES, fringe: 18 });
  linedBasket(scene, 440, 500, 372, { lining: '#f4ecdb' });
  stack(scene, 440, 486);
  skillet(scene, 1012, 300, 262, { handle: -40 });
  cornTortilla(scene, { x: 1012, y: 300, rx: 186, ry: 182 }, { charred: 0.9, curled: 1, rotate: 40 });
  masa(scene);
  smallBowl(scene, 96, 110, 100, { color: '#2f6f80', filling: '#fdfaf2', material: materials.crumbs });
  light(scene);
}
