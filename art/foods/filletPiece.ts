import { type Color, darken, lighten, mix } from '../color.ts';
import { blur, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import { type Point, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element, place } from '../svg.ts';

/** White fish that was cooked in a sauce. */
export interface FilletPieceOptions {
  /** Degrees; at 0 the tail is to the right. */
  rotate?: number;
  color?: Color;
  /** Width at the tail, as a fraction of the width at the head: 0.9 a piece from the middle, 0.35 a whole fillet. */
  taper?: number;
  /** Skin that shows along the edges of the flesh. */
  skin?: Color;
  sauce: Color;
}

/** The outline along the x axis: cut straight at the head, slimmer toward the tail; half sizes in px. */
function outlinePoints(scene: Scene, l: number, w: number, taper: number): Point[] {
  const { random } = scene;
  const wander = () => random.between(0.96, 1.04);
  // A whole fillet is rounded where the head was; a piece from the middle is cut straight.
  const blunt = taper < 0.6 ? 0.5 : 0.84;
  const bow = taper < 0.6 ? w * 0.22 : 0;
  const wide = (at: number) =>
    w * (1 - (1 - taper) * ((at + 1) / 2) ** 1.2) * wander() * (at < -0.9 ? blunt : at > 0.9 ? 0.8 : 1);
  const along = [-0.94, -0.8, -0.4, 0, 0.4, 0.8, 0.95];
  const axis = (at: number) => bow * (at * at - 0.4);
  const upper = along.map((at): Point => [at * l, axis(at) - wide(at)]);
  const lower = along.map((at): Point => [at * l, axis(at) + wide(at)]);
  return [...upper, [l, axis(1)], ...lower.reverse(), [-l * 1.01, axis(-1) + w * 0.2], [-l * 1.01, axis(-1) - w * 0.3]];
}

/** The flakes: chevrons that point to the head, open here and there, where cooked fish separates. */
function flakes(scene: Scene, l: number, w: number, color: Color): string {
  const { random } = scene;
  const marks: string[] = [];
  for (let at = -0.86; at < 0.98; at += random.between(0.15, 0.21) * Math.min(1.4, w / l + 0.55)) {
    const [deep, lean] = [w * random.between(0.3, 0.42), random.bell() * w * 0.06];
    const edge = (side: number) => [at * l + deep, side * w * 1.1] as const;
    const [tx, ty] = edge(-1);
    const [bx, by] = edge(1);
    const chevron = d`M${tx} ${ty}C${at * l + deep * 0.3} ${-w * 0.6} ${at * l - deep * 0.1} ${-w * 0.2} ${at * l + lean} ${lean * 0.5}C${at * l - deep * 0.1} ${w * 0.24} ${at * l + deep * 0.3} ${w * 0.6} ${bx} ${by}`;
    const line = { d: chevron, fill: 'none', 'stroke-linecap': 'round' };
    const open = random.next() < 0.3;
    const shade = {
      stroke: darken(color, 0.42),
      'stroke-width': w * (open ? 0.085 : 0.042),
      opacity: open ? 0.5 : 0.42,
    };
    const bright = { stroke: '#fffdf6', 'stroke-width': w * 0.07, opacity: 0.8 };
    marks.push(element('path', { ...line, ...shade }));
    marks.push(element('path', { ...line, ...bright, transform: `translate(${(w * 0.07).toFixed(1)} 0)` }));
  }
  return marks.join('');
}

/** A piece of white fish centered at (x, y) in a sauce, with broad flakes across it; length and width in px. */
export function filletPiece(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  width: number,
  options: FilletPieceOptions,
): void {
  const { rotate = 0, color = '#f8f0dd', taper = 0.9, skin, sauce } = options;
  const { random } = scene;
  const [l, w] = [length / 2, width / 2];
  const points = outlinePoints(scene, l, w, taper);
  const outline = smooth(points);
  const [dx, dy] = scene.shadowOffset(w * 0.2);
  const shade = { d: outline, transform: place(x + dx, y + dy, rotate, 1.03), fill: darken(sauce, 0.75) };
  scene.add(element('path', { ...shade, opacity: 0.6, filter: blur(scene, 8) }));
  const body = linear(
    scene,
    [
      [0, mix(color, sauce, 0.22)],
      [0.2, color],
      [0.5, lighten(color, 0.6)],
      [0.8, color],
      [1, mix(color, sauce, 0.3)],
    ],
    { from: [0, 0], to: [0, 1] },
  );
  const moist = { ...materials.smooth, frequency: 0.03, height: 7, dome: w * 0.2, noise: 0.2, gloss: 0.3, shadow: 3 };
  scene.group({ filter: relief(scene, moist) }, () => {
    scene.at(x, y, { rotate }, () => {
      if (skin) {
        const rim = { d: outline, fill: skin, stroke: skin, 'stroke-width': w * 0.26, 'stroke-linejoin': 'round' };
        scene.add(element('path', rim));
      }
      scene.add(element('path', { d: outline, fill: body }));
      scene.clipped(outline, () => scene.add(flakes(scene, l, w, color)));
    });
  });
  // The sauce laps at the edges, and colors the fish where it does.
  scene.at(x, y, { rotate }, () => {
    scene.clipped(outline, () => {
      const lap = { d: outline, fill: 'none', stroke: sauce, 'stroke-width': w * 0.2, opacity: 0.55 };
      scene.add(element('path', { ...lap, filter: blur(scene, 6) }));
    });
  });
  for (let shine = 0; shine < 4; shine++) {
    const [gx, gy] = [x + random.bell() * l * 0.6, y - w * random.between(0, 0.5)];
    scene.add(glint(scene, gx, gy, w * 0.13, w * 0.045, 0.6));
  }
}
