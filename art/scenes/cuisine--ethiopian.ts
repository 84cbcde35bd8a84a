import { injera, injeraRoll } from '../foods/bread.ts';
import { crumbles } from '../foods/crumbles.ts';
import { cubes } from '../foods/cubes.ts';
import { halfEgg } from '../foods/egg.ts';
import { cookedGreens } from '../foods/greens.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { drumstick } from '../foods/meat.ts';
import { mound } from '../foods/mound.ts';
import { potatoWedges } from '../foods/potato.ts';
import { powder } from '../foods/powder.ts';
import { sauce, soaked } from '../foods/sauce.ts';
import { carrotCoin } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { polar, TURN } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { cup } from '../vessels/glass.ts';
import { tray } from '../vessels/tray.ts';

/** The dishes around the egg stew, clockwise from the top. */
const AROUND: readonly ((scene: Scene, area: Area) => void)[] = [
  (scene, area) =>
    mound(scene, area, { color: '#e0a01e', flecks: ['#f2c24a', '#c98512'], wobble: 0.12, fleckCount: 60 }),
  (scene, area) => cookedGreens(scene, area, { count: 70 }),
  (scene, area) => {
    mound(scene, area, { color: '#8f1638', flecks: ['#b3224c', '#6d0e2a'], wobble: 0.14, fleckCount: 10 });
    const colors = ['#a51c44', '#8f1638', '#bd2c56'];
    cubes(scene, scatter(scene.random, { ...area, rx: area.rx * 0.8 }, { count: 24, distance: 26 }), {
      colors,
      size: 17,
    });
  },
  (scene, area) =>
    mound(scene, area, { color: '#b4481a', flecks: ['#d9702a', '#8c2f10'], wobble: 0.1, fleckCount: 90 }),
  (scene, area) => {
    mound(scene, area, { color: '#d9a62e', flecks: ['#eec85a', '#b98a1c'], wobble: 0.14, fleckCount: 50 });
    const points = scatter(scene.random, { ...area, rx: area.rx * 0.8 }, { count: 9, distance: 44 });
    potatoWedges(scene, points, { colors: ['#eec04a', '#e5ae36'], length: 66, width: 36 });
    for (const [x, y] of scatter(scene.random, { ...area, rx: area.rx * 0.7 }, { count: 7, distance: 44 }))
      carrotCoin(scene, x, y, 19);
  },
  (scene, area) => {
    mound(scene, area, { color: '#f1e6cf', wobble: 0.14, fleckCount: 0, material: materials.cream });
    const colors = ['#fffaf0', '#f4ebd6', '#fdf5e2'];
    crumbles(scene, area, { colors, count: 90, min: 7, max: 17, distance: 11, material: materials.cream });
  },
  (scene, area) => {
    const points = scatter(scene.random, { ...area, rx: area.rx * 0.86 }, { count: 34, distance: 21 });
    cubes(scene, points, { colors: ['#d8321f', '#c42816', '#e8503a'], size: 14, rounding: 0.45 });
    choppedHerbs(scene, area, { count: 26, size: 9, color: '#5a9a2e' });
  },
];

export const alt =
  'A woven Ethiopian tray with a large round of injera on which a dark red chicken stew with half an egg lies in a ring of seven small heaps: yellow split peas, greens, beetroot, lentils, potato with carrot, white cheese and tomatoes; with rolled injera, coffee and a bowl of red berbere on dark wood.';

/** Eight dishes to share on one round of injera. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 482];
  wood(scene, { base: '#5b3a24', planks: 5 });
  tray(scene, x, y, 472, { thickness: 16 });
  injera(scene, { x, y, rx: 398 });
  AROUND.forEach((dish, index) => {
    const [dx, dy] = polar(0, 0, (index / AROUND.length - 0.25) * TURN, 264);
    const area = { x: x + dx, y: y + dy, rx: 106, ry: 100 };
    soaked(scene, { ...area, rx: 120, ry: 114 }, '#7a4a1c', 0.35);
    dish(scene, area);
  });
  const stew = { x, y, rx: 132, ry: 124 };
  soaked(scene, { ...stew, rx: 150, ry: 142 }, '#6d1a0b', 0.5);
  sauce(scene, stew, { color: '#7d1a0b', oil: '#d9531a', wobble: 0.12, material: materials.stew });
  drumstick(scene, x + 26, y - 14, 170, { color: '#8f2f12', rotate: 150, sauce: '#7d1a0b' });
  halfEgg(scene, x - 34, y + 46, 52, { rotate: 60, sauce: '#7d1a0b' });
  injeraRoll(scene, 128, 148, 300, 84, -38);
  injeraRoll(scene, 104, 268, 280, 80, -44);
  cup(scene, 1168, 820, 112, { color: '#f1eadb' });
  smallBowl(scene, 1164, 150, 106, {
    color: '#a5603a',
    filling: '#7d1a0b',
    top: (reach) => powder(scene, { x: 1164, y: 150, rx: reach * 0.7 }, { color: '#a3260f', strewn: 0.2 }),
  });
  injeraRoll(scene, 110, 842, 280, 80, 40);
  light(scene);
}
