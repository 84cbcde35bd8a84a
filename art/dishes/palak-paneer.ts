import { darken, lighten, mix } from '../colour.ts';
import { blur, mottle, relief } from '../filters.ts';
import { drizzle } from '../foods/drizzle.ts';
import { dust, grains, rice } from '../foods/grains.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { shades, sloped } from '../paints.ts';
import { blob, type Point, polar, smooth, TURN } from '../path.ts';
import { metalSpoon } from '../props/metalSpoon.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { stone } from '../surfaces/stone.ts';
import { element, place } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const PALAK = '#3f6b1e';
const PANEER = '#f6e9c8';
const OCHRE: Stripe[] = [
  [0.03, 6, '#8f5f16'],
  [0.06, 6, '#8f5f16'],
  [0.93, 6, '#8f5f16'],
];

/** Where the paneer lies, from the middle of the bowl, with the half of its edge. */
const CUBES = [
  [-168, -60, 50],
  [-92, -150, 46],
  [22, -104, 52],
  [128, -150, 44],
  [182, -34, 50],
  [-66, 0, 54],
  [74, 18, 50],
  [-158, 98, 48],
  [-20, 128, 50],
  [112, 138, 52],
] as const;

/** One cube, browned in the pan: pale in the middle, golden along its edges, half sunk in the sauce. */
function paneer(scene: Scene, x: number, y: number, half: number): void {
  const { random } = scene;
  const turned = random.between(-40, 40);
  const flat = random.between(0.82, 1);
  const box = (grow: number) => ({
    x: -half * grow,
    y: -half * flat * grow,
    width: half * 2 * grow,
    height: half * 2 * flat * grow,
    rx: half * 0.24,
  });
  const face = sloped(scene, shades(lighten(PANEER, 0.4), PANEER, darken(PANEER, 0.12)), turned);
  const under = { ...box(1.08), transform: place(x + 7, y + 11, turned), fill: darken(PALAK, 0.75) };
  scene.add(element('rect', { ...under, opacity: 0.6, filter: blur(scene, 6) }));
  scene.group({ filter: relief(scene, { ...materials.smooth, height: 5, dome: 6, noise: 0.3, shadow: 2 }) }, () => {
    scene.add(element('rect', { ...box(1), transform: place(x + 5, y + 9, turned), fill: '#b98a45' }));
    scene.add(element('rect', { ...box(1), transform: place(x, y, turned), fill: face }));
    const browned = mottle(scene, { colour: '#b8701c', frequency: 0.03, bare: 0.38 });
    const edge = { ...box(0.93), transform: place(x, y, turned), fill: 'none', stroke: '#b8701c' };
    scene.add(element('rect', { ...edge, 'stroke-width': half * 0.3, opacity: 0.75, filter: blur(scene, 3) }));
    scene.add(
      element('rect', { ...box(1), transform: place(x, y, turned), fill: PANEER, filter: browned, opacity: 0.55 }),
    );
  });
}

/** The sauce laps over a side of each cube, soft along its edge, and has left a smear on some. */
function lapping(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  scene.group({ filter: blur(scene, 2.2), opacity: 0.92 }, () => {
    for (const [dx, dy, half] of CUBES) {
      const angle = random.between(0.2, 2.6);
      const [cx, cy] = polar(x + dx, y + dy, angle, half * 1.02);
      const lap = blob(random, cx, cy, half * 0.78, half * 0.26, { wobble: 0.5, rotation: angle + TURN / 4 });
      scene.add(element('path', { d: lap, fill: mix(PALAK, '#4f7f28', random.next()) }));
    }
  });
  scene.group({ filter: blur(scene, 2), opacity: 0.42 }, () => {
    for (const [dx, dy, half] of CUBES) {
      const at = [x + dx + random.bell() * half * 0.5, y + dy + random.bell() * half * 0.5] as const;
      const smear = blob(random, ...at, half * 0.42, half * 0.13, { wobble: 0.5, rotation: random.angle() });
      scene.add(element('path', { d: smear, fill: PALAK }));
    }
  });
}

/** The cream's way from the spoon: one loop after another across the bowl. */
function loops(scene: Scene, x: number, y: number): Point[] {
  return Array.from({ length: 34 }, (_, step): Point => {
    const along = step / 33;
    const reach = 62 * (0.75 + 0.4 * Math.sin(along * Math.PI)) + scene.random.bell() * 6;
    const [px, py] = polar(0, 0, 1.2 + along * TURN * 3.4, reach);
    return [x - 186 + along * 372 + px, y + 112 - along * 226 + py];
  });
}

/** Smooth spinach with paneer and a thin swirl of cream. */
function palak(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const puree = { ...materials.stew, frequency: 0.024, height: 7, gloss: 0.26 };
  const bits = ['#2c5212', '#547f2a', '#335c16', '#5f8c32'];
  sauce(scene, { x, y, rx: reach }, { colour: PALAK, oil: '#a8b440', oiliness: 0.3, bits, material: puree });
  for (const [dx, dy, half] of CUBES) paneer(scene, x + dx, y + dy, half);
  lapping(scene, x, y);
  const line = loops(scene, x, y);
  const melted = { d: smooth(line, false), fill: 'none', stroke: '#cfd79a', 'stroke-width': 26, opacity: 0.4 };
  scene.add(element('path', { ...melted, filter: blur(scene, 7) }));
  drizzle(scene, line, '#fff8e6', 11);
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.9 }, { count: 26, distance: 40 }), '#b9bf4a', 3, 9);
  grains(
    scene,
    { x, y, rx: reach * 0.6 },
    { colours: ['#6b4a20', '#7d5a2a'], count: 34, length: 7, width: 2.2, distance: 22 },
  );
  dust(scene, { x: x + 10, y, rx: reach * 0.5 }, '#8a2c10', { count: 60, size: 2 });
}

export const alt =
  'A white bowl of green spinach sauce with golden cubes of paneer and loops of cream, beside a bowl of white rice and a brass spoon on an ochre cloth.';

/** Spinach with paneer in a white bowl on an ochre cloth, a bowl of rice beside it. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [716, 540, 366];
  stone(scene, { base: '#e4ded3', vein: '#a89f92', speck: 0.4 });
  cloth(scene, '#c78a2c', { x: 250, y: -40, width: 860, height: 1120, rotate: 24, stripes: OCHRE, fringe: 20 });
  bowl(scene, 210, 170, 280, { colour: '#5f7d7a', inside: '#e9e4d8', lip: 0.06 });
  rice(scene, { x: 212, y: 174, rx: 236 }, { count: 900, size: 13 });
  bowlShade(scene, 210, 170, 280);
  bowl(scene, x, y, radius, { colour: '#f4f0e8', lip: 0.07 });
  palak(scene, x + 2, y + 3, radius * 0.87);
  bowlShade(scene, x, y, radius, { lip: 0.07 });
  metalSpoon(scene, 238, 716, 500, { rotate: 28 });
  light(scene);
}
