import { type Color, darken, lighten } from '../color.ts';
import { dropShadow, relief } from '../filters.ts';
import { linear, radial } from '../paints.ts';
import { blob } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A cup of unglazed clay with a drink. */
export interface ClayCupOptions {
  color?: Color;
  drink?: Color;
  /** Color of the froth at the rim. */
  froth?: Color;
}

/** A kulhad centered at (x, y), seen from above, filled nearly to its rim; radius in px. */
export function clayCup(scene: Scene, x: number, y: number, radius: number, options: ClayCupOptions = {}): void {
  const { color = '#b5643a', drink = '#b8773c', froth = '#e3bd8a' } = options;
  const { random } = scene;
  const r = radius;
  const clay = { frequency: 0.06, height: 4, dome: r * 0.05, noise: 0.4, softness: 1.2, shadow: 0 };
  scene.group({ filter: dropShadow(scene, { blur: r * 0.12, length: r * 0.26, opacity: 0.6 }) }, () => {
    scene.group({ filter: relief(scene, clay) }, () => {
      const side = linear(scene, [
        [0, lighten(color, 0.3)],
        [0.5, color],
        [1, darken(color, 0.4)],
      ]);
      scene.add(element('path', { d: blob(random, x, y, r, r, { wobble: 0.008 }), fill: side }));
      // The marks of the wheel.
      for (const part of [0.97, 0.93]) {
        const ring = {
          cx: x,
          cy: y,
          r: r * part,
          fill: 'none',
          stroke: darken(color, 0.3),
          'stroke-width': r * 0.012,
        };
        scene.add(element('circle', { ...ring, opacity: 0.6 }));
      }
    });
  });
  const wall = linear(scene, [
    [0, darken(color, 0.7)],
    [0.6, darken(color, 0.2)],
    [1, lighten(color, 0.35)],
  ]);
  scene.add(element('circle', { cx: x, cy: y, r: r * 0.88, fill: wall }));
  const tea = radial(scene, [
    [0, lighten(drink, 0.14)],
    [0.7, drink],
    [0.9, darken(drink, 0.16)],
    [1, darken(drink, 0.5)],
  ]);
  scene.add(element('circle', { cx: x + r * 0.015, cy: y + r * 0.02, r: r * 0.83, fill: tea }));
  // Froth gathers along the rim and in a drift or two.
  const drift = random.angle();
  const bubbles = [
    ...Array.from({ length: 90 }, () => {
      const angle = random.angle();
      const reach = r * (0.8 - Math.abs(random.bell()) * 0.12);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
    }),
    ...scatter(
      random,
      { x: x + Math.cos(drift) * r * 0.4, y: y + Math.sin(drift) * r * 0.4, rx: r * 0.34 },
      { count: 60, distance: r * 0.035, bias: 0.7 },
    ),
  ];
  for (const [cx, cy] of bubbles) {
    const size = r * random.between(0.012, 0.042);
    scene.add(
      element('circle', {
        cx,
        cy,
        r: size,
        fill: froth,
        opacity: 0.55,
        stroke: lighten(froth, 0.6),
        'stroke-width': 1.2,
      }),
    );
  }
  const shine = d`M${x - r * 0.6} ${y - r * 0.2}A${r * 0.64} ${r * 0.64} 0 0 1 ${x - r * 0.2} ${y - r * 0.6}`;
  const line = { fill: 'none', stroke: '#fff3dc', 'stroke-width': r * 0.05, 'stroke-linecap': 'round', opacity: 0.5 };
  scene.add(element('path', { d: shine, ...line }));
}
