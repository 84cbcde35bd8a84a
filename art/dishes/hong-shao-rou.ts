import { batons } from '../foods/batons.ts';
import { rice } from '../foods/grains.ts';
import { porkBelly } from '../foods/porkBelly.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { slicedScallions } from '../foods/slicedRings.ts';
import { starAnise } from '../foods/starAnise.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { chopsticks } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { slate } from '../surfaces/slate.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { pot } from '../vessels/pot.ts';

const SAUCE = '#4f1606';

/** The cubes, the lower ones first: x and y from the middle of the pot. */
const CUBES = [
  [-190, -178],
  [-52, -236],
  [98, -224],
  [222, -128],
  [-258, -36],
  [256, 32],
  [-216, 118],
  [190, 176],
  [-98, 224],
  [56, 246],
  [-104, -84],
  [62, -92],
  [-66, 76],
  [88, 62],
] as const;

export const alt =
  'A clay pot of glossy cubes of braised pork belly with rind, fat and meat in layers, in a dark sauce with star anise, ginger and spring onion, beside a bowl of white rice on dark slate.';

/** Pork belly in its clay pot, glazed and trembling. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [640, 488, 428];
  slate(scene, { base: '#39403f' });
  pot(scene, x, y, radius, { color: '#a8663c', inside: '#5a2c18', ears: 18 });
  const reach = radius * 0.87;
  sauce(scene, { x, y, rx: reach }, { color: SAUCE, oil: '#c85a14', oiliness: 1, material: materials.liquid });
  CUBES.forEach(([dx, dy], index) => {
    const rotate = random.between(-34, 34);
    porkBelly(scene, x + dx, y + dy, { size: 62 * random.between(0.92, 1.08), rotate, rindUp: index % 3 === 1 });
  });
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.9 }, { count: 40, distance: 40 }), '#e07a24', 4, 15);
  starAnise(scene, x - 4, y - 8, 62, 12);
  starAnise(scene, x + 270, y - 236, 50, 40);
  batons(scene, scatter(random, { x, y, rx: 250 }, { count: 12, distance: 70 }), {
    colors: ['#e9cf7c', '#f3de98'],
    length: 62,
    width: 12,
  });
  slicedScallions(scene, scatter(random, { x, y, rx: 270 }, { count: 46, distance: 30, bias: 0.6 }), { size: 13 });
  reflection(scene, { x, y, rx: reach * 0.93 }, 0.4);
  bowlShade(scene, x, y, radius, { lip: 0.07 });

  bowl(scene, 1180, 140, 176, { color: '#dfe4e0', band: '#34507f' });
  rice(scene, { x: 1180, y: 140, rx: 146 }, { count: 420, size: 10 });
  bowlShade(scene, 1180, 140, 176);
  chopsticks(scene, 106, 610, 640, -8, '#8a2a1c');
  starAnise(scene, 132, 128, 58, 20);
  light(scene);
}
