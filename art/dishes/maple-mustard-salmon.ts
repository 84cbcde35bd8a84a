import { darken } from '../color.ts';
import { relief } from '../filters.ts';
import { filletPiece } from '../foods/filletPiece.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { dust } from '../foods/grains.ts';
import { greenBeans } from '../foods/greenBeans.ts';
import { dill } from '../foods/herbs.ts';
import { reflection } from '../foods/sauce.ts';
import { roundSeeds } from '../foods/wholeSpices.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob, type Point, polar } from '../path.ts';
import { fork } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { steelTray } from '../vessels/steelTray.ts';

const STRIPES: Stripe[] = [
  [0.12, 40, '#4a6f8a', 0.6],
  [0.22, 8, '#4a6f8a', 0.6],
  [0.86, 40, '#4a6f8a', 0.6],
];

/** The fillets from the middle of the pan: x, y and rotation. */
const FILLETS = [
  [-8, -254, -4],
  [14, -84, 3],
  [-14, 86, -3],
  [10, 254, 4],
] as const;

/** Potato halves, cut side up, as places in the pan. */
const POTATOES: readonly Point[] = [
  [-440, -262],
  [-320, -290],
  [-376, -172],
  [-462, -112],
  [-330, -70],
  [-424, 6],
  [-312, 62],
  [-458, 120],
  [-352, 166],
  [-440, 232],
  [-316, 276],
  [-404, 316],
];

/** Halves of small potatoes roasted on their cut sides: red skin around a golden face, browned at its edge. */
function potatoes(scene: Scene): void {
  const { random } = scene;
  const face = radial(scene, [
    [0, '#e6b755'],
    [0.55, '#dda742'],
    [0.82, '#bf7a26'],
    [1, '#7a3f12'],
  ]);
  scene.group({ filter: relief(scene, { ...materials.vegetable, dome: 7, noise: 0.4, gloss: 0.2, shadow: 7 }) }, () => {
    for (const [x, y] of POTATOES) {
      const [size, rotation] = [random.between(56, 66), random.angle()];
      const outline = (part: number) =>
        blob(random, x, y, size * part, size * part * 0.8, { wobble: 0.05, rotation, points: 16 });
      scene.add(
        element('path', { d: outline(1.12), fill: '#8a3d30' }),
        element('path', { d: outline(0.96), fill: face }),
      );
      for (let spot = 0; spot < 7; spot++) {
        const [sx, sy] = polar(x, y, random.angle(), size * random.between(0.2, 0.7));
        const brown = blob(random, sx, sy, size * 0.22, size * 0.09, {
          wobble: 0.3,
          rotation: random.angle(),
          points: 9,
        });
        scene.add(element('path', { d: brown, fill: '#7a3f12', opacity: 0.45 }));
      }
    }
  });
}

/** A fillet on its skin, the glaze spooned along its back and browned at the edges. */
function salmon(scene: Scene, x: number, y: number, rotate: number): void {
  const { random } = scene;
  filletPiece(scene, x, y, 420, 140, { rotate, color: '#f0875a', taper: 0.72, skin: '#8d8f8a', sauce: '#c9762f' });
  const glaze = { ...materials.syrup, frequency: 0.03, height: 4, dome: 4, noise: 0.3, gloss: 0.5, shadow: 1 };
  const [cx, cy] = [x - 12, y - 4];
  scene.group({ filter: relief(scene, glaze), opacity: 0.74 }, () => {
    const rotation = (rotate * Math.PI) / 180;
    const coat = blob(random, cx, cy, 184, 56, { wobble: 0.2, points: 44, rotation });
    scene.add(element('path', { d: coat, fill: '#b0681c' }));
    for (let patch = 0; patch < 7; patch++) {
      const [px, py] = [cx + random.bell() * 200, cy + random.bell() * 34];
      const brown = blob(random, px, py, random.between(14, 34), random.between(8, 16), { wobble: 0.3, points: 12 });
      scene.add(element('path', { d: brown, fill: '#8a4208', opacity: 0.7 }));
    }
  });
  const seeds: Point[] = Array.from({ length: 26 }, () => [cx + random.bell() * 260, cy + random.bell() * 60]);
  roundSeeds(scene, seeds, { colors: ['#e8c06a', '#b5742a', '#6a3f14'], size: 3.4 });
  reflection(scene, { x: cx, y: cy, rx: 140, ry: 30 }, 0.3);
}

export const alt =
  'Four fillets of salmon under a brown mustard glaze in a row on a steel sheet pan, between golden halves of red-skinned potatoes and green beans, with dill and lemon wedges, beside a bowl of glaze and a fork on wood.';

/** The sheet pan as it comes from the oven. */
export function draw(scene: Scene): void {
  const { random } = scene;
  wood(scene, { base: '#8a5f3c', planks: 4 });
  cloth(scene, '#eceae2', { x: -60, y: -80, width: 420, height: 1200, rotate: -8, stripes: STRIPES });
  const [x, y] = [620, 486];
  steelTray(scene, x, y, 1130, 800, { paper: true }, () => {
    dust(scene, { x: 0, y: 0, rx: 480, ry: 320 }, darken('#c98620', 0.4), { count: 140, size: 2.4, opacity: 0.5 });
    potatoes(scene);
    const pods: Point[] = Array.from({ length: 40 }, () => [368 + random.bell() * 170, random.between(-220, 220)]);
    greenBeans(scene, pods, { length: 210, width: 24, blistered: 0.35, toward: 82, spread: 28 });
    for (const [fx, fy, turned] of FILLETS) salmon(scene, fx, fy, turned);
    const fronds: Point[] = FILLETS.flatMap(([fx, fy]): Point[] =>
      Array.from({ length: 5 }, () => [fx + random.bell() * 280, fy + random.bell() * 70]),
    );
    dill(scene, fronds, { size: 44, color: '#4f8a2c' });
  });
  for (const [lx, ly, turned] of [
    [842, 838, 30],
    [160, 838, -20],
    [700, 156, 200],
  ] as const)
    citrusWedge(scene, lx, ly, 130, { skin: '#e8b92a', flesh: '#f6e27a', rotate: turned });
  smallBowl(scene, 1204, 150, 92, { color: '#f0e9da', filling: '#bf7a1c', material: materials.syrup });
  fork(scene, 1224, 640, 520, 8);
  light(scene);
}
