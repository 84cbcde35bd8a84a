import { blur, mottle, relief } from '../filters.ts';
import { rosemary } from '../foods/herbs.ts';
import { oilPools } from '../foods/sauce.ts';
import { cutSides } from '../foods/wedge.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import { blob, type Point, polygon } from '../path.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { grid } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { stone } from '../surfaces/stone.ts';
import { d, element } from '../svg.ts';
import { board } from '../vessels/board.ts';

const [WIDTH, HEIGHT] = [800, 590];
const STRIPES: Stripe[] = [
  [0.12, 14, '#7d8a4a'],
  [0.2, 5, '#7d8a4a'],
  [0.84, 14, '#7d8a4a'],
];

/** A dimple pressed in with a finger: dark under its wall, golden on the far side, with a pool of oil. */
function dimple(scene: Scene, x: number, y: number, size: number): string {
  const { random } = scene;
  const rotation = random.angle();
  const shape = (part: number) =>
    blob(random, x, y, size * part, size * part * random.between(0.78, 0.95), { wobble: 0.12, rotation });
  const hollow = linear(scene, [
    [0, '#7a3f0e', 0.9],
    [0.3, '#9a5a1a', 0.75],
    [0.7, '#d59a3c', 0.6],
    [1, '#f0c468', 0.35],
  ]);
  const lip = {
    fill: 'none',
    stroke: '#ffe7a8',
    'stroke-width': size * 0.16,
    'stroke-linecap': 'round',
    opacity: 0.65,
  };
  const far = d`M${x - size * 0.3} ${y + size * 0.82}Q${x + size * 0.62} ${y + size * 0.86} ${x + size * 0.84} ${y - size * 0.12}`;
  return element('path', { d: shape(1), fill: hollow }) + element('path', { d: far, ...lip });
}

/** The whole slab centered at the origin: blistered gold, full of dimples, with rosemary and flakes of salt. */
function slab(scene: Scene): void {
  const { random } = scene;
  const [w, h] = [WIDTH / 2, HEIGHT / 2];
  const outline = d`M${-w + 50} ${-h}Q0 ${-h - 12} ${w - 50} ${-h}Q${w} ${-h} ${w} ${-h + 50}Q${w + 10} 0 ${w} ${h - 50}Q${w} ${h} ${w - 50} ${h}Q0 ${h + 10} ${-w + 50} ${h}Q${-w} ${h} ${-w} ${h - 50}Q${-w - 10} 0 ${-w} ${-h + 50}Q${-w} ${-h} ${-w + 50} ${-h}Z`;
  const puffed = {
    ...materials.bread,
    height: 14,
    dome: 16,
    frequency: 0.014,
    noise: 0.6,
    softness: 2.6,
    gloss: 0.12,
    shadow: 0,
  };
  scene.group({ filter: relief(scene, puffed) }, () => {
    scene.add(element('path', { d: outline, fill: '#d8943a' }));
    const pale = mottle(scene, { color: '#f0c070', frequency: 0.012, bare: 0.44 });
    scene.add(element('path', { d: outline, fill: '#d8943a', filter: pale, opacity: 0.75 }));
    const browned = mottle(scene, { color: '#8a430f', frequency: 0.018, bare: 0.42 });
    scene.add(element('path', { d: outline, fill: '#d8943a', filter: browned, opacity: 0.85 }));
    const crust = { d: outline, fill: 'none', stroke: '#a45c18', 'stroke-width': 30, opacity: 0.5 };
    scene.add(element('path', { ...crust, filter: blur(scene, 8) }));
  });
  const dimples = grid(random, 0, 0, { columns: 9, rows: 7, stepX: 88, stepY: 82, jitter: 22 });
  scene.group({ filter: blur(scene, 2.4) }, () => {
    for (const [x, y] of dimples) scene.add(dimple(scene, x, y, random.between(22, 36)));
  });
  const pooled = dimples.filter(() => random.next() < 0.55).map(([x, y]): Point => [x + 5, y + 6]);
  oilPools(scene, pooled, '#e0a42c', 9, 17);
  for (const [x, y] of pooled) scene.add(glint(scene, x - 4, y - 2, 5, 2, 0.7));
  for (const [x, y] of grid(random, 0, 0, { columns: 6, rows: 4, stepX: 132, stepY: 140, jitter: 34 })) {
    rosemary(scene, x, y, random.between(50, 74), random.between(0, 360), '#4c6a3a');
  }
  salt(scene, grid(random, 0, 0, { columns: 19, rows: 14, stepX: 40, stepY: 40, jitter: 24 }));
}

/** Flakes of salt at points: thin, white, with straight edges. */
function salt(scene: Scene, points: readonly Point[]): void {
  const { random } = scene;
  const flake = { frequency: 0.05, height: 2, dome: 1.2, noise: 0.2, gloss: 0.4, shadow: 2, shadowOpacity: 0.5 };
  scene.group({ filter: relief(scene, flake) }, () => {
    for (const [x, y] of points) {
      if (random.next() < 0.35) continue;
      const size = random.between(3, 8);
      const corners = [0.3, 1.7, 3.3, 4.8].map((angle): Point => {
        const turned = angle + random.bell() * 0.5;
        return [x + Math.cos(turned) * size, y + Math.sin(turned) * size * 0.8];
      });
      scene.add(element('path', { d: polygon(corners), fill: '#fffdf6' }));
    }
  });
}

export const alt =
  'A large golden rectangle of focaccia full of oily dimples, with rosemary and flakes of salt, one square cut off at the corner, on a wooden board beside a bowl of olive oil on pale stone.';

/** Focaccia on a board with its first square cut off; the airy crumb shows at the cuts. */
export function draw(scene: Scene): void {
  const [x, y] = [600, 466];
  stone(scene, { base: '#d8d2c4', vein: '#a39c8a', speck: 0.5 });
  cloth(scene, '#f1ead8', { x: 890, y: 380, width: 460, height: 700, rotate: 14, stripes: STRIPES });
  board(scene, x + 6, y + 4, 960, 740, { color: '#8a5a34', rotate: -5, corner: 46, handle: true });

  const markup = scene.collect(() => slab(scene));
  const [w, h] = [WIDTH / 2 + 20, HEIGHT / 2 + 20];
  const [cx, cy] = [150, 96];
  const rest = polygon([
    [-w, -h],
    [w, -h],
    [w, cy],
    [cx, cy],
    [cx, h],
    [-w, h],
  ]);
  const square = polygon([
    [cx, cy],
    [w, cy],
    [w, h],
    [cx, h],
  ]);
  for (const [outline, dx, dy, rotate] of [
    [rest, 0, 0, -5],
    [square, 92, 74, 4],
  ] as const) {
    scene.at(x + dx, y + dy, { rotate }, () => {
      // The clip cuts the thickness as well, so it is drawn from the part's own outline, in from the clip's margin.
      const [right, bottom] = [WIDTH / 2, HEIGHT / 2];
      const part =
        outline === rest
          ? polygon([
              [-right + 16, -bottom + 16],
              [right - 16, -bottom + 16],
              [right - 2, cy],
              [cx, cy],
              [cx, bottom - 2],
              [-right + 16, bottom - 8],
            ])
          : polygon([
              [cx, cy],
              [right - 2, cy],
              [right - 10, bottom - 10],
              [cx, bottom - 2],
            ]);
      scene.group(
        {
          filter: relief(scene, {
            ...materials.bread,
            frequency: 0.09,
            height: 6,
            noise: 0.8,
            dome: 2,
            softness: 1,
            shadow: 14,
          }),
        },
        () => cutSides(scene, part, '#f3dca6', '#b5701f', 34),
      );
      scene.clipped(outline, () => scene.add(markup));
    });
  }
  smallBowl(scene, 1142, 176, 116, {
    color: '#6f7a45',
    filling: '#c2a41a',
    material: { ...materials.liquid, gloss: 0.5 },
  });
  rosemary(scene, 70, 850, 230, -24, '#4c6a3a');
  rosemary(scene, 90, 890, 190, -6, '#5a7350');
  light(scene);
}
