import { type Color, darken } from '../color.ts';
import { relief } from '../filters.ts';
import { cornTortilla } from '../foods/cornTortilla.ts';
import { crumbles } from '../foods/crumbles.ts';
import { citrusWedge, citrusWheel } from '../foods/fruit.ts';
import { shreds } from '../foods/greens.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { onionRings, onionSlivers } from '../foods/onion.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { shreddedMeat } from '../foods/shreddedMeat.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { ellipse, type Point, polar } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { tiles } from '../surfaces/tiles.ts';
import { d, element } from '../svg.ts';
import { bananaLeaf } from '../vessels/leaf.ts';
import { pot } from '../vessels/pot.ts';

const ACHIOTE: Color = '#b3360c';
const PORK = ['#c8400f', '#b23208', '#d95a1c', '#a82c06', '#cf4c16', '#e06a28'];
const BRIGHT = ['#e8702a', '#dc581a', '#ee8638'];
const PINK = ['#c42a78', '#d84a90', '#a81c62', '#e070a8'];

/** Parts of the leaves that hang over the rim: direction in degrees, width and length as fractions of the radius. */
const FLAPS = [
  [-158, 0.62, 0.66],
  [-74, 0.7, 0.6],
  [28, 0.66, 0.62],
  [116, 0.74, 0.58],
] as const;

/** Banana leaves that line the pot and hang over its rim; inside they are in the pot's shade. */
function leaves(scene: Scene, x: number, y: number, radius: number): void {
  scene.clipped(ellipse(x, y, radius * 0.9), () => {
    for (const rotate of [-64, 58, -4]) bananaLeaf(scene, x, y, radius * 2, radius, { rotate, color: '#356a28' });
  });
  const shade = radial(
    scene,
    [
      [0.7, '#0d1c06', 0.2],
      [0.92, '#0d1c06', 0.5],
      [1, '#0d1c06', 0.7],
    ],
    { cx: 0.54, cy: 0.56, r: 0.5 },
  );
  scene.add(element('circle', { cx: x, cy: y, r: radius * 0.9, fill: shade }));
  for (const [degrees, wide, far] of FLAPS) {
    const [px, py] = polar(x, y, (degrees * Math.PI) / 180, radius * 1.02);
    bananaLeaf(scene, px, py, radius * far, radius * wide, { rotate: degrees, color: '#467f34' });
  }
}

/** Pork pulled into fibers and bits, in its red juice. */
function pork(scene: Scene, x: number, y: number, rx: number): void {
  const { random } = scene;
  const area = (part: number): Area => ({ x, y, rx: rx * part });
  const over = (part: number, count: number, distance: number): Point[] =>
    scatter(random, area(part), { count, distance });
  const juice = { color: ACHIOTE, oil: '#f0862a', oiliness: 1, wobble: 0.04, bits: ['#6b1a06', '#8a5a1c'] };
  sauce(scene, area(1), { ...juice, material: { ...materials.liquid, gloss: 0.4 } });
  const dark = PORK.map((color) => darken(color, 0.4));
  const pulled = { flat: 0.46, wobble: 0.4, material: { ...materials.meat, gloss: 0.4, height: 9 } };
  crumbles(scene, area(0.9), { ...pulled, colors: dark, count: 120, min: 16, max: 34, distance: 30 });
  crumbles(scene, area(0.84), { ...pulled, colors: PORK, count: 120, min: 15, max: 34, distance: 28 });
  shreds(scene, area(0.84), { colors: dark, count: 150, length: 86, width: 8 });
  shreddedMeat(scene, over(0.74, 22, 60), { colors: PORK, length: 118, width: 24 });
  shreds(scene, area(0.8), { colors: PORK, count: 260, length: 80, width: 8 });
  crumbles(scene, area(0.78), { ...pulled, colors: BRIGHT, count: 46, min: 12, max: 30, distance: 40 });
  shreds(scene, area(0.7), { colors: BRIGHT, count: 110, length: 84, width: 7 });
  // The juice stains all the meat.
  scene.add(element('path', { d: ellipse(x, y, rx * 0.9), fill: '#c92c04', opacity: 0.24 }));
  oilPools(scene, over(0.96, 70, 30), '#f59a34', 3, 12);
  choppedHerbs(scene, area(0.8), { count: 60, size: 5, color: '#5a5a1e' });
}

/** Pickled red onion in a heap, a little of the habanero in it. */
function onion(scene: Scene, x: number, y: number, rx: number): void {
  const { random } = scene;
  const over = (part: number, count: number, distance: number): Point[] =>
    scatter(random, { x, y, rx: rx * part, ry: rx * part * 0.86 }, { count, distance });
  onionSlivers(scene, over(1, 46, 22), { size: 34, colors: PINK });
  onionRings(scene, over(0.8, 9, 44), { size: 44, colors: PINK });
  onionSlivers(scene, over(0.8, 22, 26), { size: 32, colors: PINK });
  slicedChilli(scene, over(0.8, 6, 40), { size: 12, color: '#f08a1c' });
}

/** Draws the foods that it is eaten with. */
function sides(scene: Scene): void {
  const { random } = scene;
  cornTortilla(scene, { x: 1150, y: 128, rx: 196 }, { charred: 0.7 });
  cornTortilla(scene, { x: 1168, y: 148, rx: 192 }, { charred: 0.8, rotate: 50 });
  cornTortilla(scene, { x: 1146, y: 168, rx: 190 }, { charred: 0.75, rotate: 110, curled: 0.8 });
  smallBowl(scene, 1140, 800, 134, {
    color: '#2f5f8f',
    filling: '#a82c66',
    material: materials.liquid,
    top: (reach) =>
      onionSlivers(scene, scatter(random, { x: 1140, y: 800, rx: reach * 0.92 }, { count: 60, distance: 16 }), {
        size: 26,
        colors: PINK,
      }),
  });
  citrusWheel(scene, 1196, 520, 84, { skin: '#e8852a', flesh: '#f7b257', rotate: 12 });
  citrusWedge(scene, 1108, 610, 130, { rotate: 30 });
  habanero(scene, 116, 790, 78, 36);
  habanero(scene, 214, 876, 72, -20);
}

/** A habanero: short, broad and lantern-shaped, with its green stalk. */
function habanero(scene: Scene, x: number, y: number, size: number, rotate: number): void {
  const waxy = { ...materials.vegetable, frequency: 0.03, height: 9, dome: 8, noise: 0.35, gloss: 0.8, shadow: 8 };
  const body = d`M${-size * 0.5} ${-size * 0.16}C${-size * 0.52} ${-size * 0.62} ${-size * 0.1} ${-size * 0.5} ${size * 0.1} ${-size * 0.46}C${size * 0.5} ${-size * 0.46} ${size * 0.62} ${-size * 0.1} ${size * 0.96} ${size * 0.04}C${size * 0.6} ${size * 0.2} ${size * 0.44} ${size * 0.5} ${size * 0.06} ${size * 0.46}C${-size * 0.2} ${size * 0.56} ${-size * 0.56} ${size * 0.5} ${-size * 0.5} ${-size * 0.16}Z`;
  const stalk = d`M${-size * 0.5} ${-size * 0.06}q${-size * 0.3} ${-size * 0.1} ${-size * 0.5} ${-size * 0.3}l${size * 0.1} ${-size * 0.08}q${size * 0.2} ${size * 0.2} ${size * 0.48} ${size * 0.26}z`;
  scene.group({ filter: relief(scene, waxy) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: body, fill: '#f0801a' }));
      scene.add(element('path', { d: stalk, fill: '#5c8f2c' }));
    });
  });
}

export const alt =
  'A clay pot lined with banana leaves, full of shredded orange-red pork in its juice under pink pickled onion, with corn tortillas, a bowl of pickled onion, orange habaneros, a slice of orange and a lime wedge on painted tiles.';

/** A pot of cochinita pibil in its banana leaves, pickled onion on top, on painted tiles. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [576, 486, 392];
  tiles(scene, { base: '#ece0c8', joint: '#b8a98e', size: 176, ornament: '#2f6f7c' });
  pot(scene, x, y, radius, { color: '#9c4f2a', inside: '#7a3c20', ears: 14 });
  leaves(scene, x, y, radius);
  pork(scene, x, y + 4, radius * 0.8);
  onion(scene, x - 16, y - 14, 138);
  sides(scene);
  light(scene);
}
