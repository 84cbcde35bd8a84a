import { type Color, darken, lighten } from '../color.ts';
import { blur, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { type Point, polar, smooth, TURN } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** A straining cloth laid over a sieve or a bowl. */
export interface MuslinOptions {
  color?: Color;
  /** Color of the liquid that has soaked into its hollow. */
  stain?: Color;
  /** Degrees about its middle. */
  rotate?: number;
}

/**
 * A square of muslin sunk into a vessel at (x, y) of a radius (px): four corners hang over the rim, and folds run
 * from the rim into the hollow. What it holds belongs within 0.7 of the radius.
 */
export function muslin(scene: Scene, x: number, y: number, radius: number, options: MuslinOptions = {}): void {
  const { color = '#e4dccb', stain, rotate = 0 } = options;
  const { random } = scene;
  const steps = 96;
  const hem = Array.from({ length: steps }, (_, step): Point => {
    const angle = (step / steps) * TURN;
    const corner = Math.abs(Math.sin(angle * 2)) ** 2.4;
    const reach = 0.9 + 0.36 * corner + 0.022 * Math.sin(angle * 17) + random.bell() * 0.012;
    return polar(x, y, angle + (rotate * Math.PI) / 180, radius * reach);
  });
  const outline = smooth(hem);
  const folded = { ...materials.cream, frequency: 0.014, height: 3.4, dome: 3, gloss: 0, noise: 0.5, shadow: 9 };
  scene.group({ filter: relief(scene, folded) }, () => scene.add(element('path', { d: outline, fill: color })));
  scene.clipped(outline, () => {
    const hollow = radial(
      scene,
      [
        [0, stain ?? darken(color, 0.14), 0.75],
        [0.6, stain ?? darken(color, 0.22), 0.7],
        [0.86, darken(color, 0.5), 0.55],
        [1, darken(color, 0.3), 0],
      ],
      { cx: 0.5, cy: 0.5, r: 0.5 },
    );
    scene.add(element('circle', { cx: x, cy: y, r: radius * 0.92, fill: hollow }));
    scene.group({ fill: 'none', 'stroke-linecap': 'round', filter: blur(scene, 2) }, () => {
      for (let fold = 0; fold < 90; fold++) {
        const angle = (fold / 90) * TURN + random.bell() * 0.06;
        const [from, to] = [random.between(0.5, 0.74), random.between(0.86, 1.2)];
        const sway = random.bell() * 0.12;
        const crease = smooth(
          [
            polar(x, y, angle, radius * from),
            polar(x, y, angle + sway, radius * (from + to) * 0.5),
            polar(x, y, angle + sway * 0.4, radius * to),
          ],
          false,
        );
        const [stroke, opacity] = fold % 2 ? [darken(color, 0.55), 0.36] : [lighten(color, 0.7), 0.8];
        scene.add(
          element('path', { d: crease, stroke, opacity, 'stroke-width': radius * random.between(0.008, 0.03) }),
        );
      }
    });
  });
}
