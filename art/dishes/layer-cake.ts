import { darken } from '../color.ts';
import { blur, relief } from '../filters.ts';
import { dust } from '../foods/grains.ts';
import { strawberry } from '../foods/strawberries.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { band, type Point, polar, polygon } from '../path.ts';
import { fork } from '../props/cutlery.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { d, element } from '../svg.ts';
import { glass } from '../vessels/glass.ts';
import { plate } from '../vessels/plate.ts';

const FROSTING = '#4f2a16';
const CRUMB = '#f0c558';
const CREAMY = { ...materials.cream, frequency: 0.012, height: 11, dome: 14, noise: 0.15, gloss: 0.45, shadow: 6 };
const STRIPES: Stripe[] = [
  [0.08, 28, '#3d5f8f', 0.8],
  [0.16, 8, '#3d5f8f', 0.8],
  [0.84, 8, '#3d5f8f', 0.8],
  [0.9, 28, '#3d5f8f', 0.8],
];

/** A swoop that the back of a spoon left: a thick bent stroke with a lighter crest. */
function swoop(scene: Scene, x: number, y: number, length: number, turned: number): void {
  const way = Array.from({ length: 9 }, (_, step): Point => {
    const part = step / 8 - 0.5;
    return [part * length, Math.sin((part + 0.5) * Math.PI) * -length * 0.3];
  });
  const widths = way.map((_, step) => length * 0.5 * Math.sin(((step + 0.6) / 9) * Math.PI) ** 0.7);
  scene.at(x, y, { rotate: turned }, () =>
    scene.add(element('path', { d: band(way, widths), fill: scene.random.pick(['#52301c', '#4c2816', '#58341e']) })),
  );
}

/** The cake from above, a wedge of it taken out: swoops all over, a rough rim. */
function cake(scene: Scene, x: number, y: number, radius: number, from: number, to: number): void {
  const { random } = scene;
  const rim: Point[] = [];
  for (let degrees = to; degrees <= from + 360; degrees += 3)
    rim.push(polar(x, y, (degrees * Math.PI) / 180, radius * random.between(0.985, 1.015)));
  const outline = polygon([[x, y], ...rim]);
  scene.add(
    element('path', {
      d: outline,
      fill: '#1c0a02',
      opacity: 0.5,
      filter: blur(scene, 20),
      transform: 'translate(22 32)',
    }),
  );
  scene.group({ filter: relief(scene, CREAMY) }, () =>
    scene.add(element('path', { d: outline, fill: FROSTING, stroke: darken(FROSTING, 0.2), 'stroke-width': 8 })),
  );
  const swooped = { ...CREAMY, height: 9, dome: 9, shadow: 7 };
  scene.clipped(outline, () => {
    for (const reach of [0.86, 0.58, 0.3]) {
      scene.group({ filter: relief(scene, swooped) }, () => {
        const count = Math.round(25 * reach);
        for (let index = 0; index < count; index++) {
          const at = (index / count) * Math.PI * 2 + reach * 5;
          const [px, py] = polar(x, y, at, radius * reach);
          swoop(scene, px, py, radius * 0.36, (at * 180) / Math.PI + 80 + random.bell() * 30);
        }
      });
    }
  });
}

/** The cut face of the cake along the edge of the gap at `degrees`, seen from above as a narrow slope of layers. */
function cutFace(scene: Scene, x: number, y: number, radius: number, degrees: number, depth: number): void {
  const angle = (degrees * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const [nx, ny] = [-uy * Math.sign(depth), ux * Math.sign(depth)];
  const deep = Math.abs(depth);
  const strip = (near: number, far: number, fill: string) =>
    scene.add(
      element('path', {
        d: polygon([
          [x + nx * near, y + ny * near],
          [x + ux * radius + nx * near, y + uy * radius + ny * near],
          [x + ux * radius * 0.985 + nx * far, y + uy * radius * 0.985 + ny * far],
          [x + nx * far, y + ny * far],
        ]),
        fill,
      }),
    );
  const crumb = { ...materials.crumbs, frequency: 0.1, height: 5, dome: 1, gloss: 0, shadow: 0 };
  scene.group({ filter: relief(scene, crumb) }, () => {
    strip(0, deep * 0.14, FROSTING);
    strip(deep * 0.14, deep * 0.5, CRUMB);
    strip(deep * 0.5, deep * 0.6, FROSTING);
    strip(deep * 0.6, deep, darken(CRUMB, 0.14));
  });
}

/** A slice on its side centered at (x, y): two golden layers, chocolate between, above and behind them. */
function slice(scene: Scene, x: number, y: number, length: number, height: number, rotate: number): void {
  const { random } = scene;
  const [l, h] = [length / 2, height / 2];
  scene.at(x, y, { rotate }, () => {
    const whole = d`M${-l} ${-h}L${l} ${-h - 6}Q${l + 16} ${-h} ${l + 14} ${-h + 14}L${l + 12} ${h}L${-l + 6} ${h}Z`;
    scene.add(
      element('path', {
        d: whole,
        fill: '#1c0a02',
        opacity: 0.5,
        filter: blur(scene, 14),
        transform: 'translate(14 22)',
      }),
    );
    scene.group({ filter: relief(scene, { ...CREAMY, height: 7, dome: 7 }) }, () =>
      scene.add(
        element('path', { d: whole, fill: FROSTING, stroke: FROSTING, 'stroke-width': 10, 'stroke-linejoin': 'round' }),
      ),
    );
    const crumb = { ...materials.crumbs, frequency: 0.085, height: 7, dome: 3, noise: 0.8, gloss: 0, shadow: 2 };
    scene.group({ filter: relief(scene, crumb) }, () => {
      for (const [top, bottom] of [
        [-h + 26, -8],
        [10, h - 4],
      ] as const) {
        const layer = d`M${-l + 4} ${top}L${l - 20} ${top - 2}Q${l - 12} ${(top + bottom) / 2} ${l - 20} ${bottom}L${-l + 6} ${bottom}Z`;
        scene.add(element('path', { d: layer, fill: CRUMB }));
      }
    });
    for (const middle of [-h / 2 + 8, h / 2 + 2])
      for (const [px, py] of scatter(
        random,
        { x: -10, y: middle, rx: l * 0.86, ry: h * 0.34 },
        { count: 70, distance: 12 },
      ))
        scene.add(element('circle', { cx: px, cy: py, r: random.between(1.4, 4), fill: '#b07a1c', opacity: 0.45 }));
  });
}

export const alt =
  'A round cake covered in swoops of chocolate frosting with one slice taken out, and that slice on its side on a white plate so that two golden layers with chocolate between them show, beside a fork, a glass of milk and strawberries on a blue-striped cloth.';

/** A yellow layer cake, its first slice on a plate. */
export function draw(scene: Scene): void {
  const { random } = scene;
  wood(scene, { base: '#8a5a34', planks: 5 });
  cloth(scene, '#f0eadc', { x: 20, y: -140, width: 1060, height: 1280, rotate: -8, stripes: STRIPES });
  const [x, y] = [500, 430];
  plate(scene, x, y, 420, { color: '#f4f1ea', rim: 0.9 });
  const [from, to] = [16, 66];
  cake(scene, x, y, 340, from, to);
  const gap = polygon([from, to].map((degrees) => polar(x, y, (degrees * Math.PI) / 180, 420)).concat([[x, y]]));
  scene.clipped(gap, () => {
    cutFace(scene, x, y, 336, from, 46);
    cutFace(scene, x, y, 336, to, -30);
  });
  plate(scene, 960, 700, 262, { color: '#f6f2e8', rim: 0.8, speckled: true });
  slice(scene, 952, 690, 356, 196, -14);
  dust(scene, { x: 960, y: 790, rx: 150, ry: 40 }, '#d9a63a', { count: 70, size: 3.4, opacity: 0.9 });
  dust(scene, { x: 620, y: 540, rx: 90, ry: 70 }, '#d9a63a', { count: 40, size: 3, opacity: 0.9 });
  fork(scene, 1226, 640, 420, 10);
  glass(scene, 1110, 190, 116, { drink: '#f6f1e4', foam: '#fffdf6' });
  for (const [sx, sy, size, turned] of [
    [120, 842, 50, 20],
    [210, 884, 44, -60],
    [90, 748, 42, 100],
  ] as const)
    strawberry(scene, sx, sy, size * random.between(0.95, 1.05), turned);
  light(scene);
}
