import { beans } from '../foods/beans.ts';
import { cubes } from '../foods/cubes.ts';
import { halfEgg } from '../foods/egg.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { mound } from '../foods/mound.ts';
import { onionSlivers } from '../foods/onion.ts';
import { bunRoll } from '../foods/roll.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { ring, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { tiles } from '../surfaces/tiles.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { glass } from '../vessels/glass.ts';

const FAVA = '#8a5526';
const FAVAS = ['#8a4a1c', '#9c5c28', '#74390f', '#a96a34', '#7d4518'];

/** Fava beans, half of them crushed, with berbere oil. */
function ful(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const bits = ['#b98a50', '#5c3413', '#c79a60', '#a8431a'];
  const crushed = { ...materials.stew, height: 9, noise: 0.7 };
  sauce(scene, { x, y, rx: reach }, { color: FAVA, oil: '#d9701e', oiliness: 0.6, bits, material: crushed });
  const flecks = ['#b98a50', '#6d3f18', '#c9a066'];
  mound(
    scene,
    { x, y, rx: reach * 0.8 },
    { color: '#9c6a36', flecks, fleckCount: 320, wobble: 0.08, material: crushed },
  );
  const area = { x, y, rx: reach * 0.93 };
  beans(scene, scatter(random, area, { count: 74, distance: 46 }), { colors: FAVAS, size: 33 });
  oilPools(scene, scatter(random, area, { count: 60, distance: 26 }), '#e0791e', 5, 18);
}

/** Heaps on top: tomato, red onion, green chilli, coriander and half an egg or two. */
function topping(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  const tomato = scatter(random, { x: x - 128, y: y + 50, rx: 136, ry: 122 }, { count: 66, distance: 25, bias: 0.6 });
  cubes(scene, tomato, { colors: ['#d8321f', '#c42616', '#e2512f'], size: 18, rounding: 0.35 });
  const onion = scatter(random, { x: x + 76, y: y + 150, rx: 138, ry: 78 }, { count: 34, distance: 24 });
  onionSlivers(scene, onion, { size: 30 });
  halfEgg(scene, x + 138, y - 16, 96, { rotate: -30, yolk: '#eeb02c' });
  halfEgg(scene, x + 20, y - 158, 96, { rotate: 24, yolk: '#eeb02c' });
  slicedChilli(scene, ring(random, x - 40, y - 30, 96, 8, 36), { size: 20, color: '#5f9a34' });
  coriander(
    scene,
    [
      [x - 120, y - 92],
      [x - 64, y - 60],
      [x + 160, y + 74],
      [x - 26, y + 52],
    ],
    { size: 30 },
  );
  choppedHerbs(scene, { x, y, rx: 220 }, { count: 70, size: 8 });
}

export const alt =
  'A terracotta bowl of crushed brown fava beans in red oil topped with diced tomato, red onion, green chilli, coriander and two halves of boiled egg, with crusty rolls, lemon and a glass of black tea on pale tiles.';

/** Fava beans for breakfast, with all toppings. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [640, 494, 386];
  tiles(scene, { base: '#dccfb6', ornament: '#3d6b7d', size: 190 });
  bunRoll(scene, 178, 760, 330, 190, -28);
  bunRoll(scene, 1120, 208, 330, 190, -42);
  bowl(scene, x, y, radius, { color: '#a9562f', inside: '#8f4a2a', lip: 0.08, band: '#e8d2a8' });
  ful(scene, x + 2, y + 3, radius * 0.86);
  bowlShade(scene, x, y, radius, { lip: 0.08 });
  topping(scene, x, y);
  citrusWedge(scene, 1110, 756, 170, { skin: '#e8b92a', flesh: '#f6e27a', rotate: 30 });
  citrusWedge(scene, 1170, 860, 160, { skin: '#e8b92a', flesh: '#f6e27a', rotate: -24 });
  glass(scene, 150, 180, 106, { drink: '#7a2c0a' });
  light(scene);
}
