import { citrusWheel } from '../foods/fruit.ts';
import { dust } from '../foods/grains.ts';
import { greenBeans } from '../foods/greenBeans.ts';
import { rosemary } from '../foods/herbs.ts';
import { drumstick, steakSlice } from '../foods/meat.ts';
import { potatoWedges } from '../foods/potato.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { tomato } from '../foods/sphere.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { candle } from '../props/candle.ts';
import { fork, knife } from '../props/cutlery.ts';
import { napkin } from '../props/napkin.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { plate } from '../vessels/plate.ts';
import { wineGlass } from '../vessels/wineGlass.ts';

/** The platter to share: roast chicken, potatoes, beans. */
function platter(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  plate(scene, x, y, 330, { color: '#f1ead9', rim: 0.84, ry: 240, deep: true, band: '#b98d3a' });
  sauce(scene, { x, y: y + 6, rx: 262, ry: 184 }, { color: '#9a5a1c', oil: '#e9b04a', wobble: 0.04 });
  const golden = { colors: ['#e8b44a', '#dca238', '#f0c564'], length: 96, width: 54 };
  potatoWedges(scene, scatter(random, { x: x - 130, y: y + 74, rx: 96, ry: 70 }, { count: 9, distance: 50 }), golden);
  const beans = scatter(random, { x: x + 150, y: y + 84, rx: 90, ry: 60 }, { count: 22, distance: 18 });
  greenBeans(scene, beans, { length: 150, width: 17, toward: -24, spread: 22, blistered: 0.2 });
  drumstick(scene, x - 96, y - 66, 210, { color: '#a8571c', rotate: 160 });
  drumstick(scene, x + 30, y - 94, 220, { color: '#b5651f', rotate: 20 });
  drumstick(scene, x + 40, y + 16, 220, { color: '#a8571c', rotate: -164 });
  drumstick(scene, x + 150, y - 26, 200, { color: '#b05f1e', rotate: 60 });
  for (const [cx, cy] of scatter(random, { x, y: y + 110, rx: 130, ry: 46 }, { count: 5, distance: 56 }))
    tomato(scene, cx, cy, 30, '#c92a18');
  citrusWheel(scene, x - 216, y - 44, 50, { skin: '#efc62c', flesh: '#f7df6a' });
  rosemary(scene, x - 40, y + 30, 150, -30);
  rosemary(scene, x + 60, y - 40, 130, 24);
  oilPools(scene, scatter(random, { x, y, rx: 230, ry: 150 }, { count: 24, distance: 40 }), '#e9b04a', 4, 12);
}

/** A place at the table with two slices of roast. */
function placeSetting(scene: Scene, x: number, y: number): void {
  plate(scene, x, y, 208, { color: '#e9e2d2', band: '#b98d3a' });
  sauce(
    scene,
    { x: x + 6, y: y + 10, rx: 112, ry: 84 },
    { color: '#5a2a10', oil: '#c9701e', wobble: 0.14, material: materials.stew },
  );
  steakSlice(scene, x - 34, y - 18, 128, 84, { rotate: -22 });
  steakSlice(scene, x + 20, y + 14, 128, 84, { rotate: -22 });
  dust(scene, { x, y, rx: 90 }, '#2a180c', { count: 50, size: 2.4 });
}

export const alt =
  'A dinner table at night: a white oval platter of roast chicken legs with potatoes, green beans and lemon between two set plates with forks and knives, two glasses of red wine and burning candles on a dark blue cloth.';

/** A table laid for two by candlelight. */
export function draw(scene: Scene): void {
  cloth(scene, '#1c2a58');
  napkin(scene, 1120, 806, '#b98d3a', { width: 170, height: 330, rotate: 6 });
  napkin(scene, 158, 150, '#b98d3a', { width: 170, height: 330, rotate: -6 });
  candle(scene, 500, 138, 58);
  candle(scene, 812, 846, 58);
  plate(scene, 250, 742, 214, { color: '#e9e2d2', band: '#b98d3a' });
  placeSetting(scene, 1012, 236);
  platter(scene, 640, 488);
  fork(scene, 1118, 800, 330, 4);
  knife(scene, 1210, 250, 400, 4);
  fork(scene, 156, 160, 330, -6);
  knife(scene, 60, 720, 400, -6);
  wineGlass(scene, 724, 138, 92);
  wineGlass(scene, 540, 834, 92);
  light(scene, { vignette: 0.62, warmth: 0.65 });
}
