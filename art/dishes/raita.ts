import { relief } from '../filters.ts';
import { dust, grains } from '../foods/grains.ts';
import { shreds } from '../foods/greens.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { leaf, sprig } from '../foods/leaf.ts';
import { powder } from '../foods/powder.ts';
import { reflection } from '../foods/sauce.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { roundSlice } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { band, type Point, polar } from '../path.ts';
import { metalSpoon } from '../props/metalSpoon.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { bowlShade } from '../vessels/bowl.ts';
import { copperBowl } from '../vessels/copperBowl.ts';

const STRIPES: Stripe[] = [
  [0.06, 22, '#f0e2c0', 0.9],
  [0.1, 8, '#d8a32e', 0.9],
  [0.9, 8, '#d8a32e', 0.9],
  [0.93, 22, '#f0e2c0', 0.9],
];

/** Yogurt with grated cucumber in it, drawn up in folds by the spoon. */
function yogurt(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const white = radial(scene, [
    [0, '#fffdf6'],
    [0.75, '#f8f4e6'],
    [1, '#ddd6bd'],
  ]);
  const thick = { ...materials.cream, frequency: 0.016, height: 9, noise: 0.55, gloss: 0.2, shadow: 0 };
  const green = { colors: ['#a9c96f', '#c3db94', '#8fb552', '#dcebb8'], length: 46, width: 8 };
  scene.group({ filter: relief(scene, thick) }, () => {
    scene.add(element('circle', { cx: x, cy: y, r: reach, fill: white }));
    for (const [away, from] of [
      [0.34, 0.4],
      [0.6, 2.4],
      [0.82, 4.2],
    ] as const) {
      const fold = Array.from({ length: 13 }, (_, step): Point => polar(x, y, from + step * 0.18, reach * away));
      scene.add(
        element('path', { d: band(fold, [4, 16, 26, 30, 30, 30, 28, 28, 26, 22, 16, 10, 3]), fill: '#ffffff' }),
      );
    }
  });
  shreds(scene, { x, y, rx: reach * 0.92 }, { ...green, count: 120 });
  const veil = { ...materials.cream, frequency: 0.03, height: 5, shadow: 0 };
  scene.group({ filter: relief(scene, veil), opacity: 0.86 }, () => {
    for (const [px, py] of scatter(random, { x, y, rx: reach * 0.9 }, { count: 60, distance: 54 })) {
      scene.add(
        element('ellipse', { cx: px, cy: py, rx: random.between(22, 44), ry: random.between(14, 26), fill: '#fbf8ec' }),
      );
    }
  });
  shreds(scene, { x, y, rx: reach * 0.86 }, { ...green, count: 46 });
}

export const alt =
  'A brass bowl of white yogurt with shreds of green cucumber, chopped mint, toasted cumin seeds, rings of green chilli and a pinch of red chilli powder, beside slices of cucumber, mint leaves and a bowl of cumin on a blue cloth.';

/** Cucumber raita, cumin and chilli strewn over it. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [630, 488, 392];
  cloth(scene, '#1f4f6b', { x: -200, y: -260, width: 1700, height: 1500, rotate: -12, stripes: STRIPES });
  copperBowl(scene, x, y, radius, { color: '#c39a3e', inside: '#d9b868', handles: 30 });
  const reach = radius * 0.87;
  yogurt(scene, x, y, reach);
  choppedHerbs(scene, { x, y, rx: reach * 0.8 }, { count: 120, size: 10, color: '#3f8a34' });
  grains(
    scene,
    { x: x + 20, y: y + 10, rx: 190, ry: 150 },
    { colors: ['#6b3d16', '#8a5424', '#4f2c10'], count: 110, length: 11, width: 3.4, distance: 14 },
  );
  slicedChilli(scene, scatter(random, { x, y, rx: reach * 0.7 }, { count: 9, distance: 92 }), {
    size: 17,
    color: '#4f8f2a',
  });
  powder(scene, { x: x - 60, y: y - 50, rx: 60, ry: 44 }, { color: '#c8341a', strewn: 1.6 });
  dust(scene, { x: x - 40, y: y - 30, rx: 150, ry: 120 }, '#c02a12', { count: 150, size: 2.6 });
  sprig(scene, x + 90, y - 60, 130, { color: '#4b9138', rotate: -40, leaves: 3 });
  reflection(scene, { x, y, rx: reach * 0.9 }, 0.25);
  bowlShade(scene, x, y, radius, { lip: 0.09 });
  for (const [sx, sy, size] of [
    [1150, 690, 86],
    [1076, 800, 90],
    [1194, 838, 84],
  ] as const) {
    roundSlice(scene, sx, sy, size, { skin: '#3f7a2c', flesh: '#dcebb4', seeds: true });
  }
  smallBowl(scene, 1146, 170, 118, {
    color: '#8f5a2e',
    filling: '#7a4a1e',
    top: (rx) =>
      grains(
        scene,
        { x: 1146, y: 170, rx },
        { colors: ['#6b3d16', '#8f5a28', '#a8703a', '#553012'], count: 300, length: 13, width: 4, distance: 8 },
      ),
  });
  for (const [lx, ly, turned] of [
    [110, 780, 20],
    [170, 850, -30],
    [90, 880, 80],
  ] as const) {
    leaf(scene, lx, ly, 110, { color: '#4b9138', rotate: turned });
  }
  metalSpoon(scene, 128, 330, 460, { rotate: -14, color: '#c1943a' });
  light(scene);
}
