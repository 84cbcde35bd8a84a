import { relief } from '../filters.ts';
import { flatbread } from '../foods/bread.ts';
import { spoonTrough } from '../foods/lentils.ts';
import { oilPools, reflection } from '../foods/sauce.ts';
import { tornFlatbread } from '../foods/tornFlatbread.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { band, blob, type Point, polar } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { stone } from '../surfaces/stone.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { tray } from '../vessels/tray.ts';

const KITA = ['#dc9a54', '#c9742e', '#e3ab68', '#bf5f24', '#d48a44', '#c26a2c', '#e6b67a'];

/** Yogurt in a small bowl, with the swirl a spoon leaves. */
function yogurt(scene: Scene, x: number, y: number): void {
  const smooth = { ...materials.cream, height: 5, noise: 0.3, dome: 10 };
  smallBowl(scene, x, y, 138, { color: '#a8523a', filling: '#f3ecdd', material: smooth });
  const curl = Array.from({ length: 16 }, (_, step) => polar(x, y, 2.4 + step * 0.5, 16 + step * 4.6));
  spoonTrough(scene, curl, 26, '#f3ecdd', 0.3);
}

/** Honey in a small bowl: clear, darker where it is deep, lit through on the far side. */
function honey(scene: Scene, x: number, y: number): void {
  smallBowl(scene, x, y, 114, { color: '#efe4cc', filling: '#b96a0c', material: { ...materials.liquid, gloss: 0.1 } });
  const through = radial(
    scene,
    [
      [0, '#ffcf5a', 0.9],
      [0.6, '#e39a1c', 0.5],
      [1, '#8f4a06', 0],
    ],
    { cx: 0.64, cy: 0.68, r: 0.5 },
  );
  scene.add(element('circle', { cx: x, cy: y, r: 92, fill: through }));
  reflection(scene, { x, y, rx: 72 }, 0.8);
}

/** Honey let fall from a spoon over the bread: clear, in loops. */
function honeyThread(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const thread = Array.from({ length: 70 }, (_, step): Point => {
    const part = step / 69;
    const [dx, dy] = [
      (part * 2 - 1) * reach,
      Math.sin(part * 19) * reach * 0.6 * Math.sin(Math.PI * (0.1 + part * 0.8)),
    ];
    return [x + dx + dy * 0.3 + random.bell() * 4, y + dy - dx * 0.24];
  });
  const widths = thread.map(() => random.between(7, 12));
  const clear = { ...materials.syrup, height: 7, dome: 4, gloss: 0.6, shadow: 4 };
  scene.add(element('path', { d: band(thread, widths), fill: '#c9780c', opacity: 0.82, filter: relief(scene, clear) }));
  for (const [px, py] of thread.filter((_, index) => index % 7 === 1)) {
    scene.add(glint(scene, px - 2, py - 3, 3.4, 1.6, 0.8));
  }
}

/** A whole kita on the tray, browned in spots. */
function kita(scene: Scene, x: number, y: number, radius: number): void {
  flatbread(scene, { x, y, rx: radius }, { color: '#dcb177' });
  const spots = scatter(scene.random, { x, y, rx: radius * 0.86 }, { count: 46, distance: 22 });
  for (const [px, py] of spots) {
    const size = scene.random.between(4, 15);
    const spot = blob(scene.random, px, py, size, size * 0.7, { wobble: 0.35, points: 12 });
    scene.add(element('path', { d: spot, fill: '#7a431a', opacity: scene.random.between(0.35, 0.75) }));
  }
}

export const alt =
  'A dark bowl of torn pieces of flatbread, browned and stained orange-red with spiced butter, with threads of honey over them, on a woven tray with a whole flatbread, beside a bowl of yogurt, a bowl of honey and a spoon on a dark blue-green surface.';

/** Torn flatbread with berbere butter and honey on a woven tray, with yogurt and a whole kita. */
export function draw(scene: Scene): void {
  const [x, y] = [570, 500];
  stone(scene, { base: '#3f5f63', vein: '#22393d', speck: 0.35 });
  tray(scene, x - 20, y - 10, 468, {});
  kita(scene, x - 210, y - 226, 220);
  bowl(scene, x, y, 352, { color: '#2e2622', inside: '#4a3428', lip: 0.06 });
  tornFlatbread(scene, { x, y, rx: 270, ry: 266 }, { colors: KITA, count: 110, min: 46, max: 68, distance: 46 });
  oilPools(scene, scatter(scene.random, { x, y, rx: 260 }, { count: 40, distance: 36 }), '#f2942e', 4, 12);
  bowlShade(scene, x, y, 352);
  honeyThread(scene, x, y, 214);
  yogurt(scene, 1102, 220);
  honey(scene, 1112, 566);
  spoon(scene, 1120, 806, 340, 64);
  light(scene);
}
