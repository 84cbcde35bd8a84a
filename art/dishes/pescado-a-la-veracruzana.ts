import { chunks } from '../foods/chunks.ts';
import { filletPiece } from '../foods/filletPiece.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { garlicSlices } from '../foods/garlicSlices.ts';
import { rice } from '../foods/grains.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { capers, oliveHalves } from '../foods/oliveHalves.ts';
import { onionSlivers } from '../foods/onion.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import type { Point } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { tiles } from '../surfaces/tiles.ts';
import { skillet } from '../vessels/skillet.ts';

const SAUCE = '#b3260d';
const TOMATO = ['#c22a12', '#d8401f', '#a81f0c', '#e0562e'];
const ONION = ['#f0d9a8', '#e6c68c', '#f6e6c2'];

/** The fillets, tails to alternate sides: y from the middle of the pan, length, and the rotation. */
const FILLETS = [
  [-196, 420, 180],
  [-64, 520, 0],
  [70, 520, 180],
  [200, 410, 0],
] as const;

/** Olives, capers and chillies between the fillets. */
function garnish(scene: Scene, over: (count: number, distance: number) => Point[], many: number): void {
  oliveHalves(scene, over(many, 62), { size: 25 });
  capers(scene, over(many, 46), { size: 10 });
  slicedChilli(scene, over(Math.round(many * 0.6), 80), { size: 20, color: '#5f8a2a' });
}

/** Tomato cooked down with onion and garlic. */
function tomatoes(scene: Scene, points: readonly Point[], onions: readonly Point[]): void {
  const wet = { ...materials.vegetable, height: 7, dome: 5, noise: 0.5, gloss: 0.6 };
  chunks(scene, points, { colors: TOMATO, min: 13, max: 27, corners: 5, material: wet });
  onionSlivers(scene, onions, { size: 26, colors: ONION });
}

/** The sauce, the fish in it, and some of the sauce over the fish. */
function fish(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const over = (part: number) => (count: number, distance: number) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance });
  const pool = { color: SAUCE, oil: '#f09a3a', oiliness: 1, bits: ['#7a1205', '#e0562e', '#f0c080'] };
  sauce(scene, { x, y, rx: reach }, { ...pool, material: { ...materials.stew, gloss: 0.4 } });
  tomatoes(scene, over(0.93)(110, 34), over(0.9)(40, 50));
  garnish(scene, over(0.94), 34);
  scene.at(x, y, { rotate: -22 }, () => {
    for (const [dy, length, turned] of FILLETS) {
      const laid = { rotate: turned + random.bell() * 4, taper: 0.3, skin: '#c8402c', color: '#f0d6b0', sauce: SAUCE };
      filletPiece(scene, random.bell() * 14, dy, length, 138, laid);
    }
    for (const [dx, dy] of [
      [-60, -190],
      [40, -64],
      [-70, 74],
      [30, 196],
    ] as const) {
      const spoonful = (count: number, distance: number) =>
        scatter(random, { x: dx, y: dy, rx: 64, ry: 52 }, { count, distance });
      tomatoes(scene, spoonful(13, 20), spoonful(4, 34));
      garnish(scene, spoonful, 2);
    }
  });
  garlicSlices(scene, over(0.9)(10, 110));
  oilPools(scene, over(0.95)(50, 34), '#f5a840', 3, 12);
  choppedHerbs(scene, { x, y, rx: reach * 0.86 }, { count: 150, size: 8, color: '#3f7d22' });
}

export const alt =
  'An iron pan of four white fish fillets, edged with their red skin, in a tomato sauce that is spooned across them, with green olives, capers, onion and slices of pickled green chilli, strewn with parsley, beside lime wedges, a bowl of white rice and a wooden spoon on blue and white tiles.';

/** A pan of snapper in its Veracruz sauce on tiles, with rice and lime. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [560, 478, 414];
  tiles(scene, { base: '#e9eae4', joint: '#a9b0ae', size: 178, ornament: '#2f6fa8' });
  skillet(scene, x, y, radius, { handle: 32 });
  fish(scene, x + 2, y + 2, radius * 0.86);
  smallBowl(scene, 1130, 170, 160, {
    color: '#c9702a',
    filling: '#efe6cf',
    top: (reach) =>
      rice(scene, { x: 1130, y: 170, rx: reach }, { colors: ['#fffefa', '#fffaf0', '#f9f2e2'], count: 420, size: 10 }),
  });
  citrusWedge(scene, 1070, 440, 150, { rotate: 28 });
  citrusWedge(scene, 1180, 480, 146, { rotate: -24 });
  coriander(
    scene,
    [
      [82, 850],
      [126, 880],
      [60, 900],
      [110, 830],
    ],
    { size: 34, color: '#3f8428' },
  );
  spoon(scene, 70, 330, 430, 8, '#b07a48');
  light(scene);
}
