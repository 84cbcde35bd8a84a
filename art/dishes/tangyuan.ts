import { type Color, darken, lighten } from '../color.ts';
import { blur, relief } from '../filters.ts';
import { grains } from '../foods/grains.ts';
import { reflection } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { blob } from '../path.ts';
import { napkin } from '../props/napkin.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { soupSpoon } from '../props/soupSpoon.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { wood } from '../surfaces/wood.ts';
import { d, element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const BROTH: Color = '#b0701f';
const DOUGH: Color = '#eee4d2';

/** The balls: x and y from the middle of the bowl. */
const BALLS = [
  [-206, -150],
  [-48, -236],
  [118, -206],
  [-252, 26],
  [-176, 186],
  [6, 244],
  [-92, -62],
  [-62, 96],
  [236, -70],
] as const;

/** A ball of rice dough, soft and shining, sunk a little into the broth, its dark filling just showing through. */
function ball(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const shade = { cx: x + 9, cy: y + 16, r: radius * 1.02, fill: darken(BROTH, 0.75), opacity: 0.6 };
  scene.add(element('circle', { ...shade, filter: blur(scene, 9) }));
  const soft = { ...materials.smooth, height: 10, dome: radius * 0.2, noise: 0.06, gloss: 0.4, shadow: 2 };
  const body = radial(scene, [
    [0, '#d9d2c8'],
    [0.5, DOUGH],
    [0.85, '#efe2cc'],
    [1, '#d0a868'],
  ]);
  scene.group({ filter: relief(scene, soft) }, () => {
    scene.add(element('path', { d: blob(random, x, y, radius, radius * 0.97, { wobble: 0.02 }), fill: body }));
  });
  scene.add(glint(scene, x - radius * 0.36, y - radius * 0.42, radius * 0.2, radius * 0.09, 0.95));
}

/** A ball bitten open: black sesame runs out of it into the spoon. */
function bittenBall(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  ball(scene, x, y, radius);
  const black = { ...materials.syrup, height: 5, frequency: 0.05, noise: 0.3, gloss: 0.6 };
  const open = blob(random, x + radius * 0.22, y + radius * 0.2, radius * 0.62, radius * 0.56, {
    wobble: 0.1,
    points: 20,
  });
  scene.add(element('path', { d: open, fill: '#e3d8c6', stroke: '#fffdf6', 'stroke-width': 7 }));
  scene.group({ filter: relief(scene, black) }, () => {
    const core = blob(random, x + radius * 0.26, y + radius * 0.26, radius * 0.5, radius * 0.45, { wobble: 0.14 });
    const run = d`M${x + radius * 0.3} ${y + radius * 0.3}C${x + radius * 0.7} ${y + radius * 0.3} ${x + radius * 1.3} ${y + radius * 0.5} ${x + radius * 1.42} ${y + radius * 0.9}C${x + radius * 1.5} ${y + radius * 1.3} ${x + radius * 0.86} ${y + radius * 1.34} ${x + radius * 0.66} ${y + radius * 1.02}C${x + radius * 0.5} ${y + radius * 0.8} ${x + radius * 0.1} ${y + radius * 0.7} ${x + radius * 0.3} ${y + radius * 0.3}Z`;
    scene.add(element('path', { d: core, fill: '#1f1a18' }), element('path', { d: run, fill: '#1f1a18' }));
  });
  const seeds = { colors: ['#3a332f', '#4d443e', '#12100e'], length: 6, width: 3.4 };
  grains(scene, { x: x + radius * 0.5, y: y + radius * 0.5, rx: radius * 0.55 }, { ...seeds, count: 34, distance: 9 });
}

/** A slice of ginger from the broth. */
function ginger(scene: Scene, x: number, y: number, size: number): void {
  const { random } = scene;
  const outline = blob(random, x, y, size, size * 0.72, { wobble: 0.2, rotation: random.angle(), points: 18 });
  scene.group({ filter: relief(scene, { ...materials.vegetable, noise: 0.4, shadow: 3 }) }, () => {
    scene.add(element('path', { d: outline, fill: '#e8c566', stroke: '#a8803a', 'stroke-width': 4 }));
  });
  scene.add(element('circle', { cx: x, cy: y, r: size * 0.4, fill: 'none', stroke: '#c9a046', opacity: 0.6 }));
}

export const alt =
  'White rice dumplings in amber ginger broth with slices of ginger in a blue-rimmed bowl, one in a porcelain spoon bitten open so that black sesame filling runs out, beside a small bowl of black sesame seeds on dark wood.';

/** A bowl of tangyuan, one of them open in the spoon. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [610, 484, 424];
  wood(scene, { base: '#54402f', planks: 4 });
  napkin(scene, 1120, 700, '#a8332a', { width: 430, height: 560, rotate: 16 });
  bowl(scene, x, y, radius, { color: '#3b5c8a', inside: '#e9e6da', lip: 0.06, band: '#dfe6ee' });
  const reach = radius * 0.88;
  const broth = radial(scene, shades(lighten(BROTH, 0.28), BROTH, darken(BROTH, 0.5), 0.72));
  const clear = { ...materials.liquid, height: 3, gloss: 0.3 };
  scene.add(element('circle', { cx: x, cy: y, r: reach, fill: broth, filter: relief(scene, clear) }));
  for (const [dx, dy] of BALLS) ball(scene, x + dx, y + dy, 84 * random.between(0.95, 1.05));
  for (const [dx, dy] of [
    [66, -90],
    [-160, -300],
    [300, 60],
    [-310, -80],
  ] as const)
    ginger(scene, x + dx, y + dy, 40);
  reflection(scene, { x, y, rx: reach * 0.93 }, 0.45);
  bowlShade(scene, x, y, radius);

  soupSpoon(scene, x + 142, y + 118, 640, { rotate: 24, line: '#3b5c8a', filling: '#c48a3e' });
  bittenBall(scene, x + 128, y + 104, 86);
  const black = { colors: ['#2a2522', '#3d3632', '#171412', '#4a423c'], length: 7, width: 4.4 };
  smallBowl(scene, 1146, 152, 118, {
    color: '#f1ede2',
    filling: '#171412',
    top: (rx) => grains(scene, { x: 1146, y: 152, rx }, { ...black, count: 420, distance: 7 }),
  });
  grains(scene, { x: 1020, y: 256, rx: 60, ry: 30 }, { ...black, count: 16, distance: 14 });
  grains(scene, { x: 120, y: 846, rx: 70, ry: 44 }, { ...black, count: 20, distance: 14 });
  light(scene);
}
