import { braisedLeaves } from '../foods/braisedLeaves.ts';
import { injera, injeraRoll } from '../foods/bread.ts';
import { gingerSlices } from '../foods/gingerSlices.ts';
import { lentilStew } from '../foods/lentils.ts';
import { mound } from '../foods/mound.ts';
import { oilPools, soaked } from '../foods/sauce.ts';
import { slitChilli } from '../foods/slitChilli.ts';
import { splitPeas } from '../foods/splitPeas.ts';

import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { tray } from '../vessels/tray.ts';

const YELLOW = '#f0b322';
const PEAS = ['#f6c238', '#f0b426', '#fad052', '#e8a81c'];
const COILS = ['#c98d3d', '#2f4a3a', '#e0b964', '#8c2f1e', '#e0b964', '#2f4a3a', '#c98d3d'];

/** The peas: half of them fallen to a purée, the others still to be told apart. */
function kik(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  soaked(scene, { x: x + 4, y: y + 6, rx: 282, ry: 268 }, '#d99a1c', 0.55);
  const thick = { ...materials.stew, height: 9, noise: 0.6, gloss: 0.26 };
  const area = { x, y, rx: 262, ry: 250 };
  const flecks = ['#f4cb52', '#c9860f', '#f0b82a'];
  mound(scene, area, { color: YELLOW, flecks, fleckCount: 420, wobble: 0.06, material: thick });
  lentilStew(scene, { x, y, rx: 252, ry: 240 }, { color: YELLOW, colors: PEAS, count: 900, size: 12 });
  splitPeas(scene, { x, y, rx: 226, ry: 214 }, { colors: PEAS, count: 70, size: 13, distance: 30, soft: true });
  oilPools(scene, scatter(random, area, { count: 60, distance: 30 }), '#e8b020', 4, 15);
}

/** Small heaps of the other stews that share the injera. */
function neighbors(scene: Scene, x: number, y: number): void {
  const red = { x: x - 318, y: y + 62, rx: 62 };
  soaked(scene, { ...red, rx: 72 }, '#b5541c', 0.5);
  mound(scene, red, { color: '#b5400f', wobble: 0.08 });
  lentilStew(
    scene,
    { ...red, rx: 54 },
    { color: '#b5400f', colors: ['#cf5c1c', '#bd4716', '#d9732c'], count: 120, size: 7 },
  );
  braisedLeaves(scene, { x: x + 310, y: y + 92, rx: 66, ry: 58 }, { count: 46, length: 50, width: 20 });
}

export const alt =
  'Bright yellow split pea stew with a slit green chilli in the middle of a round of injera on a woven tray, with small heaps of red lentils and dark greens at its sides, a bowl of dry split peas, ginger and rolled injera on pale stone.';

/** Mild yellow split peas on injera, red and green next to them. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 480];
  stone(scene, { base: '#d9cbb4', vein: '#a8977c', speck: 0.5 });
  tray(scene, x, y, 470, { coils: COILS, thickness: 15 });
  injera(scene, { x, y, rx: 410 }, '#b2956f', 1.3);
  neighbors(scene, x, y);
  kik(scene, x, y - 10);
  slitChilli(scene, x - 4, y - 26, 270, -24);
  injeraRoll(scene, 1166, 776, 400, 116, -62, '#b2956f');
  smallBowl(scene, 150, 164, 128, {
    color: '#2f4a3a',
    filling: '#c98f1c',
    top: (rx) => splitPeas(scene, { x: 150, y: 164, rx }, { colors: PEAS, count: 150, size: 11, distance: 13 }),
  });
  gingerSlices(
    scene,
    [
      [96, 820],
      [164, 862],
      [176, 788],
    ],
    44,
  );
  light(scene);
}
