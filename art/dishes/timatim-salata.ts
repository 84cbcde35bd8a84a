import { injeraRoll } from '../foods/bread.ts';
import { chilli } from '../foods/chilli.ts';
import { citrusWheel } from '../foods/fruit.ts';
import { dust } from '../foods/grains.ts';
import { onionSlivers } from '../foods/onion.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { tomatoChunks } from '../foods/tomatoChunks.ts';
import { tomatoWedge } from '../foods/tomatoWedge.ts';
import { light } from '../light.ts';
import { spoon } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { mesob } from '../vessels/mesob.ts';

const ONION = ['#b45a9c', '#c47fb0', '#9c3f86', '#e3b4d2'];

/** The salad in layers: tomato, onion and chilli each come up everywhere. */
function salad(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  for (const [part, many] of [
    [0.94, 60],
    [0.84, 44],
    [0.6, 22],
  ] as const) {
    const some = (count: number, distance: number) => scatter(random, { x, y, rx: reach * part }, { count, distance });
    tomatoChunks(scene, some(many, 56), { size: 46 });
    for (const [wx, wy] of some(Math.round(many * 0.22), 120)) {
      tomatoWedge(scene, wx, wy, random.between(112, 138), { rotate: random.between(0, 360), thickness: 0.5 });
    }
    onionSlivers(scene, some(Math.round(many * 0.7), 46), { size: 31, colors: ONION });
    slicedChilli(scene, some(Math.round(many * 0.26), 84), { size: 21, color: '#4f8f2a' });
  }
}

export const alt =
  'A black clay bowl heaped with pieces of red tomato, purple slivers of onion and rings of green chilli in a thin dressing, on a woven straw tray with two rolls of injera, beside lemon halves, green chillies and a wooden spoon on dark wood.';

/** Tomato salad in black clay, on the tray where the injera waits. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [660, 470, 366];
  wood(scene, { base: '#6b4529', planks: 4 });
  mesob(scene, x - 10, y + 20, 520);
  injeraRoll(scene, 262, 690, 340, 88, 58);
  injeraRoll(scene, 356, 796, 340, 88, 38);
  bowl(scene, x, y, radius, { color: '#2b2523', inside: '#4a3a33', lip: 0.06 });
  const reach = radius * 0.86;
  sauce(scene, { x, y, rx: reach }, { color: '#c64a2a', oil: '#f0b04a', oiliness: 0.8 });
  salad(scene, x, y, reach);
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.9 }, { count: 46, distance: 34 }), '#f2c84a', 3, 9);
  dust(scene, { x, y, rx: reach * 0.9 }, '#2a180c', { count: 130, size: 2.6, opacity: 0.75 });
  bowlShade(scene, x, y, radius);
  citrusWheel(scene, 1150, 158, 88, { skin: '#e0b020', flesh: '#f4de6a', rotate: 12 });
  citrusWheel(scene, 1010, 84, 80, { skin: '#e0b020', flesh: '#f4de6a', rotate: 40 });
  chilli(scene, 1084, 806, 170, -24, '#4f9030');
  chilli(scene, 1060, 876, 150, -8, '#5a9a38');
  spoon(scene, 118, 250, 470, 14, '#9a6234');
  light(scene);
}
