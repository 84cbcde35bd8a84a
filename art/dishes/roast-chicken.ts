import { type Color, darken, lighten } from '../color.ts';
import { blur, mottle, relief } from '../filters.ts';
import { carrotPiece } from '../foods/carrotPiece.ts';
import { syrup } from '../foods/drizzle.ts';
import { dust } from '../foods/grains.ts';
import { rosemary } from '../foods/herbs.ts';
import { onionHalf } from '../foods/onionHalf.ts';
import { oilPools } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { lit, radial } from '../paints.ts';
import { polar, TURN } from '../path.ts';
import { candle } from '../props/candle.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { d, element } from '../svg.ts';
import { jug } from '../vessels/jug.ts';
import { skillet } from '../vessels/skillet.ts';

const SKIN: Color = '#ad5a12';
const STRIPES: Stripe[] = [
  [0.06, 40, '#a33a22', 0.8],
  [0.14, 10, '#a33a22', 0.8],
  [0.84, 10, '#a33a22', 0.8],
  [0.9, 40, '#a33a22', 0.8],
];
const ROAST = {
  ...materials.smooth,
  frequency: 0.022,
  octaves: 2,
  height: 20,
  dome: 34,
  noise: 0.1,
  softness: 3,
  gloss: 0.62,
  sharpness: 28,
  shadow: 14,
  shadowOpacity: 0.6,
};

/** One part of the bird: rounded under its skin, dark where it was next to the heat, with blisters. */
function part(scene: Scene, path: string, color = SKIN, focus: readonly [number, number] = [0.5, 0.45]): void {
  scene.group({ filter: relief(scene, ROAST) }, () => {
    const skin = radial(
      scene,
      [
        [0, darken(color, 0.46)],
        [0.42, darken(color, 0.16)],
        [0.78, lighten(color, 0.08)],
        [1, darken(color, 0.3)],
      ],
      { cx: focus[0], cy: focus[1], r: 0.62 },
    );
    scene.add(element('path', { d: path, fill: skin }));
    for (const [tone, frequency, bare, opacity] of [
      ['#6b2c08', 0.011, 0.44, 0.7],
      ['#4f1f05', 0.045, 0.56, 0.5],
      ['#eaa63e', 0.016, 0.62, 0.35],
    ] as const) {
      const filter = mottle(scene, { color: tone, frequency, bare });
      scene.add(element('path', { d: path, fill: tone, filter, opacity }));
    }
  });
}

/** The end of a leg bone at (x, y), bare because the meat has shrunk back. */
function knuckle(scene: Scene, x: number, y: number, rotate: number): void {
  scene.group({ filter: relief(scene, { ...materials.smooth, height: 9, dome: 9, shadow: 8 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const bone = d`M-60 -13L8 -12C12 -38 48 -34 42 -2C50 30 16 40 8 13L-60 13Z`;
      scene.add(element('path', { d: bone, fill: lit(scene, '#e9cfa0', { turned: rotate }) }));
    });
  });
}

/** A whole roast chicken centered at (x, y), breast up, its legs toward the bottom; `scale` 1 is about 600 px long. */
function chicken(scene: Scene, x: number, y: number, rotate: number, scale: number): void {
  const { random } = scene;
  scene.at(x, y, { rotate, scale }, () => {
    const under = { cx: 16, cy: 40, rx: 290, ry: 300, fill: '#1c0a02', opacity: 0.6, filter: blur(scene, 24) };
    scene.add(element('ellipse', under));
    for (const side of [-1, 1]) {
      const s = (value: number) => value * side;
      // The wing: upper arm, then the forearm folded back against the breast.
      part(
        scene,
        d`M${s(96)} -232C${s(170)} -262 ${s(252)} -214 ${s(268)} -140C${s(274)} -104 ${s(246)} -84 ${s(214)} -96C${s(170)} -112 ${s(112)} -150 ${s(96)} -232Z`,
        '#a5520f',
      );
      part(
        scene,
        d`M${s(270)} -146C${s(300)} -92 ${s(276)} 0 ${s(226)} 34C${s(200)} 50 ${s(176)} 34 ${s(188)} 4C${s(204)} -34 ${s(206)} -72 ${s(218)} -116C${s(230)} -152 ${s(256)} -166 ${s(270)} -146Z`,
        '#a5560f',
      );
    }
    part(scene, d`M-58 -232C-56 -284 58 -284 60 -232C62 -206 -58 -206 -58 -232Z`, '#a5520f');
    for (const side of [-1, 1]) {
      const s = (value: number) => value * side;
      knuckle(scene, s(34), 318, side > 0 ? 146 : 34);
      // Thigh and drumstick: broad at the hip, drawn in to the ankle.
      part(
        scene,
        d`M${s(140)} 0C${s(236)} -16 ${s(304)} 64 ${s(290)} 154C${s(278)} 234 ${s(200)} 292 ${s(124)} 318C${s(86)} 330 ${s(44)} 340 ${s(24)} 326C${s(2)} 308 ${s(10)} 280 ${s(30)} 258C${s(48)} 236 ${s(50)} 206 ${s(54)} 160C${s(60)} 100 ${s(94)} 14 ${s(140)} 0Z`,
        '#a9560f',
        [0.5 + side * 0.2, 0.45],
      );
    }
    part(
      scene,
      d`M0 -262C96 -276 184 -218 204 -118C220 -22 180 92 104 176C70 214 34 228 0 228C-34 228 -70 214 -104 176C-180 92 -220 -22 -204 -118C-184 -218 -96 -276 0 -262Z`,
      SKIN,
      [0.48, 0.36],
    );
    // The keel: a ridge, lit on the side of the light.
    const keel = { fill: 'none', 'stroke-linecap': 'round' } as const;
    for (const [dx, stroke, wide, opacity] of [
      [12, '#5a2406', 26, 0.42],
      [-10, '#ffdf9a', 16, 0.4],
    ] as const) {
      const ridge = d`M${dx} -214C${dx - 8} -90 ${dx - 4} 60 ${dx} 170`;
      scene.add(element('path', { ...keel, d: ridge, stroke, 'stroke-width': wide, opacity, filter: blur(scene, 9) }));
    }
    string(scene);
    for (const [gx, gy, size] of [
      [-104, -150, 40],
      [-128, -60, 26],
      [50, -176, 34],
      [-226, 96, 30],
      [158, 76, 30],
      [-230, -160, 20],
    ] as const) {
      scene.add(glint(scene, gx, gy, size, size * 0.26, 0.5));
    }
    dust(scene, { x: 0, y: -10, rx: 170, ry: 200 }, '#2a1206', { count: 120, size: 2.6, opacity: 0.75 });
    dust(scene, { x: 0, y: 10, rx: 250, ry: 270 }, '#fff6e0', { count: 60, size: 2.2, opacity: 0.8 });
    for (const turned of [-38, 8, 44])
      rosemary(scene, random.between(-40, 30), random.between(-30, 30), 150, turned - 90, '#6b8a3c');
  });
}

/** Kitchen string around the ends of the legs. */
function string(scene: Scene): void {
  const line = { fill: 'none', stroke: '#efe4c8', 'stroke-linecap': 'round' } as const;
  for (const dy of [0, 10])
    scene.add(element('path', { ...line, d: d`M-74 ${294 + dy}Q0 ${322 + dy} 76 ${290 + dy}`, 'stroke-width': 7 }));
  scene.add(
    element('path', { ...line, d: 'M2 314C-22 350 -44 358 -66 352M2 314C26 350 46 352 70 366', 'stroke-width': 6 }),
  );
}

/** A head of garlic halved across, centered at (x, y), its cut face roasted: cloves around the stalk; radius in px. */
function garlicHead(scene: Scene, x: number, y: number, radius: number): void {
  const soft = { ...materials.smooth, height: 9, dome: 8, noise: 0.2, gloss: 0.6, shadow: 9 };
  scene.group({ filter: relief(scene, soft) }, () => {
    scene.add(element('circle', { cx: x, cy: y, r: radius, fill: '#efe2c6' }));
    for (let clove = 0; clove < 9; clove++) {
      const angle = (clove / 9) * TURN;
      const [cx, cy] = polar(x, y, angle, radius * 0.6);
      const transform = `rotate(${Math.round((angle * 180) / Math.PI)} ${Math.round(cx)} ${Math.round(cy)})`;
      const outline = { cx, cy, rx: radius * 0.3, ry: radius * 0.19, transform };
      scene.add(element('ellipse', { ...outline, fill: '#d99a3c', stroke: '#f6ecd4', 'stroke-width': 4 }));
    }
    scene.add(element('circle', { cx: x, cy: y, r: radius * 0.14, fill: '#b98a52' }));
  });
}

export const alt =
  'A whole roast chicken with glossy browned skin, its legs tied with string, thyme on its breast, on carrots and onions in a black iron skillet with a halved head of garlic, beside a jug of brown gravy and a burning candle on a red-striped cloth.';

/** Roast chicken in its skillet, straight from the oven. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [600, 488, 440];
  wood(scene, { base: '#6b4226', planks: 5 });
  cloth(scene, '#efe6d2', { x: -60, y: 90, width: 1300, height: 780, rotate: -7, stripes: STRIPES });
  skillet(scene, x, y, radius, { handle: -24 });
  const reach = radius * 0.84;
  syrup(scene, { x, y, rx: reach * 0.98 }, { color: '#7a3a0e', wobble: 0.04, opacity: 0.9 });
  // Vegetables in groups, as they were pushed aside by the bird.
  for (const [angle, kind] of [
    [0.2, 'carrot'],
    [0.62, 'onion'],
    [1.02, 'carrot'],
    [2.2, 'onion'],
    [2.62, 'carrot'],
    [3.02, 'carrot'],
    [3.44, 'onion'],
    [3.9, 'carrot'],
    [5.3, 'onion'],
    [5.72, 'carrot'],
    [6.06, 'carrot'],
  ] as const) {
    const [px, py] = polar(x, y, angle, reach * 0.84);
    const turned = (angle * 180) / Math.PI + 90 + random.between(-24, 24);
    if (kind === 'carrot') {
      carrotPiece(scene, px, py, 170, 58, { rotate: turned, color: '#d9661a', taper: 0.6 });
    } else {
      onionHalf(scene, px, py, 74, { skin: '#7a3f12', flesh: '#ecd09a' });
    }
  }
  garlicHead(scene, x - reach * 0.5, y + reach * 0.74, 66);
  oilPools(
    scene,
    scatter(random, { x, y, rx: reach * 0.95 }, { count: 70, distance: 26, bias: 0.25 }),
    '#e0a23c',
    4,
    14,
  );
  rosemary(scene, x - 310, y - 80, 150, -70, '#5f7a3a');
  rosemary(scene, x + 210, y + 290, 150, -20, '#5f7a3a');
  chicken(scene, x + 4, y - 26, 9, 1.06);
  jug(scene, 1132, 736, 136, { color: '#f2ede0', filling: '#7a3f16', spout: 210 });
  candle(scene, 1176, 452, 50);
  light(scene);
}
