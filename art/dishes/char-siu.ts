import { type Color, darken, lighten } from '../color.ts';
import { blur, mottle, relief } from '../filters.ts';
import { bokChoyLeaves, bokChoyStems } from '../foods/bokChoy.ts';
import { syrup } from '../foods/drizzle.ts';
import { plumpRice } from '../foods/plumpRice.ts';
import { starAnise } from '../foods/starAnise.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear, radial } from '../paints.ts';
import { blob, type Point, smooth } from '../path.ts';
import { chopsticks } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';
import { plate } from '../vessels/plate.ts';

const GLAZE: Color = '#8a1f0e';
const STRIPES: Stripe[] = [
  [0.07, 14, '#c9a24a', 0.9],
  [0.12, 5, '#c9a24a', 0.9],
  [0.88, 5, '#c9a24a', 0.9],
  [0.92, 14, '#c9a24a', 0.9],
];

/** A slice centered at (x, y): pale, juicy meat with a little fat inside a red, glazed and charred rim. */
function slice(scene: Scene, x: number, y: number, width: number, height: number, rotate: number): void {
  const { random } = scene;
  const [w, h] = [width / 2, height / 2];
  const corner = (sx: number, sy: number): Point => [
    sx * w + random.bell() * w * 0.1,
    sy * h + random.bell() * h * 0.08,
  ];
  const shape = [
    corner(-0.9, -0.86),
    corner(0, -1),
    corner(0.9, -0.84),
    corner(1, 0),
    corner(0.9, 0.88),
    corner(0, 1),
    corner(-0.9, 0.84),
    corner(-1, 0),
  ];
  const outline = smooth(shape);
  const inner = smooth(shape.map(([px, py]): Point => [px * 0.84 + random.bell() * 3, py * 0.88 + random.bell() * 3]));
  const meat = radial(scene, [
    [0, '#e2b494'],
    [0.65, '#d39a78'],
    [1, '#b0563c'],
  ]);
  const glossy = {
    ...materials.meat,
    frequency: 0.05,
    height: 8,
    dome: 8,
    noise: 0.5,
    gloss: 0.55,
    sharpness: 28,
    shadow: 12,
  };
  scene.group({ filter: relief(scene, glossy) }, () => {
    scene.at(x, y, { rotate }, () => {
      const rim = linear(scene, [
        [0, lighten(GLAZE, 0.3)],
        [0.5, GLAZE],
        [1, darken(GLAZE, 0.5)],
      ]);
      scene.add(element('path', { d: outline, fill: rim }));
      scene.add(
        element('path', {
          d: outline,
          fill: '#1f0a05',
          filter: mottle(scene, { color: '#1f0a05', frequency: 0.03, bare: 0.55 }),
          opacity: 0.85,
        }),
      );
      scene.add(element('path', { d: inner, fill: meat }));
      scene.clipped(inner, () => {
        for (let line = 0; line < 12; line++) {
          const [lx, ly] = [random.between(-w, w) * 0.8, random.between(-h, h) * 0.8];
          const fiber = blob(random, lx, ly, random.between(6, 16), random.between(1.4, 3), {
            wobble: 0.2,
            rotation: random.between(-0.4, 0.4),
            points: 8,
          });
          scene.add(element('path', { d: fiber, fill: random.pick(['#a85f42', '#f0cfb4', '#b9704f']), opacity: 0.6 }));
        }
        const fat = blob(random, random.bell() * w * 0.5, random.bell() * h * 0.6, w * 0.2, h * 0.12, {
          wobble: 0.4,
          rotation: random.angle(),
        });
        scene.add(element('path', { d: fat, fill: '#f4dfc2', opacity: 0.85 }));
      });
      scene.add(
        element('path', {
          d: inner,
          fill: 'none',
          stroke: '#c2311a',
          'stroke-width': 9,
          opacity: 0.55,
          filter: blur(scene, 4),
        }),
      );
    });
  });
  scene.add(glint(scene, x - w * 0.7, y - h * 0.6, 9, 3, 0.6));
}

/** A whole strip centered at (x, y), lacquered, its edges burnt. */
function strip(scene: Scene, x: number, y: number, length: number, width: number, rotate: number): void {
  const { random } = scene;
  const outline = blob(random, 0, 0, length / 2, width / 2, { wobble: 0.07, points: 22 });
  const lacquer = {
    ...materials.meat,
    frequency: 0.03,
    height: 12,
    dome: 16,
    noise: 0.5,
    gloss: 0.75,
    sharpness: 34,
    shadow: 16,
  };
  scene.group({ filter: relief(scene, lacquer) }, () => {
    scene.at(x, y, { rotate }, () => {
      const skin = linear(
        scene,
        [
          [0, '#c2461c'],
          [0.45, '#9a240e'],
          [1, '#4f0f06'],
        ],
        { to: [0, 1] },
      );
      scene.add(element('path', { d: outline, fill: skin }));
      scene.add(
        element('path', {
          d: outline,
          fill: '#190703',
          filter: mottle(scene, { color: '#190703', frequency: 0.02, bare: 0.54 }),
          opacity: 0.85,
        }),
      );
    });
  });
  scene.at(x, y, { rotate }, () => {
    scene.add(
      element('path', {
        d: outline,
        fill: 'none',
        stroke: '#190703',
        'stroke-width': 16,
        opacity: 0.45,
        filter: blur(scene, 6),
      }),
    );
  });
}

export const alt =
  'A celadon platter of sliced char siu, pale meat with shiny dark red and blackened edges, in front of a whole glazed strip, with green bok choy, beside a bowl of white rice, a small bowl of dark glaze and black chopsticks on dark wood.';

/** Char siu, one strip whole and the rest sliced, with greens and rice. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [610, 530];
  wood(scene, { base: '#332622', planks: 4 });
  cloth(scene, '#7a2018', { x: -40, y: 60, width: 1120, height: 1000, rotate: -6, stripes: STRIPES });
  plate(scene, x, y, 520, { color: '#b9cdb8', rim: 0.86, ry: 372, band: '#7f9f86' });
  bokChoyLeaves(
    scene,
    [
      [x - 300, y - 130],
      [x - 220, y - 200],
      [x - 350, y - 30],
      [x - 140, y - 226],
    ],
    84,
  );
  bokChoyStems(
    scene,
    [
      [x - 220, y - 90],
      [x - 270, y - 10],
      [x - 150, y - 150],
    ],
    150,
  );
  strip(scene, x + 120, y - 130, 560, 150, -8);
  syrup(scene, { x: x + 20, y: y + 150, rx: 350, ry: 96 }, { color: '#5c1408', wobble: 0.16, opacity: 0.6 });
  for (let index = 0; index < 9; index++) {
    slice(
      scene,
      x - 268 + index * 68,
      y + 62 + Math.sin(index * 0.8) * 14 + index * 4,
      124,
      218,
      14 + random.bell() * 6,
    );
  }
  bowl(scene, 1100, 190, 196, { color: '#eef0ee', inside: '#dfe2e0', lip: 0.06, band: '#2f4f8a' });
  bowlShade(scene, 1100, 190, 196);
  plumpRice(
    scene,
    { x: 1100, y: 190, rx: 158 },
    { colors: ['#e2dfd4', '#ebe8de'], count: 460, distance: 8, length: [10, 13], width: [3, 4], shine: '#ffffff' },
  );
  plumpRice(
    scene,
    { x: 1096, y: 186, rx: 140 },
    {
      colors: ['#ffffff', '#fbf9f2', '#f6f4ec'],
      count: 400,
      distance: 8.5,
      length: [10, 13],
      width: [3, 4],
      shine: '#ffffff',
    },
  );
  smallBowl(scene, 146, 150, 112, { color: '#3f4a52', filling: '#4a1006', material: materials.syrup });
  chopsticks(scene, 1150, 700, 560, 96, '#221a18');
  starAnise(scene, 110, 860, 62, 20);
  starAnise(scene, 236, 912, 48, 70);
  light(scene);
}
