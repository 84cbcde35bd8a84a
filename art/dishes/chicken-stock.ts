import type { Color } from '../color.ts';
import { blur, mottle } from '../filters.ts';
import { peas } from '../foods/beans.ts';
import { carrotPiece } from '../foods/carrotPiece.ts';
import { celery } from '../foods/celery.ts';
import { chickenWing } from '../foods/chickenWing.ts';
import { coriander } from '../foods/herbs.ts';
import { leaf } from '../foods/leaf.ts';
import { onionHalf } from '../foods/onionHalf.ts';
import { oilPools, reflection } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { radial } from '../paints.ts';
import { ellipse, type Point } from '../path.ts';
import { ladle } from '../props/ladle.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { d, element } from '../svg.ts';
import { bowlShade } from '../vessels/bowl.ts';
import { jar } from '../vessels/jar.ts';
import { pot } from '../vessels/pot.ts';

const BLUE: Stripe[] = [
  [0.06, 8, '#35566b'],
  [0.1, 20, '#35566b'],
  [0.9, 20, '#35566b'],
  [0.95, 8, '#35566b'],
];

/** Clear stock down to the bottom of the pot: bright in the middle, amber where it is seen at a slant. */
function broth(scene: Scene, x: number, y: number, reach: number): void {
  const clear = radial(
    scene,
    [
      [0, '#fff8dc'],
      [0.55, '#fdeeb0'],
      [0.86, '#f0cf78'],
      [1, '#bd8a34'],
    ],
    { cx: 0.54, cy: 0.55, r: 0.54 },
  );
  scene.add(element('path', { d: ellipse(x, y, reach), fill: clear }));
  // The sun, bent by the ripples, on the bottom of the pot.
  const rays = mottle(scene, { color: '#fff6cc', frequency: 0.014, octaves: 2, bare: 0.54 });
  scene.add(element('path', { d: ellipse(x + 20, y + 24, reach * 0.86), fill: '#fff6cc', filter: rays, opacity: 0.3 }));
}

/** The window, mirrored where nothing floats. */
function windowReflection(scene: Scene, x: number, y: number): void {
  for (const [dx, dy, size] of [
    [-236, -252, 1],
    [-176, -292, 0.72],
  ] as const) {
    const pane = d`M${x + dx} ${y + dy}q${44 * size} ${-50 * size} ${104 * size} ${-74 * size}l${36 * size} ${58 * size}q${-56 * size} ${22 * size} ${-98 * size} ${76 * size}Z`;
    scene.add(element('path', { d: pane, fill: '#fffdf0', opacity: 0.5, filter: blur(scene, 3) }));
  }
}

/** Clear stock over submerged food, which it tints but does not hide. */
function stockFilm(scene: Scene, x: number, y: number, reach: number, color: Color): void {
  scene.add(element('path', { d: ellipse(x, y, reach), fill: color, style: 'mix-blend-mode:multiply' }));
}

/** Wings and vegetables in clear stock, some at the bottom, some at the surface, with beads of golden fat. */
function stock(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  broth(scene, x, y, reach);
  // Food at the bottom may reach under the pot's edge.
  scene.clipped(ellipse(x, y, reach), () => {
    celery(scene, x - 70, y + 266, 220, 60, { rotate: 8, color: '#b4c062' });
    carrotPiece(scene, x + 292, y - 40, 170, 66, { rotate: 80 });
    carrotPiece(scene, x - 292, y - 20, 150, 58, { rotate: 110, taper: 0.5 });
    onionHalf(scene, x + 40, y - 250, 88, { flesh: '#f0d690' });
  });
  stockFilm(scene, x, y, reach, '#fdf0b4');
  scene.clipped(ellipse(x, y, reach), () => {
    chickenWing(scene, x + 150, y + 134, 170, { rotate: 196, color: '#e8c690' });
    chickenWing(scene, x - 150, y - 130, 172, { rotate: -62, color: '#e8c690' });
    chickenWing(scene, x - 140, y + 150, 166, { rotate: 96, color: '#e4be84' });
  });
  celery(scene, x + 190, y - 206, 236, 60, { rotate: 34, color: '#a9bd58' });
  stockFilm(scene, x, y, reach, '#fff8dc');
  carrotPiece(scene, x + 40, y + 262, 190, 72, { rotate: -14 });
  carrotPiece(scene, x + 282, y + 20, 150, 64, { rotate: 64, taper: 0.4 });
  onionHalf(scene, x - 268, y + 40, 84, { flesh: '#f6e6b4' });
  leaf(scene, x - 40, y - 214, 150, { rotate: 24, color: '#6f7f34', width: 52 });
  const parsley: Point[] = [
    [x + 262, y + 116],
    [x + 82, y - 160],
    [x - 40, y + 236],
    [x - 246, y + 136],
  ];
  coriander(scene, parsley, { size: 38, color: '#3f7d27' });
  const corns = scatter(random, { x, y, rx: reach * 0.84 }, { count: 9, distance: 120 });
  peas(scene, corns, { colors: ['#2a211b', '#3a2e24'], size: 7.5 });
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.95 }, { count: 90, distance: 34 }), '#ffe98a', 5, 22);
  windowReflection(scene, x + 40, y + 30);
  reflection(scene, { x, y, rx: reach * 0.94 }, 0.4);
}

export const alt =
  'A blue pot of clear golden stock with beads of fat, three chicken wings, pieces of carrot and celery, halved onions, parsley and a bay leaf, and a full ladle across it, beside two open jars of stock on a striped cloth on wood.';

/** Golden stock in its pot with meat, vegetables and spices, a ladleful above it and two jars next to it. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [604, 486, 436];
  wood(scene, { base: '#8a5a34', planks: 5 });
  cloth(scene, '#f1eadb', { x: 520, y: -60, width: 900, height: 1100, rotate: 9, stripes: BLUE });
  pot(scene, x, y, radius, { color: '#2f5672', inside: '#efe3c6', ears: 152 });
  stock(scene, x + 2, y + 3, radius * 0.87);
  bowlShade(scene, x, y, radius, { lip: 0.07 });
  jar(scene, 1152, 196, 118, '#f3cb62', { lid: 62 });
  jar(scene, 1138, 770, 108, '#f3cb62', { lid: -58 });
  // The ladle rests on the edge of the pot, full.
  const [lx, ly] = [x + 22, y - 6];
  ladle(scene, lx, ly, 136, 420, {
    rotate: 206,
    filling: '#f8d878',
    top: (rx) => {
      const beads = scatter(scene.random, { x: lx, y: ly, rx }, { count: 26, distance: 20 });
      oilPools(scene, beads, '#fff2a6', 4, 15);
      coriander(scene, [[lx - 26, ly + 20]], { size: 34, color: '#3f7d27' });
      reflection(scene, { x: lx, y: ly, rx: rx * 0.84 }, 0.5);
    },
  });
  light(scene);
}
