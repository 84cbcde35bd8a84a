import { crumbles } from '../foods/crumbles.ts';
import { driedChillies } from '../foods/driedChilli.ts';
import { sesame } from '../foods/grains.ts';
import { roastPeanuts } from '../foods/roastPeanut.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { slicedScallions } from '../foods/slicedRings.ts';
import { nest, skein } from '../foods/strands.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Point, polar, TURN } from '../path.ts';
import { chopsticks } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const NOODLE = ['#f3dfa6', '#ecd08a', '#f9ebc0', '#e3bf72'];
const STAINED = ['#e8a85a', '#e09042', '#efbf78', '#d47c30'];
const OIL = '#d8380e';

/** A curl of noodles on top, wound as it fell from the chopsticks. */
function curl(scene: Scene, x: number, y: number, radius: number, start: number): void {
  const way = Array.from({ length: 9 }, (_, step): Point => polar(x, y, start + (step / 8) * TURN * 0.55, radius));
  skein(scene, way, { colors: NOODLE, count: 9, width: 11 });
}

/** Crisp pork on one side, dark preserved greens in it. */
function pork(scene: Scene, x: number, y: number): void {
  const crisp = { ...materials.crumbs, gloss: 0.45 };
  const meat = ['#6b3012', '#8a4420', '#a4592c', '#54220b', '#b86a34'];
  crumbles(
    scene,
    { x, y, rx: 168, ry: 138 },
    { colors: meat, count: 300, min: 6, max: 17, distance: 9, material: crisp },
  );
  const greens = ['#2f4a14', '#48641f', '#5f7c2c', '#223a0e'];
  crumbles(
    scene,
    { x: x + 20, y: y + 8, rx: 150, ry: 118 },
    { colors: greens, count: 56, min: 5, max: 12, distance: 15 },
  );
}

export const alt =
  'A blue-rimmed bowl of thin wheat noodles in red chilli oil, topped with crisp minced pork, dark preserved greens, peanuts and spring onion, with chopsticks and dried chillies on a gray cloth.';

/** Noodles in red oil, the pork and the peanuts still in their heap. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [640, 486, 430];
  cloth(scene, '#8c8f8a');
  bowl(scene, x, y, radius, { color: '#24345e', inside: '#e6e3d8', lip: 0.06, band: '#c8d2e4' });
  const reach = radius * 0.88;
  const bits = ['#5a0f04', '#f07a2a', '#8a1606', '#ffd08a'];
  sauce(scene, { x, y, rx: reach }, { color: '#8f1a06', oil: OIL, oiliness: 1, bits, material: materials.liquid });
  nest(scene, { x, y, rx: reach * 0.9 }, { colors: STAINED, count: 130, width: 12 });
  nest(scene, { x: x - 6, y: y - 8, rx: reach * 0.84 }, { colors: [...NOODLE, '#e8b565'], count: 190, width: 12 });
  curl(scene, x - 130, y - 150, 92, 2.4);
  curl(scene, x + 170, y - 90, 84, 5.2);
  curl(scene, x - 160, y + 120, 90, 0.6);
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.9 }, { count: 90, distance: 24, bias: 0.3 }), OIL, 6, 22);
  pork(scene, x + 34, y + 46);
  roastPeanuts(scene, scatter(random, { x: x - 10, y: y - 4, rx: 230, ry: 200 }, { count: 22, distance: 52 }), {
    size: 23,
  });
  slicedScallions(scene, scatter(random, { x: x - 6, y: y + 20, rx: 230 }, { count: 40, distance: 26, bias: 0.7 }), {
    size: 13,
  });
  sesame(scene, { x, y, rx: 280 }, 70);
  reflection(scene, { x, y, rx: reach * 0.93 }, 0.4);
  bowlShade(scene, x, y, radius);
  chopsticks(scene, 1126, 560, 720, 24, '#7a2a1c');
  driedChillies(
    scene,
    [
      [96, 770],
      [186, 846],
      [112, 878],
    ],
    { length: 128 },
  );
  smallBowl(scene, 128, 150, 118, {
    color: '#24345e',
    filling: '#6b1406',
    material: { ...materials.liquid, gloss: 0.4 },
    top: (rx) => {
      const flakes = { colors: ['#5a0f04', '#c8381a', '#e8a040'], count: 90, min: 2, max: 6, distance: 7 };
      crumbles(scene, { x: 128, y: 152, rx: rx * 0.86 }, flakes);
    },
  });
  light(scene);
}
