import { type Color, darken, mix } from '../color.ts';
import { blur, mottle, relief } from '../filters.ts';
import { gherkinSpear } from '../foods/gherkinSpear.ts';
import { potatoCrisps } from '../foods/potatoCrisps.ts';
import { olive } from '../foods/sphere.ts';
import { toastTop } from '../foods/toastTop.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { band, blob, type Point } from '../path.ts';
import { setTable } from '../props/table.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { plate } from '../vessels/plate.ts';

const CHECKS: Stripe[] = Array.from({ length: 14 }, (_, index) => [index / 14, 54, '#3f7a4a', 0.42]);
const LETTUCE = ['#a9cc58', '#8fbe3e', '#cfe48e', '#79ac30'];

/** A line across the cut face at a height, that rises and falls like something pressed between bread. */
function line(scene: Scene, half: number, y: number, lift: number, waves = 2): Point[] {
  const phase = scene.random.angle();
  return Array.from({ length: 15 }, (_, step): Point => {
    const part = step / 14;
    return [(part * 2 - 1) * half, y + Math.sin(phase + part * Math.PI * 2 * waves) * lift + scene.random.bell() * 2];
  });
}

/** A layer across the cut face, as thick as `width` px. */
function layer(scene: Scene, half: number, y: number, width: number, lift: number, waves = 2): string {
  const points = line(scene, half, y, lift, waves);
  return band(
    points,
    points.map(() => width * scene.random.between(0.86, 1.12)),
  );
}

/** The cut edge of a slice of toast: pale crumb between two brown faces. */
function toast(scene: Scene, half: number, y: number): void {
  const crumb = { ...materials.bread, frequency: 0.09, height: 6, dome: 6, noise: 0.6, softness: 0.9, shadow: 8 };
  scene.group({ filter: relief(scene, crumb) }, () => {
    const box = (inset: number, fill: Color) =>
      element('rect', {
        x: -half + inset,
        y: y - 27 + inset,
        width: (half - inset) * 2,
        height: (27 - inset) * 2,
        rx: 11,
        fill,
      });
    scene.add(box(0, '#a5601f'), box(7, '#f6e0ac'));
    const filter = mottle(scene, { color: '#c98a3c', frequency: 0.03, bare: 0.5 });
    scene.add(
      element('rect', {
        x: -half + 7,
        y: y - 20,
        width: (half - 7) * 2,
        height: 40,
        fill: '#c98a3c',
        filter,
        opacity: 0.7,
      }),
    );
  });
}

/** Lettuce seen on its cut edge: pale ribs and ruffles that hang over. */
function lettuce(scene: Scene, half: number, y: number): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.greens, height: 6, noise: 0.4, shadow: 5 }) }, () => {
    for (const [lift, width, waves] of [
      [10, 40, 5],
      [9, 28, 7],
      [9, 14, 9],
    ] as const) {
      const fill = random.pick(LETTUCE);
      scene.add(element('path', { d: layer(scene, half * 1.04, y + random.bell() * 4, width, lift, waves), fill }));
    }
    scene.add(element('path', { d: layer(scene, half, y + 2, 5, 7, 6), fill: '#eef4cc' }));
  });
}

/** Rashers seen on edge: dark lean with streaks of amber fat, buckled. */
function rashers(scene: Scene, half: number, y: number): void {
  const { random } = scene;
  const crisp = { ...materials.meat, frequency: 0.06, height: 8, dome: 3, gloss: 0.5, shadow: 5 };
  for (const dy of [13, -3, -16]) {
    scene.group({ filter: relief(scene, crisp) }, () => {
      const lean = mix('#c8442a', '#a03018', random.next());
      const points = line(scene, half * 1.05, y + dy, 8, 3.5);
      const beside = (aside: number, width: number, fill: Color) =>
        element('path', {
          d: band(
            points.map(([px, py]): Point => [px, py + aside]),
            points.map(() => width * random.between(0.7, 1.3)),
          ),
          fill,
        });
      scene.add(
        beside(0, 22, lean),
        beside(-6, 5, '#eabb78'),
        beside(6, 4, '#d99a52'),
        beside(1, 4, darken(lean, 0.5)),
      );
    });
  }
}

/** Slices of tomato seen on their cut edge: red skin at the ends, wet flesh with pale seeds. */
function tomatoes(scene: Scene, half: number, y: number): void {
  const { random } = scene;
  const wet = { ...materials.vegetable, height: 5, gloss: 0.6, shadow: 5 };
  scene.group({ filter: relief(scene, wet) }, () => {
    for (const side of [-1, 1]) {
      const middle = side * half * 0.49;
      const own = half * 0.49;
      const [top, tall] = [y - 21 + random.bell() * 3, 46];
      scene.add(element('rect', { x: middle - own, y: top, width: own * 2, height: tall, rx: 14, fill: '#b81f10' }));
      scene.add(
        element('rect', {
          x: middle - own + 9,
          y: top + 2,
          width: own * 2 - 18,
          height: tall - 4,
          rx: 10,
          fill: '#e4482c',
        }),
      );
      for (const part of [-0.5, 0.06, 0.56]) {
        const pocket = { cx: middle + own * part, cy: y + 1, rx: own * 0.19, ry: 15, fill: '#f08a3c' };
        scene.add(element('ellipse', pocket));
        for (let seed = 0; seed < 4; seed++) {
          const [cx, cy] = [pocket.cx + random.bell() * own * 0.15, y + random.bell() * 9];
          scene.add(element('ellipse', { cx, cy, rx: 4.4, ry: 2.6, fill: '#fae7b0' }));
        }
      }
    }
  });
}

/** Half a sandwich at (x, y), seen from the front and above: its toasted top, and under it the cut face in layers. */
function cutHalf(scene: Scene, x: number, y: number, half: number, rotate: number): void {
  const { random } = scene;
  scene.at(x, y, { rotate }, () => {
    const [top, depth] = [-118, half * 0.66];
    const ground = {
      cx: 24,
      cy: 40,
      rx: half * 1.05,
      ry: 190,
      fill: '#1c0a02',
      opacity: 0.42,
      filter: blur(scene, 20),
    };
    scene.add(element('ellipse', ground));
    // Lettuce that sticks out along the two crusts.
    for (const side of [-1, 1]) {
      scene.group({ filter: relief(scene, { ...materials.greens, height: 7, noise: 0.35, shadow: 6 }) }, () => {
        for (let part = 0.08; part < 1; part += 0.15) {
          const [cx, cy] = [side * half * (1.04 - part * 0.98), top + 26 - depth * part];
          const leaf = { wobble: 0.22, rotation: side * 0.7, points: 22 };
          scene.add(element('path', { d: blob(random, cx, cy, 46, 30, leaf), fill: random.pick(LETTUCE) }));
        }
      });
    }
    toastTop(scene, { half, y: top, depth, crust: '#96551c', face: '#e3ad5c', browning: '#a5601f' });
    const inside = { x: -half * 0.94, y: -84, width: half * 1.88, height: 168, rx: 12, fill: '#6f4a22' };
    scene.add(element('rect', inside));
    toast(scene, half, 98);
    const cream = { ...materials.cream, gloss: 0.3, shadow: 3 };
    const mayonnaise = (at: number) =>
      scene.add(
        element('path', { d: layer(scene, half * 0.98, at, 16, 4, 3), fill: '#fdf6dc', filter: relief(scene, cream) }),
      );
    mayonnaise(68);
    lettuce(scene, half, 48);
    tomatoes(scene, half, 14);
    rashers(scene, half, -28);
    lettuce(scene, half * 0.98, -56);
    mayonnaise(-70);
    toast(scene, half, -94);
    stick(scene, top - depth * 0.4);
  });
}

/** A cocktail stick that holds the layers, from the top down to `y`, with an olive on it. */
function stick(scene: Scene, y: number): void {
  const wood: Point[] = [
    [10, y - 128],
    [0, y],
  ];
  scene.add(
    element('ellipse', { cx: 16, cy: y + 6, rx: 22, ry: 7, fill: '#2a1204', opacity: 0.4, filter: blur(scene, 4) }),
  );
  scene.add(element('path', { d: band(wood, [7, 7]), fill: '#d9b47a' }));
  olive(scene, 6, y - 74, 30, '#7f8f2c');
}

export const alt =
  'Two halves of a toasted sandwich on a white plate, their cut faces in layers of lettuce, red tomato and crisp bacon, each held by a stick with an olive, with potato crisps and a pickle spear, beside iced tea with lemon and tomatoes on a green checked cloth.';

/** A BLT cut corner to corner, both cut faces to the front. */
export function draw(scene: Scene): void {
  const [x, y] = [630, 500];
  cloth(scene, '#f4efe0', { x: -260, y: -400, width: 1760, height: 1760, rotate: -8, stripes: CHECKS, checked: true });
  setTable(scene, { cuisine: 'american', season: 'summer' }, [
    [1150, 130, 118],
    [1176, 842, 104],
  ]);
  plate(scene, x, y, 500, { color: '#f7f4ec', rim: 0.84, ry: 424 });
  potatoCrisps(scene, { x: x + 250, y: y - 150, rx: 120, ry: 110 }, 15);
  potatoCrisps(scene, { x: x + 330, y: y - 40, rx: 60, ry: 80 }, 8);
  gherkinSpear(scene, x - 330, y + 196, 230, 50);
  cutHalf(scene, x - 104, y - 74, 246, -7);
  cutHalf(scene, x + 44, y + 166, 274, 4);
  light(scene);
}
