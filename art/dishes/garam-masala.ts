import { relief } from '../filters.ts';
import { cardamom } from '../foods/cardamom.ts';
import { cinnamonStick } from '../foods/cinnamonStick.ts';
import { cloves } from '../foods/cloves.ts';
import { crumbles } from '../foods/crumbles.ts';
import { dust, grains } from '../foods/grains.ts';
import { leaf } from '../foods/leaf.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { blob } from '../path.ts';
import { metalSpoon } from '../props/metalSpoon.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { spiceBox } from '../vessels/spiceBox.ts';

const POWDER = '#8a5528';
const GOLD: Stripe[] = [0.05, 0.07, 0.93, 0.95].map((at): Stripe => [at, 8, '#d9a23a', 0.75]);

/** The ground mixture: a soft heap, grainy, with lighter and darker specks. */
function groundSpice(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const heap = radial(scene, shades('#a86c38', POWDER, '#5a3214', 0.6), { cx: 0.42, cy: 0.4, r: 0.62 });
  const powdery = {
    ...materials.crumbs,
    frequency: 0.16,
    height: 5,
    dome: radius * 0.16,
    noise: 0.4,
    gloss: 0,
    shadow: 4,
  };
  const outline = blob(random, x, y, radius, radius, { wobble: 0.02 });
  scene.add(element('path', { d: outline, fill: heap, filter: relief(scene, powdery) }));
  for (const [color, count] of [
    ['#4a2810', 240],
    ['#c99a5c', 190],
    ['#6b3c18', 200],
  ] as const) {
    dust(scene, { x, y, rx: radius * 0.94 }, color, { count, size: 2.4, opacity: 0.7 });
  }
}

export const alt =
  'A round steel spice box with brown ground garam masala in the middle and coriander seeds, cardamom, peppercorns, cinnamon, cumin and cloves around it, with a brass spoonful and bay leaves on a deep red cloth.';

/** A masala dabba: the ground mixture in the middle, what it is ground from around it. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [640, 476, 448];
  cloth(scene, '#7a1f2b', { stripes: GOLD });
  const seeds = (colors: string[], length: number, width: number, distance: number) => {
    return (cx: number, cy: number, reach: number) => {
      scene.add(element('circle', { cx, cy, r: reach, fill: colors[0] }));
      grains(scene, { x: cx, y: cy, rx: reach * 0.94 }, { colors, count: 700, length, width, distance });
    };
  };
  const strewn = (cx: number, cy: number, rx: number, count: number, distance: number) =>
    scatter(random, { x: cx, y: cy, rx }, { count, distance });
  spiceBox(scene, x, y, radius, [
    (cx, cy, reach) => groundSpice(scene, cx, cy, reach),
    seeds(['#b98f52', '#c9a266', '#a87c40', '#d4b27a'], 8.5, 7.6, 12),
    (cx, cy, reach) => cardamom(scene, strewn(cx, cy, reach * 0.8, 44, 22), { size: 33, open: 0.16 }),
    seeds(['#2a221e', '#3a302a', '#1c1613', '#463a32'], 9, 8.4, 13),
    (cx, cy, reach) => {
      for (const [dx, dy, rotate] of [
        [-16, -44, 20],
        [22, 30, -34],
        [-34, 34, 64],
        [24, -26, 82],
        [0, 6, -8],
      ] as const) {
        cinnamonStick(
          scene,
          cx + dx,
          cy + dy,
          reach * 1.12,
          38,
          rotate,
          random.pick(['#9a5a2c', '#87481f', '#a8683a']),
        );
      }
    },
    seeds(['#8a6a36', '#a3824a', '#6f5226', '#b5955c'], 11, 3.2, 8),
    (cx, cy, reach) => cloves(scene, strewn(cx, cy, reach * 0.8, 46, 18), 66),
  ]);

  metalSpoon(scene, 1140, 742, 430, { rotate: -28, color: '#c1943a' });
  groundSpice(scene, 1073, 616, 44);
  leaf(scene, 60, 250, 230, { color: '#7d8450', rotate: -58, width: 84 });
  leaf(scene, 76, 290, 210, { color: '#6b7040', rotate: -18, width: 76 });
  cloves(
    scene,
    [
      [96, 720],
      [150, 790],
      [84, 820],
    ],
    74,
  );
  cardamom(
    scene,
    [
      [1164, 150],
      [1206, 214],
      [1130, 222],
    ],
    { size: 40, open: 0.4 },
  );
  crumbles(
    scene,
    { x: 980, y: 880, rx: 70, ry: 34 },
    { colors: [POWDER, '#5a3214'], count: 40, min: 2, max: 4, distance: 7 },
  );
  light(scene);
}
