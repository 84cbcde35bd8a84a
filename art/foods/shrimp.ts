import { type Color, darken, mix } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { band, type Point, polar, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element } from '../svg.ts';

/** A peeled shrimp. */
export interface ShrimpOptions {
  /** Degrees; at 0 the head end is at the top left and the tail at the bottom left. */
  rotate?: number;
  /** Color of the back; the belly is paler. */
  color?: Color;
  /** Color of what it was seared with; none if omitted. */
  seared?: Color;
}

const [HEAD, TAIL, STEPS] = [-2.35, 2.2, 22];

/** How thick the body is, from 0 at the head end to 1 at the tail, as a fraction of the curl's radius. */
function thickness(part: number): number {
  return 0.72 * (1 - 0.7 * part ** 1.4) * Math.min(1, 0.62 + part * 5);
}

/** The tail's fan: four blades of shell centered at the origin, opening to the left. */
function fan(size: number, color: Color): string {
  const blade = d`M0 0C${-size * 0.3} ${-size * 0.26} ${-size * 0.8} ${-size * 0.3} ${-size} ${-size * 0.06}C${-size * 0.8} ${size * 0.16} ${-size * 0.3} ${size * 0.16} 0 0Z`;
  return [34, -30, 12, -10]
    .map((degrees, index) =>
      element('path', { d: blade, transform: `rotate(${degrees})`, fill: index < 2 ? darken(color, 0.3) : color }),
    )
    .join('');
}

/** A shrimp curled into a C around (x, y); radius of the curl in px. */
export function shrimp(scene: Scene, x: number, y: number, radius: number, options: ShrimpOptions = {}): void {
  const { rotate = 0, color = '#e8622c', seared } = options;
  const { random } = scene;
  const r = radius;
  const angleAt = (part: number) => HEAD + (TAIL - HEAD) * part;
  const spine = (aside: number) =>
    Array.from({ length: STEPS + 1 }, (_, step): Point => {
      const part = step / STEPS;
      return polar(0, 0, angleAt(part), r * (0.66 - 0.06 * part + aside * thickness(part)));
    });
  const widths = (share: number) => spine(0).map((_, step) => r * thickness(step / STEPS) * share);
  const round = {
    ...materials.vegetable,
    frequency: 0.05,
    height: 10,
    dome: r * 0.12,
    noise: 0.12,
    gloss: 0.4,
    shadow: 8,
  };
  const [headX, headY] = polar(0, 0, HEAD + 0.06, r * 0.66);
  const [tailX, tailY] = polar(0, 0, TAIL - 0.04, r * 0.6);
  scene.group({ filter: relief(scene, { ...round, shadowOpacity: 0.55 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const turned = (TAIL * 180) / Math.PI - 74;
      const shell = element(
        'g',
        { transform: `translate(${tailX.toFixed(1)} ${tailY.toFixed(1)}) rotate(${turned.toFixed(0)})` },
        fan(r * 0.66, color),
      );
      scene.add(shell);
      const flesh = radial(scene, [
        [0, '#ffe6cc'],
        [0.5, mix(color, '#ffd2aa', 0.7)],
        [1, mix(color, '#ffb98a', 0.4)],
      ]);
      scene.add(element('circle', { cx: headX, cy: headY, r: r * 0.235, fill: '#f9c9a0' }));
      scene.add(element('path', { d: band(spine(0), widths(1)), fill: flesh }));
      // The back is the deepest red, and fades toward the belly.
      scene.add(element('path', { d: band(spine(0.33), widths(0.34)), fill: color, opacity: 0.85 }));
      scene.add(element('path', { d: band(spine(0.16), widths(0.3)), fill: color, opacity: 0.38 }));
      for (let segment = 1; segment < 7; segment++) {
        const part = segment / 7 + 0.02;
        const [half, away] = [r * thickness(part) * 0.5, r * (0.66 - 0.06 * part)];
        const rib = smooth(
          [
            polar(0, 0, angleAt(part) - 0.13, away - half * 0.96),
            polar(0, 0, angleAt(part) + 0.05, away),
            polar(0, 0, angleAt(part) - 0.02, away + half * 0.98),
          ],
          false,
        );
        const line = { d: rib, fill: 'none', 'stroke-linecap': 'round' };
        scene.add(element('path', { ...line, stroke: darken(color, 0.2), 'stroke-width': r * 0.06, opacity: 0.6 }));
      }
      if (seared) {
        const spots = mottle(scene, { color: seared, frequency: 0.05, bare: 0.5 });
        scene.add(element('path', { d: band(spine(0.06), widths(0.9)), fill: seared, filter: spots, opacity: 0.7 }));
      }
    });
  });
  scene.at(x, y, { rotate }, () => {
    for (const part of [0.12, 0.3, 0.46, 0.62]) {
      const [gx, gy] = polar(0, 0, angleAt(part + random.bell() * 0.03), r * 0.78);
      scene.add(glint(scene, gx, gy, r * 0.09, r * 0.035, random.between(0.5, 0.9)));
    }
  });
}
