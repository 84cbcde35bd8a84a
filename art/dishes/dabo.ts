import { type Color, darken, lighten } from '../color.ts';
import { blur, mottle, relief } from '../filters.ts';
import { grains } from '../foods/grains.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear, radial } from '../paints.ts';
import { band, blobPoints, type Point, polar, smooth } from '../path.ts';
import { knife } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { d, element } from '../svg.ts';
import { board } from '../vessels/board.ts';
import { cup } from '../vessels/glass.ts';
import { bananaLeaf } from '../vessels/leaf.ts';

const CRUST: Color = '#b8722a';
const CRUMB: Color = '#f0d48a';
const STRIPES: Stripe[] = [
  [0.06, 12, '#2f7a3c', 0.9],
  [0.09, 12, '#e3b52a', 0.9],
  [0.12, 12, '#b0281a', 0.9],
  [0.88, 12, '#b0281a', 0.9],
  [0.91, 12, '#e3b52a', 0.9],
  [0.94, 12, '#2f7a3c', 0.9],
];

/** A big round loaf, scored with a cross and a ring, without the wedge between two angles (radians). */
function loaf(scene: Scene, x: number, y: number, radius: number, from: number, to: number): void {
  const { random } = scene;
  const steps = 44;
  const arc = Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = to + ((from + Math.PI * 2 - to) * step) / steps;
    return polar(x, y, angle, radius * (1 + random.bell() * 0.012));
  });
  const outline = d`M${x} ${y}L${arc.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}Z`;
  const top = radial(scene, [
    [0, lighten(CRUST, 0.24)],
    [0.6, lighten(CRUST, 0.08)],
    [0.88, CRUST],
    [1, darken(CRUST, 0.45)],
  ]);
  const crust = {
    ...materials.bread,
    frequency: 0.014,
    height: 18,
    dome: 44,
    noise: 0.32,
    gloss: 0.3,
    softness: 2,
    shadow: 24,
  };
  scene.group({ filter: relief(scene, crust) }, () => {
    scene.add(element('path', { d: outline, fill: top }));
    for (const [color, frequency, bare, opacity] of [
      ['#7a3f10', 0.01, 0.5, 0.6],
      ['#e6b260', 0.024, 0.58, 0.5],
    ] as const) {
      scene.add(
        element('path', { d: outline, fill: color, filter: mottle(scene, { color, frequency, bare }), opacity }),
      );
    }
  });
  // Cuts of the knife: they have opened on the pale crumb.
  scene.clipped(outline, () => {
    const cut = (points: readonly Point[], width: number) => {
      const widths = points.map((_, step) =>
        step === 0 || step === points.length - 1 ? 2 : width * random.between(0.8, 1.1),
      );
      scene.add(
        element('path', {
          d: band(
            points,
            widths.map((value) => value + 9),
          ),
          fill: '#6b340c',
          opacity: 0.55,
          filter: blur(scene, 3),
        }),
      );
      scene.group(
        { filter: relief(scene, { ...materials.bread, frequency: 0.06, height: 5, dome: 4, noise: 0.7, shadow: 0 }) },
        () => scene.add(element('path', { d: band(points, widths), fill: '#ecc67e' })),
      );
    };
    cut(
      Array.from({ length: 48 }, (_, step): Point => polar(x, y, step * 0.1337, radius * 0.56)),
      15,
    );
    for (const turn of [0.5, 0.5 + Math.PI / 2, 0.5 + Math.PI, 0.5 + Math.PI * 1.5]) {
      cut(
        [0.1, 0.3, 0.5, 0.7, 0.84].map((part): Point => polar(x, y, turn, radius * part)),
        19,
      );
    }
    for (let ray = 0; ray < 16; ray++) {
      cut(
        [0.64, 0.74, 0.86].map((part): Point => polar(x, y, 0.3 + ray * 0.3927, radius * part)),
        10,
      );
    }
    grains(
      scene,
      { x, y, rx: radius * 0.86 },
      { colors: ['#1d1713', '#2a211b'], count: 120, length: 6, width: 4, distance: 32 },
    );
  });
}

/** A cut wedge lying on its side centered at (x, y): yellow crumb with holes under a thin crust. */
function slice(scene: Scene, x: number, y: number, length: number, rotate: number): void {
  const { random } = scene;
  const l = length / 2;
  scene.at(x, y, { rotate }, () => {
    const outline = d`M${-l} ${-l * 0.3}Q${-l * 1.04} ${-l * 0.42} ${-l * 0.9} ${-l * 0.44}Q0 ${-l * 0.56} ${l * 0.8} ${-l * 0.36}Q${l * 1.02} ${-l * 0.26} ${l} 0L${l * 0.98} ${l * 0.36}Q0 ${l * 0.46} ${-l} ${l * 0.36}Z`;
    const crumb = { ...materials.bread, frequency: 0.04, height: 9, dome: 8, noise: 0.7, softness: 1.2, shadow: 16 };
    scene.group({ filter: relief(scene, crumb) }, () => {
      scene.add(
        element('path', {
          d: outline,
          fill: linear(scene, [
            [0, lighten(CRUMB, 0.2)],
            [1, CRUMB],
          ]),
          stroke: CRUST,
          'stroke-width': 13,
          'stroke-linejoin': 'round',
        }),
      );
    });
    scene.clipped(outline, () => {
      for (let hole = 0; hole < 60; hole++) {
        const [hx, hy] = [random.between(-l, l) * 0.92, random.between(-l * 0.4, l * 0.34)];
        const size = random.between(3, 10);
        const shape = smooth(blobPoints(random, hx, hy, size * 1.4, size, { wobble: 0.2, points: 9 }));
        scene.add(element('path', { d: shape, fill: '#c99a48', opacity: random.between(0.35, 0.75) }));
      }
      grains(
        scene,
        { x: 0, y: 0, rx: l * 0.9, ry: l * 0.34 },
        { colors: ['#1d1713', '#33271e'], count: 30, length: 6, width: 4, distance: 24 },
      );
    });
  });
}

export const alt =
  'A big round golden-brown loaf scored with a ring and rays and dotted with black nigella seeds on green banana leaf, one wedge cut out and two yellow slices beside it, with a bread knife, a bowl of honey and a small cup of black coffee on a striped cloth.';

/** Dabo on its leaf, cut for the coffee. */
export function draw(scene: Scene): void {
  const [x, y] = [560, 470];
  wood(scene, { base: '#5b3a24', planks: 5 });
  cloth(scene, '#f6f0e2', { x: 40, y: -80, width: 1100, height: 1160, rotate: -8, stripes: STRIPES, fringe: 16 });
  board(scene, 590, 500, 900, 800, { color: '#a8743c', rotate: -4, corner: 90 });
  bananaLeaf(scene, 560, 480, 940, 560, { color: '#3f7a34', rotate: 28 });
  bananaLeaf(scene, 570, 470, 900, 520, { color: '#4a8a3c', rotate: -38 });
  loaf(scene, x, y, 350, 0.36, 1.02);
  slice(scene, 910, 760, 400, -18);
  slice(scene, 1040, 640, 380, -34);
  knife(scene, 1120, 330, 460, 18);
  smallBowl(scene, 1160, 130, 104, { color: '#2b211d', filling: '#d08a1e', material: materials.syrup });
  cup(scene, 132, 836, 98, { color: '#f4efe4', drink: '#24120a' });
  smallBowl(scene, 104, 130, 82, {
    color: '#a9562f',
    filling: '#241c17',
    top: (rx) =>
      grains(
        scene,
        { x: 104, y: 130, rx },
        { colors: ['#1d1713', '#2f261f'], count: 220, length: 7, width: 4.6, distance: 7 },
      ),
  });
  light(scene);
}
