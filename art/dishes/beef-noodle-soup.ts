import { bokChoyLeaves, bokChoyStems } from '../foods/bokChoy.ts';
import { chunks } from '../foods/chunks.ts';
import { crumbles } from '../foods/crumbles.ts';
import { coriander } from '../foods/herbs.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { slicedScallions } from '../foods/slicedRings.ts';
import { starAnise } from '../foods/starAnise.ts';
import { nest, skein } from '../foods/strands.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Point, polar } from '../path.ts';
import { chopsticks } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { soupSpoon } from '../props/soupSpoon.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { slate } from '../surfaces/slate.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const BROTH = '#6e2a0c';
const NOODLE = ['#f2dca0', '#ead08c', '#f8e8bc', '#e0bf76'];
const BEEF = ['#6a3418', '#7c4220', '#58280f', '#8a4e2a'];

/** The bowl: broth, noodles that rise out of it, beef and greens in their own corners. */
function soup(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const over = (part: number, count: number, distance: number) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance });
  const thin = { ...materials.liquid, gloss: 0.4 };
  sauce(scene, { x, y, rx: reach }, { color: BROTH, oil: '#d8481a', oiliness: 0.9, wobble: 0, material: thin });
  nest(scene, { x: x - 60, y: y + 50, rx: 290, ry: 270 }, { colors: NOODLE, count: 150, width: 15 });
  for (const [dx, dy, radius, start] of [
    [-150, -10, 104, 2.2],
    [-60, 150, 110, 0.4],
    [-210, 120, 86, 4.4],
  ] as const) {
    const way = Array.from({ length: 9 }, (_, step): Point => polar(x + dx, y + dy, start + step * 0.45, radius));
    skein(scene, way, { colors: NOODLE, count: 9, width: 15 });
  }
  bokChoyLeaves(
    scene,
    [
      [x + 110, y - 250],
      [x + 190, y - 210],
      [x + 30, y - 270],
    ],
    84,
  );
  bokChoyStems(
    scene,
    [
      [x + 70, y - 200],
      [x + 150, y - 150],
      [x - 20, y - 216],
    ],
    160,
  );
  const braised = { ...materials.meat, frequency: 0.045, frequencyDown: 0.09, height: 12, dome: 12, gloss: 0.5 };
  const places: Point[] = [
    [x + 190, y + 20],
    [x + 96, y - 30],
    [x + 220, y + 130],
    [x + 116, y + 96],
    [x + 130, y + 210],
    [x + 10, y + 60],
    [x + 20, y + 190],
  ];
  chunks(scene, places, {
    colors: BEEF,
    min: 62,
    max: 80,
    corners: 5,
    sauce: '#4a1a06',
    sunk: 0.1,
    material: braised,
  });
  const mustard = { colors: ['#4a5a14', '#5f6c1c', '#3a480e'], count: 90, min: 5, max: 13, distance: 10 };
  crumbles(scene, { x: x - 110, y: y - 120, rx: 84, ry: 66 }, mustard);
  oilPools(scene, over(0.94, 80, 30), '#e85a1e', 4, 16);
  slicedScallions(scene, scatter(random, { x, y, rx: reach * 0.76 }, { count: 64, distance: 24, bias: 0.6 }), {
    size: 14,
  });
  coriander(
    scene,
    [
      [x + 60, y + 20],
      [x + 96, y + 60],
      [x + 20, y - 20],
      [x + 140, y + 20],
    ],
    { size: 38 },
  );
  reflection(scene, { x, y, rx: reach * 0.93 }, 0.35);
}

export const alt =
  'A dark blue bowl of wheat noodles in red-brown broth with large pieces of braised beef, bok choy, chopped mustard greens, spring onion and coriander, beside a porcelain spoon, chopsticks, star anise and a bowl of chilli oil on gray slate.';

/** A bowl of braised beef noodle soup. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [640, 490, 426];
  slate(scene, { base: '#4b5254' });
  bowl(scene, x, y, radius, { color: '#24345e', inside: '#e6e3d8', lip: 0.06, band: '#c8d2e4' });
  soup(scene, x, y, radius * 0.88);
  bowlShade(scene, x, y, radius);
  chopsticks(scene, 1150, 560, 720, 14, '#7a2a1c');
  soupSpoon(scene, 130, 640, 480, { rotate: 96, line: '#24345e' });
  smallBowl(scene, 128, 150, 116, {
    color: '#24345e',
    filling: '#7a1606',
    material: { ...materials.liquid, gloss: 0.4 },
    top: (rx) =>
      crumbles(
        scene,
        { x: 128, y: 152, rx: rx * 0.86 },
        { colors: ['#5a0f04', '#c8381a', '#e8a040'], count: 90, min: 2, max: 6, distance: 7 },
      ),
  });
  starAnise(scene, 1130, 130, 62, 12);
  starAnise(scene, 1210, 210, 50, 50);
  light(scene);
}
