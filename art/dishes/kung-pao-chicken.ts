import { batons } from '../foods/batons.ts';
import { chunks } from '../foods/chunks.ts';
import { driedChillies } from '../foods/driedChilli.ts';
import { dust, sesame } from '../foods/grains.ts';
import { roastPeanuts } from '../foods/roastPeanut.ts';
import { sauce, soaked } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { chopsticks } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { plate } from '../vessels/plate.ts';

const GLAZE = '#8f3a0c';
const CHICKEN = ['#cf7a30', '#b9601f', '#dd9044', '#a9501a'];

/** The heap from the wok, tossed: every layer holds a little of everything. */
function heap(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  const glazed = { ...materials.meat, gloss: 0.55, noise: 0.45, height: 9, frequency: 0.045 };
  for (const [reach, count] of [
    [352, 40],
    [310, 30],
    [225, 15],
  ] as const) {
    const area = { x, y, rx: reach, ry: reach * 0.9 };
    const some = (number: number, distance: number) => scatter(random, area, { count: number, distance, bias: 0.5 });
    chunks(scene, some(count, 74), {
      colors: CHICKEN,
      min: 38,
      max: 52,
      corners: 5,
      sauce: GLAZE,
      sunk: 0.04,
      material: glazed,
    });
    const pale = ['#e9f0cf', '#d5e5a8', '#f3f4e2', '#b9d283'];
    batons(scene, some(12, 74), { colors: pale, length: 52, width: 27, stalk: true });
    driedChillies(scene, some(8, 96), { length: 124 });
    roastPeanuts(scene, some(18, 60), { size: 27 });
  }
}

export const alt =
  'A cream plate with red lines on its rim full of glazed brown chicken with dried red chillies, peanuts and white pieces of spring onion, beside black chopsticks on a mustard cloth.';

/** Kung pao chicken on a plate that reaches out of the picture, chopsticks laid next to it. */
export function draw(scene: Scene): void {
  const [x, y] = [712, 508];
  cloth(scene, '#c58f24');
  plate(scene, x, y, 520, { color: '#f3e8d0', rim: 0.8, band: '#a8321c' });
  soaked(scene, { x, y, rx: 362, ry: 326 }, '#b5651c', 0.24);
  const pool = { x: x - 4, y: y + 4, rx: 312, ry: 282 };
  sauce(scene, pool, { color: GLAZE, oil: '#d9651a', oiliness: 0.7, wobble: 0.06, material: materials.syrup });
  heap(scene, x, y);
  sesame(scene, { x, y, rx: 320, ry: 280 }, 46);
  dust(scene, { x, y, rx: 330, ry: 300 }, '#4a2010', { count: 90, size: 3, opacity: 0.6 });
  chopsticks(scene, 126, 470, 800, 9, '#221c1a');
  light(scene);
}
