import { type Color, darken, lighten } from '../color.ts';
import { blur, mottle, relief } from '../filters.ts';
import { cubes } from '../foods/cubes.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { onionSlivers } from '../foods/onion.ts';
import { slicedChilli } from '../foods/slicedRings.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blobPoints, type Point, smooth } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { plate } from '../vessels/plate.ts';

const BATTER: Color = '#edb93c';
const BROWN: Color = '#a85a14';
const STRIPES: Stripe[] = [
  [0.06, 60, '#f4ead6', 0.9],
  [0.3, 14, '#f4ead6', 0.9],
  [0.7, 14, '#f4ead6', 0.9],
  [0.9, 60, '#f4ead6', 0.9],
];

/** One face of a chilla inside an outline: gold, freckled brown, its rim crisp, with what was stirred into the batter. */
function face(scene: Scene, outline: string, area: Area): void {
  const { random } = scene;
  const body = radial(scene, [
    [0, lighten(BATTER, 0.12)],
    [0.8, BATTER],
    [0.94, darken(BATTER, 0.2)],
    [1, '#8f4a10'],
  ]);
  const thin = { ...materials.bread, frequency: 0.06, height: 4, dome: 3, noise: 0.55, softness: 1.1, gloss: 0.2 };
  scene.group({ filter: relief(scene, { ...thin, shadow: 7 }) }, () => {
    scene.add(element('path', { d: outline, fill: body }));
    for (const [frequency, bare, opacity] of [
      [0.011, 0.44, 0.7],
      [0.05, 0.48, 0.75],
    ] as const) {
      const filter = mottle(scene, { color: BROWN, frequency, bare });
      scene.add(element('path', { d: outline, fill: BROWN, filter, opacity }));
    }
  });
  scene.clipped(outline, () => {
    scene.add(
      element('path', {
        d: outline,
        fill: 'none',
        stroke: '#7d3c0a',
        'stroke-width': 16,
        opacity: 0.5,
        filter: blur(scene, 4),
      }),
    );
    const { x, y, rx, ry = rx } = area;
    const inside = (part: number) => ({ x, y, rx: rx * part, ry: ry * part });
    const many = (rx * ry) / 76000;
    const some = (count: number, distance: number) =>
      scatter(random, inside(0.9), { count: Math.round(count * many), distance });
    onionSlivers(scene, some(24, 46), { size: 19, colors: ['#b0508f', '#c876ab', '#d9a0c4'] });
    cubes(scene, some(26, 44), { colors: ['#d23a1a', '#e0552a', '#c22c12'], size: 12, rounding: 0.5 });
    slicedChilli(scene, some(9, 80), { size: 11, color: '#4f8f2a' });
    choppedHerbs(scene, inside(0.92), { count: Math.round(90 * many), size: 10, color: '#4f8a2a' });
  });
}

/** A chilla laid flat, centered at (x, y); radius in px. */
function flatChilla(scene: Scene, x: number, y: number, radius: number): void {
  const outline = smooth(blobPoints(scene.random, x, y, radius, radius * 0.98, { wobble: 0.035, points: 48 }));
  face(scene, outline, { x, y, rx: radius });
}

/** A chilla folded in half, centered at (x, y), its fold toward the top; radius in px. */
function foldedChilla(scene: Scene, x: number, y: number, radius: number, rotate: number): void {
  const half = (lift: number, part: number): Point[] => {
    const arc = Array.from({ length: 25 }, (_, step): Point => {
      const angle = (Math.PI * step) / 24;
      const reach = radius * part * (1 + scene.random.bell() * 0.018);
      return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.94 + lift];
    });
    return [...arc, [-radius * 0.5 * part, -radius * 0.07 + lift], [radius * 0.5 * part, -radius * 0.07 + lift]];
  };
  scene.at(x, y, { rotate }, () => {
    face(scene, smooth(half(11, 1)), { x: 0, y: radius * 0.5, rx: radius, ry: radius * 0.5 });
    face(scene, smooth(half(0, 0.98)), { x: 0, y: radius * 0.42, rx: radius * 0.94, ry: radius * 0.46 });
  });
}

export const alt =
  'Thin golden chickpea pancakes flecked with red onion, tomato, green chilli and coriander on a white plate, two of them folded in half over a flat one, with bowls of green chutney, yogurt and chickpea flour on a pink striped cloth.';

/** Chillas fresh from the pan, with green chutney. */
export function draw(scene: Scene): void {
  const [x, y] = [630, 500];
  cloth(scene, '#b8476a', { x: -200, y: -300, width: 1700, height: 1600, rotate: -16, stripes: STRIPES });
  plate(scene, x, y, 446, { color: '#f3efe6', rim: 0.84 });
  flatChilla(scene, x - 30, y - 40, 326);
  foldedChilla(scene, x + 60, y - 60, 318, 14);
  foldedChilla(scene, x - 40, y + 66, 312, -12);
  smallBowl(scene, 1120, 190, 136, {
    color: '#c9a05a',
    filling: '#5f8f2e',
    material: materials.stew,
    top: (reach) => choppedHerbs(scene, { x: 1120, y: 190, rx: reach }, { count: 90, size: 7, color: '#3c6a1c' }),
  });
  smallBowl(scene, 150, 160, 112, { color: '#c9a05a', filling: '#fbf6ea', material: materials.cream });
  smallBowl(scene, 1150, 818, 108, {
    color: '#8a5a34',
    filling: '#e8cc84',
    material: { ...materials.crumbs, height: 4 },
  });
  coriander(
    scene,
    [
      [1160, 596],
      [1204, 560],
      [1220, 620],
    ],
    { size: 34 },
  );
  light(scene);
}
