import { blur, dropShadow, mottle, relief } from '../filters.ts';
import { crumbles } from '../foods/crumbles.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear, radial, shades } from '../paints.ts';
import { blob, type Point, polar, smooth } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { d, element } from '../svg.ts';
import { glass } from '../vessels/glass.ts';

const CHECKS: Stripe[] = Array.from({ length: 9 }, (_, index) => [index / 9, 54, '#d9a441', 0.34]);

/** Chunks of chopped chocolate at points: uneven corners, half melted, with the shine of the soft side. */
function chocolate(scene: Scene, points: readonly Point[], size: number): void {
  const { random } = scene;
  const melted = { ...materials.syrup, height: 7, dome: 4, noise: 0.2, gloss: 0.5, shadow: 3, shadowOpacity: 0.5 };
  scene.group({ filter: relief(scene, melted) }, () => {
    for (const [x, y] of points) {
      const own = size * random.between(0.5, 1.2);
      const corners = random.integer(4, 6);
      const start = random.angle();
      const outline: Point[] = [];
      for (let corner = 0; corner < corners; corner++) {
        for (const aside of [-0.22, 0.22]) {
          outline.push(polar(x, y, start + (corner / corners) * Math.PI * 2 + aside, own * random.between(0.8, 1.1)));
        }
      }
      scene.add(element('path', { d: smooth(outline), fill: random.pick(['#3f1d0e', '#4a2412', '#341508']) }));
    }
  });
  for (const [x, y] of points)
    if (random.next() < 0.5) scene.add(glint(scene, x - size * 0.2, y - size * 0.25, size * 0.22, size * 0.08, 0.4));
}

/** A cookie centered at (x, y): brown and crisp at the rim, cracked and soft in the middle; radius in px. */
function cookie(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const outline = blob(random, x, y, radius, radius * random.between(0.94, 1), {
    wobble: 0.045,
    rotation: random.angle(),
  });
  const craggy = {
    ...materials.bread,
    height: 12,
    dome: 11,
    frequency: 0.032,
    noise: 0.72,
    softness: 1.5,
    gloss: 0.12,
    shadow: 10,
  };
  scene.group({ filter: relief(scene, craggy) }, () => {
    scene.add(element('path', { d: outline, fill: radial(scene, shades('#dfa95e', '#d0934a', '#94561f', 0.66)) }));
    const browned = mottle(scene, { color: '#8a4a16', frequency: 0.02, bare: 0.46 });
    scene.add(element('path', { d: outline, fill: '#d0934a', filter: browned, opacity: 0.6 }));
  });
  scene.group({ fill: 'none', 'stroke-linecap': 'round', filter: blur(scene, 1.2) }, () => {
    for (let crack = 0; crack < 9; crack++) {
      const [sx, sy] = polar(x, y, random.angle(), radius * random.between(0.2, 0.66));
      const turned = random.angle();
      const line = [0, 1, 2, 3].map((step) => polar(sx, sy, turned + random.bell() * 0.7, radius * 0.1 * step));
      const path = smooth(line, false);
      scene.add(element('path', { d: path, stroke: '#7a4214', 'stroke-width': random.between(2, 4.5), opacity: 0.6 }));
      scene.add(
        element('path', { d: path, stroke: '#f4cd8a', 'stroke-width': 2, opacity: 0.55, transform: 'translate(2 3)' }),
      );
    }
  });
  chocolate(
    scene,
    scatter(random, { x, y, rx: radius * 0.82 }, { count: random.integer(10, 13), distance: radius * 0.3 }),
    radius * 0.155,
  );
}

/** A cookie bitten on its right side centered at (x, y), with the marks of teeth. */
function bittenCookie(scene: Scene, x: number, y: number, radius: number): void {
  const markup = scene.collect(() => cookie(scene, 0, 0, radius));
  const reach = radius * 1.5;
  const teeth = Array.from({ length: 5 }, (_, tooth): string => {
    const [ax, ay] = polar(radius * 0.98, 0, Math.PI * (1.36 - tooth * 0.18), radius * 0.62);
    return d`A${radius * 0.19} ${radius * 0.19} 0 0 1 ${ax} ${ay}`;
  });
  const [sx, sy] = polar(radius * 0.98, 0, Math.PI * 1.54, radius * 0.62);
  const uneaten = d`M${-reach} ${-reach}L${sx} ${-reach}L${sx} ${sy}${teeth.join('')}L${radius * 0.98} ${reach}L${-reach} ${reach}Z`;
  scene.at(x, y, { rotate: -20 }, () => {
    scene.group({ filter: dropShadow(scene, { blur: 5, length: 6, opacity: 0.35 }) }, () =>
      scene.clipped(uneaten, () => scene.add(markup)),
    );
  });
}

/** A wire rack centered at (x, y): thin rods both ways and a frame. */
function rack(scene: Scene, x: number, y: number, width: number, height: number, rotate: number): void {
  scene.group({ filter: dropShadow(scene, { blur: 6, length: 16, opacity: 0.5 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const steel = linear(scene, shades('#f7f6f2', '#a5a39f', '#e6e4df', 0.5), { to: [0, 1] });
      for (let at = -width / 2 + 44; at < width / 2; at += 44) {
        scene.add(element('rect', { x: at, y: -height / 2, width: 5, height, rx: 2.5, fill: '#c9c7c2' }));
      }
      for (const at of [-0.25, 0, 0.25]) {
        scene.add(element('rect', { x: -width / 2, y: at * height, width, height: 7, rx: 3, fill: steel }));
      }
      const frame = {
        x: -width / 2,
        y: -height / 2,
        width,
        height,
        rx: 22,
        fill: 'none',
        stroke: '#b9b7b2',
        'stroke-width': 11,
      };
      scene.add(element('rect', frame), element('rect', { ...frame, stroke: '#f4f2ee', 'stroke-width': 3 }));
    });
  });
}

export const alt =
  'Six large brown cookies with cracked tops and big chunks of dark chocolate on a wire rack, one of them bitten, beside a glass of milk and crumbs on a yellow checked cloth.';

/** Cookies that cool on a rack, one of them already tried. */
export function draw(scene: Scene): void {
  cloth(scene, '#f4eedd', { x: -200, y: -360, width: 1680, height: 1680, rotate: -7, stripes: CHECKS, checked: true });
  rack(scene, 560, 486, 980, 800, -7);
  const places: readonly Point[] = [
    [232, 318],
    [538, 262],
    [842, 236],
    [300, 664],
    [612, 634],
  ];
  for (const [x, y] of places) cookie(scene, x, y, scene.random.between(144, 156));
  bittenCookie(scene, 920, 600, 152);
  const crumb = {
    colors: ['#c98f4a', '#a9682a', '#e0b06a', '#4a2412'],
    min: 3,
    max: 9,
    distance: 13,
    material: materials.crumbs,
  };
  crumbles(scene, { x: 1060, y: 760, rx: 110, ry: 90 }, { ...crumb, count: 30 });
  chocolate(
    scene,
    [
      [1176, 640],
      [1216, 690],
      [1130, 880],
    ],
    26,
  );
  glass(scene, 1124, 206, 130, { drink: '#f7f1e4', foam: '#fffdf8' });
  light(scene);
}
