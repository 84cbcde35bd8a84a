import { blur, relief } from '../filters.ts';
import { corn, cornCob } from '../foods/corn.ts';
import { crumbles } from '../foods/crumbles.ts';
import { zigzag } from '../foods/drizzle.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { dust } from '../foods/grains.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob, polar } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { glassCup } from '../vessels/glassCup.ts';

const CREMA = '#fffaf0';
const COTIJA = ['#fffaf0', '#f4ebd6', '#fbf4e2', '#ece0c4'];
const FIESTA: Stripe[] = [
  [0.2, 18, '#f7a928', 0.9],
  [0.225, 8, '#fff1cf', 0.9],
  [0.24, 18, '#1f9a8f', 0.9],
  [0.74, 18, '#1f9a8f', 0.9],
  [0.765, 8, '#fff1cf', 0.9],
  [0.78, 18, '#f7a928', 0.9],
];

/** Crema: a spoonful that has spread, and what ran off the spoon on the way. */
function crema(scene: Scene, x: number, y: number, radius: number, angle: number): void {
  const soft = { ...materials.cream, height: 6, dome: 9, gloss: 0.25, noise: 0.12, shadow: 6, ambient: 0.52 };
  const [dx, dy] = polar(0, 0, angle, radius * 0.2);
  scene.at(x + dx, y + dy, { rotate: (angle * 180) / Math.PI }, () => {
    zigzag(scene, { x: 0, y: 0, rx: radius * 1.5, ry: radius * 1.15 }, CREMA, 6, radius * 0.17);
  });
  const outline = blob(scene.random, x, y, radius, radius * 0.86, { wobble: 0.26, rotation: angle });
  scene.add(element('path', { d: outline, fill: CREMA, filter: relief(scene, soft) }));
}

/** Ground chilli from between two fingers: a red haze with grains in it. */
function chilliPowder(scene: Scene, x: number, y: number, rx: number): void {
  const haze = blob(scene.random, x, y, rx * 0.6, rx * 0.5, { wobble: 0.3 });
  scene.add(element('path', { d: haze, fill: '#d0642a', opacity: 0.26, filter: blur(scene, rx * 0.16) }));
  for (const [part, count, colour] of [
    [0.95, 170, '#b5361a'],
    [0.6, 190, '#a82c14'],
    [0.4, 110, '#8f1c10'],
  ] as const) {
    dust(scene, { x, y, rx: rx * part }, colour, { count, size: 1.9, opacity: 0.8 });
  }
}

/** One cup of corn with everything on it; `turned` (radians) is where the lime sits. */
function esquite(scene: Scene, x: number, y: number, radius: number, turned: number): void {
  const { random } = scene;
  glassCup(scene, x, y, radius, '#f0bc2c', (rx) => {
    const within = (part: number, count: number, distance: number) =>
      scatter(random, { x, y, rx: rx * part }, { count, distance });
    corn(scene, within(0.92, 170, 20), { size: 20, colours: ['#e8a416', '#f0b22a', '#d9940f'] });
    corn(scene, within(0.93, 150, 23), { size: 20 });
    choppedHerbs(scene, { x, y, rx: rx * 0.86 }, { count: 26, size: 6, colour: '#3f7a24' });
    const [cx, cy] = polar(x, y, turned + Math.PI, rx * 0.16);
    crema(scene, cx, cy, rx * 0.5, turned + 1.9);
    const material = { ...materials.cream, frequency: 0.07, gloss: 0, height: 5, shadow: 4 };
    const crumbs = { colours: COTIJA, count: 120, min: 3, max: 9, distance: 8, wobble: 0.34, bias: 0.75, material };
    crumbles(scene, { x: cx, y: cy, rx: rx * 0.66 }, crumbs);
    chilliPowder(scene, cx, cy, rx * 0.52);
    const [lx, ly] = polar(x, y, turned, rx * 0.56);
    citrusWedge(scene, lx, ly, radius * 0.62, { rotate: (turned * 180) / Math.PI + 90 });
  });
}

export const alt =
  'Four cups of yellow corn, each with white cream, red chilli powder, crumbled cheese and a lime wedge on top, with two spoons and pieces of corn on the cob on a bright pink striped cloth.';

/** Four glass cups of esquites with spoons and an ear of corn, on a bright pink cloth. */
export function draw(scene: Scene): void {
  cloth(scene, '#e0307f', { x: -240, y: -380, width: 1760, height: 1760, rotate: 62, stripes: FIESTA });
  cornCob(scene, 1130, 150, 380, 34);
  cornCob(scene, 96, 846, 360, -152);
  spoon(scene, 92, 336, 420, -14);
  spoon(scene, 1204, 610, 420, 10);
  esquite(scene, 404, 276, 212, -0.5);
  esquite(scene, 818, 246, 200, 0.9);
  esquite(scene, 470, 706, 204, 2.5);
  esquite(scene, 894, 676, 214, -2.3);
  const spilt = scatter(scene.random, { x: 660, y: 474, rx: 90, ry: 70 }, { count: 5, distance: 40 });
  corn(scene, spilt, { size: 17 });
  dust(scene, { x: 1080, y: 420, rx: 90, ry: 50 }, '#8f1c10', { count: 50, size: 2.4 });
  citrusWedge(scene, 1150, 900, 140, { rotate: -16 });
  light(scene);
}
