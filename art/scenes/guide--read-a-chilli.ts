import { chilli } from '../foods/chilli.ts';
import { chilliFlakes } from '../foods/chilliFlakes.ts';
import { driedChillies } from '../foods/driedChilli.ts';
import { powder } from '../foods/powder.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { board } from '../vessels/board.ts';

export const alt =
  'Rows of chillies on a board, from large green ones over red ones to small ones, below them wrinkled dried chillies, with bowls of ground chilli and a little heap of sliced rings, on teal stone.';

/** Chillies from large and mild to small and hot, fresh above and dried below. */
export function draw(scene: Scene): void {
  const { random } = scene;
  stone(scene, { base: '#3d5a5c' });
  board(scene, 640, 480, 1010, 720, { color: '#b98a54', rotate: -2 });
  for (const [index, [length, color]] of (
    [
      [390, '#2f5a26'],
      [350, '#3f7d27'],
      [300, '#5f8f2a'],
      [280, '#c23a1a'],
      [230, '#b31c12'],
      [180, '#a3150d'],
      [130, '#d8521a'],
    ] as const
  ).entries())
    chilli(scene, 230 + index * 132, 320, length, 84 + (index % 3) * 6, color);
  const dried = (x: number, color: string, length: number) =>
    driedChillies(scene, scatter(random, { x, y: 650, rx: 100, ry: 90 }, { count: 4, distance: 62 }), {
      color,
      length,
    });
  dried(290, '#4a1410', 220);
  dried(540, '#7a1a10', 200);
  dried(780, '#a3150d', 150);
  slicedChilli(scene, scatter(random, { x: 1000, y: 650, rx: 84, ry: 74 }, { count: 26, distance: 22 }), { size: 17 });
  smallBowl(scene, 1150, 140, 126, { filling: '#a3280f', material: materials.crumbs });
  powder(scene, { x: 1150, y: 140, rx: 92 }, { color: '#b8361c', strewn: 0 });
  smallBowl(scene, 140, 830, 118, { color: '#a8321c', filling: '#6b1207' });
  chilliFlakes(scene, { x: 140, y: 830, rx: 84 });
  light(scene);
}
