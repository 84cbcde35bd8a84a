import { chilliFlakes } from '../foods/chilliFlakes.ts';
import { driedChillies } from '../foods/driedChilli.ts';
import { garlicSlices } from '../foods/garlicSlices.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { garlicClove } from '../foods/sphere.ts';
import { nest, skein } from '../foods/strands.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Point, polar, TURN } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { skillet } from '../vessels/skillet.ts';

const PASTA = ['#f7d06a', '#fce3a0', '#f0c056', '#fad98a'];

/** A turn of strands as the tongs let it fall on the others. */
function drawTurn(scene: Scene, x: number, y: number, radius: number, start: number): void {
  const way = Array.from({ length: 10 }, (_, step): Point => polar(x, y, start + (step / 9) * TURN * 0.7, radius));
  skein(scene, way, { colors: PASTA, count: 8, width: 12 });
}

export const alt =
  'A steel pan of spaghetti glistening with olive oil, with golden slices of garlic, flakes of red chilli and chopped parsley, on white marble with cloves of garlic, dried chillies, parsley and a small bowl of green-gold oil.';

/** Spaghetti in the pan, with its ingredients next to it. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [636, 486, 396];
  stone(scene, { base: '#e9e4dc', vein: '#b9b4ac', speck: 0.1 });
  skillet(scene, x, y, radius, { color: '#8f9294', handle: -34 });
  const reach = radius * 0.84;
  sauce(scene, { x, y, rx: reach }, { color: '#c8962e', oil: '#f0cf5a', oiliness: 1, wobble: 0.02 });
  nest(scene, { x, y, rx: reach * 0.98 }, { count: 330, width: 12.5, colors: PASTA });
  nest(scene, { x, y, rx: reach * 0.42 }, { count: 90, width: 12.5, colors: PASTA });
  drawTurn(scene, x - 120, y - 110, 74, 2.2);
  drawTurn(scene, x + 130, y + 76, 84, 5.4);
  drawTurn(scene, x - 60, y + 150, 66, 0.4);
  const over = (part: number, count: number, distance: number) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance });
  oilPools(scene, over(0.94, 80, 28), '#e9c63e', 4, 15);
  choppedHerbs(scene, { x, y, rx: reach * 0.9 }, { count: 150, size: 9, color: '#3f7a24' });
  garlicSlices(scene, over(0.84, 30, 78), 56);
  chilliFlakes(scene, { x, y, rx: reach * 0.9 }, { count: 120, size: 11, distance: 24 });
  reflection(scene, { x, y, rx: reach * 0.86 }, 0.3);

  for (const [gx, gy, length, rotate] of [
    [146, 700, 116, 24],
    [232, 770, 104, -48],
    [118, 806, 110, -12],
  ] as const) {
    garlicClove(scene, gx, gy, length, rotate);
  }
  driedChillies(
    scene,
    [
      [1080, 820],
      [1180, 770],
      [1136, 884],
    ],
    { length: 134 },
  );
  coriander(
    scene,
    [
      [104, 96],
      [176, 152],
      [90, 190],
      [180, 70],
    ],
    { size: 50, color: '#4c8d2d' },
  );
  smallBowl(scene, 1150, 500, 104, {
    color: '#f6f1e7',
    filling: '#a08c14',
    material: { ...materials.liquid, gloss: 0.5 },
  });
  light(scene);
}
