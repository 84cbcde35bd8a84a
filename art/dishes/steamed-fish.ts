import { batons } from '../foods/batons.ts';
import { shreds } from '../foods/greens.ts';
import { coriander } from '../foods/herbs.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { wholeFish } from '../foods/wholeFish.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import type { Point } from '../path.ts';
import { chopsticks } from '../props/cutlery.ts';
import { napkin } from '../props/napkin.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { plate } from '../vessels/plate.ts';

const TILT = -14;

/** A point on the fish, in its own directions: along towards the tail, across towards the belly. */
function onFish(x: number, y: number, along: number, across: number): Point {
  const angle = (TILT * Math.PI) / 180;
  return [
    x + along * Math.cos(angle) - across * Math.sin(angle),
    y + along * Math.sin(angle) + across * Math.cos(angle),
  ];
}

/** Raw ginger and scallion in fine shreds along the flank. */
function topping(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  const along = (count: number, reach: number, width: number): Point[] =>
    Array.from({ length: count }, () => onFish(x, y, 50 + random.bell() * reach, random.bell() * width));
  for (const at of [-110, -10, 90, 190]) {
    const [cx, cy] = onFish(x, y, at, -6);
    const greens = ['#5c9a2f', '#7db84a', '#cfe3a0', '#48821f', '#eef3d2'];
    shreds(scene, { x: cx, y: cy, rx: 92, ry: 62 }, { colours: greens, count: 46, length: 104, width: 8 });
  }
  batons(scene, along(62, 300, 84), { colours: ['#f0d883', '#f8e8a8', '#e6c766'], length: 74, width: 8 });
  batons(scene, along(14, 260, 70), { colours: ['#d02818', '#e0402a'], length: 66, width: 8 });
}

export const alt =
  'A whole steamed fish in a pool of soy sauce on a long white platter with a blue band, covered with shreds of ginger, spring onion and red chilli, beside chopsticks and a bowl of soy sauce on dark wood.';

/** A whole fish on its platter, dressed in shreds and hot oil. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [640, 486];
  wood(scene, { base: '#4a3a30', planks: 5 });
  napkin(scene, 1080, 800, '#c9bfa8', { width: 620, height: 300, rotate: -14 });
  scene.at(x, y, { rotate: TILT }, () => {
    plate(scene, 0, 0, 590, { colour: '#f2f1ea', rim: 0.84, deep: true, band: '#2f4f86', ry: 322 });
    const pool = { colour: '#4a230a', oil: '#d9a23a', oiliness: 0.9, wobble: 0.05, material: materials.liquid };
    sauce(scene, { x: 0, y: 14, rx: 446, ry: 216 }, pool);
  });
  wholeFish(scene, x - 14, y + 2, 800, 300, { rotate: TILT, colour: '#a8a89c' });
  topping(scene, x, y);
  const drops = Array.from({ length: 40 }, () => onFish(x, y, random.bell() * 420, random.bell() * 190));
  oilPools(scene, drops, '#e0b04a', 4, 13);
  coriander(scene, [onFish(x, y, 330, -20), onFish(x, y, -64, 112), onFish(x, y, 168, -104)], { size: 34 });
  reflection(scene, { x, y, rx: 330, ry: 150 }, 0.2);

  chopsticks(scene, 1010, 846, 560, 76, '#26201d');
  smallBowl(scene, 150, 168, 116, {
    colour: '#2f4f86',
    filling: '#1c0a04',
    material: { ...materials.liquid, gloss: 0.3 },
    top: (rx) =>
      oilPools(scene, scatter(random, { x: 150, y: 168, rx }, { count: 12, distance: 24 }), '#c98a2a', 4, 12),
  });
  light(scene);
}
