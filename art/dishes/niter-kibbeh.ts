import { relief } from '../filters.ts';
import { crumbles } from '../foods/crumbles.ts';
import { gingerSlices } from '../foods/gingerSlices.ts';
import { onionSlivers } from '../foods/onion.ts';
import { garlicClove } from '../foods/sphere.ts';
import { fenugreek, plumpCardamom } from '../foods/wholeSpices.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob } from '../path.ts';
import { muslin } from '../props/muslin.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { bowl } from '../vessels/bowl.ts';
import { jar } from '../vessels/jar.ts';
import { plate } from '../vessels/plate.ts';

const BUTTER = '#efae1c';
const GREEN: Stripe[] = [
  [0.05, 8, '#d8a32e'],
  [0.07, 8, '#a8321c'],
  [0.93, 8, '#a8321c'],
  [0.945, 8, '#d8a32e'],
];

/** The spices that stay behind in the cloth: onion, ginger, garlic and seeds, shining with butter. */
function strainedSpices(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const area = { x, y, rx: reach, ry: reach * 0.92 };
  const colors = ['#b98a34', '#8f5f1e', '#d3a548', '#6f4416', '#c77a2a'];
  crumbles(scene, area, { colors, count: 230, min: 5, max: 13, material: { ...materials.crumbs, gloss: 0.4 } });
  const onion = scatter(random, { ...area, rx: reach * 0.85, ry: reach * 0.8 }, { count: 22, distance: 26 });
  onionSlivers(scene, onion, { size: 24, colors: ['#a8603a', '#8f4a3a', '#c08a4a', '#7d3a34'] });
  gingerSlices(scene, scatter(random, { ...area, rx: reach * 0.7 }, { count: 5, distance: 62 }), 30);
  fenugreek(scene, scatter(random, { ...area, rx: reach * 0.9 }, { count: 26, distance: 20 }), 9);
  plumpCardamom(scene, scatter(random, { ...area, rx: reach * 0.7 }, { count: 6, distance: 50 }), {
    length: 46,
    color: '#8f8a4a',
  });
}

/** Cubes of the butter it began with, on a saucer. */
function butter(scene: Scene, x: number, y: number): void {
  plate(scene, x, y, 140, { color: '#35566b', rim: 0.78 });
  const block = { ...materials.smooth, height: 8, dome: 5, gloss: 0.2 };
  for (const [dx, dy, turned] of [
    [-34, -20, 12],
    [36, -30, -18],
    [4, 40, 30],
  ] as const) {
    scene.group({ filter: relief(scene, block) }, () => {
      scene.at(x + dx, y + dy, { rotate: turned }, () => {
        scene.add(
          solid(scene, 'M-32 -28H30Q34 -28 34 -24V26Q34 30 30 30H-30Q-34 30 -34 26V-26Z', '#f6dd84', { shade: 0.2 }),
        );
      });
    });
  }
}

export const alt =
  'An open glass jar of clear golden butter seen from above, its lid beside it, next to a bowl lined with muslin that holds the strained onion, ginger and spices, with cubes of butter, garlic and cardamom on a dark green cloth.';

/** Clear spiced butter in a jar, and next to it the cloth through which it ran. */
export function draw(scene: Scene): void {
  const { random } = scene;
  wood(scene, { base: '#5b3a24', planks: 5 });
  cloth(scene, '#2f5147', { x: 60, y: 40, width: 1160, height: 880, rotate: 5, stripes: GREEN });
  bowl(scene, 894, 566, 270, { color: '#6f4a34', lip: 0.08 });
  muslin(scene, 902, 566, 262, { stain: '#d8a22c', rotate: 12 });
  strainedSpices(scene, 892, 568, 158);
  jar(scene, 444, 516, 262, BUTTER, { lid: -62 });
  const bubbles = scatter(random, { x: 444, y: 516, rx: 200 }, { count: 16, distance: 24, bias: 0.25 });
  for (const [x, y] of bubbles) {
    const drop = blob(random, x, y, random.between(3, 8), random.between(3, 7), { points: 9 });
    scene.add(solid(scene, drop, '#fbd566', { shadow: 1, highlight: 0.8, shade: 0.2 }));
  }
  butter(scene, 1120, 160);
  garlicClove(scene, 128, 812, 88, 30);
  garlicClove(scene, 200, 856, 80, -40);
  plumpCardamom(
    scene,
    [
      [108, 170],
      [160, 212],
      [96, 238],
    ],
    { length: 62 },
  );
  fenugreek(scene, scatter(random, { x: 300, y: 866, rx: 60, ry: 34 }, { count: 16, distance: 18 }), 11);
  light(scene);
}
