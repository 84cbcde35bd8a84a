import { type Color, darken, lighten } from '../color.ts';
import { blur, dropShadow, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial, shades } from '../paints.ts';
import { type Point, polar, smooth, TURN } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';
import { tray } from './tray.ts';

/** A round woven basket with a cloth laid in it. */
export interface BasketOptions {
  /** The coils of the rim from the outside inwards. */
  coils?: readonly Color[];
  /** Color of the cloth. */
  lining?: Color;
}

const COILS: readonly Color[] = ['#c08a44', '#7a3a22', '#d8b06a', '#c08a44', '#35503c', '#d8b06a', '#b9823e'];

/** The edge of the cloth: it falls over the rim in folds, long in four corners. */
function hem(scene: Scene, x: number, y: number, radius: number): string {
  const { random } = scene;
  const steps = 72;
  const points = Array.from({ length: steps }, (_, step): Point => {
    const angle = (step / steps) * TURN;
    const corner = 0.1 * Math.abs(Math.sin(angle * 2 + 0.5)) ** 3;
    return polar(x, y, angle, radius * (0.86 + corner + 0.018 * Math.sin(angle * 13) + random.bell() * 0.008));
  });
  return smooth(points);
}

/** A basket centered at (x, y) lined with cloth; radius in px. What it holds belongs within 0.66 of the radius. */
export function linedBasket(scene: Scene, x: number, y: number, radius: number, options: BasketOptions = {}): void {
  const { coils = COILS, lining = '#e9e1d0' } = options;
  const { random } = scene;
  tray(scene, x, y, radius, { coils, thickness: radius * 0.042 });
  const outline = hem(scene, x, y, radius);
  const folded = { ...materials.cream, frequency: 0.012, height: 9, dome: 7, gloss: 0, noise: 0.5 };
  scene.group({ filter: relief(scene, { ...folded, shadow: 8 }) }, () =>
    scene.add(element('path', { d: outline, fill: lining })),
  );
  scene.clipped(outline, () => {
    const hollow = radial(scene, shades(darken(lining, 0.42), darken(lining, 0.14), lighten(lining, 0.2), 0.78), {
      cx: 0.54,
      cy: 0.56,
      r: 0.54,
    });
    const cavity = { cx: x, cy: y, r: radius * 0.74, fill: hollow, opacity: 0.8, filter: blur(scene, 10) };
    scene.add(element('circle', cavity));
    scene.group({ fill: 'none', 'stroke-linecap': 'round', filter: blur(scene, 1.6) }, () => {
      for (let fold = 0; fold < 64; fold++) {
        const angle = (fold / 64) * TURN + random.bell() * 0.08;
        const [from, to] = [random.between(0.62, 0.76), random.between(0.8, 0.95)];
        const crease = smooth(
          [
            polar(x, y, angle, radius * from),
            polar(x, y, angle + 0.06, radius * (from + to) * 0.5),
            polar(x, y, angle, radius * to),
          ],
          false,
        );
        const [stroke, opacity] = fold % 2 ? [darken(lining, 0.5), 0.34] : ['#fffdf6', 0.85];
        scene.add(
          element('path', { d: crease, stroke, opacity, 'stroke-width': radius * random.between(0.006, 0.02) }),
        );
      }
    });
  });
  // The hem's stitched border.
  const hemline = { d: hem(scene, x, y, radius * 0.975), fill: 'none', stroke: '#a8321c', 'stroke-width': 3 };
  scene.group({ filter: dropShadow(scene, { blur: 1, length: 1, opacity: 0.1 }) }, () =>
    scene.add(element('path', { ...hemline, 'stroke-dasharray': '7 5', opacity: 0.75 })),
  );
}
