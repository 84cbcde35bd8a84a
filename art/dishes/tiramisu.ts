import { blur, mottle, relief } from '../filters.ts';
import { dust } from '../foods/grains.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import { blob, type Point, polygon, smooth } from '../path.ts';
import { spoon } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { stone } from '../surfaces/stone.ts';
import { d, element } from '../svg.ts';
import { bakingDish } from '../vessels/dish.ts';
import { cup } from '../vessels/glass.ts';
import { plate } from '../vessels/plate.ts';

const COCOA = '#5a3018';
const CREAM = '#f6e6bf';
const SPONGE = '#b98a52';
const SOAKED = '#6f4220';
const STRIPES: Stripe[] = [
  [0.07, 20, '#6f4a3a', 0.8],
  [0.12, 6, '#6f4a3a', 0.8],
  [0.88, 6, '#6f4a3a', 0.8],
  [0.91, 20, '#6f4a3a', 0.8],
];

/** Cocoa sifted over waves of cream inside an outline, centered at the origin. */
function cocoa(scene: Scene, outline: string, rx: number, ry: number): void {
  const { random } = scene;
  const waves = {
    ...materials.cream,
    frequency: 0.012,
    frequencyDown: 0.03,
    height: 12,
    dome: 10,
    noise: 0.8,
    gloss: 0,
    shadow: 0,
  };
  scene.group({ filter: relief(scene, waves) }, () => {
    scene.add(element('path', { d: outline, fill: COCOA }));
    const thin = mottle(scene, { color: '#a8774a', frequency: 0.02, bare: 0.56 });
    scene.add(element('path', { d: outline, fill: '#a8774a', filter: thin, opacity: 0.75 }));
  });
  scene.clipped(outline, () => {
    for (const color of ['#3a1c0c', '#7d4c2a', '#e2c493']) {
      const count = Math.round((rx * ry) / (color === '#e2c493' ? 520 : 110));
      for (const [x, y] of scatter(random, { x: 0, y: 0, rx: rx * 1.42, ry: ry * 1.42 }, { count, distance: 4 })) {
        scene.add(element('circle', { cx: x, cy: y, r: random.between(1.2, 3.2), fill: color, opacity: 0.6 }));
      }
    }
  });
}

/** The cut side of a square, `width` wide and `height` high, its upper left corner at the origin: cream and soaked sponge in layers. */
function layers(scene: Scene, width: number, height: number): void {
  const { random } = scene;
  const soft = { ...materials.cream, frequency: 0.03, height: 6, dome: 5, noise: 0.5, shadow: 0 };
  const parts: [number, number, string][] = [
    [0, 0.1, COCOA],
    [0.08, 0.4, CREAM],
    [0.38, 0.56, SPONGE],
    [0.54, 0.8, CREAM],
    [0.78, 1, SPONGE],
  ];
  scene.group({ filter: relief(scene, soft) }, () => {
    for (const [from, to, color] of parts) {
      const edge = (at: number): Point[] =>
        Array.from({ length: 9 }, (_, step) => [(step / 8) * width, at * height + random.bell() * 5]);
      const shape: Point[] = [...edge(from), ...edge(to).reverse()];
      scene.add(element('path', { d: polygon(shape), fill: color }));
      if (color === SPONGE) {
        const stain = mottle(scene, { color: SOAKED, frequency: 0.03, bare: 0.34 });
        scene.add(element('path', { d: polygon(shape), fill: SOAKED, filter: stain, opacity: 0.9 }));
      }
    }
  });
}

/** A square on a plate, seen from above and a little from the front: its cocoa top and its cut side. */
function square(scene: Scene, x: number, y: number, size: number, rotate: number): void {
  const half = size / 2;
  scene.at(x, y, { rotate }, () => {
    scene.add(
      element('path', {
        d: d`M${-half} ${-half + 20}L${half + 26} ${-half + 40}L${half + 26} ${half + 60}L${-half + 20} ${half + 64}Z`,
        fill: '#2a160a',
        opacity: 0.35,
        filter: blur(scene, 12),
      }),
    );
    scene.at(-half, half - size * 0.34, {}, () => layers(scene, size, size * 0.52));
    const top = smooth([
      [-half, -half],
      [0, -half - 6],
      [half, -half],
      [half + 5, -half * 0.2],
      [half, half - size * 0.32],
      [0, half - size * 0.29],
      [-half, half - size * 0.32],
      [-half - 5, -half * 0.2],
    ]);
    cocoa(scene, top, half, half * 0.9);
  });
}

/** A savoiardo centered at (x, y): a sugared, rounded biscuit. */
function savoiardo(scene: Scene, x: number, y: number, length: number, rotate: number): void {
  const [l, w] = [length / 2, length * 0.15];
  scene.group(
    { filter: relief(scene, { ...materials.bread, frequency: 0.04, height: 9, dome: 11, noise: 0.5 }) },
    () => {
      scene.at(x, y, { rotate }, () => {
        const outline = d`M${-l} 0C${-l} ${-w * 1.3} ${-l * 0.7} ${-w} ${-l * 0.5} ${-w}L${l * 0.5} ${-w}C${l * 0.7} ${-w} ${l} ${-w * 1.3} ${l} 0C${l} ${w * 1.3} ${l * 0.7} ${w} ${l * 0.5} ${w}L${-l * 0.5} ${w}C${-l * 0.7} ${w} ${-l} ${w * 1.3} ${-l} 0Z`;
        const baked = linear(
          scene,
          [
            [0, '#c98f48'],
            [0.4, '#ecc68a'],
            [1, '#b9803c'],
          ],
          { to: [0, 1] },
        );
        scene.add(element('path', { d: outline, fill: baked }));
      });
    },
  );
  dust(scene, { x, y, rx: l * 0.8, ry: w * 0.8 }, '#fffaf0', { count: 70, size: 2.4, opacity: 0.9 });
}

export const alt =
  'A white dish of tiramisù dusted with dark cocoa, one corner cut out, and a square on a plate that shows layers of cream and coffee-soaked biscuits, beside a cup of espresso, a bowl of cocoa and three sugared savoiardi on a beige cloth.';

/** Tiramisù in its dish, and one square on a plate. */
export function draw(scene: Scene): void {
  const { random } = scene;
  stone(scene, { base: '#b5aca0', vein: '#8f867a', speck: 0.4 });
  cloth(scene, '#e6dac4', { x: -40, y: -160, width: 900, height: 1300, rotate: 8, stripes: STRIPES });
  bakingDish(scene, 480, 430, 740, 700, { color: '#f4f0e8', rotate: -5, corner: 60, rim: 26 }, () => {
    const [w, h] = [326, 306];
    const gap = 196;
    const whole = d`M${-w} ${-h + 20}Q${-w} ${-h} ${-w + 20} ${-h}L${w - 20} ${-h}Q${w} ${-h} ${w} ${-h + 20}L${w} ${h - gap}L${w - gap} ${h - gap}L${w - gap} ${h}L${-w + 20} ${h}Q${-w} ${h} ${-w} ${h - 20}Z`;
    cocoa(scene, whole, w, h);
    for (const at of [-w / 3, w / 3]) {
      scene.add(
        element('path', {
          d: d`M${at} ${-h + 8}L${at} ${at > 0 ? h - gap : h - 8}`,
          stroke: '#2e1608',
          'stroke-width': 5,
          opacity: 0.5,
        }),
      );
      scene.add(
        element('path', { d: d`M${-w + 8} ${at}L${w - 8} ${at}`, stroke: '#2e1608', 'stroke-width': 5, opacity: 0.5 }),
      );
    }
    scene.at(w - gap + 4, h - gap, {}, () => layers(scene, gap - 8, 92));
    scene.add(
      element('path', { d: blob(random, w - 96, h - 54, 62, 26, { wobble: 0.3 }), fill: '#e6d2a4', opacity: 0.9 }),
    );
    dust(scene, { x: w - 96, y: h - 60, rx: 80, ry: 40 }, '#5a3018', { count: 60, size: 2.6 });
  });
  plate(scene, 968, 650, 272, { color: '#f8f5ee', rim: 0.8 });
  square(scene, 960, 630, 214, -8);
  dust(scene, { x: 1060, y: 740, rx: 90, ry: 50 }, COCOA, { count: 120, size: 2.4 });
  cup(scene, 1080, 190, 116, { color: '#f4f0e8', drink: '#2e1608' });
  smallBowl(scene, 880, 96, 92, { color: '#a8623a', filling: '#5f3218', material: materials.crumbs });
  savoiardo(scene, 170, 872, 270, -12);
  savoiardo(scene, 240, 930, 270, 4);
  savoiardo(scene, 420, 900, 250, 64);
  spoon(scene, 1210, 690, 420, 8);
  light(scene);
}
