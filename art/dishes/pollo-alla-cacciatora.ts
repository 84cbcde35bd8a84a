import { blur, mottle, relief } from '../filters.ts';
import { breadSlice } from '../foods/bread.ts';
import { dust } from '../foods/grains.ts';
import { rosemary } from '../foods/herbs.ts';
import { leaf } from '../foods/leaf.ts';
import { onionSlivers } from '../foods/onion.ts';
import { reflection, sauce } from '../foods/sauce.ts';
import { olive } from '../foods/sphere.ts';
import { carrotCoin } from '../foods/vegetables.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import type { Point } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { cloth } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { d, element } from '../svg.ts';
import { bowlShade } from '../vessels/bowl.ts';
import { glass } from '../vessels/glass.ts';
import { pot } from '../vessels/pot.ts';

const SAUCE = '#9c2f12';
/** The thighs: positions from the middle of the pot, and rotations. */
const THIGHS: readonly (readonly [x: number, y: number, rotate: number])[] = [
  [-150, -170, 20],
  [120, -196, -30],
  [222, 20, 70],
  [-236, 50, -70],
  [-8, -6, 8],
  [108, 208, -20],
  [-118, 222, 34],
];

/** One thigh, skin up, centered at (x, y): browned and taut, with the end of its bone. */
function thigh(scene: Scene, x: number, y: number, rotate: number): void {
  const { random } = scene;
  const s = random.between(112, 126);
  const outline = d`M${-s} ${s * 0.1}C${-s * 1.05} ${-s * 0.5} ${-s * 0.6} ${-s * 0.86} ${-s * 0.1} ${-s * 0.76}C${s * 0.32} ${-s * 0.72} ${s * 0.6} ${-s * 0.44} ${s * 0.92} ${-s * 0.28}Q${s * 1.1} ${-s * 0.02} ${s * 0.94} ${s * 0.24}C${s * 0.66} ${s * 0.34} ${s * 0.46} ${s * 0.66} ${s * 0.02} ${s * 0.74}C${-s * 0.5} ${s * 0.84} ${-s * 0.96} ${s * 0.62} ${-s} ${s * 0.1}Z`;
  const bone = d`M${s * 0.8} ${-s * 0.15}L${s * 1.16} ${-s * 0.17}C${s * 1.3} ${-s * 0.38} ${s * 1.48} ${-s * 0.1} ${s * 1.34} ${s * 0.02}C${s * 1.46} ${s * 0.18} ${s * 1.28} ${s * 0.36} ${s * 1.14} ${s * 0.17}L${s * 0.8} ${s * 0.14}Z`;
  scene.group({ filter: blur(scene, 9), opacity: 0.6 }, () => {
    scene.at(x + 8, y + 12, { rotate, scale: 1.04 }, () => scene.add(element('path', { d: outline, fill: '#3a0d04' })));
  });
  const skin = {
    ...materials.meat,
    frequency: 0.028,
    height: 11,
    dome: 17,
    noise: 0.45,
    softness: 1.8,
    gloss: 0.3,
    shadow: 4,
  };
  scene.at(x, y, { rotate }, () => {
    scene.group({ filter: relief(scene, { ...materials.smooth, shadow: 4 }) }, () =>
      scene.add(element('path', { d: bone, fill: '#e6d2b4' })),
    );
    scene.group({ filter: relief(scene, skin) }, () => {
      const fill = radial(scene, shades('#c9802f', '#ad5f1e', '#74330c', 0.6), { cx: 0.42, cy: 0.36, r: 0.68 });
      scene.add(element('path', { d: outline, fill }));
      const browned = mottle(scene, { color: '#5a2006', frequency: 0.024, bare: 0.4 });
      scene.add(element('path', { d: outline, fill, filter: browned, opacity: 0.85 }));
    });
    const film = radial(
      scene,
      [
        [0.55, SAUCE, 0],
        [0.9, SAUCE, 0.55],
        [1, '#7a200a', 0.95],
      ],
      { cx: 0.46, cy: 0.42, r: 0.6 },
    );
    scene.add(element('path', { d: outline, fill: film }));
    scene.add(
      glint(scene, -s * 0.3, -s * 0.35, s * 0.16, s * 0.05, 0.55),
      glint(scene, -s * 0.02, -s * 0.42, s * 0.07, s * 0.03, 0.5),
    );
  });
}

/** Six leaves of sage and a sprig of rosemary, laid on at the end. */
function herbs(scene: Scene, x: number, y: number): void {
  rosemary(scene, x - 70, y + 96, 220, -38, '#4c6a3a');
  const sage: readonly Point[] = [
    [-60, -110],
    [200, -90],
    [-190, -60],
    [30, 110],
    [206, 130],
  ];
  for (const [dx, dy] of sage)
    leaf(scene, x + dx, y + dy, scene.random.between(76, 96), {
      color: '#7d9470',
      width: 34,
      rotate: scene.random.between(0, 360),
      veins: 7,
    });
}

export const alt =
  'A green pot of browned chicken thighs in dark red tomato sauce with black olives, rosemary and sage leaves, beside a glass of red wine and slices of bread on a rust-red cloth.';

/** Hunter's chicken in the pot it was braised in, with a glass of the wine. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [650, 482, 424];
  wood(scene, { base: '#4a3224', planks: 4 });
  cloth(scene, '#b5793c', { x: 120, y: -60, width: 1040, height: 1100, rotate: 6, fringe: 20 });
  pot(scene, x, y, radius, { color: '#3f5f45', inside: '#e9dfc8', ears: -18 });
  const reach = radius * 0.86;
  const bits = ['#e06a24', '#5e1406', '#d8431c', '#7a2a0c'];
  sauce(scene, { x, y, rx: reach }, { color: SAUCE, oil: '#e0782a', oiliness: 0.9, bits, material: materials.stew });
  onionSlivers(scene, scatter(random, { x, y, rx: reach * 0.9 }, { count: 40, distance: 46 }), {
    size: 22,
    colors: ['#e0a45c', '#d28a44', '#ecbc7a'],
  });
  for (const [cx, cy] of scatter(random, { x, y, rx: reach * 0.92 }, { count: 26, distance: 66 }))
    carrotCoin(scene, cx, cy, random.between(13, 18), '#e07818');
  for (const [dx, dy, rotate] of THIGHS) thigh(scene, x + dx, y + dy, rotate);
  const between: readonly Point[] = [
    [-20, -150],
    [-260, -80],
    [104, -76],
    [-120, 70],
    [116, 96],
    [-16, 130],
    [236, 150],
    [-246, 180],
    [10, 290],
    [-40, -280],
    [246, -130],
    [-96, -60],
    [0, 320],
    [300, -60],
    [-316, -10],
    [196, 240],
  ];
  for (const [dx, dy] of between)
    olive(
      scene,
      x + dx + random.bell() * 14,
      y + dy + random.bell() * 14,
      random.between(23, 28),
      random.pick(['#2e2030', '#3b2a3a', '#241a26']),
    );
  herbs(scene, x, y);
  dust(scene, { x, y, rx: 280 }, '#1d0d06', { count: 90, size: 2.6, opacity: 0.7 });
  reflection(scene, { x, y, rx: reach * 0.92 }, 0.25);
  bowlShade(scene, x, y, radius, { lip: 0.07 });
  glass(scene, 1160, 140, 112, { drink: '#6b1220' });
  breadSlice(scene, 110, 760, 270, 220, { rotate: -52, toasted: 0.5 });
  breadSlice(scene, 160, 884, 250, 210, { rotate: -20, toasted: 0.45 });
  light(scene);
}
