import type { Color } from '../color.ts';
import { relief } from '../filters.ts';
import { shavings } from '../foods/cubes.ts';
import { dust } from '../foods/grains.ts';
import { mound } from '../foods/mound.ts';
import { shellEgg } from '../foods/shellEgg.ts';
import { nest } from '../foods/strands.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { band, blob, type Point } from '../path.ts';
import { fork } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { d, element, place } from '../svg.ts';
import { plate } from '../vessels/plate.ts';

const COATED = ['#f9d672', '#fce49a', '#f3c95c', '#fbdc84', '#fdeab0'];
const CHECK: Stripe[] = Array.from({ length: 8 }, (_, index): Stripe => [0.03 + index * 0.125, 84, '#b02a26', 0.62]);

/** The sauce that clings to the strands: a warm film, thicker toward the middle. */
function coat(scene: Scene, x: number, y: number, reach: number): void {
  const film = radial(scene, [
    [0, '#ffe07a', 0.34],
    [0.7, '#ffd45e', 0.26],
    [1, '#ffd45e', 0],
  ]);
  scene.add(element('circle', { cx: x, cy: y, r: reach, fill: film }));
}

/** Strips of guanciale at points: thick, amber fat, brown lean; half their length in px. */
function guanciale(scene: Scene, points: readonly Point[], half: number): void {
  const { random } = scene;
  const crisp = { ...materials.meat, frequency: 0.05, height: 8, dome: 6, noise: 0.55, gloss: 0.55, shadow: 8 };
  scene.group({ filter: relief(scene, crisp) }, () => {
    for (const [x, y] of points) {
      const [l, w] = [half * random.between(0.8, 1.2), half * random.between(0.34, 0.44)];
      const turned = random.between(0, 360);
      const bend = random.bell() * l * 0.3;
      const way = (aside: number): Point[] =>
        [-1, -0.4, 0.2, 1].map((part): Point => [part * l, aside + bend * (1 - part * part)]);
      const strip = (aside: number, wide: number, color: Color) =>
        element('path', { d: band(way(aside), [wide * 0.9, wide, wide * 1.04, wide * 0.86]), fill: color });
      const piece = [
        strip(0, w * 2, random.pick(['#d98a3c', '#cf7a30', '#e09a4c'])),
        strip(-w * 0.2, w * 0.62, random.pick(['#8f3a1e', '#a3482a', '#7d2f18'])),
        strip(w * 0.6, w * 0.2, '#f0c47c'),
      ];
      scene.add(element('g', { transform: place(x, y, turned) }, piece.join('')));
    }
  });
}

/** Half an eggshell with the yolk in it, centered at (x, y); radius in px. */
function yolkInShell(scene: Scene, x: number, y: number, radius: number): void {
  const shell = blob(scene.random, x, y, radius, radius * 0.94, { wobble: 0.03, points: 44 });
  scene.group({ filter: relief(scene, { ...materials.smooth, shadow: 12, shadowOpacity: 0.5 }) }, () =>
    scene.add(element('path', { d: shell, fill: '#d9a878' })),
  );
  scene.add(element('path', { d: blob(scene.random, x, y, radius * 0.9, radius * 0.84), fill: '#f6ead8' }));
  const yolk = radial(scene, [
    [0, '#ffc93a'],
    [0.7, '#f5a21a'],
    [1, '#c46c08'],
  ]);
  scene.group({ filter: relief(scene, { ...materials.smooth, gloss: 0.6, shadow: 3 }) }, () =>
    scene.add(element('circle', { cx: x + 3, cy: y + 4, r: radius * 0.62, fill: yolk })),
  );
  scene.add(glint(scene, x - radius * 0.2, y - radius * 0.22, radius * 0.16, radius * 0.09, 0.8));
}

/** A wedge of pecorino centered at (x, y): black rind, pale crumbling paste. */
function pecorino(scene: Scene, x: number, y: number, rotate: number): void {
  const crumbly = { ...materials.cream, frequency: 0.07, height: 5, dome: 4, noise: 0.6, shadow: 16 };
  scene.group({ filter: relief(scene, crumbly) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: d`M-120 -64Q-142 0 -120 64L130 22Q140 0 130 -22Z`, fill: '#2e2622' }));
      scene.add(element('path', { d: d`M-104 -58Q-124 0 -104 58L128 18Q136 0 128 -18Z`, fill: '#f3e6c0' }));
    });
  });
}

export const alt =
  'A cream plate of spaghetti wound into a nest in a thick yellow sauce, with brown strips of guanciale, flakes of white cheese and coarse black pepper, on a red and white checked cloth with an egg, a yolk in half a shell, a wedge of pecorino and a fork.';

/** Carbonara on a checked cloth. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [626, 482];
  cloth(scene, '#f4efe4', { stripes: CHECK, checked: true });
  plate(scene, x, y, 424, { color: '#f6efdc', rim: 0.78, deep: true });
  const cream = { ...materials.cream, gloss: 0.3 };
  mound(scene, { x, y, rx: 304, ry: 298 }, { color: '#f3cf68', wobble: 0.03, material: cream });
  nest(scene, { x, y, rx: 322, ry: 314 }, { count: 280, width: 13.5, colors: COATED });
  coat(scene, x, y, 296);
  nest(scene, { x: x - 8, y: y - 12, rx: 214, ry: 206 }, { count: 120, width: 13.5, colors: COATED });
  coat(scene, x - 8, y - 12, 200);
  nest(scene, { x: x - 12, y: y - 20, rx: 112, ry: 106 }, { count: 50, width: 13.5, colors: COATED });
  const over = (part: number, count: number, distance: number) =>
    scatter(random, { x, y, rx: 290 * part, ry: 282 * part }, { count, distance });
  guanciale(scene, over(0.98, 30, 76), 40);
  guanciale(scene, over(0.4, 6, 62), 40);
  shavings(scene, { x, y, rx: 240 }, { count: 26, size: 15, color: '#fbf3da' });
  dust(scene, { x, y, rx: 250 }, '#fffaf0', { count: 380, size: 2.6, opacity: 0.8 });
  dust(scene, { x, y, rx: 296 }, '#1f1712', { count: 200, size: 3.6, opacity: 0.85 });
  fork(scene, 1152, 560, 560, 10);
  shellEgg(scene, 132, 150, 84, '#d9a878', -50);
  yolkInShell(scene, 250, 84, 66);
  pecorino(scene, 168, 830, -24);
  light(scene);
}
