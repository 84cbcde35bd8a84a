import { mix } from '../colour.ts';
import { mottle, relief } from '../filters.ts';
import { breadSlice } from '../foods/bread.ts';
import { crumbles } from '../foods/crumbles.ts';
import { cubes } from '../foods/cubes.ts';
import { swirl } from '../foods/drizzle.ts';
import { gherkinSpear } from '../foods/gherkinSpear.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { leaf } from '../foods/leaf.ts';
import { sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob, polygon } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { board } from '../vessels/board.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const CHEDDAR = '#f99a14';
const TUNA = ['#ecc9a0', '#e0b484', '#f4dab8', '#d6a474', '#e6c094'];
const CELERY = ['#b8d06a', '#9fc04a', '#cfe08c'];

/** Melted cheddar along the cut edge, from (-half, y) to (half, y): it bulges, hangs and runs. */
function cheddar(scene: Scene, half: number, y: number, hang: number): void {
  const { random } = scene;
  const melted = { ...materials.smooth, height: 8, dome: 7, gloss: 0.45, sharpness: 26, ambient: 0.5 };
  scene.group({ filter: relief(scene, melted) }, () => {
    scene.add(element('rect', { x: -half, y: y - 16, width: half * 2, height: 34, rx: 14, fill: CHEDDAR }));
    for (let x = -half + 26; x < half; x += random.between(44, 76)) {
      const [wide, deep] = [random.between(24, 44), hang * random.between(0.35, 1)];
      const fill = mix(CHEDDAR, '#f8b43c', random.next() * 0.7);
      scene.add(element('path', { d: blob(random, x, y + deep * 0.45, wide, deep, { wobble: 0.08 }), fill }));
    }
  });
}

/** The cut face of half a sandwich, turned up: griddled crust, crumb, cheddar, tuna with celery, cheddar, crumb, crust. */
function cutFace(scene: Scene, x: number, y: number, half: number, rotate: number): void {
  const { random } = scene;
  const crumb = { ...materials.bread, frequency: 0.07, height: 7, dome: 7, noise: 0.6, softness: 1, shadow: 12 };
  const bread = (at: number) => {
    scene.group({ filter: relief(scene, crumb) }, () => {
      const box = (inset: number, fill: string) =>
        element('rect', {
          x: -half + inset,
          y: at - 32 + inset,
          width: (half - inset) * 2,
          height: (32 - inset) * 2,
          rx: 16,
          fill,
        });
      scene.add(box(0, '#8a4410'), box(10, '#f0d296'));
    });
    for (const [cx, cy] of scatter(random, { x: 0, y: at, rx: half * 0.92, ry: 16 }, { count: 40, distance: 13 })) {
      const hole = { rx: random.between(2, 8), ry: random.between(1.5, 4) };
      scene.add(element('ellipse', { cx, cy, ...hole, fill: '#b98a4c', opacity: 0.6 }));
    }
  };
  scene.at(x, y, { rotate }, () => {
    const inside = { x: -half * 0.95, y: -80, width: half * 1.9, height: 160, rx: 14, fill: '#c9822a' };
    scene.add(element('rect', inside));
    bread(96);
    cheddar(scene, half * 1.0, 56, 26);
    const flaky = { ...materials.crumbs, frequency: 0.06, height: 5, gloss: 0.14, shadow: 3, ambient: 0.46 };
    scene.add(element('rect', { x: -half * 0.97, y: -44, width: half * 1.94, height: 96, rx: 22, fill: '#c9a87c' }));
    for (let row = 0; row < 3; row++) {
      const area = { x: 0, y: -26 + row * 30, rx: half * 0.98, ry: 22 };
      crumbles(scene, area, { colours: TUNA, count: 76, min: 12, max: 27, flat: 0.42, bias: 0.5, material: flaky });
    }
    const dice = (count: number) => scatter(random, { x: 0, y: 4, rx: half * 0.94, ry: 36 }, { count, distance: 30 });
    cubes(scene, dice(20), { colours: CELERY, size: 9, rounding: 0.4 });
    cubes(scene, dice(10), { colours: ['#b0508f', '#c876ab'], size: 7, rounding: 0.3 });
    choppedHerbs(scene, { x: 0, y: 4, rx: half * 0.94, ry: 36 }, { count: 24, size: 7, colour: '#5f7f26' });
    cheddar(scene, half * 1.0, -54, 48);
    bread(-92);
  });
}

/** The other half, griddled face up, its cut edge to the bottom, with cheddar that ran out and fried. */
function griddled(scene: Scene, x: number, y: number, rotate: number): void {
  const { random } = scene;
  scene.at(x, y, { rotate }, () => {
    const ran = { ...materials.syrup, frequency: 0.03, height: 7, gloss: 0.4, noise: 0.3, shadow: 6, ambient: 0.45 };
    scene.group({ filter: relief(scene, ran) }, () => {
      for (const [cx, cy, rx, ry] of [
        [-150, 66, 74, 44],
        [70, 72, 120, 44],
        [226, 10, 48, 66],
      ] as const) {
        const pool = blob(random, cx, cy, rx, ry, { wobble: 0.16 });
        scene.add(element('path', { d: pool, fill: CHEDDAR }));
        const filter = mottle(scene, { colour: '#a8520e', frequency: 0.03, bare: 0.5 });
        scene.add(element('path', { d: pool, fill: '#a8520e', filter, opacity: 0.8 }));
      }
    });
    const cut = polygon([
      [-300, 76],
      [-120, 70],
      [80, 80],
      [300, 72],
      [320, -340],
      [-320, -340],
    ]);
    scene.clipped(cut, () => breadSlice(scene, 0, -10, 500, 420, { crust: '#8a4410', crumb: '#dc9636', toasted: 0.9 }));
    const butter = mottle(scene, { colour: '#7a3a0e', frequency: 0.014, bare: 0.42 });
    const faceArea = blob(random, 0, -78, 214, 132, { wobble: 0.06 });
    scene.add(element('path', { d: faceArea, fill: '#7a3a0e', filter: butter, opacity: 0.55 }));
  });
}

export const alt =
  'A griddled sandwich cut in two on a wooden board, one half golden side up, the other with its cut face showing tuna with celery between layers of orange melted cheddar, beside a pickle spear and a blue bowl of tomato soup on a grey striped cloth.';

/** A tuna melt and the soup that goes with it in January. */
export function draw(scene: Scene): void {
  wood(scene, { base: '#5a4030', planks: 5 });
  cloth(scene, '#8f9aa3', {
    x: 640,
    y: -200,
    width: 560,
    height: 1400,
    rotate: 12,
    stripes: [
      [0.1, 14, '#f2efe6', 0.9],
      [0.86, 14, '#f2efe6', 0.9],
    ],
  });
  board(scene, 560, 510, 900, 790, { colour: '#b98350', rotate: -5, corner: 60 });
  griddled(scene, 560, 330, -6);
  cutFace(scene, 590, 620, 284, -7);
  gherkinSpear(scene, 236, 792, 270, 16);
  const [bx, by, radius] = [1086, 232, 214];
  bowl(scene, bx, by, radius, { colour: '#3f5f8f', inside: '#e9e2d2', lip: 0.08 });
  sauce(
    scene,
    { x: bx, y: by, rx: radius * 0.86 },
    { colour: '#d8481c', oil: '#f08a3a', oiliness: 0.3, material: materials.stew },
  );
  swirl(scene, { x: bx, y: by, rx: 84 }, '#fff3dc');
  bowlShade(scene, bx, by, radius, { lip: 0.08 });
  leaf(scene, bx - 30, by + 8, 64, { colour: '#3f7d27', rotate: 30, width: 34, veins: 5 });
  leaf(scene, bx + 30, by - 4, 56, { colour: '#4a8a2e', rotate: 160, width: 30, veins: 5 });
  light(scene);
}
