import { injera, injeraRoll } from '../foods/bread.ts';
import { chunks } from '../foods/chunks.ts';
import { crumbles } from '../foods/crumbles.ts';
import { dust } from '../foods/grains.ts';
import { onionHalf } from '../foods/onionHalf.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { garlicClove } from '../foods/sphere.ts';
import { tornInjera } from '../foods/tornInjera.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Point, polar } from '../path.ts';
import { ladle } from '../props/ladle.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { stone } from '../surfaces/stone.ts';
import { bowlShade } from '../vessels/bowl.ts';
import { pot } from '../vessels/pot.ts';

const WAT = '#86200a';
const BEEF = ['#6a2a14', '#5c2210', '#7a3418', '#642610'];
const STRIPES: Stripe[] = [
  [0.06, 14, '#7d1a0b', 0.9],
  [0.1, 6, '#e3a52a', 0.9],
  [0.14, 6, '#3b6b22', 0.9],
  [0.86, 6, '#3b6b22', 0.9],
  [0.9, 6, '#e3a52a', 0.9],
  [0.94, 14, '#7d1a0b', 0.9],
];

/** Cubes of beef in onion that has melted into a brick-red sauce, red butter standing on top. */
function stew(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const over = (part: number, count: number, distance: number) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance });
  const thick = { ...materials.stew, frequency: 0.035, height: 9, noise: 0.7, gloss: 0.45, shadow: 0 };
  sauce(
    scene,
    { x, y, rx: reach },
    { color: WAT, oil: '#e0561a', oiliness: 0.9, wobble: 0, bits: ['#a8300f', '#6f1607', '#bd4416'], material: thick },
  );
  crumbles(
    scene,
    { x, y, rx: reach * 0.96 },
    {
      colors: ['#94280c', '#a83612', '#7d1c08'],
      count: 420,
      min: 4,
      max: 10,
      distance: 13,
      material: { ...materials.stew, shadow: 2 },
    },
  );
  const braised = { ...materials.meat, frequency: 0.05, height: 11, dome: 9, gloss: 0.5, noise: 0.6 };
  chunks(scene, over(0.86, 34, 96), {
    colors: BEEF,
    min: 44,
    max: 60,
    corners: 4,
    sauce: WAT,
    sunk: 0.3,
    material: braised,
  });
  const rim = Array.from(
    { length: 70 },
    (_, step): Point => polar(x, y, step * 0.09, reach * random.between(0.86, 0.99)),
  );
  oilPools(scene, rim, '#f0641a', 5, 18);
  oilPools(scene, over(0.9, 90, 30), '#ee6a1e', 3, 14);
  dust(scene, { x, y, rx: reach * 0.8 }, '#c2340e', { count: 160, size: 2.2 });
  reflection(scene, { x, y, rx: reach * 0.88 }, 0.2);
}

export const alt =
  'A clay pot of brick-red beef stew, large cubes of meat in a thick sauce with red butter on top, beside a round of injera with a torn piece dipped in the sauce, rolled injera, half a red onion, garlic and a bowl of berbere on a striped cloth.';

/** Key wat in the pot, injera at hand. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [640, 470, 384];
  stone(scene, { base: '#c9ae84', vein: '#a3865a', speck: 0.5 });
  cloth(scene, '#f2e8d4', { x: 60, y: -120, width: 1060, height: 1240, rotate: 8, stripes: STRIPES });
  injera(scene, { x: 190, y: 880, rx: 330, ry: 320 }, '#c7a178', 1.15);
  pot(scene, x, y, radius, { color: '#a5603a', inside: '#8a4c2c', ears: 24 });
  stew(scene, x, y, radius * 0.83);
  bowlShade(scene, x, y, radius * 0.93, { lip: 0.07 });
  ladle(scene, x + 190, y - 130, 96, 470, {
    rotate: -40,
    filling: WAT,
    top: (rx) => {
      chunks(
        scene,
        [
          [x + 176, y - 136],
          [x + 214, y - 112],
        ],
        { colors: BEEF, min: 34, max: 42, corners: 4, sauce: WAT, sunk: 0.25 },
      );
      oilPools(
        scene,
        scatter(scene.random, { x: x + 190, y: y - 130, rx: rx * 0.8 }, { count: 12, distance: 18 }),
        '#f0641a',
        3,
        8,
      );
    },
  });
  tornInjera(scene, 250, 800, 124, { rotate: -40, dipped: '#8f260c' });
  injeraRoll(scene, 1150, 800, 400, 112, -50, '#c39c72');
  smallBowl(scene, 112, 150, 108, {
    color: '#2b211d',
    filling: '#9c2c0c',
    material: materials.crumbs,
    top: (rx) => dust(scene, { x: 112, y: 150, rx }, '#c9541c', { count: 120, opacity: 0.5 }),
  });
  onionHalf(scene, 1180, 560, 84, { skin: '#7d2244', flesh: '#dba6c4' });
  garlicClove(scene, 1060, 900, 80, 20);
  garlicClove(scene, 104, 420, 78, -40);
  light(scene);
}
