import { crumbles } from '../foods/crumbles.ts';
import { zigzag } from '../foods/drizzle.ts';
import { coriander } from '../foods/herbs.ts';
import { onionRings } from '../foods/onion.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { tortillaChips } from '../foods/tortillaChips.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import type { Point } from '../path.ts';
import { metalSpoon } from '../props/metalSpoon.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { tiles } from '../surfaces/tiles.ts';
import { plate } from '../vessels/plate.ts';

const SAUCE = '#a3230f';
const COATED = ['#b8451a', '#c65a22', '#a63914', '#d0762e', '#b9501c'];
const CRISP = ['#e0a040', '#d59434', '#e8b456'];
const WHITE = ['#f7efe0', '#efe2cc', '#fbf6ea'];

/** Chips turned in the sauce, the pale ones on top still crisp. */
function chips(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  const heap = (reach: number, count: number, distance: number): [Point, number][] =>
    scatter(random, { x, y, rx: reach, ry: reach * 0.94 }, { count, distance }).map((place) => [
      place,
      random.between(0, 360),
    ]);
  tortillaChips(scene, heap(300, 30, 78), { colors: COATED, size: 150 });
  sauce(
    scene,
    { x: x - 30, y: y + 20, rx: 210, ry: 190 },
    { color: SAUCE, wobble: 0.2, oil: '#d9531a', oiliness: 0.5 },
  );
  tortillaChips(scene, heap(250, 22, 76), { colors: [...COATED, ...CRISP], size: 142 });
  oilPools(scene, scatter(random, { x, y, rx: 250 }, { count: 22, distance: 30 }), '#e0601c');
}

export const alt =
  'A white plate of red chilaquiles, tortilla pieces in a dark red chilli sauce, with lines of cream, crumbled white cheese, white onion rings and coriander, on blue and white tiles.';

/** Tortilla pieces in red sauce with cream, cheese, onion rings and coriander, on painted tiles. */
export function draw(scene: Scene): void {
  const [x, y] = [630, 480];
  tiles(scene, { base: '#efe9dc', joint: '#b8b0a0', size: 170, ornament: '#3f78a8' });
  plate(scene, x, y, 446, { color: '#f6f1e7', rim: 0.8, deep: true, band: '#c9702a' });
  sauce(scene, { x, y, rx: 344, ry: 336 }, { color: SAUCE, wobble: 0.04, oil: '#d9531a', oiliness: 0.6 });
  chips(scene, x, y);
  zigzag(scene, { x, y: y - 6, rx: 236, ry: 190 }, '#fffaf0', 9, 13);
  crumbles(
    scene,
    { x: x + 6, y, rx: 236, ry: 216 },
    { colors: WHITE, count: 90, min: 6, max: 14, material: { ...materials.cream, shadow: 4 } },
  );
  onionRings(scene, scatter(scene.random, { x, y, rx: 200 }, { count: 13, distance: 70 }), {
    size: 46,
    colors: ['#f6f0e4', '#e9dfcf', '#fdfaf2'],
  });
  coriander(scene, scatter(scene.random, { x, y, rx: 230 }, { count: 16, distance: 58 }), { size: 32 });
  smallBowl(scene, 1150, 154, 118, { color: '#35566b', filling: '#8e1d0c', material: materials.liquid });
  smallBowl(scene, 1172, 816, 96, { color: '#e0a02a', filling: '#fffaf0', material: materials.cream });
  metalSpoon(scene, 112, 560, 420, { rotate: -8 });
  light(scene);
}
