import { aubergine } from '../foods/aubergine.ts';
import { breadSlice } from '../foods/bread.ts';
import { shavings } from '../foods/cubes.ts';
import { dust } from '../foods/grains.ts';
import { sprig } from '../foods/leaf.ts';
import { oilPools } from '../foods/sauce.ts';
import { garlicClove, olive, tomato } from '../foods/sphere.ts';
import { ribbons } from '../foods/strands.ts';
import { tomatoHalf } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { stone } from '../surfaces/stone.ts';
import { board } from '../vessels/board.ts';

/** Fresh tagliatelle in nests, under flour. */
function pasta(scene: Scene): void {
  for (const [x, y, radius] of [
    [500, 392, 136],
    [770, 430, 140],
    [610, 640, 136],
  ] as const)
    ribbons(scene, { x, y, rx: radius, ry: radius * 0.94 }, { count: 54, width: 17 });
  dust(scene, { x: 640, y: 500, rx: 360, ry: 260 }, '#fffaf0', { count: 420, size: 2.6, opacity: 0.7 });
}

/** Small bowls of oil, olives and cheese. */
function bowls(scene: Scene): void {
  const { random } = scene;
  smallBowl(scene, 150, 168, 118, {
    filling: '#b79a1e',
    material: { ...materials.liquid, gloss: 0.6 },
    top: (rx) =>
      oilPools(scene, scatter(random, { x: 150, y: 168, rx }, { count: 14, distance: 26 }), '#e6d24a', 5, 16),
  });
  smallBowl(scene, 1140, 800, 128, {
    color: '#a5603a',
    filling: '#3a3222',
    top: (rx) => {
      for (const [x, y] of scatter(random, { x: 1140, y: 800, rx: rx * 0.84 }, { count: 16, distance: 40 }))
        olive(scene, x, y, 24, random.pick(['#5c6b2a', '#6f7f34', '#3b2a3a']));
    },
  });
}

export const alt =
  'A floured wooden board with three nests of fresh tagliatelle, surrounded by red tomatoes, basil, garlic, a purple aubergine, slices of country bread, curls of Parmesan and bowls of olive oil and olives, on gray-green linen and pale marble.';

/** Fresh tagliatelle and the ingredients of their sauces. */
export function draw(scene: Scene): void {
  const { random } = scene;
  stone(scene, { base: '#e6e1d8', vein: '#a39c90', speck: 0.3 });
  cloth(scene, '#7f9088', { x: -90, y: -80, width: 760, height: 1180, rotate: -5 });
  board(scene, 636, 510, 800, 620, { color: '#b98a54', rotate: 3, corner: 50 });
  pasta(scene);
  bowls(scene);
  tomato(scene, 1010, 190, 96);
  tomato(scene, 1160, 270, 84, '#c92a18');
  tomato(scene, 1120, 110, 72);
  tomatoHalf(scene, 1060, 372, 82, 30);
  aubergine(scene, 196, 560, 330, 74);
  breadSlice(scene, 190, 846, 250, 200, { rotate: -24, toasted: 0.4 });
  breadSlice(scene, 394, 880, 240, 190, { rotate: 14, toasted: 0.35 });
  shavings(scene, { x: 830, y: 690, rx: 110, ry: 70 }, { count: 22, size: 44 });
  sprig(scene, 420, 150, 128, { rotate: -60, leaves: 6 });
  sprig(scene, 700, 838, 108, { rotate: 70, leaves: 5 });
  garlicClove(scene, 620, 150, 108, -30);
  garlicClove(scene, 706, 122, 100, 40);
  garlicClove(scene, 944, 846, 100, 10);
  for (const [x, y] of scatter(random, { x: 930, y: 560, rx: 60, ry: 90 }, { count: 5, distance: 56 }))
    tomato(scene, x, y, 34, '#d8391f');
  light(scene);
}
