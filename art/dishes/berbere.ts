import { driedChillies } from '../foods/driedChilli.ts';
import { powder } from '../foods/powder.ts';
import { cinnamon, fenugreek, plumpCardamom, roundSeeds, shortCloves } from '../foods/wholeSpices.ts';
import { light } from '../light.ts';
import { type Point, polar } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { plate } from '../vessels/plate.ts';

const BERBERE = '#a3280f';
const BORDER: Stripe[] = [
  [0.04, 10, '#d8a32e'],
  [0.06, 6, '#2f4a3a'],
  [0.94, 6, '#2f4a3a'],
  [0.955, 10, '#d8a32e'],
];

/** Points of a small pile at an angle (degrees) and a distance from (x, y). */
function pile(
  scene: Scene,
  x: number,
  y: number,
  degrees: number,
  away: number,
  count: number,
  distance: number,
): Point[] {
  const [cx, cy] = polar(x, y, (degrees * Math.PI) / 180, away);
  const area: Area = { x: cx, y: cy, rx: 62, ry: 54 };
  return scatter(scene.random, area, { count, distance, bias: 0.6 });
}

export const alt =
  'A heap of brick-red ground spice with a wooden spoon on a round cream plate, ringed by dried red chillies, cardamom pods, fenugreek seeds, cinnamon, cloves, peppercorns and coriander seeds, on a dark green cloth.';

/** Berbere: the powder in the middle, and around it what it was ground from. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 484];
  wood(scene, { base: '#5b3a24', planks: 5 });
  cloth(scene, '#2f4f44', { x: 120, y: -80, width: 1040, height: 1120, rotate: -14, stripes: BORDER });
  plate(scene, x, y, 452, { color: '#efe6d2', rim: 0.9, speckled: true });
  powder(
    scene,
    { x, y: y - 4, rx: 222, ry: 212 },
    { color: BERBERE, grains: ['#6b1207', '#d8622a', '#e08a3a', '#7a1a0a'] },
  );
  const around = (degrees: number, away = 322): Point => polar(x, y, (degrees * Math.PI) / 180, away);
  driedChillies(scene, [around(196, 330), around(212, 318), around(228, 336), around(183, 350)], {
    length: 190,
    gloss: 0.2,
  });
  driedChillies(scene, [around(18, 330), around(32, 340), around(4, 346)], {
    length: 180,
    color: '#8f1a10',
    gloss: 0.2,
  });
  plumpCardamom(scene, pile(scene, x, y, 268, 326, 9, 34), { length: 64 });
  fenugreek(scene, pile(scene, x, y, 302, 320, 46, 13), 11);
  roundSeeds(scene, pile(scene, x, y, 338, 316, 26, 19), { colors: ['#2a2320', '#3a302a', '#1f1a18'], size: 11 });
  roundSeeds(scene, pile(scene, x, y, 62, 322, 34, 17), {
    colors: ['#c9a262', '#b98f50', '#d6b47a'],
    size: 11,
    ribbed: true,
  });
  shortCloves(scene, pile(scene, x, y, 154, 326, 9, 28), 54);
  cinnamon(scene, ...around(104, 332), 196, 46, 14);
  cinnamon(scene, ...around(122, 346), 176, 42, 34);
  spoon(scene, x + 196, y + 150, 460, -52, '#9a6a38');
  powder(scene, { x: x + 76, y: y + 56, rx: 44, ry: 40 }, { color: BERBERE, strewn: 0 });
  driedChillies(
    scene,
    [
      [96, 150],
      [1180, 820],
      [1130, 876],
    ],
    { length: 170, gloss: 0.2 },
  );
  light(scene);
}
