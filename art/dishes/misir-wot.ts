import { injeraRoll } from '../foods/bread.ts';
import { chilli, chilliRings } from '../foods/chilli.ts';
import { lentilStew, spoonTrough } from '../foods/lentils.ts';
import { oilPools, reflection } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { linear } from '../paints.ts';
import { ellipse, type Point, polar, smooth } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const LENTIL = '#c24d17';
const LENTILS = ['#d5631f', '#cb551a', '#de772f', '#bd4716', '#d05c1f', '#b2400f'];
const INJERA = '#bfa78d';

/** The way of the spoon: a spiral with which the stew was smoothed in the bowl. */
function spiral(x: number, y: number, from: number, to: number, start: number, arc: number): Point[] {
  return Array.from({ length: 12 }, (_, step) => {
    const part = step / 11;
    return polar(x, y, start + arc * part, from + (to - from) * part);
  });
}

/** Spiced butter stands in the troughs and along the edge. */
function kibbeh(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const edge = Array.from({ length: 44 }, () => polar(x, y, random.angle(), reach * random.between(0.88, 0.98)));
  const troughs = [...spiral(x, y, 300, 210, 0.2, 3.4), ...spiral(x, y, 130, 60, 2.6, 4.4)].map(
    ([px, py]): Point => [px + random.bell() * 16, py + random.bell() * 16],
  );
  oilPools(scene, edge, '#e8701a', 12, 40);
  oilPools(scene, troughs, '#ee8428', 8, 30);
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.85 }, { count: 50, distance: 26 }), '#e8772a', 2, 9);
}

/** A roll of injera that is round: its lower side lies in shade, its end shows the coil. */
function roll(scene: Scene, x: number, y: number, length: number, width: number, rotate: number): void {
  injeraRoll(scene, x, y, length, width, rotate, INJERA);
  const round = linear(
    scene,
    [
      [0, '#fff3dc', 0.4],
      [0.35, '#fff3dc', 0.1],
      [0.55, '#3a2414', 0],
      [1, '#3a2414', 0.62],
    ],
    { to: [0, 1] },
  );
  const box = { x: -length / 2 - 4, y: -width / 2 - 3, width: length + 8, height: width + 6, rx: 10, fill: round };
  const coil = smooth(
    Array.from({ length: 15 }, (_, step): Point => {
      const [px, py] = polar(0, 0, step * 0.95, (width / 2) * (1 - step / 16) * 0.86);
      return [length / 2 - 2 + px * 0.3, py];
    }),
    false,
  );
  scene.at(x, y, { rotate }, () => {
    scene.add(element('rect', box));
    scene.add(element('path', { d: ellipse(length / 2 - 2, 0, width * 0.16, width * 0.49), fill: '#8f745c' }));
    scene.add(element('path', { d: coil, fill: 'none', stroke: '#d6c0a4', 'stroke-width': 7, opacity: 0.9 }));
  });
}

export const alt =
  'A wide terracotta bowl of thick orange-red lentil stew with six rings of green chilli, a roll of injera on its rim and another beside it, with a green chilli on a mustard-yellow cloth.';

/** Thick red lentil stew close up in a wide terracotta bowl, injera on its rim, on mustard linen. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [602, 536, 486];
  cloth(scene, '#c9962e');
  bowl(scene, x, y, radius, { colour: '#a9562f', inside: '#b4653a', lip: 0.085 });
  const reach = radius * 0.86;
  lentilStew(scene, { x: x + 3, y: y + 4, rx: reach }, { colour: LENTIL, colours: LENTILS, count: 2600, size: 10 });
  spoonTrough(scene, spiral(x, y, 300, 210, 0.2, 3.4), 44, LENTIL);
  spoonTrough(scene, spiral(x, y, 130, 60, 2.6, 4.4), 38, LENTIL);
  kibbeh(scene, x, y, reach);
  reflection(scene, { x, y, rx: reach * 0.86 }, 0.22);
  bowlShade(scene, x, y, radius, { lip: 0.085 });
  const rings: Point[] = [
    [x - 74, y - 34],
    [x - 30, y + 8],
    [x - 96, y + 26],
    [x + 34, y - 52],
    [x + 2, y + 66],
    [x - 60, y + 88],
  ];
  chilliRings(scene, rings, { size: 26, colour: '#5f9a34' });
  roll(scene, x + 318, y - 262, 520, 128, 42);
  roll(scene, 1190, 800, 460, 124, -64);
  chilli(scene, 92, 150, 170, -34, '#4f8f2c');
  light(scene);
}
