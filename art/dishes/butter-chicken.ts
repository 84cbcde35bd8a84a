import { blur, mottle, relief } from '../filters.ts';
import { flatbread } from '../foods/bread.ts';
import { drizzle } from '../foods/drizzle.ts';
import { dust, rice } from '../foods/grains.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { onionRings } from '../foods/onion.ts';
import { butter } from '../foods/pastry.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import { blob, type Point, polar, smooth } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { cloth } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { copperBowl } from '../vessels/copperBowl.ts';

const MAKHANI = '#c8460c';
/** Thighs in pieces, from the middle of the bowl: heaped, those in front on those behind. */
const PIECES: readonly (readonly [x: number, y: number, size: number, turned: number])[] = [
  [-96, -176, 74, 20],
  [70, -190, 70, -30],
  [196, -106, 72, 40],
  [-206, -70, 76, -50],
  [-24, -96, 82, 8],
  [118, -22, 80, -20],
  [-120, 24, 84, 34],
  [-216, 92, 66, 70],
  [16, 62, 86, -12],
  [176, 100, 76, 56],
  [-84, 150, 76, -28],
  [74, 176, 70, 16],
];

/** A piece of grilled chicken at (x, y), its sides in the sauce: torn, ridged, charred along what stood up to the fire. */
function tikka(scene: Scene, x: number, y: number, size: number, turned: number): void {
  const { random } = scene;
  const outline = blob(random, 0, 0, size * 1.2, size * 0.86, { wobble: 0.24, points: 18 });
  const under = { cx: x + 8, cy: y + 14, rx: size * 1.16, ry: size * 0.9, fill: '#5c1602', opacity: 0.5 };
  scene.add(element('ellipse', { ...under, filter: blur(scene, 9) }));
  const grilled = { ...materials.meat, frequency: 0.03, height: 13, dome: 15, noise: 0.5, softness: 1.8, gloss: 0.55 };
  scene.group({ filter: relief(scene, { ...grilled, shadow: 8 }) }, () => {
    scene.at(x, y, { rotate: turned }, () => {
      const fill = lit(scene, random.pick(['#c4581c', '#b54a12', '#cf6626']), { turned, shade: 0.4 });
      scene.add(element('path', { d: outline, fill }));
      for (const [color, frequency, bare, opacity] of [
        ['#8f2f0a', 0.02, 0.46, 0.6],
        ['#f2a85a', 0.03, 0.6, 0.5],
      ] as const) {
        const filter = mottle(scene, { color, frequency, frequencyDown: frequency * 2, bare });
        scene.add(element('path', { d: outline, fill: color, filter, opacity }));
      }
      scene.clipped(outline, () => {
        const burnt = mottle(scene, { color: '#2a0d04', frequency: 0.05, bare: 0.32 });
        for (let edge = random.integer(3, 5); edge > 0; edge--) {
          const [cx, cy] = polar(0, 0, random.angle(), size * 0.74);
          const spot = blob(random, cx, cy, size * 0.42, size * 0.2, { wobble: 0.3, rotation: random.angle() });
          scene.add(element('path', { d: spot, fill: '#2a0d04', filter: burnt, opacity: 0.85 }));
        }
      });
    });
  });
  // The sauce laps over its lower side and runs down from its top.
  const lap = blob(random, x + size * 0.1, y + size * 0.66, size * 1.02, size * 0.34, { wobble: 0.2, rotation: 0.1 });
  scene.add(element('path', { d: lap, fill: '#d85f16', opacity: 0.8, filter: blur(scene, 7) }));
  scene.add(glint(scene, x - size * 0.3, y - size * 0.32, size * 0.26, size * 0.08, 0.65));
  scene.add(glint(scene, x + size * 0.2, y - size * 0.1, size * 0.12, size * 0.05, 0.5));
}

/** One curl of cream, thick where the spoon paused; it melts into the sauce along its edges. */
function cream(scene: Scene, x: number, y: number, from: number, arc: number, reach: number, thickness: number): void {
  const { random } = scene;
  const line = Array.from({ length: 16 }, (_, step): Point => {
    const part = step / 15;
    const away = reach * (1 - part * 0.55) + 10 * Math.sin(part * 9) + random.bell() * 6;
    const [px, py] = polar(0, 0, from + arc * part, away);
    return [x + px, y + py * 0.92];
  });
  const melted = { d: smooth(line, false), fill: 'none', stroke: '#f8c48e', 'stroke-linecap': 'round' };
  scene.add(element('path', { ...melted, 'stroke-width': thickness * 3, opacity: 0.24, filter: blur(scene, 9) }));
  scene.add(element('path', { ...melted, 'stroke-width': thickness * 1.5, opacity: 0.4, filter: blur(scene, 4) }));
  drizzle(scene, line, '#fff3df', thickness);
}

/** Chicken in its smooth sauce, with butter at the edge, cream and crushed fenugreek. */
function curry(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const silky = { ...materials.liquid, frequency: 0.01, height: 7, gloss: 0.5, sharpness: 26 };
  sauce(scene, { x, y, rx: reach }, { color: MAKHANI, oil: '#f9a92e', oiliness: 1, material: silky });
  for (const [dx, dy, size, turned] of PIECES) tikka(scene, x + dx, y + dy, size, turned);
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.95 }, { count: 50, distance: 40 }), '#fbb640', 5, 17);
  cream(scene, x + 6, y + 4, 2.5, 4.9, 262, 22);
  cream(scene, x - 4, y + 6, 5.6, 3, 136, 17);
  butter(scene, x + 32, y - 4, 92, 24);
  const methi = { x, y, rx: 230, ry: 214 };
  choppedHerbs(scene, methi, { count: 70, size: 8, color: '#566a26' });
  dust(scene, methi, '#47561e', { count: 140, size: 2.4 });
  const leaves: readonly Point[] = [
    [x - 60, y - 30],
    [x - 24, y + 64],
    [x - 96, y + 20],
    [x - 190, y - 136],
    [x + 200, y + 150],
  ];
  coriander(scene, leaves, { size: 42 });
  reflection(scene, { x, y, rx: reach * 0.9 }, 0.3);
}

/** Two naan in the corner, cut by the picture's edge. */
function naan(scene: Scene): void {
  const baked = { color: '#e3b878', browning: '#8f4d14', browned: 0.85, blisters: 46, wobble: 0.09 };
  flatbread(scene, { x: 110, y: 848, rx: 290, ry: 200 }, baked);
  flatbread(scene, { x: 20, y: 706, rx: 260, ry: 196 }, baked);
  choppedHerbs(scene, { x: 100, y: 790, rx: 150, ry: 110 }, { count: 30, size: 7 });
}

export const alt =
  'A copper bowl with two handles full of silky orange sauce with charred pieces of chicken, a melting pat of butter, curls of cream and coriander leaves, beside two flatbreads, a bowl of white rice and rings of red onion on a dark teal cloth.';

/** Butter chicken in a beaten copper bowl, with naan and rice, on a dark teal cloth. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [650, 486, 424];
  cloth(scene, '#1f4a4c');
  naan(scene);
  copperBowl(scene, x, y, radius, { handles: -32 });
  curry(scene, x, y, radius * 0.86);
  bowlShade(scene, x, y, radius, { lip: 0.09 });
  bowl(scene, 1176, 96, 186, { color: '#eee6d6', lip: 0.07 });
  rice(scene, { x: 1176, y: 98, rx: 154 }, { count: 420, size: 11 });
  bowlShade(scene, 1176, 96, 186);
  onionRings(
    scene,
    [
      [1166, 832],
      [1222, 806],
      [1206, 872],
    ],
    { size: 46 },
  );
  light(scene);
}
