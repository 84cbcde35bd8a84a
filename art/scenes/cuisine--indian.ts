import { chickpeas } from '../foods/beans.ts';
import { flatbread } from '../foods/bread.ts';
import { cardamom } from '../foods/cardamom.ts';
import { chunks } from '../foods/chunks.ts';
import { cinnamonStick } from '../foods/cinnamonStick.ts';
import { cubes } from '../foods/cubes.ts';
import { drizzle } from '../foods/drizzle.ts';
import { grains, rice } from '../foods/grains.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { mound } from '../foods/mound.ts';
import { onionRings } from '../foods/onion.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { starAnise } from '../foods/starAnise.ts';
import { roundSlice } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Point, polar, TURN } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { brassTray } from '../vessels/brassTray.ts';
import { steelBowl } from '../vessels/steelBowl.ts';

const BOWL = 124;
const REACH = BOWL * 0.84;

/** Food of the six bowls, clockwise from the top. */
const BOWLS: readonly ((scene: Scene, x: number, y: number) => void)[] = [
  (scene, x, y) => {
    sauce(scene, { x, y, rx: REACH }, { color: '#c8541a', oil: '#f09a2a', material: materials.stew });
    const points = scatter(scene.random, { x, y, rx: 62 }, { count: 6, distance: 46 });
    chunks(scene, points, { colors: ['#d98a4a', '#c97434'], min: 22, max: 32, sauce: '#c8541a', sunk: 0.3 });
    drizzle(scene, arc(x, y, 56), '#fff3dc', 8);
  },
  (scene, x, y) => {
    sauce(scene, { x, y, rx: REACH }, { color: '#3a5a1e', material: materials.stew });
    const points = scatter(scene.random, { x, y, rx: 68 }, { count: 10, distance: 40 });
    cubes(scene, points, { colors: ['#fbf0d8', '#f4e4c2'], size: 20, rounding: 0.3 });
  },
  (scene, x, y) => {
    sauce(scene, { x, y, rx: REACH }, { color: '#e0a020', oil: '#f6cf5a', bits: ['#c98512', '#f2c24a'] });
    oilPools(scene, scatter(scene.random, { x, y, rx: 40 }, { count: 7, distance: 20 }), '#b5401a', 8, 16);
    choppedHerbs(scene, { x, y, rx: 60 }, { count: 16, size: 9 });
  },
  (scene, x, y) => {
    sauce(scene, { x, y, rx: REACH }, { color: '#8f4a18', oil: '#d9702a' });
    const points = scatter(scene.random, { x, y, rx: 84 }, { count: 34, distance: 24 });
    chickpeas(scene, points, { colors: ['#dcae5e', '#c99440', '#e8c27a'], size: 15, sauce: '#8f4a18' });
  },
  (scene, x, y) => {
    mound(scene, { x, y, rx: REACH }, { color: '#fbf5e6', wobble: 0.01, fleckCount: 10, material: materials.cream });
    for (const [cx, cy] of scatter(scene.random, { x, y, rx: 60 }, { count: 6, distance: 42 }))
      roundSlice(scene, cx, cy, 20);
    grains(scene, { x, y, rx: 70 }, { colors: ['#7a4a1c', '#a5321a'], count: 24, length: 4, width: 3, distance: 12 });
  },
  (scene, x, y) => {
    sauce(scene, { x, y, rx: REACH }, { color: '#7a2a3a', oil: '#d0563a', material: materials.stew });
    const points = scatter(scene.random, { x, y, rx: 66 }, { count: 16, distance: 32 });
    cubes(scene, points, { colors: ['#f0b23a', '#e89a2a', '#d9842a'], size: 18, rounding: 0.5 });
  },
];

/** Points of a swirl around a middle. */
function arc(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 16 }, (_, step) => polar(x, y, (step / 12) * TURN, radius * (1 - step / 22)));
}

export const alt =
  'An Indian thali: a round brass tray with six steel bowls of orange curry, spinach with white paneer, yellow dal, chickpeas, yoghurt and mango pickle around a heap of white rice, with two flatbreads, onion rings, star anise, cardamom and cinnamon on dark purple stone.';

/** A thali for one person: six bowls around a heap of rice. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [640, 482];
  stone(scene, { base: '#4a2f45', vein: '#2a1828', speck: 0.4 });
  flatbread(scene, { x: 132, y: 820, rx: 210, ry: 196 }, { browned: 0.7 });
  brassTray(scene, x, y, 470);
  const heap = { x, y, rx: 158, ry: 150 };
  mound(scene, heap, { color: '#efe6cf', wobble: 0.08, fleckCount: 0, material: materials.cream });
  rice(scene, { ...heap, rx: 150, ry: 142 }, { count: 420, size: 12 });
  coriander(
    scene,
    [
      [x - 20, y - 16],
      [x + 34, y + 22],
    ],
    { size: 36 },
  );
  BOWLS.forEach((fill, index) => {
    const [bx, by] = polar(x, y, (index / BOWLS.length - 0.25) * TURN, 316);
    steelBowl(scene, bx, by, BOWL);
    fill(scene, bx, by);
  });
  flatbread(scene, { x: 1180, y: 800, rx: 176, ry: 164 }, { browned: 0.6 });
  onionRings(scene, scatter(random, { x: 1150, y: 830, rx: 90 }, { count: 5, distance: 50 }), {
    size: 40,
    colors: ['#c0508f', '#d98ab4'],
  });
  cinnamonStick(scene, 1150, 132, 230, 44, -32);
  starAnise(scene, 1206, 262, 50);
  starAnise(scene, 86, 128, 56);
  const pods: Point[] = [
    [180, 90],
    [210, 158],
    [120, 216],
    [1056, 60],
  ];
  cardamom(scene, pods);
  light(scene);
}
