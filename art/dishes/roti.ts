import { type Color, darken, lighten } from '../color.ts';
import { blur, mottle, relief } from '../filters.ts';
import { syrup } from '../foods/drizzle.ts';
import { dust } from '../foods/grains.ts';
import { mound } from '../foods/mound.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob, blobPoints, type Point, smooth } from '../path.ts';
import { metalSpoon } from '../props/metalSpoon.ts';
import { rollingPin } from '../props/rollingPin.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { stone } from '../surfaces/stone.ts';
import { element } from '../svg.ts';
import { skillet } from '../vessels/skillet.ts';
import { steelBowl } from '../vessels/steelBowl.ts';

const ATTA: Color = '#c9985a';
const STRIPES: Stripe[] = [
  [0.05, 40, '#c8862a', 0.85],
  [0.1, 10, '#f4e6c8', 0.9],
  [0.88, 10, '#f4e6c8', 0.9],
  [0.92, 40, '#c8862a', 0.85],
];

/** Freckles of bran, brown patches and the dark spots of the flame inside an outline. */
function toastedSpots(scene: Scene, outline: string, { x, y, rx, ry = rx }: Area, puffed: boolean): void {
  const { random } = scene;
  const body = radial(scene, [
    [0, lighten(ATTA, puffed ? 0.42 : 0.18)],
    [0.75, lighten(ATTA, 0.08)],
    [0.95, lighten(ATTA, 0.2)],
    [1, darken(ATTA, 0.3)],
  ]);
  const thin = { ...materials.bread, frequency: 0.03, noise: 0.4, softness: 1.3, height: 7 };
  const round = { ...materials.bread, height: 26, dome: 46, noise: 0.12, gloss: 0.12, shadow: 22 };
  scene.group({ filter: relief(scene, puffed ? round : thin) }, () => {
    scene.add(element('path', { d: outline, fill: body }));
    for (const [color, frequency, bare, opacity] of [
      ['#8a5420', 0.014, 0.5, 0.6],
      ['#6b3a12', 0.04, 0.58, 0.75],
    ] as const) {
      scene.add(
        element('path', { d: outline, fill: color, filter: mottle(scene, { color, frequency, bare }), opacity }),
      );
    }
    scene.clipped(outline, () => {
      const area = { x, y, rx: rx * 0.92, ry: ry * 0.92 };
      dust(scene, area, '#7d4a1c', { count: 260, size: 2.2, opacity: 0.5 });
      for (const [bx, by] of scatter(random, area, { count: 17, distance: 44, bias: 0.45 })) {
        const size = random.between(7, 21);
        const spot = blob(random, bx, by, size, size * 0.72, { wobble: 0.25, rotation: random.angle(), points: 10 });
        scene.add(
          element('path', { d: spot, fill: '#4a230a', opacity: random.between(0.55, 0.85), filter: blur(scene, 1.6) }),
        );
      }
    });
  });
}

/** A roti laid flat. */
function flatRoti(scene: Scene, x: number, y: number, radius: number, puffed = false): void {
  const outline = smooth(blobPoints(scene.random, x, y, radius, radius * 0.98, { wobble: 0.02, points: 40 }));
  toastedSpots(scene, outline, { x, y, rx: radius }, puffed);
}

/** A roti folded into a quarter, its tip at (x, y). */
function foldedRoti(scene: Scene, x: number, y: number, radius: number, rotate: number): void {
  scene.at(x, y, { rotate }, () => {
    for (const lift of [9, 3, -3]) {
      const arc = Array.from({ length: 15 }, (_, step): Point => {
        const angle = (Math.PI / 2) * (step / 14);
        const reach = radius * (1 + scene.random.bell() * 0.012);
        return [Math.cos(angle) * reach + lift * 0.4, Math.sin(angle) * reach + lift];
      });
      const outline = smooth([[lift * 0.4, lift], [radius * 0.5, lift - 2], ...arc, [-2, radius * 0.5 + lift]]);
      toastedSpots(scene, outline, { x: radius * 0.45, y: radius * 0.45, rx: radius * 0.5 }, false);
    }
    syrup(
      scene,
      { x: radius * 0.42, y: radius * 0.42, rx: radius * 0.24, ry: radius * 0.16 },
      { color: '#e0a526', wobble: 0.35, opacity: 0.5 },
    );
  });
}

export const alt =
  'A steel plate of thin brown-freckled rotis, two of them folded into quarters and brushed with ghee, beside a roti puffed up like a ball in an iron pan, balls of dough, a tapered rolling pin and a bowl of ghee on an orange-striped cloth.';

/** Rotis: a stack, two folded ones, and one that has just blown up in the pan. */
export function draw(scene: Scene): void {
  const [x, y] = [560, 530];
  stone(scene, { base: '#4f3a4a', vein: '#2f2230', speck: 0.4 });
  cloth(scene, '#7d2f4a', { x: 20, y: 60, width: 980, height: 1060, rotate: -9, stripes: STRIPES });
  steelBowl(scene, x, y, 408);
  for (const [dx, dy] of [
    [26, 22],
    [14, 10],
    [-4, 4],
    [6, -8],
    [-12, -14],
  ] as const) {
    flatRoti(scene, x + dx, y + dy, 292);
  }
  foldedRoti(scene, x - 190, y - 60, 262, 24);
  foldedRoti(scene, x + 8, y - 176, 262, 40);
  skillet(scene, 1064, 226, 256, { handle: -24 });
  flatRoti(scene, 1052, 212, 164, true);
  rollingPin(scene, 1090, 730, 520, 74, { rotate: -62, tapered: true });
  for (const [bx, by] of [
    [1010, 880],
    [1180, 868],
  ] as const) {
    mound(
      scene,
      { x: bx, y: by, rx: 62 },
      { color: '#d9b27a', flecks: ['#a8753c', '#e8cfa0'], fleckSize: 0.5, wobble: 0.04, material: materials.bread },
    );
  }
  smallBowl(scene, 128, 142, 112, { color: '#c1943a', filling: '#e0a92e', material: materials.liquid });
  metalSpoon(scene, 236, 150, 300, { rotate: 120, color: '#c1943a' });
  light(scene);
}
