import { type Color, darken, lighten, mix } from '../color.ts';
import { dropShadow, mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import { type Point, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

const HUSK: Color = '#d8bc80';
const MASA: Color = '#ecc873';

/** Long fibers across a husk, inside its outline: dark and light lines that run together at the narrow end. */
function fibers(scene: Scene, outline: string, length: number, width: number, gather: number): void {
  const { random } = scene;
  scene.clipped(outline, () => {
    for (let across = -0.56; across <= 0.56; across += random.between(0.018, 0.04)) {
      const [y, sway] = [across * width, random.bell() * width * 0.03];
      const line = d`M${-length * 0.62} ${y * 1.06}C${-length * 0.2} ${y + sway} ${length * 0.25} ${y * (1 - gather * 0.3) - sway} ${length * 0.6} ${y * (1 - gather)}`;
      const dark = random.next() < 0.5;
      const stroke = dark ? random.pick(['#8a6630', '#a07c40', '#9a6a4a']) : '#fff3cf';
      const paint = { fill: 'none', stroke, 'stroke-width': random.between(1, 3.2), opacity: dark ? 0.5 : 0.55 };
      scene.add(element('path', { d: line, ...paint }));
    }
  });
}

/** The frayed edge of a husk at its wide end, from one side to the other. */
function frayedEdge(scene: Scene, x: number, half: number): Point[] {
  return Array.from({ length: 9 }, (_, index): Point => {
    const part = index / 8;
    return [x + scene.random.between(-0.1, 0.1) * half - Math.sin(part * Math.PI) * half * 0.3, half * (1 - part * 2)];
  });
}

/** A wrapped tamal centered at (x, y): the husk's wide end open on the left, the other folded under; sizes in px. */
export function tamal(scene: Scene, x: number, y: number, length: number, width: number, rotate = 0): void {
  const { random } = scene;
  const [l, w] = [length / 2, width / 2];
  const color = mix(HUSK, random.pick(['#e6d09a', '#c8a564', '#dcc08c']), random.between(0.2, 0.8));
  const right: Point[] = [
    [l * 0.4, -w * 0.98],
    [l * 0.9, -w * 0.84],
    [l, -w * 0.4],
    [l * 1.01, w * 0.3],
    [l * 0.9, w * 0.84],
    [l * 0.4, w * 1.02],
  ];
  const outline = smooth([...frayedEdge(scene, -l, w * 0.9), [-l * 0.6, -w * 0.94], ...right, [-l * 0.6, w]]);
  const round = linear(
    scene,
    [
      [0, darken(color, 0.16)],
      [0.26, lighten(color, 0.5)],
      [0.58, color],
      [1, darken(color, 0.66)],
    ],
    { from: [0, 0], to: [0, 1] },
  );
  const dry = {
    ...materials.bread,
    frequency: 0.012,
    frequencyDown: 0.07,
    height: 9,
    dome: 7,
    noise: 0.55,
    softness: 1.4,
  };
  scene.group({ filter: dropShadow(scene, { blur: 10, length: 18, opacity: 0.6 }) }, () => {
    scene.group({ filter: relief(scene, { ...dry, shadow: 0 }) }, () => {
      scene.at(x, y, { rotate }, () => scene.add(element('path', { d: outline, fill: round })));
    });
  });
  // The upper side of the husk, wrapped over the rest of it: its edge runs along the tamal.
  const flap = d`M${-l * 0.98} ${w * 0.1}C${-l * 0.4} ${w * 0.34} ${l * 0.3} ${w * 0.08} ${l * 0.99} ${-w * 0.26}L${l * 0.9} ${-w * 0.86}C${l * 0.4} ${-w * 1.0} ${-l * 0.4} ${-w * 0.98} ${-l * 0.98} ${-w * 0.8}Z`;
  scene.at(x, y, { rotate }, () => {
    fibers(scene, outline, length, width, 0.1);
    const dampness = mottle(scene, { color: '#8f6a34', frequency: 0.012, frequencyDown: 0.05, bare: 0.5 });
    scene.add(element('path', { d: outline, fill: color, filter: dampness, opacity: 0.4 }));
    scene.clipped(outline, () => {
      scene.group({ filter: dropShadow(scene, { blur: 5, length: 9, opacity: 0.6 }) }, () => {
        scene.add(element('path', { d: flap, fill: round }));
      });
      fibers(scene, flap, length, width * 0.9, 0.3);
    });
  });
}

/** A husk laid open, centered at (x, y), its narrow end on the right; sizes in px. */
export function openHusk(scene: Scene, x: number, y: number, length: number, width: number, rotate = 0): void {
  const [l, w] = [length / 2, width / 2];
  const tip: Point[] = [
    [l * 0.3, -w * 0.94],
    [l * 0.74, -w * 0.56],
    [l, -w * 0.1],
    [l * 1.01, w * 0.08],
    [l * 0.74, w * 0.58],
    [l * 0.3, w * 0.96],
  ];
  const outline = smooth([...frayedEdge(scene, -l, w), [-l * 0.5, -w * 1.04], ...tip, [-l * 0.5, w * 1.04]]);
  const trough = linear(
    scene,
    [
      [0, lighten(HUSK, 0.5)],
      [0.2, HUSK],
      [0.5, mix(HUSK, '#b08f50', 0.4)],
      [0.8, lighten(HUSK, 0.2)],
      [1, darken(HUSK, 0.36)],
    ],
    { from: [0, 0], to: [0, 1] },
  );
  const dry = {
    ...materials.bread,
    frequency: 0.008,
    frequencyDown: 0.04,
    height: 4.5,
    dome: 4,
    noise: 0.5,
    softness: 2,
  };
  scene.group({ filter: relief(scene, { ...dry, shadow: 12 }) }, () => {
    scene.at(x, y, { rotate }, () => scene.add(element('path', { d: outline, fill: trough })));
  });
  scene.at(x, y, { rotate }, () => fibers(scene, outline, length, width * 0.95, 0.75));
}

/** Steamed masa out of its husk centered at (x, y): a soft loaf with the husk's lines on it; sizes in px. */
export function masaLoaf(scene: Scene, x: number, y: number, length: number, width: number, rotate = 0): void {
  const { random } = scene;
  const [l, w] = [length / 2, width / 2];
  const side = (sign: number): Point[] =>
    [-0.86, -0.4, 0.1, 0.5, 0.9].map((part): Point => [part * l * sign, -w * random.between(0.94, 1.02) * sign]);
  const outline = smooth([[-l, -w * 0.5], ...side(1), [l, -w * 0.5], [l, w * 0.5], ...side(-1), [-l, w * 0.5]]);
  const round = linear(
    scene,
    [
      [0, lighten(MASA, 0.1)],
      [0.3, lighten(MASA, 0.34)],
      [0.6, MASA],
      [1, darken(MASA, 0.5)],
    ],
    { from: [0, 0], to: [0, 1] },
  );
  const moist = { ...materials.bread, frequency: 0.04, height: 7, dome: 14, noise: 0.35, gloss: 0.24, shadow: 0 };
  scene.group({ filter: dropShadow(scene, { blur: 9, length: 16, opacity: 0.55, color: '#4a2c08' }) }, () => {
    scene.group({ filter: relief(scene, moist) }, () => {
      scene.at(x, y, { rotate }, () => {
        scene.add(element('path', { d: outline, fill: round }));
        for (let across = -0.8; across < 0.85; across += random.between(0.1, 0.2)) {
          const [from, to] = [random.between(-0.95, -0.7), random.between(0.7, 0.95)];
          const line = d`M${l * from} ${w * across}Q0 ${w * (across + random.bell() * 0.08)} ${l * to} ${w * across}`;
          const paint = { fill: 'none', stroke: darken(MASA, 0.35), 'stroke-width': 3, 'stroke-linecap': 'round' };
          scene.add(element('path', { d: line, ...paint, opacity: 0.35 }));
        }
      });
    });
  });
}
