import { curds } from '../foods/curds.ts';
import { dust } from '../foods/grains.ts';
import { plumpRice } from '../foods/plumpRice.ts';
import { slicedScallions } from '../foods/slicedRings.ts';
import { light } from '../light.ts';
import { radial } from '../paints.ts';
import { blob } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { soupSpoon } from '../props/soupSpoon.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { tiles } from '../surfaces/tiles.ts';
import { element } from '../svg.ts';
import { karahi } from '../vessels/karahi.ts';

const GRAIN = ['#fffdf2', '#fff6da', '#fffaea', '#fdeec2', '#fff8e2'];
const LOW = ['#f7e6b4', '#f0d99c', '#fbeec6'];

/** Tossed rice: grains of every shade from ivory to gold. */
function tossedRice(scene: Scene, { x, y, rx }: Area): void {
  scene.add(element('path', { d: blob(scene.random, x, y, rx, rx, { wobble: 0.05 }), fill: '#d8b068' }));
  plumpRice(scene, { x, y, rx: rx * 1.01 }, { colors: LOW, count: 1150, distance: 10 });
  plumpRice(scene, { x: x - 3, y: y - 5, rx: rx * 0.98 }, { colors: GRAIN, count: 1150, distance: 11 });
}

export const alt =
  'A black wok full of fried rice with soft yellow curds of egg and rings of spring onion, with a white porcelain spoon and a bowl of chopped spring onion on pale tiles.';

/** Fried rice still in its wok: separate grains, soft egg and scallion. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [630, 486, 452];
  tiles(scene, { base: '#a9bdb6', joint: '#8c9f98', size: 190 });
  karahi(scene, x, y, radius, { loops: -28 });
  const reach = radius * 0.8;
  tossedRice(scene, { x: x + 6, y: y + 6, rx: reach });
  const egg = { colors: ['#f2b010', '#f8c630', '#fbd658', '#eba208'], size: 46 };
  curds(scene, scatter(random, { x, y, rx: reach * 0.82 }, { count: 40, distance: 74, bias: 0.55 }), egg);
  plumpRice(scene, { x, y, rx: reach * 0.88 }, { colors: GRAIN, count: 320, distance: 16 });
  const green = scatter(random, { x, y, rx: reach * 0.9 }, { count: 78, distance: 40, bias: 0.55 });
  slicedScallions(scene, green, { size: 14 });
  // The heap falls away toward the wall of the wok.
  const slope = radial(
    scene,
    [
      [0.62, '#6b3a08', 0],
      [1, '#5c2e06', 0.6],
    ],
    { cx: 0.46, cy: 0.45, r: 0.56 },
  );
  scene.add(element('circle', { cx: x, cy: y, r: reach * 1.05, fill: slope }));
  dust(scene, { x, y, rx: reach * 0.8 }, '#6b5236', { count: 130, size: 2, opacity: 0.5 });
  soupSpoon(scene, 1086, 800, 380, { rotate: -36 });
  smallBowl(scene, 1158, 158, 108, {
    color: '#f3f0e6',
    filling: '#4f7a2c',
    top: (rx) =>
      slicedScallions(scene, scatter(random, { x: 1158, y: 158, rx: rx * 0.9 }, { count: 74, distance: 13 }), {
        size: 14,
      }),
  });
  light(scene);
}
