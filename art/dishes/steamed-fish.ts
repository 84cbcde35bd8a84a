import { relief } from '../filters.ts';
import { batons } from '../foods/batons.ts';
import { coriander } from '../foods/herbs.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { wholeFish } from '../foods/wholeFish.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { band, type Point, polar } from '../path.ts';
import { chopsticks } from '../props/cutlery.ts';
import { napkin } from '../props/napkin.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';
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

/** Scallion in long shreds that curled in cold water, lying across the fish between two points along it. */
function curls(scene: Scene, x: number, y: number, from: number, to: number, count: number): void {
  const { random } = scene;
  const crisp = { ...materials.vegetable, height: 3, dome: 2, gloss: 0.35, shadow: 4 };
  scene.group({ filter: relief(scene, crisp) }, () => {
    for (let shred = 0; shred < count; shred++) {
      const [mx, my] = onFish(x, y, random.between(from, to), random.bell() * 52 - 8);
      const [lean, half, bow] = [random.angle(), random.between(44, 84), random.bell() * 0.7];
      const line = [-1, -0.5, 0, 0.5, 1].map((part) => polar(mx, my, lean + bow * part * Math.abs(part), half * part));
      const wide = random.between(5, 9);
      const colour = random.pick(['#5c9a2f', '#7db84a', '#cfe3a0', '#48821f', '#eef3d2', '#8fc25a']);
      scene.add(solid(scene, band(line, [wide * 0.5, wide, wide, wide, wide * 0.4]), colour, { shadow: 3 }));
    }
  });
}

/** Ginger below, scallion above, heaped along the flank. */
function topping(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  const threads = Array.from({ length: 46 }, () => onFish(x, y, 70 + random.bell() * 250, random.bell() * 74));
  const ginger = { colours: ['#f0d883', '#f8e8a8', '#e6c766'], length: 82, width: 7 };
  batons(scene, threads, ginger);
  for (const [from, to, count] of [
    [-140, 280, 70],
    [-60, 210, 46],
  ] as const) {
    curls(scene, x, y, from, to, count);
  }
  batons(scene, threads.slice(0, 18), ginger);
}

export const alt =
  'A whole steamed fish in a pool of soy sauce on a long white platter with a blue band, covered with threads of ginger and curled shreds of spring onion, with coriander, beside chopsticks and a bowl of soy sauce on dark wood.';

/** A whole fish on its platter, dressed in shreds and hot oil. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [640, 486];
  wood(scene, { base: '#4a3a30', planks: 5 });
  napkin(scene, 1080, 800, '#c9bfa8', { width: 620, height: 300, rotate: -14 });
  scene.at(x, y, { rotate: TILT }, () => {
    plate(scene, 0, 0, 590, { colour: '#f2f1ea', rim: 0.84, deep: true, band: '#2f4f86', ry: 322 });
    const pool = { colour: '#6b3510', oil: '#d9a23a', oiliness: 0.7, wobble: 0.07, material: materials.liquid };
    sauce(scene, { x: 0, y: 14, rx: 452, ry: 222 }, pool);
  });
  wholeFish(scene, x - 34, y + 2, 790, 300, { rotate: TILT, colour: '#a8a89c' });
  topping(scene, x, y);
  const drops = Array.from({ length: 40 }, () => onFish(x, y, random.bell() * 420, random.bell() * 190));
  oilPools(scene, drops, '#e0b04a', 4, 13);
  coriander(scene, [onFish(x, y, 300, -10), onFish(x, y, -90, 116), onFish(x, y, -120, 60)], { size: 38 });
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
