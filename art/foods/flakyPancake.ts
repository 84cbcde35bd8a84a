import { type Color, darken, mix } from '../color.ts';
import { blur, dropShadow, mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { band, blob, type Point, polar, TURN } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';
import { cutSides, type WedgeArea, wedgeOutline } from './wedge.ts';

const DOUGH: Color = '#e8b867';
const FRIED: Color = '#9a4e0e';

/** The rope of dough, coiled and pressed flat: its turns form ridges, open here and there. */
function coil(scene: Scene, x: number, y: number, radius: number): string {
  const { random } = scene;
  const [start, turns] = [random.angle(), 4.3];
  const points: Point[] = [];
  const widths: number[] = [];
  const pitch = radius / turns;
  for (let angle = 0.6; angle < TURN * (turns + 0.6); angle += 0.14) {
    const reach = (angle / TURN) * pitch * (1 + random.bell() * 0.012);
    points.push(polar(x, y, start + angle, reach));
    widths.push(pitch * (0.93 + 0.06 * Math.sin(angle * 1.3) + random.bell() * 0.05));
  }
  return band(points, widths);
}

/** Brown where it lay on the pan: broad patches, and blisters that run into each other. */
function browning(scene: Scene, outline: string, { x, y, radius }: WedgeArea): void {
  const { random } = scene;
  for (const [frequency, bare, opacity] of [
    [0.01, 0.42, 0.8],
    [0.04, 0.5, 0.5],
  ] as const) {
    const patches = mottle(scene, { color: FRIED, frequency, bare });
    scene.add(element('path', { d: outline, fill: FRIED, filter: patches, opacity }));
  }
  scene.group({ filter: blur(scene, 1.4) }, () => {
    for (const [bx, by] of scatter(random, { x, y, rx: radius }, { count: 190, distance: 17 })) {
      const size = 3 + 15 * random.next() ** 2.4;
      const shape = { wobble: 0.4, rotation: random.angle(), points: 14 };
      const spot = blob(random, bx, by, size, size * random.between(0.45, 0.8), shape);
      const brown = random.pick([FRIED, darken(FRIED, 0.4), '#c07a28', '#7a3f10']);
      scene.add(element('path', { d: spot, fill: brown, opacity: random.between(0.35, 0.75) }));
    }
  });
}

/** Scallions in the dough: pale under it, bright green where it broke, some of them whole rings. */
function scallionFlecks(scene: Scene, { x, y, radius }: WedgeArea): void {
  const { random } = scene;
  for (const [fx, fy] of scatter(random, { x, y, rx: radius * 0.97 }, { count: 240, distance: 19 })) {
    const size = random.between(5, 12);
    const green = mix('#4f9a26', random.pick(['#8fc04a', '#2f6f16', '#a9c46a']), random.between(0.1, 0.6));
    const covered = random.next() < 0.35 ? random.between(0.35, 0.6) : random.between(0.85, 1);
    if (random.next() < 0.24) {
      const ring = { cx: fx, cy: fy, r: size * 0.7, fill: '#e6efb4', stroke: green, 'stroke-width': size * 0.42 };
      scene.add(element('circle', { ...ring, opacity: covered }));
      continue;
    }
    const shape = { wobble: 0.25, rotation: random.angle(), points: 9 };
    const fleck = blob(random, fx, fy, size, size * random.between(0.4, 0.7), shape);
    scene.add(element('path', { d: fleck, fill: green, opacity: covered }));
  }
}

/** A pan-fried scallion pancake, whole or a wedge of it: coiled layers, blistered, full of green. Its rim is crisp. */
export function flakyPancake(scene: Scene, area: WedgeArea): void {
  const { x, y, radius, from, to } = area;
  const whole = to - from >= 360;
  const outline = whole
    ? blob(scene.random, x, y, radius, radius, { wobble: 0.016 })
    : wedgeOutline(scene.random, area);
  scene.group({ filter: dropShadow(scene, { blur: 8, length: 16, opacity: 0.55 }) }, () =>
    cutSides(scene, outline, '#f8e2ac', '#b8702a', whole ? 12 : 20),
  );
  const chewy = {
    ...materials.bread,
    frequency: 0.02,
    height: 8,
    dome: 4,
    noise: 0.5,
    softness: 1.8,
    gloss: 0.24,
    sharpness: 16,
  };
  scene.group({ filter: relief(scene, { ...chewy, shadow: 0 }) }, () => {
    scene.clipped(outline, () => scene.add(element('circle', { cx: x, cy: y, r: radius * 1.06, fill: '#a8692a' })));
  });
  scene.group({ filter: relief(scene, { ...chewy, dome: 7, shadow: 3 }) }, () => {
    scene.clipped(outline, () => {
      scene.add(element('path', { d: coil(scene, x, y, radius), fill: DOUGH }));
    });
  });
  scene.clipped(outline, () => {
    browning(scene, outline, area);
    scallionFlecks(scene, area);
  });
}
