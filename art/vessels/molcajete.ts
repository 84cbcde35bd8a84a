import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { linear, radial, shades } from '../paints.ts';
import { blob, ellipse, polar } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** A mortar of volcanic stone. */
export interface MolcajeteOptions {
  /** Basalt `#45423f`. */
  color?: Color;
}

/** A molcajete at (x, y): pitted basalt on three legs; radius in px. The food belongs within 0.8 of the radius. */
export function molcajete(scene: Scene, x: number, y: number, radius: number, options: MolcajeteOptions = {}): void {
  const { color = '#45423f' } = options;
  const { random } = scene;
  const basalt = { frequency: 0.11, height: 7, dome: 9, noise: 0.9, softness: 0.9, gloss: 0.1, sharpness: 12 };
  scene.group({ filter: relief(scene, { ...basalt, shadow: 20, shadowOpacity: 0.65 }) }, () => {
    for (const degrees of [35, 155, 275]) {
      const [lx, ly] = polar(x, y, (degrees * Math.PI) / 180, radius * 0.98);
      const leg = blob(random, lx, ly, radius * 0.17, radius * 0.15, { wobble: 0.06 });
      scene.add(element('path', { d: leg, fill: darken(color, 0.15) }));
    }
    scene.add(
      element('path', {
        d: blob(random, x, y, radius, radius * 0.985, { wobble: 0.012 }),
        fill: lighten(color, 0.12),
      }),
    );
  });
  const wall = linear(scene, shades(darken(color, 0.75), darken(color, 0.3), lighten(color, 0.22)));
  const hollow = radial(scene, shades(color, darken(color, 0.2), darken(color, 0.6), 0.7), { cx: 0.55, cy: 0.57 });
  scene.group({ filter: relief(scene, { ...basalt, height: 4, shadow: 0 }) }, () => {
    scene.add(element('path', { d: blob(random, x, y, radius * 0.86, radius * 0.85, { wobble: 0.01 }), fill: wall }));
    scene.add(element('path', { d: ellipse(x, y, radius * 0.8), fill: hollow }));
  });
  // Pores of the stone on its broad lip.
  for (const [px, py] of scatter(random, { x, y, rx: radius * 0.97 }, { count: 420, distance: 7, bias: 0.08 })) {
    if (Math.hypot(px - x, py - y) < radius * 0.88) continue;
    const size = random.between(0.8, 2.8);
    scene.add(element('ellipse', { cx: px, cy: py, rx: size, ry: size * 0.7, fill: '#14100e', opacity: 0.6 }));
  }
}
