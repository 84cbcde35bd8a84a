import { batons } from '../foods/batons.ts';
import { halfCoconut } from '../foods/coconut.ts';
import { curryLeaves, curryTwig } from '../foods/curryLeaves.ts';
import { filletPiece } from '../foods/filletPiece.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { grains } from '../foods/grains.ts';
import { onionSlivers } from '../foods/onion.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { slitChilli } from '../foods/slitChilli.ts';
import { tomatoSlice } from '../foods/tomatoSlice.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { bananaLeaf } from '../vessels/leaf.ts';

const MOILEE = '#f0cf6a';

/** Pieces of fish, from the middle of the pot: x, y, length and rotation. */
const FISH = [
  [-146, -120, 236, -30],
  [142, -112, 226, 30],
  [-138, 128, 230, 24],
  [146, 124, 222, -34],
] as const;

/** Pale gold coconut sauce with white fish, tomato, chillies and curry leaves. */
function stew(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const silky = { ...materials.liquid, frequency: 0.014, height: 4, gloss: 0.14 };
  sauce(scene, { x, y, rx: reach }, { color: MOILEE, oil: '#e8b02a', oiliness: 0.9, material: silky });
  const onion = scatter(random, { x, y, rx: reach * 0.88 }, { count: 34, distance: 44 });
  onionSlivers(scene, onion, { size: 32, colors: ['#ecd488', '#e3c470', '#f4e2a8'] });
  for (const [dx, dy, turned] of [
    [14, -216, 10],
    [-236, 8, 50],
    [22, 232, 80],
    [254, 44, 30],
  ] as const) {
    tomatoSlice(scene, x + dx, y + dy, 66, turned);
  }
  for (const [dx, dy, length, turned] of FISH)
    filletPiece(scene, x + dx, y + dy, length, 152, { rotate: turned, sauce: MOILEE, color: '#f6e7bb' });
  batons(scene, scatter(random, { x, y, rx: reach * 0.8 }, { count: 24, distance: 52 }), {
    colors: ['#f0d98a', '#e3c05a'],
    length: 46,
    width: 7,
  });
  grains(
    scene,
    { x, y, rx: reach * 0.88 },
    { colors: ['#2a1f1a', '#3a2a22'], count: 80, length: 4.4, width: 4.4, distance: 22 },
  );
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.9 }, { count: 50, distance: 34 }), '#eebb34', 4, 15);
  slitChilli(scene, x - 6, y - 6, 220, -38);
  slitChilli(scene, x - 20, y + 196, 200, 16);
  slitChilli(scene, x + 196, y - 196, 190, 46);
  curryLeaves(scene, scatter(random, { x, y, rx: reach * 0.8 }, { count: 13, distance: 92 }), 72);
}

export const alt =
  'Pieces of white fish in pale yellow coconut sauce with curry leaves, slit green chillies, slices of tomato and mustard seeds in a dark clay pot on a banana leaf, with half a coconut, a twig of curry leaves and lime wedges on dark wood.';

/** Fish in coconut milk in a Keralan clay pot, on a banana leaf. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [640, 488, 392];
  wood(scene, { base: '#4a3424', planks: 5 });
  bananaLeaf(scene, 640, 500, 1330, 560, { color: '#4a8434', rotate: -14 });
  bowl(scene, x, y, radius, { color: '#5a3222', inside: '#6f4028', lip: 0.085 });
  stew(scene, x + 2, y + 3, radius * 0.86);
  bowlShade(scene, x, y, radius, { lip: 0.085 });
  halfCoconut(scene, 168, 176, 164);
  curryTwig(scene, 1010, 862, 280, -30);
  citrusWedge(scene, 1130, 150, 150, { skin: '#6fa12c', flesh: '#cfe08a', rotate: 24 });
  citrusWedge(scene, 1186, 240, 140, { skin: '#6fa12c', flesh: '#cfe08a', rotate: -36 });
  citrusWedge(scene, 120, 832, 140, { skin: '#6fa12c', flesh: '#cfe08a', rotate: -20 });
  light(scene);
}
