import { type Color, darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob, blobPoints, ellipse, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** The top of a soft bun centered at (x, y): a buttery brown dome, paler toward its edge; radius in px. */
export function bunTop(scene: Scene, x: number, y: number, radius: number, color: Color = '#b86a26'): void {
  const outline = blob(scene.random, x, y, radius, radius * 0.98, { wobble: 0.022 });
  const baked = radial(
    scene,
    [
      [0, lighten(color, 0.3)],
      [0.26, lighten(color, 0.06)],
      [0.62, color],
      [0.84, darken(color, 0.3)],
      [0.96, '#e2b06a'],
      [1, '#a8692a'],
    ],
    { cx: 0.5, cy: 0.5, r: 0.52, fx: 0.38, fy: 0.34 },
  );
  const dome = { frequency: 0.012, height: 17, dome: radius * 0.17, noise: 0.1, softness: 2.4, gloss: 0.5 };
  scene.group({ filter: relief(scene, { ...dome, sharpness: 22, shadow: 15, shadowOpacity: 0.6 }) }, () => {
    scene.add(element('path', { d: outline, fill: baked }));
    const browned = mottle(scene, { color: '#7a3810', frequency: 0.013, bare: 0.42 });
    scene.add(element('path', { d: outline, fill: color, filter: browned, opacity: 0.6 }));
  });
}

/** The cut side of a toasted bun centered at (x, y): golden crumb, browned where it lay in the butter; radius in px. */
export function bunCut(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const crumb = { ...materials.bread, frequency: 0.09, height: 7, dome: 8, noise: 0.6, softness: 0.9, shadow: 12 };
  scene.group({ filter: relief(scene, crumb) }, () => {
    scene.add(
      element('path', { d: blob(random, x, y, radius, radius * 0.98, { wobble: 0.02 }), fill: '#b97430' }),
      element('path', { d: ellipse(x, y, radius * 0.93), fill: '#f2d596' }),
    );
    const toasted = mottle(scene, { color: '#a05a1c', frequency: 0.02, bare: 0.36 });
    scene.add(element('path', { d: ellipse(x, y, radius * 0.88), fill: '#a05a1c', filter: toasted, opacity: 0.75 }));
  });
}

/** A patty smashed thin centered at (x, y): a dark crust with a lacy, crisp edge; radius in px. */
export function smashedPatty(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const lace = smooth(blobPoints(random, x, y, radius, radius * 0.98, { wobble: 0.085, points: 72 }));
  const seared = { ...materials.meat, frequency: 0.05, height: 11, dome: 4, noise: 0.95, gloss: 0.5, shadow: 9 };
  const crust = radial(scene, [
    [0, '#6e3818'],
    [0.7, '#5a2a10'],
    [0.92, '#3d1a08'],
    [1, '#8a4a1e'],
  ]);
  scene.group({ filter: relief(scene, seared) }, () => {
    scene.add(element('path', { d: lace, fill: crust }));
    const fat = mottle(scene, { color: '#b5713a', frequency: 0.05, bare: 0.5 });
    scene.add(element('path', { d: lace, fill: '#b5713a', filter: fat, opacity: 0.6 }));
  });
}

/** A melted slice of American cheese centered at (x, y): its corners droop and its edges run; half the edge in px. */
export function meltedCheese(scene: Scene, x: number, y: number, half: number, rotate = 0): void {
  const { random } = scene;
  const outline = [45, 68, 90, 112, 135, 158, 180, 202, 225, 248, 270, 292, 315, 338, 0, 22].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    // A square's reach, drawn in at the sides where the cheese has sunk over the edge of the meat.
    const reach = (half / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)))) * random.between(0.95, 1.04);
    return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
  });
  const soft = { frequency: 0.02, height: 9, dome: 9, noise: 0.22, softness: 2, gloss: 0.5, sharpness: 26, shadow: 7 };
  scene.group({ filter: relief(scene, { ...soft, ambient: 0.36 }) }, () => {
    scene.at(x, y, { rotate }, () => scene.add(element('path', { d: smooth(outline), fill: '#ef8d16' })));
  });
}
