import { type Color, darken, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import { type Point, polar, smooth, TURN } from '../path.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';
import { d, element, place } from '../svg.ts';

const DRY = { ...materials.vegetable, frequency: 0.06, height: 5, dome: 4, noise: 0.35, gloss: 0.18, shadow: 5 };

/** Cardamom pods at points: plump, ribbed, pointed at both ends. Length in px; green, or brown for korerima. */
export function plumpCardamom(
  scene: Scene,
  points: readonly Point[],
  options: { length?: number; color?: Color } = {},
): void {
  const { length = 60, color = '#a9b06a' } = options;
  const { random } = scene;
  scene.group({ filter: relief(scene, DRY) }, () => {
    for (const [x, y] of points) {
      const [l, w] = [(length / 2) * random.between(0.85, 1.12), length * random.between(0.22, 0.27)];
      const tone = mix(color, '#d3c489', random.between(0, 0.4));
      const turned = random.between(0, 360);
      const pod = d`M${-l} 0C${-l * 0.7} ${-w * 1.15} ${l * 0.5} ${-w * 1.2} ${l * 1.02} ${-w * 0.08}C${l * 0.5} ${w * 1.2} ${-l * 0.7} ${w * 1.1} ${-l} 0Z`;
      let ribs = '';
      for (const side of [-0.62, -0.3, 0.02, 0.34, 0.66]) ribs += d`M${-l * 0.9} 0Q0 ${w * side * 1.9} ${l * 0.92} 0`;
      const stalk = d`M${-l * 0.95} 0l${-l * 0.24} ${-w * 0.1}`;
      const content = [
        element('path', { d: stalk, stroke: '#8a7446', 'stroke-width': w * 0.2, 'stroke-linecap': 'round' }),
        solid(scene, pod, tone, { shadow: 5, highlight: 0.45, shade: 0.5, turned }),
        element('path', { d: ribs, fill: 'none', stroke: darken(tone, 0.5), 'stroke-width': w * 0.07, opacity: 0.6 }),
      ];
      scene.add(element('g', { transform: place(x, y, turned) }, content.join('')));
    }
  });
}

/** Fenugreek seeds at points: hard amber lozenges with a notch across; half the length in px. */
export function fenugreek(scene: Scene, points: readonly Point[], size = 11): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...DRY, dome: 2, height: 3, shadow: 3 }) }, () => {
    for (const [x, y] of points) {
      const [l, w] = [size * random.between(0.85, 1.15), size * random.between(0.6, 0.78)];
      const color = random.pick(['#c98f35', '#b97a26', '#d7a34a', '#a96a1f']);
      const turned = random.between(0, 360);
      const seed = d`M${-l} ${-w * 0.5}L${-l * 0.6} ${-w}L${l * 0.7} ${-w * 0.85}L${l} ${w * 0.3}L${l * 0.5} ${w}L${-l * 0.8} ${w * 0.8}Z`;
      const notch = d`M${-l * 0.7} ${-w * 0.7}Q0 0 ${l * 0.1} ${w * 0.8}`;
      const cut = { d: notch, fill: 'none', stroke: darken(color, 0.55), 'stroke-width': size * 0.14, opacity: 0.7 };
      const content = solid(scene, seed, color, { shadow: 3, highlight: 0.4, turned }) + element('path', cut);
      scene.add(element('g', { transform: place(x, y, turned) }, content));
    }
  });
}

/** Cloves at points: a short nail with a bud between four prongs; length in px. */
export function shortCloves(scene: Scene, points: readonly Point[], length = 46): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...DRY, dome: 2.5, height: 4, shadow: 4 }) }, () => {
    for (const [x, y] of points) {
      const l = (length / 2) * random.between(0.85, 1.1);
      const nail = d`M${-l} ${-l * 0.08}L${l * 0.5} ${-l * 0.2}L${l * 0.95} ${-l * 0.46}L${l * 0.76} 0L${l * 0.95} ${l * 0.46}L${l * 0.5} ${l * 0.2}L${-l} ${l * 0.08}Z`;
      const turned = random.between(0, 360);
      const bud = { cx: l * 0.86, cy: 0, r: l * 0.27, fill: lit(scene, '#8a5028', { turned }) };
      const content = solid(scene, nail, '#5a2e14', { shadow: 4, highlight: 0.3, turned }) + element('circle', bud);
      scene.add(element('g', { transform: place(x, y, turned) }, content));
    }
  });
}

/** A quill of cinnamon centered at (x, y): rolled bark, its two curls seen at the end. Length and width in px. */
export function cinnamon(scene: Scene, x: number, y: number, length: number, width: number, rotate = 0): void {
  const [l, w] = [length / 2, width / 2];
  const bark = { ...materials.bread, frequency: 0.012, frequencyDown: 0.14, height: 6, dome: 7, noise: 0.6, shadow: 9 };
  scene.group({ filter: relief(scene, bark) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('rect', { x: -l, y: -w, width: length, height: w * 1.12, rx: w * 0.45, fill: '#a5602c' }));
      scene.add(
        element('rect', { x: -l, y: -w * 0.06, width: length, height: w * 1.06, rx: w * 0.45, fill: '#8f4e22' }),
      );
    });
  });
  scene.at(x, y, { rotate }, () => {
    for (const middle of [-w * 0.46, w * 0.46]) {
      const coil = smooth(
        Array.from({ length: 9 }, (_, step): Point => {
          const [px, py] = polar(0, 0, step * 0.8, w * 0.46 * (1 - step / 12));
          return [l - 3 + px * 0.4, middle + py];
        }),
        false,
      );
      scene.add(element('ellipse', { cx: l - 3, cy: middle, rx: w * 0.24, ry: w * 0.5, fill: '#4a2410' }));
      scene.add(element('path', { d: coil, fill: 'none', stroke: '#c98a50', 'stroke-width': w * 0.14 }));
    }
  });
}

/** Round seeds at points: peppercorns, allspice, coriander; radius in px. */
export function roundSeeds(
  scene: Scene,
  points: readonly Point[],
  options: { colors: readonly Color[]; size?: number; ribbed?: boolean },
): void {
  const { colors, size = 10, ribbed = false } = options;
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...DRY, frequency: 0.12, noise: 0.6, dome: 2, height: 3, shadow: 3 }) }, () => {
    for (const [cx, cy] of points) {
      const color = random.pick(colors);
      const r = size * random.between(0.85, 1.12);
      const [dx, dy] = scene.shadowOffset(r * 0.4);
      scene.add(element('circle', { cx: cx + dx, cy: cy + dy, r, fill: '#1c0a02', opacity: 0.4 }));
      scene.add(element('circle', { cx, cy, r, fill: lit(scene, color, { highlight: 0.4, shade: 0.55 }) }));
      if (!ribbed) continue;
      const turned = random.angle();
      const ribs = [-0.5, 0, 0.5].map((part) => {
        const [ax, ay] = polar(cx, cy, turned, r * 0.9);
        const [bx, by] = polar(cx, cy, turned + TURN / 2, r * 0.9);
        const [mx, my] = polar(cx, cy, turned + TURN / 4, r * part * 1.6);
        return d`M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`;
      });
      const line = { d: ribs.join(''), fill: 'none', stroke: darken(color, 0.4), 'stroke-width': 1, opacity: 0.6 };
      scene.add(element('path', line));
    }
  });
}
