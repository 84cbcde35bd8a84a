import { relief } from '../filters.ts';
import { citrusWedge, citrusWheel } from '../foods/fruit.ts';
import { reflection } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import { blobPoints, ellipse, smooth } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element, place } from '../svg.ts';
import { glass } from '../vessels/glass.ts';
import { jug } from '../vessels/jug.ts';

const JAMAICA = '#9a0f2c';
const FLOWER = ['#6a0a22', '#83122e', '#560718', '#951a38'];
const STRIPES: Stripe[] = [
  [0.06, 26, '#e0a02a'],
  [0.1, 8, '#fffaf0'],
  [0.13, 14, '#1f6f6b'],
  [0.86, 14, '#1f6f6b'],
  [0.9, 8, '#fffaf0'],
  [0.93, 26, '#e0a02a'],
];

/** Ice: clear blocks, half above the drink. */
function ice(scene: Scene, x: number, y: number, radius: number, count: number): void {
  const { random } = scene;
  for (const [cx, cy] of scatter(random, { x, y, rx: radius * 0.56 }, { count, distance: radius * 0.5 })) {
    const half = radius * random.between(0.2, 0.27);
    const square = smooth(blobPoints(random, 0, 0, half, half, { wobble: 0.1, points: 8 }));
    const fill = linear(scene, [
      [0, '#fff4f4', 0.85],
      [0.5, '#e08a9c', 0.42],
      [1, '#ffe2e6', 0.6],
    ]);
    const transform = place(cx, cy, random.between(0, 90));
    scene.add(element('path', { d: square, transform, fill, stroke: '#fff0f2', 'stroke-width': 3, opacity: 0.9 }));
  }
}

/** A glass of hibiscus water with ice and a wheel of lime. */
function drink(scene: Scene, x: number, y: number, radius: number): void {
  glass(scene, x, y, radius, { drink: JAMAICA });
  scene.add(element('path', { d: ellipse(x, y, radius * 0.88, radius * 0.88), fill: '#c81f45', opacity: 0.35 }));
  ice(scene, x, y, radius, 5);
  citrusWheel(scene, x + radius * 0.32, y - radius * 0.3, radius * 0.44, { rotate: 20 });
  reflection(scene, { x, y, rx: radius * 0.76 }, 0.45);
}

/** Dried hibiscus: dark, curled, pointed petals. */
function hibiscus(scene: Scene, x: number, y: number, reach: number, count: number): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.leaf, height: 6, shadow: 5 }) }, () => {
    for (const [fx, fy] of scatter(random, { x, y, rx: reach, ry: reach * 0.9 }, { count, distance: 26 })) {
      for (let petal = 0; petal < 3; petal++) {
        const length = random.between(28, 46);
        const d = `M0 0C${length * 0.2} ${-length * 0.5} ${length * 0.7} ${-length * 0.42} ${length} ${-length * 0.05}C${length * 0.7} ${length * 0.2} ${length * 0.3} ${length * 0.24} 0 0Z`;
        scene.add(element('path', { d, transform: place(fx, fy, random.between(0, 360)), fill: random.pick(FLOWER) }));
      }
    }
  });
}

export const alt =
  'Three glasses of deep red hibiscus water with ice and lime, a white jug of it, and dried hibiscus flowers in a bowl and loose on a teal cloth with yellow stripes.';

/** Hibiscus water in glasses and a jug, with the dried flowers, on a teal cloth. */
export function draw(scene: Scene): void {
  cloth(scene, '#2d8a84', { rotate: 4, x: -140, y: -160, width: 1560, height: 1280, stripes: STRIPES });
  jug(scene, 420, 330, 218, { color: '#f6f1e7', filling: JAMAICA, spout: 28 });
  ice(scene, 420, 330, 200, 6);
  citrusWheel(scene, 470, 270, 64, { rotate: 40 });
  citrusWheel(scene, 372, 396, 60, { rotate: 80 });
  drink(scene, 830, 300, 160);
  drink(scene, 700, 654, 166);
  drink(scene, 1044, 600, 156);
  smallBowl(scene, 316, 748, 150, {
    color: '#e0a02a',
    filling: '#4a0716',
    material: materials.crumbs,
    top: (rx) => hibiscus(scene, 316, 748, rx * 0.88, 40),
  });
  hibiscus(scene, 1130, 190, 90, 9);
  hibiscus(scene, 540, 862, 60, 4);
  citrusWedge(scene, 1160, 846, 140, { rotate: -24 });
  citrusWedge(scene, 116, 520, 126, { rotate: 60 });
  light(scene);
}
