import { blur, relief } from '../filters.ts';
import { cardamom } from '../foods/cardamom.ts';
import { grains } from '../foods/grains.ts';
import { reflection } from '../foods/sauce.ts';
import { almondFlakes, pistachioSlivers, saffron } from '../foods/sliveredNuts.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { blob } from '../path.ts';
import { metalSpoon } from '../props/metalSpoon.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { bowlShade } from '../vessels/bowl.ts';
import { copperBowl } from '../vessels/copperBowl.ts';

const CREAM = '#ecd9ae';
const BORDER: Stripe[] = [0.04, 0.055, 0.09, 0.91, 0.945, 0.96].map((at): Stripe => [at, 9, '#d9a64a', 0.8]);

/** Thick milk with its rice: grains that have swollen and split, some just under the skin. */
function pudding(scene: Scene, x: number, y: number, reach: number): void {
  const milk = radial(scene, shades('#f6e8c6', CREAM, '#c9a96a', 0.74));
  const thick = { ...materials.cream, frequency: 0.014, height: 6, noise: 0.45, gloss: 0.16, sharpness: 30, shadow: 0 };
  scene.group({ filter: relief(scene, thick) }, () => {
    scene.add(element('circle', { cx: x, cy: y, r: reach, fill: milk }));
    scene.group({ opacity: 0.55, filter: blur(scene, 1.4) }, () => {
      const under = { colors: ['#fffaf0', '#f3e2bb'], length: 16, width: 5.5, distance: 17, count: 420 };
      grains(scene, { x, y, rx: reach * 0.97 }, under);
    });
  });
  const over = { colors: ['#fff6dc', '#fdeec8', '#f9e6b4'], length: 17, width: 5.6, distance: 26, count: 190 };
  grains(scene, { x, y, rx: reach * 0.94 }, over);
}

/** Golden raisins, swollen in the milk. */
function raisins(scene: Scene, points: readonly (readonly [number, number])[]): void {
  const { random } = scene;
  const wrinkled = { ...materials.vegetable, frequency: 0.06, height: 6, dome: 5, noise: 0.5, gloss: 0.5 };
  scene.group({ filter: relief(scene, wrinkled) }, () => {
    for (const [x, y] of points) {
      const outline = blob(random, x, y, 21, 16, { wobble: 0.1, rotation: random.angle(), points: 14 });
      scene.add(element('path', { d: outline, fill: random.pick(['#c98a2a', '#b5761c', '#d99a3a']) }));
    }
  });
}

export const alt =
  'A beaten brass bowl of creamy rice pudding with saffron threads, green pistachios, flaked almonds and golden raisins, beside a brass spoon, cardamom pods and a small bowl of pistachios on a blue cloth with a gold border.';

/** Ivory rice pudding, stained by saffron, under nuts. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [626, 482, 416];
  cloth(scene, '#2b4a78', { stripes: BORDER });
  copperBowl(scene, x, y, radius, { color: '#c39a3e', inside: '#d9b868', handles: 38 });
  const reach = radius * 0.87;
  pudding(scene, x, y, reach);
  const strewn = (count: number, distance: number, part: number, bias = 0.6) =>
    scatter(random, { x: x - 6, y: y - 6, rx: reach * part }, { count, distance, bias });
  saffron(scene, strewn(44, 44, 0.86, 0.5), 40);
  raisins(scene, strewn(18, 84, 0.72));
  almondFlakes(scene, strewn(34, 52, 0.62, 0.7), 62);
  pistachioSlivers(scene, strewn(76, 24, 0.62, 0.7), 36);
  saffron(scene, strewn(16, 50, 0.5, 0.7), 42);
  reflection(scene, { x, y, rx: reach * 0.92 }, 0.4);
  bowlShade(scene, x, y, radius, { lip: 0.09 });

  metalSpoon(scene, 1154, 640, 560, { rotate: 16, color: '#c39a3e' });
  smallBowl(scene, 1150, 150, 112, {
    color: '#c9a04a',
    filling: '#6b8f30',
    top: (rx) => pistachioSlivers(scene, scatter(random, { x: 1150, y: 150, rx }, { count: 100, distance: 12 }), 38),
  });
  cardamom(
    scene,
    [
      [92, 782],
      [158, 838],
      [84, 870],
      [206, 900],
    ],
    { size: 38, open: 0.3 },
  );
  almondFlakes(
    scene,
    [
      [120, 120],
      [180, 172],
      [92, 206],
    ],
    70,
  );
  light(scene);
}
