import { type Colour, darken, mix } from '../colour.ts';
import { blur, dropShadow, mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { band, blob, type Point, polar, TURN } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';
import { cutSides, type WedgeArea, wedgeOutline } from './wedge.ts';

const DOUGH: Colour = '#e6bd78';
const FRIED: Colour = '#94520f';

/** The coil the dough was rolled into: its turns lie like scales, browned along their edges and pale beneath them. */
function coil(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const [start, turns] = [random.angle(), 4.2];
  const points: Point[] = [];
  const widths: number[] = [];
  for (let angle = 0.8; angle < TURN * turns; angle += 0.16) {
    const part = angle / (TURN * turns);
    points.push(polar(x, y, start + angle, part * radius * 0.96 * (1 + random.bell() * 0.01)));
    widths.push(7 + 6 * Math.sin(angle * 1.7) + random.between(0, 4));
  }
  const path = band(points, widths);
  scene.add(element('path', { d: path, fill: '#6a340a', opacity: 0.72, filter: blur(scene, 2) }));
  scene.add(element('path', { d: path, fill: '#fbe3ac', opacity: 0.62, transform: 'translate(-5 -7)' }));
}

/** Blisters: where the dough touched the pan it is brown, in spots that run into each other. */
function blisters(scene: Scene, area: WedgeArea): void {
  const { random } = scene;
  const { x, y, radius } = area;
  scene.group({ filter: blur(scene, 1.6) }, () => {
    for (const [bx, by] of scatter(random, { x, y, rx: radius }, { count: 420, distance: 11 })) {
      const size = 2.5 + 15 * random.next() ** 2.6;
      const spot = blob(random, bx, by, size, size * random.between(0.45, 0.8), {
        wobble: 0.4,
        rotation: random.angle(),
        points: 14,
      });
      const brown = random.pick([FRIED, darken(FRIED, 0.4), '#b5701f', '#6b3410']);
      scene.add(element('path', { d: spot, fill: brown, opacity: random.between(0.4, 0.8) }));
    }
  });
}

/** Scallions under the dough, pale where it covers them and bright where it broke. */
function flecks(scene: Scene, area: WedgeArea): void {
  const { random } = scene;
  const { x, y, radius } = area;
  for (const [fx, fy] of scatter(random, { x, y, rx: radius * 0.97 }, { count: 200, distance: 18 })) {
    const size = random.between(4, 11);
    const fleck = blob(random, fx, fy, size, size * random.between(0.35, 0.7), {
      wobble: 0.25,
      rotation: random.angle(),
      points: 9,
    });
    const green = mix('#558a22', random.pick(['#86a436', '#2f5a16', '#8f9a3c']), random.between(0.1, 0.6));
    scene.add(element('path', { d: fleck, fill: green, opacity: random.between(0.55, 0.95) }));
  }
}

/** A wedge of a pan-fried scallion pancake: flaky at the cuts, blistered, green under the crust. */
export function scallionPancake(scene: Scene, area: WedgeArea): void {
  const { x, y, radius } = area;
  const outline = wedgeOutline(scene.random, area);
  scene.group({ filter: dropShadow(scene, { blur: 7, length: 15, opacity: 0.5 }) }, () =>
    cutSides(scene, outline, '#f6dca0', '#b8702a', 15),
  );
  const flaky = { ...materials.bread, frequency: 0.018, height: 8, dome: 4, noise: 0.4, softness: 2.4, gloss: 0.2 };
  scene.group({ filter: relief(scene, { ...flaky, shadow: 0 }) }, () => {
    scene.clipped(outline, () => {
      scene.add(element('circle', { cx: x, cy: y, r: radius * 1.05, fill: DOUGH }));
      for (const [frequency, bare, opacity] of [
        [0.011, 0.4, 1],
        [0.045, 0.46, 0.5],
      ] as const) {
        const browned = mottle(scene, { colour: FRIED, frequency, bare });
        scene.add(element('path', { d: outline, fill: FRIED, filter: browned, opacity }));
      }
      coil(scene, x, y, radius);
      blisters(scene, area);
      flecks(scene, area);
    });
  });
}
