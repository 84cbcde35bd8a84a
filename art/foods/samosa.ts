import { type Color, darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import { type Point, polygon } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A samosa of short pastry. */
export interface SamosaOptions {
  /** Degrees; at 0 its tip is up. */
  rotate?: number;
  color?: Color;
  /** Broken open: `filling` is drawn in its own coordinates, centered at the break at its right. */
  filling?: () => void;
}

/** The three-sided cone from above: bulging sides, a round tip, a crimped foot. */
function cone(s: number): string {
  return d`M${-s * 0.1} ${-s * 0.94}Q0 ${-s * 1.06} ${s * 0.1} ${-s * 0.94}C${s * 0.52} ${-s * 0.5} ${s * 0.98} ${s * 0.1} ${s * 0.96} ${s * 0.5}Q${s * 0.94} ${s * 0.66} ${s * 0.78} ${s * 0.68}Q0 ${s * 0.94} ${-s * 0.78} ${s * 0.68}Q${-s * 0.94} ${s * 0.66} ${-s * 0.96} ${s * 0.5}C${-s * 0.98} ${s * 0.1} ${-s * 0.52} ${-s * 0.5} ${-s * 0.1} ${-s * 0.94}Z`;
}

/** The foot where the cone was pinched shut: a thick rope of dough. */
function foot(scene: Scene, s: number, color: Color): void {
  const count = 9;
  for (let pinch = 0; pinch < count; pinch++) {
    const part = (pinch / (count - 1)) * 2 - 1;
    const [cx, cy] = [part * s * 0.78, s * (0.79 - part * part * 0.14)];
    const twist = `rotate(${Math.round(-32 - part * 20)} ${cx.toFixed(1)} ${cy.toFixed(1)})`;
    const shape = { cx, cy, rx: s * 0.14, ry: s * 0.075, transform: twist };
    scene.add(
      element('ellipse', {
        ...shape,
        fill: lighten(color, 0.14),
        stroke: darken(color, 0.42),
        'stroke-width': s * 0.014,
      }),
    );
  }
}

/** Blisters of dough fried slowly: small domes, pale on the lit side. */
function blisters(scene: Scene, s: number, color: Color): string {
  const { random } = scene;
  const domes = Array.from({ length: 26 }, () => {
    const cy = s * random.between(-0.6, 0.6);
    const cx = random.between(-0.7, 0.7) * s * ((cy / s + 1) / 1.6);
    const r = s * random.between(0.02, 0.055);
    return (
      element('circle', { cx: cx + r * 0.3, cy: cy + r * 0.4, r, fill: darken(color, 0.55), opacity: 0.4 }) +
      element('circle', { cx, cy, r: r * 0.85, fill: lighten(color, 0.4), opacity: 0.6 })
    );
  });
  return domes.join('');
}

/** A plump samosa centered at (x, y); size in px. */
export function samosa(scene: Scene, x: number, y: number, size: number, options: SamosaOptions = {}): void {
  const { rotate = 0, color = '#d99a44', filling } = options;
  const { random } = scene;
  const s = size / 2;
  const shape = cone(s);
  const ragged: Point[] = Array.from({ length: 11 }, (_, step) => [
    s * (0.22 + random.bell() * 0.12),
    s * (-1.1 + (step / 10) * 2.2),
  ]);
  const clip = polygon([[-s * 1.2, -s * 1.2], ...ragged, [-s * 1.2, s * 1.2]]);
  const crust = {
    ...materials.bread,
    frequency: 0.03,
    height: 13,
    dome: s * 0.17,
    noise: 0.28,
    gloss: 0.2,
    shadow: 15,
    shadowOpacity: 0.6,
  };
  if (filling) {
    // The far wall of the pastry, seen from inside, and what it holds.
    const wall = { d: shape, transform: 'scale(.9 .92)', fill: darken(color, 0.3) };
    scene.group({ filter: relief(scene, { ...crust, height: 4 }) }, () =>
      scene.at(x, y, { rotate }, () => scene.add(element('path', wall))),
    );
    scene.at(x, y, { rotate }, filling);
  }
  scene.group({ filter: relief(scene, crust) }, () => {
    scene.at(x, y, { rotate }, () => {
      const draw = () => {
        const face = linear(
          scene,
          [
            [0, lighten(color, 0.22)],
            [0.5, color],
            [1, darken(color, 0.22)],
          ],
          { from: [0, 0], to: [1, 0.3] },
        );
        scene.add(element('path', { d: shape, fill: face }));
        const browned = mottle(scene, { color: '#94500f', frequency: 0.016, bare: 0.46 });
        scene.add(element('path', { d: shape, fill: color, filter: browned, opacity: 0.6 }));
        scene.add(blisters(scene, s, color));
        const ridge = d`M${s * 0.02} ${-s * 0.9}Q${-s * 0.22} ${-s * 0.1} ${-s * 0.5} ${s * 0.7}`;
        const fold = { d: ridge, fill: 'none', 'stroke-linecap': 'round', 'stroke-width': s * 0.035 };
        scene.add(
          element('path', {
            ...fold,
            stroke: lighten(color, 0.5),
            transform: d`translate(${s * 0.035} ${s * 0.015})`,
            opacity: 0.7,
          }),
        );
        scene.add(element('path', { ...fold, stroke: darken(color, 0.6), opacity: 0.7 }));
        foot(scene, s, color);
      };
      if (filling) scene.clipped(clip, draw);
      else draw();
    });
  });
}
