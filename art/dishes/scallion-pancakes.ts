import { crumbles } from '../foods/crumbles.ts';
import { flakyPancake } from '../foods/flakyPancake.ts';
import { sesame } from '../foods/grains.ts';
import { oilPools, reflection } from '../foods/sauce.ts';
import { slicedScallions } from '../foods/slicedRings.ts';
import { wholeScallion } from '../foods/wholeScallion.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { chopsticks } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { plate } from '../vessels/plate.ts';

/** Soy sauce and black vinegar with drops of sesame oil and sesame seeds. */
function dip(scene: Scene, x: number, y: number, radius: number): void {
  smallBowl(scene, x, y, radius, {
    color: '#9db8a4',
    filling: '#2a1208',
    material: { ...materials.liquid, gloss: 0.5 },
    top: (reach) => {
      reflection(scene, { x, y, rx: reach * 0.8 }, 0.5);
      oilPools(scene, scatter(scene.random, { x, y, rx: reach * 0.8 }, { count: 18, distance: 16 }), '#d9972a', 4, 12);
      sesame(scene, { x, y, rx: reach * 0.75 }, 34);
    },
  });
}

export const alt =
  'Golden pancakes of coiled dough full of green spring onion, blistered brown, one whole and another in wedges piled on it, on a pale green plate, with a bowl of dark sauce with sesame, chopsticks and whole spring onions on dark wood.';

/** Scallion pancakes, whole and cut, with their dip, chopsticks and the scallions themselves, on dark wood. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [536, 462];
  wood(scene, { base: '#3d2f28', planks: 5 });
  plate(scene, x, y, 440, { color: '#b9cfbb', rim: 0.86, speckled: true });
  flakyPancake(scene, { x: x - 76, y: y - 64, radius: 296, from: 0, to: 360 });
  for (const [dx, dy, from] of [
    [-30, 112, 74],
    [10, 34, -40],
    [6, 84, 14],
  ] as const) {
    flakyPancake(scene, { x: x + dx, y: y + dy, radius: 274, from, to: from + 54 });
  }
  const crumbs = { colors: ['#d9a24e', '#b8702a', '#efcf94'], min: 3, max: 8, flat: 0.6, distance: 20 };
  crumbles(scene, { x: x + 300, y: y + 190, rx: 70, ry: 90 }, { ...crumbs, count: 18 });
  dip(scene, 1110, 226, 142);
  chopsticks(scene, 1120, 610, 620, 16, '#8a2a1c');
  wholeScallion(scene, 330, 884, 620, -4);
  wholeScallion(scene, 300, 930, 600, 3);
  slicedScallions(scene, scatter(random, { x: 760, y: 900, rx: 90, ry: 34 }, { count: 12, distance: 26 }), {
    size: 13,
  });
  light(scene);
}
