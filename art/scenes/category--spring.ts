import { relief } from '../filters.ts';
import { asparagusTip } from '../foods/asparagus.ts';
import { peas } from '../foods/beans.ts';
import { citrusWheel } from '../foods/fruit.ts';
import { dill } from '../foods/herbs.ts';
import { sprig } from '../foods/leaf.ts';
import { peaPod } from '../foods/peaPod.ts';
import { radish } from '../foods/radish.ts';
import { shellEgg } from '../foods/shellEgg.ts';
import { strawberry } from '../foods/strawberries.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { d, element } from '../svg.ts';

const STRIPES: Stripe[] = [
  [0.03, 14, '#d98aa0', 0.7],
  [0.055, 5, '#d98aa0', 0.7],
  [0.93, 5, '#d98aa0', 0.7],
  [0.95, 14, '#d98aa0', 0.7],
];

/** A bundle of green asparagus tied with string, its tips up and to the right. */
function bundle(scene: Scene, x: number, y: number): void {
  scene.at(x, y, { rotate: -52 }, () => {
    for (const [along, across] of [
      [-20, -96],
      [16, 98],
      [-6, -58],
      [10, 60],
      [-24, 22],
      [26, -20],
      [2, 2],
    ] as const)
      asparagusTip(scene, along, across, 640 + scene.random.bell() * 30, { width: 52 });
    const string = { ...materials.bread, frequency: 0.2, height: 4, dome: 4, shadow: 5 };
    scene.group({ filter: relief(scene, string), fill: 'none', stroke: '#d9b884', 'stroke-width': 9 }, () => {
      for (const at of [-64, -50, -36]) scene.add(element('path', { d: d`M${at} -128Q${at - 14} 0 ${at} 130` }));
      scene.add(
        element('path', {
          d: d`M-50 0C-150 -70 -170 40 -50 4C40 -70 80 50 -46 6M-50 4Q-110 70 -150 96M-46 6Q-20 80 10 104`,
        }),
      );
    });
  });
}

export const alt =
  'Spring produce on a pale linen cloth with pink stripes: a bundle of green asparagus tied with string, open pea pods and a bowl of peas, pink radishes with their leaves, strawberries, brown eggs, a slice of lemon, mint and dill on pale wood.';

/** The first vegetables and fruit of the year, with eggs and herbs. */
export function draw(scene: Scene): void {
  const { random } = scene;
  wood(scene, { base: '#d9c3a0', planks: 5 });
  cloth(scene, '#eef0dc', { x: 80, y: -80, width: 1130, height: 1180, rotate: 4, stripes: STRIPES });
  bundle(scene, 600, 500);
  radish(scene, 336, 300, 62, 60);
  radish(scene, 236, 384, 58, 100);
  radish(scene, 420, 210, 56, 30);
  radish(scene, 250, 250, 54, 80);
  peaPod(scene, 920, 560, 330, -64);
  peaPod(scene, 1010, 620, 320, -50);
  peaPod(scene, 860, 700, 300, -30);
  smallBowl(scene, 1010, 340, 144, {
    color: '#7fa89a',
    filling: '#5c8a2c',
    top: (rx) =>
      peas(scene, scatter(random, { x: 1010, y: 340, rx }, { count: 64, distance: 27 }), {
        colors: ['#7dbb35', '#8cc840', '#69a52c'],
        size: 17,
      }),
  });
  for (const [x, y, color] of [
    [330, 720, '#c98f5e'],
    [436, 790, '#d9a878'],
    [310, 838, '#b97a48'],
  ] as const)
    shellEgg(scene, x, y, 84, color);
  strawberry(scene, 610, 880, 56, 20);
  strawberry(scene, 730, 838, 58, -40);
  strawberry(scene, 146, 560, 54, 130);
  strawberry(scene, 700, 130, 54, 50);
  citrusWheel(scene, 1010, 836, 82, { skin: '#efc62c', flesh: '#f7df6a' });
  sprig(scene, 862, 150, 96, { rotate: -50, leaves: 6, color: '#4b9138' });
  dill(
    scene,
    [
      [1160, 560],
      [1130, 640],
      [1170, 720],
      [130, 760],
      [160, 840],
    ],
    { size: 96 },
  );
  light(scene, { vignette: 0.28, warmth: 0.6 });
}
