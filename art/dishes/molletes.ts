import { mottle, relief } from '../filters.ts';
import { beans } from '../foods/beans.ts';
import { bolilloHalf, spreadOutline } from '../foods/bolilloHalf.ts';
import { cubes } from '../foods/cubes.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { bunRoll } from '../foods/roll.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { blob } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { board } from '../vessels/board.ts';

const TOMATO = ['#d8321f', '#c42616', '#e2512f', '#e8603a'];
const WHITE = ['#fffdf8', '#f3efe4', '#f8f4ea'];
const PINTO = ['#8a4a2a', '#7a3d20', '#9c5a36'];
const STRIPES: Stripe[] = [
  [0.08, 10, '#f4ead6', 0.9],
  [0.12, 34, '#f0a02a', 0.9],
  [0.18, 10, '#f4ead6', 0.9],
  [0.8, 10, '#f4ead6', 0.9],
  [0.84, 34, '#f0a02a', 0.9],
  [0.9, 10, '#f4ead6', 0.9],
];

/** Diced tomato and onion with green chilli and coriander, heaped over an area. */
function picoDeGallo(scene: Scene, area: Area): void {
  const { random } = scene;
  const share = (area.rx * (area.ry ?? area.rx)) / 9000;
  const some = (count: number, distance: number) =>
    scatter(random, area, { count: Math.round(count * share), distance });
  cubes(scene, some(46, 15), { colors: TOMATO, size: 13, rounding: 0.35 });
  cubes(scene, some(26, 20), { colors: WHITE, size: 8, rounding: 0.3 });
  cubes(scene, some(18, 30), { colors: TOMATO, size: 13, rounding: 0.35 });
  slicedChilli(scene, some(7, 42), { size: 10, color: '#4f8f2a' });
  choppedHerbs(scene, area, { count: Math.round(26 * share), size: 9, color: '#3f8426' });
}

/** Half a roll under beans and blistered cheese, with pico de gallo along its middle. */
function mollete(scene: Scene, x: number, y: number, rotate: number): void {
  const { random } = scene;
  const [long, wide] = [330, 128];
  scene.at(x, y, { rotate }, () => {
    bolilloHalf(scene, long, wide);
    const thick = { ...materials.stew, frequency: 0.05, height: 9, noise: 0.7, gloss: 0.3, shadow: 5 };
    scene.add(
      element('path', {
        d: spreadOutline(scene, long * 0.89, wide * 0.86, 0.09),
        fill: '#7a4426',
        filter: relief(scene, thick),
      }),
    );
    beans(scene, scatter(random, { x: 0, y: 0, rx: long * 0.82, ry: wide * 0.76 }, { count: 26, distance: 40 }), {
      colors: PINTO,
      size: 17,
    });
    const melted = { ...materials.cream, frequency: 0.028, height: 9, dome: 8, noise: 0.5, gloss: 0.22, shadow: 6 };
    scene.group({ filter: relief(scene, melted) }, () => {
      const cheese = spreadOutline(scene, long * 0.82, wide * 0.77, 0.17);
      scene.add(element('path', { d: cheese, fill: '#f3c468' }));
      for (const side of [-1, 1]) {
        const drip = blob(random, side * long * random.between(0.2, 0.5), wide * 0.6 * side, 44, 26, { wobble: 0.1 });
        scene.add(element('path', { d: drip, fill: '#f3c468' }));
      }
      for (const [color, frequency, bare, opacity] of [
        ['#e09a24', 0.014, 0.3, 0.9],
        ['#8a4410', 0.026, 0.43, 0.95],
      ] as const) {
        const filter = mottle(scene, { color, frequency, bare });
        scene.add(element('path', { d: cheese, fill: color, filter, opacity }));
      }
    });
    picoDeGallo(scene, { x: random.bell() * 16, y: 0, rx: 190, ry: 56 });
  });
}

export const alt =
  'Three long halves of crusty rolls with brown beans, melted cheese in browned patches and a heap of diced tomato, white onion, green chilli and coriander on a wooden board, beside a whole roll and a bowl of pico de gallo on a blue cloth with orange stripes.';

/** Molletes from under the grill, with pico de gallo. */
export function draw(scene: Scene): void {
  cloth(scene, '#2f4f86', { x: -200, y: -300, width: 1700, height: 1600, rotate: 8, stripes: STRIPES });
  board(scene, 618, 486, 900, 830, { color: '#b98350', rotate: -4 });
  mollete(scene, 610, 218, -6);
  mollete(scene, 640, 486, -10);
  mollete(scene, 606, 752, -5);
  bunRoll(scene, 1160, 770, 330, 180, -64);
  smallBowl(scene, 1140, 190, 140, {
    color: '#a9562f',
    filling: '#c83a20',
    top: (reach) => picoDeGallo(scene, { x: 1140, y: 190, rx: reach }),
  });
  coriander(
    scene,
    [
      [72, 850],
      [116, 880],
      [60, 906],
    ],
    { size: 36 },
  );
  light(scene);
}
