import { chilliFlakes } from '../foods/chilliFlakes.ts';
import { chunks } from '../foods/chunks.ts';
import { roundDumpling } from '../foods/dumplings.ts';
import { gingerRoot } from '../foods/gingerRoot.ts';
import { rice } from '../foods/grains.ts';
import { greenBeans } from '../foods/greenBeans.ts';
import { jiaozi } from '../foods/jiaozi.ts';
import { mound } from '../foods/mound.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { slicedScallions } from '../foods/slicedRings.ts';
import { starAnise } from '../foods/starAnise.ts';
import { tofu } from '../foods/tofu.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { polar, TURN } from '../path.ts';
import { chopsticks } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { wood } from '../surfaces/wood.ts';
import { board } from '../vessels/board.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { steamer } from '../vessels/steamer.ts';

const BLUE = { color: '#e9efee', inside: '#f4f6f2', lip: 0.08, band: '#27478a' };
const REACH = 96;

/** Food of the six bowls around the steamer, clockwise from the top. */
const BOWLS: readonly ((scene: Scene, x: number, y: number) => void)[] = [
  (scene, x, y) => {
    mound(scene, { x, y, rx: REACH }, { color: '#f1ece0', wobble: 0.01, fleckCount: 0, material: materials.cream });
    rice(scene, { x, y, rx: REACH * 0.94 }, { count: 240, size: 10 });
  },
  (scene, x, y) => {
    sauce(scene, { x, y, rx: REACH }, { color: '#a32410', oil: '#e85a1c', oiliness: 0.9 });
    tofu(scene, scatter(scene.random, { x, y, rx: 64 }, { count: 10, distance: 40 }), { size: 19, sauce: '#a32410' });
    slicedScallions(scene, scatter(scene.random, { x, y, rx: 60 }, { count: 14, distance: 18 }));
  },
  (scene, x, y) => {
    const points = scatter(scene.random, { x, y, rx: 62 }, { count: 26, distance: 15 });
    greenBeans(scene, points, { length: 116, width: 17, blistered: 0.6, toward: 30, spread: 26 });
  },
  (scene, x, y) => {
    sauce(scene, { x, y, rx: REACH }, { color: '#8f1608', oil: '#e8401a', oiliness: 1 });
    chilliFlakes(scene, { x, y, rx: 76 }, { count: 120 });
  },
  (scene, x, y) => {
    sauce(scene, { x, y, rx: REACH }, { color: '#d8501e', oil: '#f09a3a' });
    const egg = scatter(scene.random, { x, y, rx: 68 }, { count: 11, distance: 38 });
    chunks(scene, egg, { colors: ['#f6cf4a', '#f2bf2e', '#fbe07a'], min: 18, max: 32, corners: 7, sauce: '#d8501e' });
    const tomatoes = scatter(scene.random, { x, y, rx: 70 }, { count: 7, distance: 44 });
    chunks(scene, tomatoes, { colors: ['#d8321f', '#c42816'], min: 17, max: 26, corners: 5 });
    slicedScallions(scene, scatter(scene.random, { x, y, rx: 60 }, { count: 12, distance: 20 }));
  },
  (scene, x, y) => {
    sauce(scene, { x, y, rx: REACH }, { color: '#2a1008', oil: '#b5541c', oiliness: 0.3 });
    oilPools(scene, scatter(scene.random, { x, y, rx: 60 }, { count: 12, distance: 24 }), '#c9701e', 4, 11);
  },
];

export const alt =
  'A bamboo steamer of white dumplings in the middle of a round red board, with six blue-rimmed bowls around it: rice, tofu in red chilli sauce, green beans, chilli oil, tomato with egg, and soy sauce; with chopsticks, pleated dumplings, ginger and star anise on dark wood.';

/** A round turntable with a steamer in the middle and six bowls around it. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 482];
  wood(scene, { base: '#2f2a28', planks: 5 });
  board(scene, x, y, 940, 940, { color: '#8f2a1a', corner: 470, rotate: 20 });
  BOWLS.forEach((fill, index) => {
    const [bx, by] = polar(x, y, (index / BOWLS.length - 0.25) * TURN, 336);
    bowl(scene, bx, by, 114, BLUE);
    fill(scene, bx, by);
    bowlShade(scene, bx, by, 114, { lip: 0.08 });
  });
  steamer(scene, x, y, 208);
  for (let index = 0; index < 6; index++) {
    const [dx, dy] = polar(x, y, (index / 6) * TURN, 108);
    roundDumpling(scene, dx, dy, 52);
  }
  roundDumpling(scene, x, y, 54);
  chopsticks(scene, 1176, 470, 620, 6, '#b3261a');
  gingerRoot(scene, 130, 150, 230, -20);
  starAnise(scene, 116, 806, 58);
  starAnise(scene, 206, 872, 44);
  jiaozi(scene, 1150, 850, 150, { rotate: -18 });
  jiaozi(scene, 1060, 900, 140, { rotate: 24 });
  light(scene);
}
