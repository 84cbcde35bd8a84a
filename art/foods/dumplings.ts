import { type Color, darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear, radial, shades } from '../paints.ts';
import { blob, polar, TURN } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element, turn } from '../svg.ts';

/** A filled dumpling. */
export interface DumplingOptions {
  /** Degrees. */
  rotate?: number;
  color?: Color;
  /** How browned from the pan, 0 to 1. */
  crisp?: number;
}

/** The pleats of a crescent dumpling: creases from the seam into the belly, each lit on one side. */
function pleats(scene: Scene, half: number, width: number, color: Color): void {
  const seam = d`M${-half * 0.98} ${-width * 0.16}C${-half * 0.5} ${-width * 0.84} ${half * 0.5} ${-width * 0.84} ${half * 0.98} ${-width * 0.16}`;
  scene.add(
    element('path', {
      d: seam,
      fill: 'none',
      stroke: lighten(color, 0.55),
      'stroke-width': width * 0.22,
      'stroke-linecap': 'round',
    }),
  );
  for (let pleat = 0; pleat < 9; pleat++) {
    const part = (pleat / 8) * 2 - 1;
    const [x, y] = [part * half * 0.82, -width * 0.68 + part * part * width * 0.42];
    const crease = d`M${x} ${y}q${half * 0.07 - part * half * 0.05} ${width * 0.3} ${-part * half * 0.1} ${width * 0.62}`;
    const line = { d: crease, fill: 'none', 'stroke-linecap': 'round' };
    scene.add(element('path', { ...line, stroke: darken(color, 0.5), 'stroke-width': half * 0.03, opacity: 0.6 }));
    scene.add(
      element('path', {
        ...line,
        stroke: '#fffdf6',
        'stroke-width': half * 0.035,
        opacity: 0.8,
        transform: `translate(${(half * 0.035).toFixed(1)} 0)`,
      }),
    );
  }
}

/** A crescent dumpling, gyoza, pierogi or empanada centered at (x, y), its pleats up at 0 degrees; length in px. */
export function dumpling(scene: Scene, x: number, y: number, length: number, options: DumplingOptions = {}): void {
  const { rotate = 0, color = '#f0dfbc', crisp = 0.3 } = options;
  const [half, width] = [length / 2, length * 0.28];
  const belly = d`M${-half} ${-width * 0.1}C${-half * 0.8} ${width * 1.3} ${half * 0.8} ${width * 1.3} ${half} ${-width * 0.1}C${half * 0.5} ${-width} ${-half * 0.5} ${-width} ${-half} ${-width * 0.1}Z`;
  const dough = linear(scene, shades(lighten(color, 0.3), color, darken(color, 0.25), 0.55), {
    from: [0, 0],
    to: [0, 1],
  });
  const fried = mottle(scene, { color: '#b9701f', frequency: 0.014, bare: 0.42 });
  const puffed = { ...materials.smooth, height: 9, dome: Math.max(4, length * 0.07), noise: 0.15, shadow: 8 };
  scene.group({ filter: relief(scene, puffed) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: belly, fill: dough }));
      scene.add(element('path', { d: belly, fill: color, filter: fried, opacity: crisp }));
      pleats(scene, half, width, color);
    });
  });
}

/** A round dumpling twisted at the top (momo, xiao long bao, khinkali) centered at (x, y); radius in px. */
export function roundDumpling(scene: Scene, x: number, y: number, radius: number, color: Color = '#f6ead2'): void {
  const { random } = scene;
  scene.group({ filter: relief(scene, { ...materials.smooth, height: 9, dome: radius * 0.16, shadow: 9 }) }, () => {
    scene.add(
      element('path', {
        d: blob(random, x, y, radius, radius, { wobble: 0.02 }),
        fill: radial(scene, shades(lighten(color, 0.35), color, darken(color, 0.3), 0.6), {
          cx: 0.42,
          cy: 0.38,
          r: 0.64,
        }),
      }),
    );
    const pleats = 16;
    for (let pleat = 0; pleat < pleats; pleat++) {
      const start = (pleat / pleats) * TURN;
      const [ox, oy] = polar(x, y, start, radius * random.between(0.7, 0.8));
      const [mx, my] = polar(x, y, start + 0.3, radius * 0.42);
      const [ix, iy] = polar(x, y, start + 0.9, radius * 0.1);
      const line = d`M${ox} ${oy}Q${mx} ${my} ${ix} ${iy}`;
      scene.add(
        element('path', {
          d: line,
          fill: 'none',
          stroke: darken(color, 0.38),
          'stroke-width': radius * 0.035,
          opacity: 0.6,
        }),
      );
      scene.add(
        element('path', {
          d: line,
          fill: 'none',
          stroke: '#fffdf6',
          'stroke-width': radius * 0.04,
          opacity: 0.75,
          transform: turn(-4, x, y),
        }),
      );
    }
    scene.add(
      element('path', {
        d: blob(random, x, y, radius * 0.13, radius * 0.12, { wobble: 0.2 }),
        fill: darken(color, 0.18),
      }),
    );
  });
}
