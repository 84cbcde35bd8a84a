import { cubes } from '../foods/cubes.ts';
import { curryLeaves, curryTwig } from '../foods/curryLeaves.ts';
import { dosaRoll } from '../foods/dosa.ts';
import { grains } from '../foods/grains.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { mound } from '../foods/mound.ts';
import { onionSlivers } from '../foods/onion.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { brassTray } from '../vessels/brassTray.ts';
import { bananaLeaf } from '../vessels/leaf.ts';
import { steelBowl } from '../vessels/steelBowl.ts';

const MUSTARD = ['#2a1f1a', '#3a2a22', '#1f1714'];

/** Spiced potato that comes out of the open end, centered at the origin. */
function potato(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  const area = { x, y, rx: 122, ry: 104 };
  const soft = { ...materials.stew, height: 8, noise: 0.7, gloss: 0.12 };
  mound(scene, area, {
    color: '#eab52e',
    flecks: ['#f6d468', '#cf9418', '#f2c64a'],
    fleckCount: 160,
    wobble: 0.14,
    material: soft,
  });
  cubes(scene, scatter(random, { ...area, rx: 100, ry: 84 }, { count: 22, distance: 32 }), {
    colors: ['#f2c84e', '#e9b630', '#f6d670'],
    size: 19,
    rounding: 0.55,
  });
  onionSlivers(scene, scatter(random, { ...area, rx: 96, ry: 80 }, { count: 12, distance: 34 }), {
    size: 22,
    colors: ['#e0b04a', '#d9c07a'],
  });
  grains(scene, { ...area, rx: 104, ry: 86 }, { colors: MUSTARD, count: 46, length: 4, width: 4, distance: 10 });
  curryLeaves(scene, scatter(random, { ...area, rx: 80, ry: 60 }, { count: 4, distance: 60 }), 54);
  choppedHerbs(scene, { ...area, rx: 92, ry: 76 }, { count: 18, size: 8, color: '#5a9a2e' });
}

/** Sambar: thin, orange, with vegetables; and coconut chutney under its tempering. */
function bowls(scene: Scene): void {
  const { random } = scene;
  const [sx, sy, cx, cy] = [420, 262, 700, 214];
  steelBowl(scene, sx, sy, 148);
  sauce(
    scene,
    { x: sx, y: sy, rx: 124 },
    { color: '#c05a12', oil: '#f09a2a', oiliness: 0.9, bits: ['#7a2c08', '#e0912a'] },
  );
  cubes(scene, scatter(random, { x: sx, y: sy, rx: 86 }, { count: 9, distance: 44 }), {
    colors: ['#e8842a', '#d8442a', '#8fa83a', '#e0c050'],
    size: 17,
    rounding: 0.5,
  });
  curryLeaves(
    scene,
    [
      [sx - 30, sy - 40],
      [sx + 46, sy + 30],
    ],
    52,
  );
  steelBowl(scene, cx, cy, 128);
  const ground = { ...materials.cream, frequency: 0.09, height: 4 };
  mound(
    scene,
    { x: cx, y: cy, rx: 106 },
    { color: '#f0eadb', wobble: 0.02, fleckCount: 60, fleckSize: 0.6, material: ground },
  );
  oilPools(scene, scatter(random, { x: cx, y: cy, rx: 50 }, { count: 8, distance: 20 }), '#d9a83a', 8, 18);
  grains(scene, { x: cx, y: cy, rx: 56 }, { colors: MUSTARD, count: 40, length: 4.4, width: 4.4, distance: 9 });
  curryLeaves(
    scene,
    [
      [cx - 14, cy + 8],
      [cx + 26, cy - 22],
    ],
    50,
  );
}

export const alt =
  'A long crisp golden dosa rolled around yellow spiced potato that spills from its open end, on a banana leaf on a round brass tray, with steel bowls of orange sambar and white coconut chutney and a twig of curry leaves on dark purple stone.';

/** A dosa on its leaf, open at one end, with sambar and coconut chutney. */
export function draw(scene: Scene): void {
  stone(scene, { base: '#4a2f45', vein: '#2a1828', speck: 0.4 });
  brassTray(scene, 640, 484, 468);
  bananaLeaf(scene, 640, 560, 960, 480, { color: '#4a8434', rotate: -8 });
  bowls(scene);
  scene.at(560, 596, { rotate: -12 }, () => {
    potato(scene, 386, 6);
    dosaRoll(scene);
    potato(scene, 378, 16);
  });
  curryTwig(scene, 60, 196, 250, -28);
  coriander(
    scene,
    [
      [1150, 160],
      [1200, 120],
      [1186, 196],
    ],
    { size: 34 },
  );
  light(scene);
}
