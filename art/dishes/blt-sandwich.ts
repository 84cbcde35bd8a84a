import { type Colour, darken, lighten, mix } from '../colour.ts';
import { mottle, relief } from '../filters.ts';
import { gherkinSpear } from '../foods/gherkinSpear.ts';
import { potatoCrisps } from '../foods/potatoCrisps.ts';
import { tomatoSlice } from '../foods/tomatoSlice.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { band, type Point, smooth } from '../path.ts';
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
    const box = (inset: number, fill: Colour) =>
      element('rect', {
        x: -half + inset,
        y: y - 27 + inset,
        width: (half - inset) * 2,
        height: (27 - inset) * 2,
        rx: 11,
        fill,
      });
    scene.add(box(0, '#a5601f'), box(7, '#f6e0ac'));
    const filter = mottle(scene, { colour: '#c98a3c', frequency: 0.03, bare: 0.5 });
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
      const beside = (aside: number, width: number, fill: Colour) =>
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

/** Half a sandwich on its back about (x, y), its cut face up, with everything in its layers. */
function cutHalf(scene: Scene, x: number, y: number, half: number, rotate: number): void {
  scene.at(x, y, { rotate }, () => {
    // What one sees in the gaps: the shaded inside of the sandwich.
    const inside = { x: -half * 0.94, y: -84, width: half * 1.88, height: 168, rx: 12, fill: '#6f4a22' };
    scene.add(element('rect', inside));
    toast(scene, half, 98);
    const cream = { ...materials.cream, gloss: 0.3, shadow: 3 };
    const mayonnaise = (at: number) =>
      scene.add(
        element('path', { d: layer(scene, half * 0.98, at, 16, 4, 3), fill: '#fdf6dc', filter: relief(scene, cream) }),
      );
    mayonnaise(68);
    lettuce(scene, half, 50);
    tomatoes(scene, half, 16);
    rashers(scene, half, -24);
    lettuce(scene, half * 0.98, -52);
    mayonnaise(-68);
    toast(scene, half, -96);
    // A cocktail stick right through the middle, its bead at the top.
    const stick: Point[] = [
      [6, -164],
      [2, -84],
    ];
    scene.add(element('path', { d: band(stick, [6, 6]), fill: '#d9b47a' }));
    scene.add(element('circle', { cx: 6, cy: -170, r: 15, fill: '#c8281a', filter: relief(scene, materials.smooth) }));
  });
}

/** The toasted face of one more slice that leans behind, so that one sees what holds it together. */
function slice(scene: Scene, x: number, y: number, size: number, rotate: number): void {
  const outline = (part: number) => {
    const s = size * part;
    return smooth([
      [-s, -s * 0.86],
      [-s * 0.5, -s],
      [s * 0.5, -s],
      [s, -s * 0.86],
      [s * 0.94, s * 0.9],
      [0, s],
      [-s * 0.94, s * 0.9],
    ]);
  };
  const browned = { ...materials.bread, frequency: 0.08, height: 6, dome: 8, noise: 0.5, shadow: 12 };
  scene.group({ filter: relief(scene, browned) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(
        element('path', { d: outline(1), fill: '#9a5a1e' }),
        element('path', { d: outline(0.91), fill: '#eec27c' }),
      );
      const filter = mottle(scene, { colour: '#b06a20', frequency: 0.016, bare: 0.36 });
      scene.add(element('path', { d: outline(0.9), fill: lighten('#b06a20', 0.1), filter, opacity: 0.9 }));
    });
  });
}

export const alt =
  'A sandwich cut in two on a white plate, its cut faces showing toast, mayonnaise, green lettuce, slices of red tomato and crisp bacon, each half held by a stick, with potato crisps and a pickle spear, beside slices of tomato and toast on a green checked cloth.';

/** A BLT, cut and laid open so that one can count its layers. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 490];
  cloth(scene, '#f4efe0', { x: -260, y: -400, width: 1760, height: 1760, rotate: -8, stripes: CHECKS, checked: true });
  slice(scene, 1180, 160, 150, 16);
  tomatoSlice(scene, 1130, 806, 92, 20);
  tomatoSlice(scene, 1216, 880, 84, 60);
  plate(scene, x, y, 448, { colour: '#f7f4ec', rim: 0.82 });
  potatoCrisps(scene, { x: x + 40, y: y + 292, rx: 180, ry: 62 }, 15);
  cutHalf(scene, x - 26, y - 152, 268, -10);
  cutHalf(scene, x + 22, y + 128, 272, -4);
  potatoCrisps(scene, { x: x + 292, y: y + 250, rx: 56, ry: 70 }, 7);
  gherkinSpear(scene, x - 320, y + 214, 250, 62);
  light(scene);
}
