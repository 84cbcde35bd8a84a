import { type Color, darken, lighten } from '../color.ts';
import { dropShadow, relief } from '../filters.ts';
import { linear, radial, shades } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A frying pan. */
export interface SkilletOptions {
  /** Cast iron `#2b2826`, carbon steel `#4a4642`, copper `#a8623a`. */
  color?: Color;
  /** Direction of the handle in degrees, clockwise from the right. */
  handle?: number;
}

/** A pan with a handle centered at (x, y); radius in px. The food belongs within 0.86 of the radius. */
export function skillet(scene: Scene, x: number, y: number, radius: number, options: SkilletOptions = {}): void {
  const { color = '#2b2826', handle = 35 } = options;
  const iron = { frequency: 0.25, height: 3, dome: 5, noise: 0.35, softness: 1, gloss: 0.18, sharpness: 16, shadow: 0 };
  scene.group({ filter: dropShadow(scene, { blur: radius * 0.05, length: radius * 0.1, opacity: 0.6 }) }, () => {
    scene.group({ filter: relief(scene, iron) }, () => {
      scene.at(x, y, { rotate: handle }, () => {
        const [near, far, half] = [radius * 0.92, radius * 1.75, radius * 0.1];
        const outline = d`M${near} ${-half * 1.5}C${near + 60} ${-half} ${far - 120} ${-half * 0.8} ${far} ${-half * 1.15}Q${far + half * 1.3} 0 ${far} ${half * 1.15}C${far - 120} ${half * 0.8} ${near + 60} ${half} ${near} ${half * 1.5}Z`;
        scene.add(element('path', { d: outline, fill: lighten(color, 0.08) }));
        scene.add(
          element('ellipse', {
            cx: far - half * 0.7,
            cy: 0,
            rx: half * 0.75,
            ry: half * 0.4,
            fill: darken(color, 0.7),
          }),
        );
      });
      scene.add(element('circle', { cx: x, cy: y, r: radius, fill: lighten(color, 0.1) }));
    });
  });
  const wall = linear(scene, shades(darken(color, 0.7), darken(color, 0.3), lighten(color, 0.28)));
  scene.add(element('circle', { cx: x, cy: y, r: radius * 0.955, fill: wall }));
  const floor = radial(scene, shades(lighten(color, 0.1), color, darken(color, 0.5), 0.8), {
    cx: 0.53,
    cy: 0.54,
    r: 0.52,
  });
  scene.add(
    element('circle', { cx: x, cy: y, r: radius * 0.88, fill: floor, filter: relief(scene, { ...iron, height: 2 }) }),
  );
}
