import { mottle } from '../filters.ts';
import { injera } from '../foods/bread.ts';
import { soaked } from '../foods/sauce.ts';
import { tornInjera } from '../foods/tornInjera.ts';
import { light } from '../light.ts';
import { blobPoints, polar, smooth, TURN } from '../path.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { cup } from '../vessels/glass.ts';
import { mesob } from '../vessels/mesob.ts';

/** Turn, distance from the middle and size of each crumb. */
const CRUMBS = [
  [0.06, 224, 15],
  [0.1, 246, 9],
  [0.33, 236, 18],
  [0.36, 206, 10],
  [0.55, 250, 12],
  [0.74, 262, 16],
  [0.93, 160, 11],
] as const;

export const alt =
  'A woven Ethiopian tray with a rim of red, gold and green diamonds, eaten empty but for stains of red sauce, two torn scraps of injera and crumbs, beside a cup of coffee on dark wood.';

/** A tray after the meal, with only stains and crumbs on it. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 480];
  wood(scene, { base: '#5b3a24', planks: 5 });
  mesob(scene, x, y, 468, { rim: 130 });
  injera(scene, { x, y, rx: 318 });
  smear(scene, x - 60, y - 40, 150, '#8a2a12');
  smear(scene, x + 118, y + 70, 96, '#b4661a');
  smear(scene, x + 70, y - 150, 62, '#4f6b2a');
  tornInjera(scene, x - 84, y + 122, 108, { rotate: -24, dipped: '#7d1a0b' });
  tornInjera(scene, x + 150, y - 50, 66, { rotate: 120 });
  for (const [turn, far, half] of CRUMBS) {
    const [crumbX, crumbY] = polar(x, y, turn * TURN, far);
    tornInjera(scene, crumbX, crumbY, half, { rotate: turn * 700 });
  }
  cup(scene, 1150, 812, 112, { color: '#f1eadb' });
  light(scene);
}

/** Draws a plate that bread has wiped, except for a film of color. */
function smear(scene: Scene, x: number, y: number, radius: number, color: string): void {
  soaked(scene, { x, y, rx: radius * 1.2 }, color, 0.34);
  const outline = smooth(blobPoints(scene.random, x, y, radius, radius * 0.82, { wobble: 0.34, points: 22 }));
  scene.add(
    element('path', {
      d: outline,
      fill: color,
      opacity: 0.75,
      filter: mottle(scene, { color, frequency: 0.045, bare: 0.42 }),
    }),
  );
}
