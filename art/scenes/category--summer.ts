import { cornCob } from '../foods/corn.ts';
import { citrusWheel, raspberry } from '../foods/fruit.ts';
import { sprig } from '../foods/leaf.ts';
import { sphere, tomato } from '../foods/sphere.ts';
import { cherries, peach } from '../foods/stoneFruit.ts';
import { strawberry } from '../foods/strawberries.ts';
import { tomatoSlice } from '../foods/tomatoSlice.ts';
import { roundSlice } from '../foods/vegetables.ts';
import { watermelonSlice } from '../foods/watermelon.ts';
import { light } from '../light.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { tiles } from '../surfaces/tiles.ts';
import { glass } from '../vessels/glass.ts';
import { plate } from '../vessels/plate.ts';

/** Tomatoes of all colors, sliced and whole. */
function tomatoes(scene: Scene): void {
  plate(scene, 360, 668, 224, { color: '#f4f1ea', band: '#2f8fa0' });
  for (const [dx, dy, turn] of [
    [-76, -40, 0],
    [20, -84, 40],
    [84, -4, 80],
    [28, 80, 10],
    [-70, 66, 60],
    [0, 2, 20],
  ] as const)
    tomatoSlice(scene, 360 + dx, 668 + dy, 74, turn);
  sprig(scene, 364, 668, 62, { rotate: -30, leaves: 5 });
  tomato(scene, 150, 800, 70, '#e8a01e');
  tomato(scene, 116, 664, 56);
}

export const alt =
  'Summer produce on pale turquoise tiles: red slices of watermelon, a plate of sliced tomatoes with basil, peaches, cherries, strawberries, corn cobs, cucumber slices, a bowl of raspberries and a glass of lemonade with lemon and mint.';

/** Draws ripe summer fruit. */
export function draw(scene: Scene): void {
  const { random } = scene;
  tiles(scene, { base: '#bfe0dc', joint: '#eef6f2', size: 160 });
  watermelonSlice(scene, 610, 400, 300, -16);
  watermelonSlice(scene, 770, 560, 280, 24);
  tomatoes(scene);
  cornCob(scene, 996, 690, 350, 56);
  cornCob(scene, 1096, 656, 350, 62);
  peach(scene, 924, 190, 100, { rotate: 40 });
  peach(scene, 1076, 290, 94, { rotate: -60 });
  peach(scene, 1090, 118, 84, { rotate: 150 });
  glass(scene, 300, 200, 132, { drink: '#f2e48a' });
  citrusWheel(scene, 292, 206, 76, { skin: '#efc62c', flesh: '#f9ea8e', rotate: 12 });
  sprig(scene, 356, 160, 66, { rotate: -40, leaves: 4, color: '#4b9138' });
  for (const [x, y] of scatter(random, { x: 640, y: 840, rx: 130, ry: 70 }, { count: 8, distance: 66 }))
    roundSlice(scene, x, y, 52);
  smallBowl(scene, 874, 866, 104, {
    color: '#2f8fa0',
    filling: '#8a1a34',
    top: (rx) => {
      for (const [x, y] of scatter(random, { x: 874, y: 866, rx: rx * 0.82 }, { count: 13, distance: 36 }))
        raspberry(scene, x, y, 23);
    },
  });
  strawberry(scene, 520, 130, 54, 70);
  strawberry(scene, 636, 96, 50, 130);
  cherries(scene, 110, 340, 32);
  cherries(scene, 212, 400, 30);
  sphere(scene, 1204, 470, 44, '#6d2a5a', 0.5);
  sphere(scene, 1140, 440, 46, '#5a2250', 0.5);
  light(scene, { vignette: 0.26, warmth: 0.7 });
}
