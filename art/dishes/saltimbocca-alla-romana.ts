import { darken, lighten, mix } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { leaf } from '../foods/leaf.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { sloped } from '../paints.ts';
import { band, blob, type Point } from '../path.ts';
import { knife } from '../props/cutlery.ts';
import { napkin } from '../props/napkin.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { d, element } from '../svg.ts';
import { plate } from '../vessels/plate.ts';
import { wineGlass } from '../vessels/wineGlass.ts';

/** Positions of the escalopes from the middle of the platter, and their rotations. */
const POSITIONS: readonly [x: number, y: number, rotate: number][] = [
  [-276, -70, -76],
  [-112, -92, -82],
  [56, -96, -76],
  [222, -78, -84],
  [-206, 98, -62],
  [-40, 104, -70],
  [128, 98, -60],
  [296, 92, -66],
];

/** The veal below: pale brown, floured gold in patches. */
function veal(scene: Scene): void {
  const outline = blob(scene.random, 0, 0, 150, 104, { wobble: 0.1 });
  const meat = { ...materials.meat, frequency: 0.04, height: 7, dome: 7, noise: 0.5, gloss: 0.4, shadow: 12 };
  scene.group({ filter: relief(scene, meat) }, () => {
    scene.add(element('path', { d: outline, fill: '#bd8650' }));
    const gold = mottle(scene, { color: '#7d4316', frequency: 0.03, bare: 0.4 });
    scene.add(element('path', { d: outline, fill: '#bd8650', filter: gold, opacity: 0.7 }));
  });
}

/** The slice of ham on it: folds of dark rose, streaks of clear fat along the edge. */
function ham(scene: Scene): void {
  const { random } = scene;
  const outline = blob(random, 0, 0, 122, 82, { wobble: 0.17, points: 30 });
  const rose = mix('#a94a3a', '#85302a', random.next());
  const fried = { ...materials.meat, frequency: 0.02, frequencyDown: 0.06, height: 9, dome: 5, noise: 0.6, gloss: 0.5 };
  scene.group({ filter: relief(scene, { ...fried, shadow: 6 }) }, () => {
    const face = sloped(scene, [
      [0, lighten(rose, 0.22)],
      [0.5, rose],
      [1, darken(rose, 0.34)],
    ]);
    scene.add(element('path', { d: outline, fill: face }));
    scene.clipped(outline, () => {
      const streaks: readonly [number, number][] = [
        [-76, 26],
        [-18, 6],
        [34, 9],
        [84, 22],
      ];
      for (const [aside, wide] of streaks) {
        const line = [-150, -80, -10, 60, 150].map((along): Point => [along, aside + random.bell() * 22]);
        const widths = line.map(() => wide * random.between(0.5, 1.2));
        scene.add(element('path', { d: band(line, widths), fill: '#e9b98c', opacity: 0.72 }));
      }
    });
  });
}

/** One saltimbocca centered at (x, y): veal, ham, a crisp sage leaf and the stick through all three. */
function saltimbocca(scene: Scene, x: number, y: number, rotate: number): void {
  const { random } = scene;
  scene.at(x, y, { rotate }, () => {
    veal(scene);
    ham(scene);
  });
  const turned = rotate + random.between(-16, 16);
  const back = (turned * Math.PI) / 180;
  leaf(scene, x - Math.cos(back) * 78, y - Math.sin(back) * 78, 158, {
    color: '#6f8a4c',
    width: 62,
    rotate: turned,
    veins: 7,
  });
  scene.at(x, y, { rotate: turned + 90 + random.between(-12, 12) }, () => {
    const [dx, dy] = scene.shadowOffset(7);
    const shade = { d: d`M-104 0L-22 0M24 0L98 0`, transform: `translate(${dx.toFixed(1)} ${dy.toFixed(1)})` };
    const round = { fill: 'none', 'stroke-linecap': 'round' };
    scene.add(element('path', { ...shade, ...round, stroke: '#1c0a02', 'stroke-width': 7, opacity: 0.4 }));
    scene.add(element('path', { d: d`M-104 0L-22 0M24 0L98 0`, ...round, stroke: '#c99a5c', 'stroke-width': 7 }));
    scene.add(
      element('path', { d: d`M-104 -1.5L-22 -1.5M24 -1.5L98 -1.5`, ...round, stroke: '#f3d9a8', 'stroke-width': 2.6 }),
    );
  });
}

export const alt =
  'An oval white platter of eight thin veal escalopes, each topped with a slice of prosciutto and a sage leaf pinned with a wooden stick, in a glossy brown butter sauce, with sage, a glass of white wine and a knife on a chestnut table.';

/** Saltimbocca on a long platter, glazed with their sauce. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [640, 490];
  wood(scene, { base: '#8a5a34', planks: 4 });
  napkin(scene, 1100, 860, '#7f9088', { width: 420, height: 300, rotate: -8 });
  plate(scene, x, y, 566, { color: '#f6f1e7', rim: 0.86, deep: true, ry: 366, band: '#7d2f2a' });
  sauce(
    scene,
    { x, y: y + 4, rx: 452, ry: 276 },
    { color: '#a8641e', oil: '#f0b848', oiliness: 1, wobble: 0.05, material: materials.syrup },
  );
  for (const [dx, dy, rotate] of POSITIONS) {
    saltimbocca(scene, x + dx, y + dy, rotate + random.between(-6, 6));
  }
  oilPools(scene, scatter(random, { x, y, rx: 440, ry: 264 }, { count: 60, distance: 40 }), '#f2c25a', 4, 13);
  for (const [lx, ly, rotate] of [
    [96, 812, -20],
    [150, 868, 14],
    [80, 890, -60],
  ] as const) {
    leaf(scene, lx, ly, 130, { color: '#8fa582', width: 50, rotate, veins: 7 });
  }
  wineGlass(scene, 168, 128, 112, '#e3cf7a');
  knife(scene, 1222, 520, 470, 6);
  light(scene);
}
