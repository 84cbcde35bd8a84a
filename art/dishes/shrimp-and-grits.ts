import { relief } from '../filters.ts';
import { bacon } from '../foods/bacon.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { dust } from '../foods/grains.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { spoonTrough } from '../foods/lentils.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { shrimp } from '../foods/shrimp.ts';
import { slicedScallions } from '../foods/slicedRings.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { ellipse, type Point, polar } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { napkin } from '../props/napkin.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import type { Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const GRITS = '#f2d684';
const BLUE: Stripe[] = [
  [0.08, 10, '#3f6283'],
  [0.16, 26, '#3f6283'],
  [0.8, 26, '#3f6283'],
  [0.92, 10, '#3f6283'],
];

/** The shrimp: x and y from the middle of the bowl, and the rotation; the lower ones first. */
const SHRIMP = [
  [-150, -104, -40],
  [16, -170, 30],
  [164, -92, 96],
  [-178, 58, -100],
  [176, 82, 150],
  [-64, 160, -150],
  [84, 172, 196],
  [-52, -22, 10],
  [74, 24, 120],
] as const;

/** Creamy grits, smoothed with the back of a spoon, butter standing in its trough. */
function grits(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const creamy = {
    ...materials.cream,
    frequency: 0.11,
    octaves: 2,
    height: 3.4,
    noise: 0.6,
    dome: 12,
    gloss: 0.22,
    shadow: 0,
    ambient: 0.46,
  };
  const body = radial(scene, [
    [0, '#f9e7a6'],
    [0.75, GRITS],
    [1, '#c99a3c'],
  ]);
  scene.add(element('path', { d: ellipse(x, y, reach), fill: body, filter: relief(scene, creamy) }));
  const way = (from: number, arc: number, away: number): Point[] =>
    Array.from({ length: 14 }, (_, step) => polar(x, y, from + (arc * step) / 13, reach * away + random.bell() * 5));
  const folds: readonly (readonly [number, number, number])[] = [
    [0.3, 2.7, 0.88],
    [3.4, 2.5, 0.89],
    [1.2, 1.9, 0.76],
    [4.6, 1.8, 0.77],
  ];
  for (const [from, arc, away] of folds) spoonTrough(scene, way(from, arc, away), 34, '#e3b954', 0.5);
  const melted = folds.flatMap(([from, arc, away]) => way(from, arc, away)).filter(() => random.next() < 0.4);
  oilPools(scene, melted, '#f7c22e', 8, 24);
  dust(scene, { x, y, rx: reach * 0.97 }, '#fff6d6', { count: 420, size: 2, opacity: 0.8 });
  dust(scene, { x, y, rx: reach * 0.97 }, '#b98a2c', { count: 160, size: 1.6, opacity: 0.6 });
}

export const alt =
  'A white bowl of creamy yellow grits with nine pink shrimp, crisp bacon and scallions in an orange pan sauce, beside a spoon, a bowl of red hot sauce and lemon wedges on wood with a blue-striped napkin.';

/** Shrimp from the pan on a bowl of grits, with bacon, lemon and scallions. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [624, 484];
  wood(scene, { base: '#6b4226', planks: 5 });
  napkin(scene, 1140, 640, '#efe8d8', { width: 420, height: 760, rotate: 12, stripes: BLUE });
  bowl(scene, x, y, 446, { color: '#f4f0e6', lip: 0.07, band: '#3f6283' });
  const reach = 446 * 0.875;
  grits(scene, x + 2, y + 3, reach);
  const pool = {
    color: '#c65a12',
    oil: '#f0962a',
    oiliness: 1,
    wobble: 0.22,
    bits: ['#8f2a0a', '#e8902f', '#5f1a06'],
  };
  sauce(scene, { x: x + 4, y: y + 8, rx: 268, ry: 244 }, { ...pool, material: materials.liquid });
  bacon(scene, scatter(random, { x, y, rx: 280, ry: 260 }, { count: 22, distance: 74 }), { length: 62, width: 32 });
  SHRIMP.forEach(([dx, dy, rotate]) => {
    const color = random.pick(['#e8622c', '#ee7038', '#df5826']);
    shrimp(scene, x + dx * 1.08, y + dy * 1.08, 112 * random.between(0.95, 1.06), {
      rotate,
      color,
      seared: '#a02c0a',
    });
  });
  bacon(scene, scatter(random, { x, y, rx: 210 }, { count: 6, distance: 120 }), { length: 56, width: 30 });
  oilPools(scene, scatter(random, { x, y, rx: 250 }, { count: 40, distance: 34 }), '#f2a13a', 4, 12);
  const rings = scatter(random, { x, y, rx: 262 }, { count: 30, distance: 44, bias: 0.55 });
  slicedScallions(scene, rings, { size: 15 });
  choppedHerbs(scene, { x, y, rx: 240 }, { count: 30, size: 6, color: '#5a9a2e' });
  dust(scene, { x, y, rx: 300 }, '#8f2a0a', { count: 90, size: 2.2, opacity: 0.7 });
  reflection(scene, { x, y, rx: 350 }, 0.2);
  bowlShade(scene, x, y, 446, { lip: 0.07 });

  spoon(scene, 1112, 520, 600, 14);
  smallBowl(scene, 150, 150, 104, {
    color: '#35566b',
    filling: '#a81e0a',
    material: { ...materials.liquid, gloss: 0.25 },
  });
  citrusWedge(scene, 112, 812, 160, { rotate: 28, skin: '#e8b92a', flesh: '#f6e27a' });
  citrusWedge(scene, 216, 880, 150, { rotate: -20, skin: '#e8b92a', flesh: '#f6e27a' });
  slicedScallions(scene, scatter(random, { x: 1160, y: 120, rx: 70, ry: 50 }, { count: 9, distance: 30 }), {
    size: 16,
  });
  light(scene);
}
