import { mottle, relief } from '../filters.ts';
import { bunCut, bunTop } from '../foods/burger.ts';
import { chilliFlakes } from '../foods/chilliFlakes.ts';
import { shreds } from '../foods/greens.ts';
import { pulledMeat } from '../foods/pulledMeat.ts';
import { oilPools, soaked } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob } from '../path.ts';
import { fork } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { steelTray } from '../vessels/steelTray.ts';

const CABBAGE = ['#e9f0cf', '#cfe0a0', '#f6f8e6', '#b9d082', '#9a5fa0', '#b884bd'];

/** Pork heaped over an area: dark and in shade below, juicy bundles with crust on top. */
function heap(scene: Scene, area: Area, count: number): void {
  const { random } = scene;
  const { x, y, rx, ry = rx } = area;
  const base = { ...materials.meat, height: 12, dome: 22, noise: 0.8, shadow: 16, shadowOpacity: 0.6 };
  const outline = blob(random, x, y, rx * 0.9, ry * 0.9, { wobble: 0.12 });
  scene.add(element('path', { d: outline, fill: '#5a2410', filter: relief(scene, base) }));
  const over = (part: number, some: number, distance: number) =>
    scatter(random, { x, y, rx: rx * part, ry: ry * part }, { count: some, distance });
  const deep = { colors: ['#6b3016', '#7d3a1c', '#5c2610'], together: true };
  pulledMeat(scene, over(0.9, count, 22), deep);
  pulledMeat(scene, over(0.92, Math.round(count * 0.45), 38), { colors: ['#84421f', '#73371a', '#955028'] });
  pulledMeat(scene, over(0.8, Math.round(count * 0.55), 34), {});
  // The sauce that was tossed with it, shining between the pieces.
  oilPools(scene, over(0.86, Math.round(count * 0.5), 18), '#d85a14', 4, 13);
  const sauced = blob(random, x, y, rx * 0.95, ry * 0.95, { wobble: 0.1 });
  const patches = mottle(scene, { color: '#7a1c06', frequency: 0.022, bare: 0.46 });
  scene.add(element('path', { d: sauced, fill: '#7a1c06', filter: patches, opacity: 0.34 }));
}

/** A bun with pork and cabbage, its lid pushed back. */
function sandwich(scene: Scene, x: number, y: number, rotate: number): void {
  const { random } = scene;
  scene.at(x, y, { rotate }, () => {
    bunCut(scene, 0, 10, 138);
    heap(scene, { x: 4, y: 24, rx: 142, ry: 134 }, 26);
    shreds(scene, { x: 4, y: 44, rx: 132, ry: 84 }, { colors: CABBAGE, count: 150, length: 78, width: 8 });
    pulledMeat(scene, scatter(random, { x: 6, y: 124, rx: 90, ry: 22 }, { count: 6, distance: 34 }), {
      length: 110,
      width: 36,
    });
    bunTop(scene, -14, -62, 122);
  });
}

export const alt =
  'A heap of pulled pork with dark crust and two forks in it on a steel tray with brown paper, beside two soft buns filled with the pork and shredded cabbage and a bowl of red sauce with chilli flakes on dark wood.';

/** Pork shoulder pulled apart with two forks, and two rolls of it, on a tray with paper. */
export function draw(scene: Scene): void {
  const { random } = scene;
  wood(scene, { base: '#4a2f1f', planks: 5 });
  steelTray(scene, 640, 480, 1190, 880, { rotate: -3, paper: true }, () => {
    soaked(scene, { x: -190, y: 20, rx: 330, ry: 350 }, '#8a4a1a', 0.4);
    heap(scene, { x: -196, y: 4, rx: 310, ry: 330 }, 130);
    fork(scene, -352, -148, 560, 122);
    fork(scene, -40, 158, 560, -58);
    for (const x of [-262, -134]) {
      pulledMeat(scene, scatter(random, { x, y: x < -200 ? -84 : 94, rx: 54, ry: 40 }, { count: 4, distance: 34 }), {});
    }
    sandwich(scene, 318, -178, 16);
    sandwich(scene, 304, 216, -12);
    const crumbs = scatter(random, { x: 60, y: 40, rx: 90, ry: 340 }, { count: 8, distance: 80 });
    pulledMeat(scene, crumbs, { length: 60, width: 20 });
  });
  smallBowl(scene, 1180, 470, 96, {
    color: '#f1eadb',
    filling: '#a82c0c',
    material: { ...materials.liquid, gloss: 0.5 },
    top: (rx) => chilliFlakes(scene, { x: 1180, y: 470, rx: rx * 0.9 }, { count: 34, size: 7, distance: 14 }),
  });
  light(scene);
}
