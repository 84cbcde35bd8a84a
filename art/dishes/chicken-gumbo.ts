import { type Color, darken, lighten } from '../color.ts';
import { blur, relief } from '../filters.ts';
import { chunks } from '../foods/chunks.ts';
import { cubes } from '../foods/cubes.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { plumpRice } from '../foods/plumpRice.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { shreddedMeat } from '../foods/shreddedMeat.ts';
import { slicedScallions } from '../foods/slicedRings.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob, polar, smooth } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { soupSpoon } from '../props/soupSpoon.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const GUMBO = '#5a2e12';
const STRIPES: Stripe[] = [
  [0.1, 26, '#3d5f8f', 0.8],
  [0.17, 8, '#3d5f8f', 0.8],
  [0.83, 8, '#3d5f8f', 0.8],
  [0.88, 26, '#3d5f8f', 0.8],
];

/** A slice of smoked sausage: red-brown meat with specks of fat in a dark skin. */
function coin(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const outline = blob(random, x, y, radius, radius * random.between(0.78, 0.95), {
    wobble: 0.06,
    rotation: random.angle(),
  });
  scene.add(
    element('circle', { cx: x + 6, cy: y + 9, r: radius, fill: '#1c0a02', opacity: 0.5, filter: blur(scene, 7) }),
  );
  scene.group({ filter: relief(scene, { ...materials.meat, height: 6, dome: 4, gloss: 0.4, shadow: 3 }) }, () => {
    const face = radial(scene, [
      [0, '#b8562a'],
      [0.8, '#a0421c'],
      [1, '#6a240c'],
    ]);
    scene.add(element('path', { d: outline, fill: face, stroke: '#4f1a08', 'stroke-width': 6 }));
  });
  for (const [px, py] of scatter(random, { x, y, rx: radius * 0.74, ry: radius * 0.62 }, { count: 15, distance: 9 }))
    scene.add(element('circle', { cx: px, cy: py, r: random.between(1.8, 4.2), fill: '#e6b088', opacity: 0.75 }));
  scene.add(glint(scene, x - radius * 0.3, y - radius * 0.36, radius * 0.3, radius * 0.1, 0.4));
}

/** A slice of okra: a five-cornered ring around pale chambers, a seed in each. */
function okra(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const start = random.angle();
  const star = (reach: number) =>
    smooth(
      Array.from({ length: 10 }, (_, step) =>
        polar(x, y, start + (step / 10) * Math.PI * 2, reach * (step % 2 === 0 ? 1 : 0.84)),
      ),
    );
  const green: Color = random.pick(['#5f7d2a', '#6f8c34', '#54702a']);
  scene.group({ filter: relief(scene, { ...materials.vegetable, gloss: 0.35, shadow: 4 }) }, () => {
    scene.add(element('path', { d: star(radius), fill: green }));
    scene.add(element('path', { d: star(radius * 0.74), fill: lighten(green, 0.5) }));
  });
  for (let chamber = 0; chamber < 5; chamber++) {
    const [cx, cy] = polar(x, y, start + (chamber / 5) * Math.PI * 2, radius * 0.42);
    scene.add(element('circle', { cx, cy, r: radius * 0.17, fill: darken(green, 0.35), opacity: 0.8 }));
    scene.add(element('circle', { cx, cy, r: radius * 0.1, fill: '#efe4be' }));
  }
}

/** The gumbo: a dark roux with sausage, okra and meat in it. */
function gumbo(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const ringed = (count: number, distance: number, least = 0.44) =>
    scatter(random, { x, y, rx: reach * 0.9 }, { count: count * 3, distance, bias: 0.35 })
      .filter(([px, py]) => Math.hypot(px - x, py - y) > reach * least)
      .slice(0, count);
  const thick = { ...materials.stew, frequency: 0.03, height: 6, noise: 0.5, gloss: 0.4, shadow: 0 };
  const bits = ['#7a4420', '#3e1d0a', '#8f5a2a'];
  sauce(scene, { x, y, rx: reach }, { color: GUMBO, oil: '#b8641c', oiliness: 0.7, wobble: 0, bits, material: thick });
  shreddedMeat(scene, ringed(20, 62), { colors: ['#c08a58', '#b07848', '#d0a070'], length: 96, width: 26 });
  cubes(scene, ringed(34, 38), { colors: ['#5f7d2a', '#c9a468', '#b88e52', '#4f6f22'], size: 17, rounding: 0.4 });
  chunks(scene, ringed(12, 90), {
    colors: ['#b07a48', '#c08e5c'],
    min: 26,
    max: 38,
    corners: 6,
    sauce: GUMBO,
    sunk: 0.4,
  });
  for (const [px, py] of ringed(13, 92, 0.5)) coin(scene, px, py, random.between(44, 52));
  for (const [px, py] of ringed(18, 70)) okra(scene, px, py, random.between(21, 28));
  oilPools(scene, ringed(60, 30), '#d98a34', 3, 11);
  choppedHerbs(scene, { x, y, rx: reach * 0.9 }, { count: 40, size: 6 });
}

/** A scoop of rice in the middle of the bowl. */
function scoop(scene: Scene, x: number, y: number, radius: number): void {
  scene.add(
    element('circle', { cx: x + 10, cy: y + 16, r: radius, fill: '#1c0a02', opacity: 0.5, filter: blur(scene, 12) }),
  );
  for (const [part, count, colors] of [
    [1, 360, ['#d6cfbc', '#e0dac8']],
    [0.92, 360, ['#f2eee2', '#e9e4d6']],
    [0.7, 240, ['#ffffff', '#fbf9f2']],
  ] as const)
    plumpRice(
      scene,
      { x: x - (1 - part) * 20, y: y - (1 - part) * 26, rx: radius * part },
      {
        colors,
        count,
        distance: 9,
        length: [15, 19],
        width: [4, 5],
        shine: '#ffffff',
      },
    );
}

export const alt =
  'A white bowl of dark brown gumbo with slices of smoked sausage, okra and shredded chicken around a scoop of white rice under scallions, beside a spoon, a bowl of sliced okra and a bowl of red hot sauce on a blue-striped cloth.';

/** Gumbo around its rice. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [630, 488, 420];
  wood(scene, { base: '#8a5a34', planks: 5 });
  cloth(scene, '#efe8da', { x: 80, y: -120, width: 1010, height: 1240, rotate: 9, stripes: STRIPES });
  bowl(scene, x, y, radius, { color: '#f2ede2', lip: 0.06, band: '#3d5f8f' });
  const reach = radius * 0.88;
  gumbo(scene, x, y, reach);
  scoop(scene, x, y, 138);
  slicedScallions(scene, scatter(random, { x, y, rx: 190 }, { count: 34, distance: 24, bias: 0.7 }), { size: 14 });
  reflection(scene, { x, y, rx: reach * 0.92 }, 0.28);
  bowlShade(scene, x, y, radius);
  soupSpoon(scene, 1150, 640, 520, { rotate: -76 });
  smallBowl(scene, 128, 150, 112, {
    color: '#e9e4d8',
    filling: '#4f6a24',
    top: (rx) => {
      for (const [px, py] of scatter(random, { x: 128, y: 150, rx: rx * 0.86 }, { count: 26, distance: 30 }))
        okra(scene, px, py, 22);
    },
  });
  smallBowl(scene, 1150, 150, 96, { color: '#e9e4d8', filling: '#b8280e', material: materials.liquid });
  light(scene);
}
