import { type Color, darken, lighten, mix } from '../color.ts';
import { blur, mottle, relief } from '../filters.ts';
import { radial } from '../paints.ts';
import { blob } from '../path.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** A heap of something ground. */
export interface PowderOptions {
  color: Color;
  /** Colors of the coarser grains in it. */
  grains?: readonly Color[];
  /** How far grains are strewn beyond the heap, as a fraction of its radius; 0 for none. */
  strewn?: number;
}

/** A cone of ground spice, flour or sugar over an area: fine, matt, lit on one flank, with grains strewn around it. */
export function powder(scene: Scene, area: Area, options: PowderOptions): void {
  const { x, y, rx, ry = rx } = area;
  const { color, grains = [darken(color, 0.45), lighten(color, 0.25), darken(color, 0.2)], strewn = 0.28 } = options;
  const { random } = scene;
  const specks = (reach: number, count: number, bias: number) => {
    for (const [px, py] of scatter(random, { x, y, rx: rx * reach, ry: ry * reach }, { count, distance: 3, bias })) {
      const size = random.between(0.7, 2.6);
      scene.add(element('circle', { cx: px, cy: py, r: size, fill: mix(color, random.pick(grains), random.next()) }));
    }
  };
  if (strewn > 0) specks(1 + strewn, 900, 0.42);
  const outline = blob(random, x, y, rx, ry, { wobble: 0.05, points: 48 });
  const cone = radial(
    scene,
    [
      [0, lighten(color, 0.16)],
      [0.25, lighten(color, 0.08)],
      [0.6, color],
      [1, darken(color, 0.62)],
    ],
    { cx: 0.5, cy: 0.5, r: 0.62, fx: 0.36, fy: 0.3 },
  );
  const fine = { frequency: 0.34, octaves: 4, height: 2.6, dome: 10, noise: 0.9, softness: 0.6, ambient: 0.34 };
  scene.group({ filter: relief(scene, { ...fine, shadow: 10, shadowOpacity: 0.5 }) }, () =>
    scene.add(element('path', { d: outline, fill: cone })),
  );
  scene.clipped(outline, () => {
    const peak = { cx: x - rx * 0.2, cy: y - ry * 0.26, rx: rx * 0.34, ry: ry * 0.24 };
    scene.add(
      element('ellipse', { ...peak, fill: lighten(color, 0.4), opacity: 0.34, filter: blur(scene, rx * 0.12) }),
    );
    const uneven = mottle(scene, { color: darken(color, 0.6), frequency: 0.02, octaves: 5, bare: 0.46 });
    scene.add(element('path', { d: outline, fill: color, filter: uneven, opacity: 0.4 }));
    // A slide of powder down the flank that faces away from the light.
    const slide = { cx: x + rx * 0.34, cy: y + ry * 0.42, rx: rx * 0.62, ry: ry * 0.5, fill: '#2a0803' };
    scene.add(element('ellipse', { ...slide, opacity: 0.3, filter: blur(scene, rx * 0.16) }));
    specks(0.97, 700, 0.5);
  });
}
