import { blur, dropShadow, relief } from '../filters.ts';
import { crumbles } from '../foods/crumbles.ts';
import { cubes } from '../foods/cubes.ts';
import { swirl } from '../foods/drizzle.ts';
import { gherkinSpear } from '../foods/gherkinSpear.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { leaf } from '../foods/leaf.ts';
import { sauce } from '../foods/sauce.ts';
import { toastTop } from '../foods/toastTop.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear, metal, shades } from '../paints.ts';
import { type Point, smooth } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { tiles } from '../surfaces/tiles.ts';
import { element } from '../svg.ts';
import { board } from '../vessels/board.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const TUNA = ['#ecc9a0', '#e0b484', '#f4dab8', '#d6a474', '#e6c094'];
const PINK = ['#dba98c', '#e8c2a4', '#c98f70', '#e2b596'];
const CELERY = ['#b8d06a', '#9fc04a', '#cfe08c'];

/** Melted cheddar along the cut, from (-half, y) to (half, y): a soft sheet that sags here and runs there. */
function cheddar(scene: Scene, half: number, y: number, hang: number): void {
  const { random } = scene;
  const melted = {
    ...materials.smooth,
    frequency: 0.02,
    height: 9,
    dome: 9,
    gloss: 0.55,
    sharpness: 30,
    ambient: 0.45,
    shadow: 8,
  };
  const steps = 13;
  const runs = new Set([2, 6, 9]);
  const lower = Array.from({ length: steps }, (_, step): Point => {
    const deep = runs.has(step) ? random.between(0.8, 1.1) : random.between(0.2, 0.5);
    return [half * (1.02 - (step / (steps - 1)) * 2.04), y + 10 + hang * deep];
  });
  const outline = smooth([[-half * 1.01, y - 8], [0, y - 14], [half * 1.01, y - 8], ...lower]);
  scene.group({ filter: relief(scene, melted) }, () => {
    const fill = linear(scene, shades('#f6a32a', '#ef8d14', '#e2760a'), { from: [0, 0], to: [0, 1] });
    scene.add(element('path', { d: outline, fill }));
  });
}

/** Half a sandwich: its griddled top, and under it the cut face: crust, cheddar, tuna with celery, cheddar, crust. */
function sandwichHalf(scene: Scene, x: number, y: number, half: number, rotate: number): void {
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
    const ground = {
      cx: 24,
      cy: 40,
      rx: half * 1.05,
      ry: 190,
      fill: '#1c0a02',
      opacity: 0.42,
      filter: blur(scene, 20),
    };
    scene.add(element('ellipse', ground));
    toastTop(scene, { half, y: -118, depth: half * 0.68, crust: '#8a4410', face: '#e0992f', browning: '#8f4a12' });
    const inside = { x: -half * 0.95, y: -80, width: half * 1.9, height: 160, rx: 14, fill: '#c9822a' };
    scene.add(element('rect', inside));
    bread(96);
    cheddar(scene, half, 52, 26);
    const flaky = { ...materials.crumbs, frequency: 0.06, height: 5, gloss: 0.14, shadow: 3, ambient: 0.46 };
    scene.add(element('rect', { x: -half * 0.97, y: -44, width: half * 1.94, height: 96, rx: 22, fill: '#c9a87c' }));
    for (let row = 0; row < 3; row++) {
      const area = { x: 0, y: -26 + row * 30, rx: half * 0.98, ry: 22 };
      crumbles(scene, area, { colors: TUNA, count: 56, min: 16, max: 36, flat: 0.46, bias: 0.5, material: flaky });
    }
    const dice = (count: number) => scatter(random, { x: 0, y: 4, rx: half * 0.94, ry: 36 }, { count, distance: 30 });
    cubes(scene, dice(20), { colors: CELERY, size: 9, rounding: 0.4 });
    cubes(scene, dice(10), { colors: ['#b0508f', '#c876ab'], size: 7, rounding: 0.3 });
    choppedHerbs(scene, { x: 0, y: 4, rx: half * 0.94, ry: 36 }, { count: 24, size: 7, color: '#5f7f26' });
    bread(-92);
    cheddar(scene, half, -58, 58);
  });
}

/** The lid of a tin, curled back, with its ring. */
function lid(scene: Scene, x: number, y: number, radius: number): void {
  scene.add(element('ellipse', { cx: x, cy: y, rx: radius, ry: radius * 0.8, fill: metal(scene) }));
  const line = { cx: x, cy: y, fill: 'none', stroke: '#77756f' };
  scene.add(element('ellipse', { ...line, rx: radius * 0.8, ry: radius * 0.62, 'stroke-width': 3 }));
  scene.add(
    element('ellipse', {
      ...line,
      cx: x + radius * 0.3,
      cy: y - radius * 0.26,
      rx: radius * 0.24,
      ry: radius * 0.16,
      stroke: '#5f5d58',
      'stroke-width': 9,
    }),
  );
}

/** A tin of tuna with its lid off, centered at (x, y): flakes in their water; radius in px. */
function tin(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const ring = (part: number, fill: string) => scene.add(element('circle', { cx: x, cy: y, r: radius * part, fill }));
  scene.group({ filter: dropShadow(scene, { blur: 9, length: 18, opacity: 0.55 }) }, () => ring(1, '#8d8b86'));
  scene.group({ filter: dropShadow(scene, { blur: 7, length: 12, opacity: 0.5 }) }, () =>
    lid(scene, x + radius * 0.9, y - radius * 0.9, radius * 0.86),
  );
  ring(1, metal(scene));
  ring(0.93, '#77756f');
  ring(0.9, linear(scene, shades('#55534e', '#a5a39d')));
  ring(0.84, '#b58d64');
  const flaky = { ...materials.crumbs, frequency: 0.05, height: 6, gloss: 0.3, shadow: 3 };
  crumbles(
    scene,
    { x, y, rx: radius * 0.74 },
    { colors: PINK, count: 46, min: 26, max: 58, flat: 0.5, distance: 17, material: flaky },
  );
  const rim = { cx: x, cy: y, fill: 'none', stroke: '#f7f6f2', 'stroke-width': 2, opacity: 0.6 };
  for (const part of [0.97, 0.88]) scene.add(element('circle', { ...rim, r: radius * part }));
  const gleams = scatter(random, { x, y, rx: radius * 0.66 }, { count: 9, distance: 26 });
  for (const [gx, gy] of gleams) scene.add(glint(scene, gx, gy, 9, 3, 0.6));
}

export const alt =
  'Two halves of a golden griddled sandwich on a wooden board, melted orange cheddar running over flaky tuna with celery and red onion at their cut faces, beside an open tin of tuna, a pickle spear and a bowl of tomato soup.';

/** A tuna melt and a bowl of soup. */
export function draw(scene: Scene): void {
  tiles(scene, { base: '#dfe3de', joint: '#b3b8b4', size: 240 });
  board(scene, 590, 520, 980, 800, { color: '#9a6a3c', rotate: -4, corner: 60 });
  tin(scene, 1110, 720, 156);
  sandwichHalf(scene, 470, 330, 250, -7);
  sandwichHalf(scene, 606, 640, 290, 3);
  gherkinSpear(scene, 172, 690, 250, 70);
  const [bx, by, radius] = [1066, 214, 206];
  bowl(scene, bx, by, radius, { color: '#3f5f8f', inside: '#e9e2d2', lip: 0.08 });
  sauce(
    scene,
    { x: bx, y: by, rx: radius * 0.86 },
    { color: '#d8481c', oil: '#f08a3a', oiliness: 0.3, material: materials.liquid },
  );
  swirl(scene, { x: bx, y: by, rx: 84 }, '#fff3dc');
  bowlShade(scene, bx, by, radius, { lip: 0.08 });
  leaf(scene, bx - 30, by + 8, 64, { color: '#3f7d27', rotate: 30, width: 34, veins: 5 });
  leaf(scene, bx + 30, by - 4, 56, { color: '#4a8a2e', rotate: 160, width: 30, veins: 5 });
  light(scene);
}
