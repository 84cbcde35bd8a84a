import { type Colour, darken, lighten } from '../colour.ts';
import { blur, mottle, relief } from '../filters.ts';
import { batons } from '../foods/batons.ts';
import { syrup } from '../foods/drizzle.ts';
import { citrusWheel } from '../foods/fruit.ts';
import { rosemary } from '../foods/herbs.ts';
import { onionHalf } from '../foods/onionHalf.ts';
import { onionPetals } from '../foods/onionPetals.ts';
import { oilPools } from '../foods/sauce.ts';
import { garlicClove } from '../foods/sphere.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { lit, radial } from '../paints.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { d, element } from '../svg.ts';
import { jug } from '../vessels/jug.ts';
import { skillet } from '../vessels/skillet.ts';

const SKIN: Colour = '#b0621a';
const STRIPES: Stripe[] = [
  [0.08, 24, '#3d5f8f', 0.75],
  [0.14, 8, '#3d5f8f', 0.75],
  [0.86, 8, '#3d5f8f', 0.75],
  [0.91, 24, '#3d5f8f', 0.75],
];
const ROAST = {
  ...materials.smooth,
  frequency: 0.014,
  height: 17,
  dome: 34,
  noise: 0.1,
  gloss: 0.6,
  sharpness: 26,
  shadow: 16,
};

/** One part of the bird: rounded under its skin, browned in patches. */
function part(scene: Scene, path: string, colour = SKIN): void {
  scene.group({ filter: relief(scene, ROAST) }, () => {
    const skin = radial(
      scene,
      [
        [0, lighten(colour, 0.2)],
        [0.55, colour],
        [1, darken(colour, 0.42)],
      ],
      { cx: 0.42, cy: 0.38, r: 0.7 },
    );
    scene.add(element('path', { d: path, fill: skin }));
    for (const [tone, frequency, bare, opacity] of [
      ['#7a3a0c', 0.012, 0.5, 0.6],
      ['#5a2606', 0.035, 0.6, 0.55],
      ['#e8b04e', 0.016, 0.62, 0.35],
    ] as const) {
      scene.add(
        element('path', { d: path, fill: tone, filter: mottle(scene, { colour: tone, frequency, bare }), opacity }),
      );
    }
  });
}

/** The end of a leg bone at (x, y). */
function knuckle(scene: Scene, x: number, y: number, rotate: number): void {
  scene.group({ filter: relief(scene, { ...materials.smooth, height: 7, dome: 7, shadow: 6 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const bone = d`M-46 -15L10 -13C16 -36 46 -30 40 0C46 30 16 36 10 13L-46 15Z`;
      scene.add(element('path', { d: bone, fill: lit(scene, '#e6cfa4', { turned: rotate }) }));
    });
  });
}

/** A whole roast chicken about (x, y), breast up, its legs towards the bottom; `scale` 1 is about 520 px long. */
function chicken(scene: Scene, x: number, y: number, rotate: number, scale: number): void {
  scene.at(x, y, { rotate, scale }, () => {
    scene.add(
      element('ellipse', { cx: 16, cy: 26, rx: 236, ry: 270, fill: '#1c0a02', opacity: 0.5, filter: blur(scene, 22) }),
    );
    // Wings, tucked against the sides.
    for (const side of [-1, 1]) {
      const s = (value: number) => value * side;
      part(
        scene,
        d`M${s(118)} -206C${s(206)} -216 ${s(258)} -150 ${s(246)} -74C${s(240)} -22 ${s(204)} 12 ${s(176)} -4C${s(150)} -20 ${s(172)} -66 ${s(160)} -104C${s(150)} -140 ${s(96)} -168 ${s(118)} -206Z`,
        '#a05412',
      );
      part(
        scene,
        d`M${s(246)} -92C${s(262)} -40 ${s(234)} 20 ${s(196)} 34C${s(172)} 40 ${s(166)} 14 ${s(184)} -4C${s(206)} -26 ${s(212)} -66 ${s(222)} -92Z`,
        '#8f480e',
      );
    }
    // Thighs and drumsticks, drawn up and tied together.
    for (const side of [-1, 1]) {
      const s = (value: number) => value * side;
      knuckle(scene, s(26), 282, side > 0 ? 112 : 68);
      part(
        scene,
        d`M${s(186)} 4C${s(262)} 26 ${s(266)} 142 ${s(206)} 196C${s(160)} 236 ${s(84)} 262 ${s(40)} 272C${s(14)} 276 ${s(6)} 246 ${s(28)} 232C${s(74)} 206 ${s(96)} 164 ${s(106)} 116C${s(116)} 56 ${s(140)} -6 ${s(186)} 4Z`,
        '#a85a16',
      );
    }
    // The breast: two swellings along the keel.
    part(
      scene,
      d`M0 -262C76 -268 148 -214 168 -122C188 -24 150 96 84 168C54 200 20 214 0 214C-20 214 -54 200 -84 168C-150 96 -188 -24 -168 -122C-148 -214 -76 -268 0 -262Z`,
    );
    scene.add(
      element('path', {
        d: d`M-4 -226C-10 -90 -8 60 0 186`,
        fill: 'none',
        stroke: '#6b320a',
        'stroke-width': 15,
        opacity: 0.5,
        filter: blur(scene, 8),
      }),
    );
    scene.add(
      element('path', {
        d: d`M-22 -220C-30 -90 -26 60 -16 176`,
        fill: 'none',
        stroke: '#ffe2a0',
        'stroke-width': 12,
        opacity: 0.35,
        filter: blur(scene, 6),
      }),
    );
    // Kitchen string round the ends of the legs.
    for (const dy of [0, 9])
      scene.add(
        element('path', {
          d: d`M-52 ${258 + dy}Q0 ${282 + dy} 54 ${254 + dy}`,
          fill: 'none',
          stroke: '#efe4c8',
          'stroke-width': 6,
          opacity: 0.95,
        }),
      );
    scene.add(
      element('path', {
        d: d`M2 274C-26 312 -40 322 -62 322M2 274C22 312 40 316 58 330`,
        fill: 'none',
        stroke: '#efe4c8',
        'stroke-width': 5,
      }),
    );
    for (const [gx, gy] of [
      [-92, -140],
      [-60, -190],
      [-108, -60],
      [58, -180],
      [-190, 60],
    ] as const) {
      scene.add(glint(scene, gx, gy, 26, 8, 0.42));
    }
  });
}

export const alt =
  'A whole golden-brown roast chicken with its legs tied, on wedges of onion and sticks of carrot in a black iron skillet with lemon halves and thyme, beside a jug of brown gravy, a bowl of coarse salt and cloves of garlic on a blue-striped cloth.';

/** Roast chicken in its skillet, straight from the oven. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [610, 490, 424];
  wood(scene, { base: '#8a5a34', planks: 5 });
  cloth(scene, '#efe8da', { x: 90, y: -120, width: 1000, height: 1240, rotate: -9, stripes: STRIPES });
  skillet(scene, x, y, radius, { handle: -22 });
  const reach = radius * 0.82;
  syrup(scene, { x, y, rx: reach * 0.96 }, { colour: '#8a4a14', wobble: 0.05, opacity: 0.8 });
  const ringed = (count: number, distance: number) =>
    scatter(random, { x, y, rx: reach * 0.95 }, { count: count * 3, distance, bias: 0.3 }).filter(
      ([px, py]) => Math.hypot(px - x, py - y) > reach * 0.5,
    );
  batons(scene, ringed(26, 56), { colours: ['#e07a1e', '#d86a14', '#ea8a30'], length: 150, width: 34 });
  onionPetals(scene, ringed(22, 66), 110, ['#e2bc7a', '#d2a25a', '#eccf98', '#b9803a']);
  oilPools(scene, ringed(50, 26), '#d99a34', 4, 14);
  chicken(scene, x, y - 12, 8, 1.02);
  citrusWheel(scene, x - 292, y + 84, 62, { skin: '#d9a820', flesh: '#f0d25a', rotate: 20 });
  citrusWheel(scene, x + 262, y - 176, 60, { skin: '#d9a820', flesh: '#f0d25a', rotate: 70 });
  rosemary(scene, x - 250, y - 170, 170, -60, '#5f7a3a');
  rosemary(scene, x + 250, y + 170, 170, 60, '#5f7a3a');
  jug(scene, 1130, 720, 132, { colour: '#f2ede0', filling: '#8a4e1c', spout: 210 });
  smallBowl(scene, 116, 140, 104, { colour: '#3d5f8f', filling: '#f8f6f0', material: materials.crumbs });
  onionHalf(scene, 130, 850, 92, { skin: '#b5702a', flesh: '#f4ecd0' });
  garlicClove(scene, 1150, 470, 84, 20);
  garlicClove(scene, 1210, 530, 80, -40);
  light(scene);
}
