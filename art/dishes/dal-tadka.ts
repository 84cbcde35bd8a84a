import { darken, lighten } from '../color.ts';
import { dropShadow } from '../filters.ts';
import { bubbles } from '../foods/bubbles.ts';
import { driedChillies } from '../foods/driedChilli.ts';
import { syrup } from '../foods/drizzle.ts';
import { garlicSlices } from '../foods/garlicSlices.ts';
import { grains, rice } from '../foods/grains.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { lentilStew } from '../foods/lentils.ts';
import { oilPools, reflection } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { linear, radial } from '../paints.ts';
import { type Point, polar } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { stone } from '../surfaces/stone.ts';
import { d, element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { copperBowl } from '../vessels/copperBowl.ts';

const DAL = '#eeb026';
const TOOR = ['#ecb936', '#e3a822', '#f2c64a', '#d89a16'];
const MAGENTA: Stripe[] = [
  [0.05, 14, '#d8a32e'],
  [0.08, 5, '#d8a32e'],
  [0.91, 5, '#d8a32e'],
  [0.93, 14, '#d8a32e'],
];

/** The tempering: red ghee poured over the dal, with cumin, garlic and dried chillies. */
function tadka(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  for (const [dx, dy, rx, ry] of [
    [-70, -30, 120, 74],
    [84, 46, 116, 70],
    [40, -96, 84, 48],
    [-60, 96, 90, 46],
  ] as const) {
    syrup(scene, { x: x + dx, y: y + dy, rx, ry }, { color: '#d94a08', wobble: 0.4, opacity: 0.42 });
  }
  oilPools(scene, scatter(random, { x, y, rx: 250 }, { count: 60, distance: 34 }), '#dc4a0c', 8, 30);
  grains(
    scene,
    { x, y, rx: 170, ry: 140 },
    { colors: ['#5e3414', '#7a4a1e', '#4a280e'], count: 90, length: 8, width: 2.6, distance: 15 },
  );
  garlicSlices(scene, scatter(random, { x, y, rx: 150, ry: 120 }, { count: 12, distance: 48 }), 40);
  const pods: Point[] = [
    [x - 76, y - 20],
    [x + 84, y + 40],
  ];
  driedChillies(scene, pods, { length: 200, color: '#a3150d', gloss: 0.5 });
}

/** The little long-handled pan in which the ghee was heated, a rest of it still hissing. */
function ladle(scene: Scene, x: number, y: number, radius: number, rotate: number): void {
  const iron = '#2b2826';
  scene.group({ filter: dropShadow(scene, { blur: 10, length: 16, opacity: 0.55 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const handle = d`M${radius * 0.9} ${-radius * 0.1}L${radius * 4.4} ${-radius * 0.15}Q${radius * 4.6} 0 ${radius * 4.4} ${radius * 0.15}L${radius * 0.9} ${radius * 0.1}Z`;
      const steel = linear(
        scene,
        [
          [0, lighten(iron, 0.4)],
          [0.5, iron],
          [1, darken(iron, 0.5)],
        ],
        { to: [0, 1] },
      );
      scene.add(element('path', { d: handle, fill: steel }));
    });
    scene.add(element('circle', { cx: x, cy: y, r: radius, fill: lighten(iron, 0.2) }));
  });
  scene.add(
    element('circle', {
      cx: x,
      cy: y,
      r: radius * 0.92,
      fill: linear(scene, [
        [0, darken(iron, 0.7)],
        [1, lighten(iron, 0.3)],
      ]),
    }),
  );
  const ghee = radial(scene, [
    [0, '#e8842a'],
    [0.7, '#c2500f'],
    [1, '#7a2606'],
  ]);
  scene.add(element('circle', { cx: x + 2, cy: y + 3, r: radius * 0.74, fill: ghee }));
  bubbles(scene, scatter(scene.random, { x, y, rx: radius * 0.62 }, { count: 16, distance: 15 }), {
    color: '#e39a3a',
    min: 4,
    max: 10,
    burst: 0,
  });
  reflection(scene, { x, y, rx: radius * 0.6 }, 0.6);
}

export const alt =
  'A copper bowl of yellow dal with brown spiced ghee in its middle, cumin seeds, slices of golden garlic, two dried red chillies and coriander, with a small iron pan of bubbling ghee and a bowl of white rice on a magenta cloth.';

/** Yellow dal with the tempering just poured over it. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [640, 492, 372];
  stone(scene, { base: '#4a3a4a', vein: '#2b1f2b', speck: 0.4 });
  cloth(scene, '#8f2350', { x: 90, y: -70, width: 1090, height: 1120, rotate: 7, stripes: MAGENTA });
  bowl(scene, 1120, 170, 200, { color: '#e9e4d8', lip: 0.06 });
  rice(scene, { x: 1120, y: 172, rx: 166 }, { count: 520, size: 12 });
  bowlShade(scene, 1120, 170, 200);
  copperBowl(scene, x, y, radius, { handles: 24 });
  lentilStew(scene, { x: x + 2, y: y + 3, rx: radius * 0.86 }, { color: DAL, colors: TOOR, count: 900, size: 10 });
  tadka(scene, x + 6, y - 4);
  bowlShade(scene, x, y, radius, { lip: 0.09 });
  choppedHerbs(scene, { x: x - 20, y: y + 30, rx: 210 }, { count: 60, size: 9 });
  coriander(scene, [polar(x, y, 2.4, 200), polar(x, y, 2.8, 170), polar(x, y, 0.9, 214)], { size: 32 });
  ladle(scene, 150, 186, 108, 108);
  light(scene);
}
