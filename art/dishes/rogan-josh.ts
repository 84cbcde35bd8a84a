import { cardamom } from '../foods/cardamom.ts';
import { chunks } from '../foods/chunks.ts';
import { cinnamonStick } from '../foods/cinnamonStick.ts';
import { driedChillies } from '../foods/driedChilli.ts';
import { dust, grains } from '../foods/grains.ts';
import { plumpRice } from '../foods/plumpRice.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { saffron } from '../foods/sliveredNuts.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { type Point, polar } from '../path.ts';
import { metalSpoon } from '../props/metalSpoon.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { copperBowl } from '../vessels/copperBowl.ts';

const SAUCE = '#7a1f0c';
const LAMB = ['#6e3018', '#7c3a1e', '#5e2812', '#744022'];
const PAISLEY: Stripe[] = [
  [0.04, 24, '#d9a64a', 0.85],
  [0.08, 8, '#1f3f4a', 0.9],
  [0.11, 8, '#d9a64a', 0.85],
  [0.89, 8, '#d9a64a', 0.85],
  [0.92, 8, '#1f3f4a', 0.9],
  [0.96, 24, '#d9a64a', 0.85],
];

/** Lamb in a thin dark sauce under a film of scarlet oil, the whole spices still in it. */
function curry(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const over = (part: number, count: number, distance: number) =>
    scatter(random, { x, y, rx: reach * part }, { count, distance });
  sauce(
    scene,
    { x, y, rx: reach },
    { color: SAUCE, oil: '#e23a10', oiliness: 1, wobble: 0, bits: ['#a8300e', '#5a1206'] },
  );
  oilPools(scene, over(0.97, 80, 34), '#e0340e', 10, 40);
  const tender = { ...materials.meat, frequency: 0.045, height: 13, dome: 13, gloss: 0.5, noise: 0.6 };
  chunks(scene, over(0.84, 22, 124), {
    colors: LAMB,
    min: 60,
    max: 82,
    corners: 5,
    sauce: SAUCE,
    sunk: 0.26,
    material: tender,
  });
  const rim = Array.from(
    { length: 64 },
    (_, step): Point => polar(x, y, step * 0.0985, reach * random.between(0.84, 0.98)),
  );
  oilPools(scene, rim, '#f04c14', 6, 22);
  oilPools(scene, over(0.9, 90, 28), '#f2561a', 3, 13);
  cardamom(scene, over(0.7, 5, 130), { size: 26, open: 0.2 });
  cardamom(
    scene,
    [
      [x - 130, y + 100],
      [x + 170, y - 40],
    ],
    { size: 38, color: '#4a2f20' },
  );
  cinnamonStick(scene, x + 60, y + 130, 170, 30, -28);
  saffron(scene, over(0.62, 26, 44), 38);
  dust(scene, { x, y, rx: reach * 0.75 }, '#d92c0a', { count: 130, size: 2.2 });
  reflection(scene, { x, y, rx: reach * 0.88 }, 0.22);
}

export const alt =
  'A copper bowl of dark red lamb curry under a film of scarlet oil, large tender pieces of lamb with cardamom pods, a cinnamon stick and saffron threads, beside a bowl of white rice, dried red chillies, a bowl of red chilli powder and a bowl of fennel seeds on a dark blue cloth.';

/** Rogan josh with the red fat that gives it its name. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [620, 494, 388];
  wood(scene, { base: '#5b3424', planks: 5 });
  cloth(scene, '#27506a', { x: 40, y: -90, width: 1130, height: 1160, rotate: -8, stripes: PAISLEY });
  copperBowl(scene, x, y, radius, { handles: 34 });
  curry(scene, x, y, radius * 0.86);
  bowlShade(scene, x, y, radius, { lip: 0.09 });
  bowl(scene, 1130, 178, 190, { color: '#e9e4d8', lip: 0.06 });
  bowlShade(scene, 1130, 178, 190);
  plumpRice(
    scene,
    { x: 1130, y: 178, rx: 156 },
    { colors: ['#e2dfd4', '#ebe8de'], count: 460, distance: 8, length: [12, 15], width: [2.8, 3.5], shine: '#ffffff' },
  );
  plumpRice(
    scene,
    { x: 1126, y: 174, rx: 138 },
    {
      colors: ['#ffffff', '#fbf9f2', '#f6f4ec'],
      count: 420,
      distance: 8.5,
      length: [12, 15],
      width: [2.8, 3.5],
      shine: '#ffffff',
    },
  );
  smallBowl(scene, 128, 158, 108, {
    color: '#c1943a',
    filling: '#b5200c',
    material: materials.crumbs,
    top: (rx) => dust(scene, { x: 128, y: 158, rx }, '#e04a1c', { count: 160, opacity: 0.5 }),
  });
  smallBowl(scene, 1140, 820, 100, {
    color: '#c1943a',
    filling: '#8f9a4a',
    top: (rx) =>
      grains(
        scene,
        { x: 1140, y: 820, rx },
        { colors: ['#a8b060', '#8f9848', '#bcc27a', '#7d8638'], count: 210, length: 11, width: 3.6, distance: 8 },
      ),
  });
  driedChillies(
    scene,
    [
      [120, 800],
      [190, 868],
      [96, 890],
    ],
    { length: 210, color: '#a3150d', gloss: 0.35 },
  );
  metalSpoon(scene, 1160, 520, 420, { rotate: 12, color: '#b8662f' });
  light(scene);
}
