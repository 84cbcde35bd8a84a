import { blur, mottle, relief } from '../filters.ts';
import { cornCob } from '../foods/corn.ts';
import { crumbles } from '../foods/crumbles.ts';
import { dust } from '../foods/grains.ts';
import { butter } from '../foods/pastry.ts';
import { cutSides, type WedgeArea, wedgeOutline } from '../foods/wedge.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { blob, polar } from '../path.ts';
import { knife } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { plate } from '../vessels/plate.ts';
import { skillet } from '../vessels/skillet.ts';

const RADIUS = 330;
const CRUMB = '#f2cd62';
const STRIPES: Stripe[] = [
  [0.1, 18, '#3d5f7f', 0.8],
  [0.16, 6, '#3d5f7f', 0.8],
  [0.84, 18, '#3d5f7f', 0.8],
];

/** The whole bread centered at the origin: a brown crisp edge, a cracked golden top with coarse specks of cornmeal. */
function bread(scene: Scene): void {
  const { random } = scene;
  const outline = blob(random, 0, 0, RADIUS, RADIUS, { wobble: 0.01 });
  const baked = {
    ...materials.bread,
    height: 11,
    dome: 16,
    frequency: 0.045,
    noise: 0.6,
    softness: 1.5,
    gloss: 0.1,
    shadow: 0,
  };
  const gold = radial(scene, [
    [0, '#f3c95c'],
    [0.62, '#eab84a'],
    [0.88, '#cf8f2e'],
    [1, '#8a4a14'],
  ]);
  scene.group({ filter: relief(scene, baked) }, () => {
    scene.add(element('path', { d: outline, fill: gold }));
    const browned = mottle(scene, { color: '#b06a1a', frequency: 0.012, bare: 0.46 });
    scene.add(element('path', { d: outline, fill: gold, filter: browned, opacity: 0.75 }));
  });
  dust(scene, { x: 0, y: 0, rx: RADIUS * 0.95 }, '#a86414', { count: 420, size: 2.4, opacity: 0.5 });
  dust(scene, { x: 0, y: 0, rx: RADIUS * 0.95 }, '#fff0b8', { count: 420, size: 2.6, opacity: 0.7 });
}

/** A part of the bread: its open yellow crumb at the cuts, and the top. */
function part(scene: Scene, markup: string, from: number, to: number): void {
  const area: WedgeArea = { x: 0, y: 0, radius: RADIUS * 0.97, from, to, wobble: 0 };
  const crumbly = { ...materials.bread, frequency: 0.1, height: 5, noise: 0.85, dome: 2, softness: 0.9, shadow: 10 };
  scene.group({ filter: relief(scene, crumbly) }, () =>
    cutSides(scene, wedgeOutline(scene.random, area), CRUMB, '#8f4c12', 34),
  );
  scene.clipped(wedgeOutline(scene.random, { ...area, radius: RADIUS * 1.1 }), () => scene.add(markup));
}

/** Honey or butter that has melted on the top and runs to the edge. */
function meltedButter(scene: Scene, x: number, y: number): void {
  const pool = blob(scene.random, x + 10, y + 14, 96, 70, { wobble: 0.22 });
  const fill = radial(scene, shades('#ffe07a', '#f2bc3c', '#d8921c', 0.7));
  scene.add(
    element('path', {
      d: pool,
      fill,
      opacity: 0.7,
      filter: relief(scene, { ...materials.syrup, height: 4, gloss: 0.5 }),
    }),
  );
  butter(scene, x, y, 104, -18);
}

export const alt =
  'A round golden cornbread with a crisp brown edge in a black iron skillet, one wedge lifted onto a white plate, each with melting butter, beside two ears of corn on a blue-striped cloth.';

/** Cornbread in its iron skillet, cut in wedges. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [500, 430];
  wood(scene, { base: '#7a5638', planks: 5 });
  cloth(scene, '#efe7d4', { x: 110, y: -140, width: 720, height: 1240, rotate: -10, stripes: STRIPES });
  skillet(scene, x, y, 396, { handle: 152 });
  const markup = scene.collect(() => bread(scene));
  scene.at(x, y, {}, () => {
    const fat = { r: RADIUS * 1.02, fill: '#5e3410', opacity: 0.5, filter: blur(scene, 5) };
    scene.add(element('circle', fat));
    const middle = polar(0, 0, 0.72, RADIUS * 0.5);
    crumbles(
      scene,
      { x: middle[0], y: middle[1], rx: 110, ry: 70 },
      { colors: ['#e0ac44', '#c48a2c', '#f2d070'], count: 44, min: 3, max: 9, distance: 12 },
    );
    part(scene, markup, 64, 364);
    // The other cuts, already made.
    for (const degrees of [109, 154, 199, 244, 289, 334]) {
      const [px, py] = polar(0, 0, (degrees * Math.PI) / 180, RADIUS * 0.985);
      const cut = { d: `M0 0L${px.toFixed(1)} ${py.toFixed(1)}`, fill: 'none', 'stroke-linecap': 'round' };
      scene.add(element('path', { ...cut, stroke: '#6b3a0c', 'stroke-width': 6, opacity: 0.75 }));
      scene.add(
        element('path', { ...cut, stroke: '#ffe9a4', 'stroke-width': 2.5, opacity: 0.7, transform: 'translate(3 4)' }),
      );
    }
  });
  meltedButter(scene, x - 100, y - 70);

  plate(scene, 1012, 706, 246, { color: '#eef0ec', rim: 0.78, band: '#3d5f7f' });
  scene.at(886, 640, { rotate: 4 }, () => part(scene, markup, 10, 55));
  meltedButter(scene, 1046, 742);
  cornCob(scene, 1098, 128, 380, 24);
  cornCob(scene, 1104, 290, 360, 8);
  knife(scene, 1222, 640, 460, 10);
  for (const [cx, cy] of scatter(random, { x: 150, y: 850, rx: 110, ry: 60 }, { count: 6, distance: 40 })) {
    crumbles(
      scene,
      { x: cx, y: cy, rx: 22 },
      { colors: ['#e0ac44', '#f2d070', '#c48a2c'], count: 4, min: 3, max: 8, distance: 9 },
    );
  }
  light(scene);
}
