import { dropShadow } from '../filters.ts';
import { crumbles } from '../foods/crumbles.ts';
import { crustedDrumstick, crustedThigh } from '../foods/friedChicken.ts';
import { dust } from '../foods/grains.ts';
import { roundSlice } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Point, polygon } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { linedBasket } from '../vessels/basket.ts';

const CHECKS: Stripe[] = Array.from({ length: 9 }, (_, index) => [index / 9, 72, '#b8392c', 0.42]);
const STRAW = ['#b98a4c', '#8f6434', '#c99c5e', '#a87a40'];

/** Two sheets of greaseproof paper, laid across each other in the basket. */
function paper(scene: Scene, x: number, y: number, half: number): void {
  for (const [rotate, color] of [
    [18, '#e9e0ca'],
    [58, '#f4eddb'],
  ] as const) {
    scene.group({ filter: dropShadow(scene, { blur: 8, length: 8, opacity: 0.35 }) }, () => {
      scene.at(x, y, { rotate }, () => {
        const sheet = polygon([
          [-half, -half],
          [half, -half],
          [half, half],
          [-half, half],
        ]);
        scene.add(element('path', { d: sheet, fill: color }));
      });
    });
  }
}

/** Slices of pickled cucumber in a little bowl. */
function pickles(scene: Scene, x: number, y: number): void {
  smallBowl(scene, x, y, 120, {
    color: '#e9e4d6',
    filling: '#a8b05a',
    material: materials.liquid,
    top: () => {
      const places: readonly Point[] = [
        [-44, -34],
        [30, -48],
        [54, 22],
        [-10, 54],
        [-60, 34],
        [2, 2],
      ];
      for (const [dx, dy] of places) roundSlice(scene, x + dx, y + dy, 40, { skin: '#5f7a2c', flesh: '#c3cc7a' });
    },
  });
}

export const alt =
  'A round basket lined with paper, heaped with fried chicken drumsticks and thighs in a craggy golden-brown crust, beside a bowl of pickle slices and a bowl of hot sauce on a red checked cloth.';

/** Fried chicken in a lined basket. */
export function draw(scene: Scene): void {
  const [x, y] = [610, 482];
  cloth(scene, '#f4efe4', { x: -220, y: -380, width: 1720, height: 1720, rotate: -8, stripes: CHECKS, checked: true });
  linedBasket(scene, x, y, 470, { coils: STRAW, lining: '#f0e8d4' });
  paper(scene, x, y, 250);
  crustedThigh(scene, x - 214, y - 150, 142, 24);
  crustedThigh(scene, x + 196, y + 196, 142, -20);
  crustedThigh(scene, x - 214, y + 136, 136, 66);
  crustedDrumstick(scene, x + 54, y - 232, 166, -10);
  crustedDrumstick(scene, x + 232, y - 66, 168, 48);
  crustedDrumstick(scene, x - 40, y + 256, 164, 166);
  crustedThigh(scene, x + 26, y + 86, 132, 12);
  crustedDrumstick(scene, x - 66, y - 36, 184, -28);
  dust(scene, { x, y, rx: 300 }, '#4a2410', { count: 140, size: 2.6, opacity: 0.6 });
  const crumbs = {
    colors: ['#c9822e', '#a9641f', '#e6b05a'],
    min: 3,
    max: 9,
    distance: 12,
    material: materials.crumbs,
  };
  crumbles(scene, { x: 1120, y: 560, rx: 90, ry: 60 }, { ...crumbs, count: 16 });
  pickles(scene, 1136, 230);
  smallBowl(scene, 1150, 790, 112, {
    color: '#3a4a5a',
    filling: '#b8290f',
    material: { ...materials.liquid, gloss: 0.5 },
  });
  light(scene);
}
