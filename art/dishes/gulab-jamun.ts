import { type Color, darken, lighten } from '../color.ts';
import { blur, mottle, relief } from '../filters.ts';
import { cardamom } from '../foods/cardamom.ts';
import { syrup } from '../foods/drizzle.ts';
import { reflection } from '../foods/sauce.ts';
import { pistachioSlivers, saffron } from '../foods/sliveredNuts.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob, ellipse } from '../path.ts';
import { metalSpoon } from '../props/metalSpoon.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { stone } from '../surfaces/stone.ts';
import { element } from '../svg.ts';
import { bowlShade } from '../vessels/bowl.ts';
import { copperBowl } from '../vessels/copperBowl.ts';

const SKIN: Color = '#7e3b12';
const SYRUP = '#c9781a';
const STRIPES: Stripe[] = [
  [0.06, 26, '#d9a64a', 0.85],
  [0.11, 8, '#7a1f48', 0.9],
  [0.89, 8, '#7a1f48', 0.9],
  [0.93, 26, '#d9a64a', 0.85],
];

/** The balls: x and y from the middle of the bowl. */
const BALLS = [
  [-16, -232],
  [150, -186],
  [-176, -168],
  [234, -30],
  [-238, 4],
  [70, -70],
  [-92, -52],
  [16, 86],
  [186, 138],
  [-172, 164],
  [10, 226],
] as const;

/** A fried ball that has drunk its syrup: fine wrinkles, a wet shine, the syrup round its foot. */
function ball(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const shade = { cx: x + 9, cy: y + 15, r: radius * 1.04, fill: '#3a1604', opacity: 0.6 };
  scene.add(element('circle', { ...shade, filter: blur(scene, 9) }));
  const outline = blob(random, x, y, radius, radius * 0.97, { wobble: 0.025 });
  const skin = { ...materials.bread, frequency: 0.05, height: 6, dome: radius * 0.24, noise: 0.4, gloss: 0.5 };
  scene.group({ filter: relief(scene, { ...skin, sharpness: 30, shadow: 0 }) }, () => {
    const body = radial(
      scene,
      [
        [0, lighten(SKIN, 0.26)],
        [0.5, SKIN],
        [0.9, darken(SKIN, 0.35)],
        [1, '#c47a24'],
      ],
      { cx: 0.4, cy: 0.36, r: 0.68 },
    );
    scene.add(element('path', { d: outline, fill: body }));
    for (const [color, frequency, bare, opacity] of [
      ['#4a1e06', 0.03, 0.52, 0.55],
      ['#c4742a', 0.022, 0.62, 0.5],
    ] as const) {
      const fill = { d: outline, fill: color, filter: mottle(scene, { color, frequency, bare }), opacity };
      scene.add(element('path', fill));
    }
  });
  scene.add(glint(scene, x - radius * 0.34, y - radius * 0.42, radius * 0.28, radius * 0.12, 0.85));
  scene.add(glint(scene, x + radius * 0.3, y + radius * 0.5, radius * 0.16, radius * 0.06, 0.3));
}

/** A ball cut open: a thin brown skin around a pale, wet, spongy middle. */
function half(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  ball(scene, x, y, radius);
  const open = blob(random, x + 4, y + 6, radius * 0.84, radius * 0.8, { wobble: 0.03 });
  const sponge = { ...materials.crumbs, frequency: 0.08, height: 6, dome: 3, noise: 0.7, gloss: 0.3, shadow: 0 };
  scene.group({ filter: relief(scene, sponge) }, () => {
    const fill = radial(scene, [
      [0, '#f2d69a'],
      [0.7, '#e2b568'],
      [1, '#b0702a'],
    ]);
    scene.add(element('path', { d: open, fill, stroke: '#9a5420', 'stroke-width': 5 }));
  });
  for (const [px, py] of scatter(random, { x: x + 4, y: y + 6, rx: radius * 0.7 }, { count: 46, distance: 9 }))
    scene.add(element('circle', { cx: px, cy: py, r: random.between(1.4, 3.6), fill: '#8a5420', opacity: 0.5 }));
  scene.add(glint(scene, x - radius * 0.2, y - radius * 0.3, radius * 0.3, radius * 0.1, 0.4));
}

export const alt =
  'A copper bowl of round dark brown gulab jamun in clear amber syrup with pistachio slivers and saffron threads, one cut open on a spoon to show its pale sponge, beside a bowl of pistachios and green cardamom pods on a pink cloth with gold stripes.';

/** Gulab jamun in their syrup, one of them cut. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [606, 470, 388];
  stone(scene, { base: '#4a2f45', vein: '#2e1a2c', speck: 0.5 });
  cloth(scene, '#c4507e', { x: 30, y: -120, width: 1080, height: 1240, rotate: 8, stripes: STRIPES });
  copperBowl(scene, x, y, radius, { handles: 150, inside: '#d8c8a8' });
  const reach = radius * 0.86;
  const pool = radial(scene, [
    [0, lighten(SYRUP, 0.3)],
    [0.7, SYRUP],
    [1, darken(SYRUP, 0.55)],
  ]);
  const clear = { ...materials.liquid, height: 3, gloss: 0.45 };
  scene.add(element('path', { d: ellipse(x, y, reach), fill: pool, filter: relief(scene, clear) }));
  for (const [dx, dy] of BALLS) ball(scene, x + dx, y + dy, 80 * random.between(0.96, 1.05));
  pistachioSlivers(scene, scatter(random, { x, y, rx: reach * 0.86 }, { count: 58, distance: 30 }), 26);
  saffron(scene, scatter(random, { x, y, rx: reach * 0.8 }, { count: 24, distance: 50 }), 40);
  cardamom(scene, scatter(random, { x, y, rx: reach * 0.88 }, { count: 4, distance: 190 }), { size: 24, open: 0.3 });
  reflection(scene, { x, y, rx: reach * 0.92 }, 0.4);
  bowlShade(scene, x, y, radius, { lip: 0.09 });
  metalSpoon(scene, 1060, 640, 620, { rotate: 214, color: '#c39a3e' });
  syrup(scene, { x: 972, y: 776, rx: 92, ry: 74 }, { color: SYRUP, wobble: 0.06, opacity: 0.8 });
  half(scene, 972, 766, 78);
  pistachioSlivers(scene, scatter(random, { x: 972, y: 766, rx: 50 }, { count: 5, distance: 24 }), 22);
  smallBowl(scene, 1136, 170, 112, {
    color: '#c1943a',
    filling: '#7d9a34',
    top: (rx) => pistachioSlivers(scene, scatter(random, { x: 1136, y: 170, rx }, { count: 110, distance: 13 }), 28),
  });
  cardamom(scene, scatter(random, { x: 150, y: 850, rx: 90, ry: 56 }, { count: 7, distance: 40 }), { size: 34 });
  light(scene);
}
