import { type Color, darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob, ellipse, type Point, polar, TURN } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';
import { bakedBerries } from './bakedBerries.ts';
import { grains } from './grains.ts';

/** A muffin from above. */
export interface MuffinOptions {
  color?: Color;
  /** How many berries show on top. */
  berries?: number;
  /** Color of a paper case, for a muffin out of its tin. */
  paper?: Color;
}

/** The pleated rim of a paper case around a muffin. */
function paperCase(scene: Scene, x: number, y: number, radius: number, color: Color): void {
  scene.group({ filter: relief(scene, { ...materials.cream, height: 4, dome: 3, shadow: 16 }) }, () => {
    scene.add(element('path', { d: ellipse(x, y, radius), fill: color }));
    let pleats = '';
    for (let pleat = 0; pleat < 48; pleat++) {
      const [[ax, ay], [bx, by]] = [0.84, 1].map((part) => polar(x, y, (pleat / 48) * TURN, radius * part)) as [
        Point,
        Point,
      ];
      pleats += d`M${ax} ${ay}L${bx} ${by}`;
    }
    scene.add(element('path', { d: pleats, stroke: darken(color, 0.3), 'stroke-width': 2.4, opacity: 0.55 }));
  });
}

/** A muffin centered at (x, y): a cracked golden dome with baked-in blueberries and coarse sugar; radius in px. */
export function muffin(scene: Scene, x: number, y: number, radius: number, options: MuffinOptions = {}): void {
  const { color = '#dc9d48', berries = 6, paper } = options;
  const { random } = scene;
  if (paper) paperCase(scene, x, y, radius * 1.1, paper);
  const outline = blob(random, x, y, radius, radius * 0.97, { wobble: 0.05 });
  const baked = radial(scene, [
    [0, lighten(color, 0.26)],
    [0.5, color],
    [0.82, darken(color, 0.26)],
    [1, darken(color, 0.55)],
  ]);
  const dome = { ...materials.bread, frequency: 0.035, height: 15, dome: radius * 0.2, noise: 0.42, softness: 1.4 };
  scene.group({ filter: relief(scene, { ...dome, shadow: 9, shadowOpacity: 0.6 }) }, () => {
    scene.add(element('path', { d: outline, fill: baked }));
    const browned = mottle(scene, { color: '#9a5214', frequency: 0.03, bare: 0.46 });
    scene.add(element('path', { d: outline, fill: color, filter: browned, opacity: 0.55 }));
    const crumb = mottle(scene, { color: '#f8dd9c', frequency: 0.045, bare: 0.5 });
    scene.add(element('path', { d: ellipse(x, y, radius * 0.7), fill: color, filter: crumb, opacity: 0.5 }));
  });
  // Light on the crown and shade around the far side make the muffin look like a dome.
  const domeShade = radial(
    scene,
    [
      [0, '#fff3cf', 0.42],
      [0.42, '#fff3cf', 0],
      [0.68, '#5c2306', 0],
      [1, '#4a1c05', 0.62],
    ],
    { cx: 0.38, cy: 0.34, r: 0.72 },
  );
  scene.add(element('path', { d: outline, fill: domeShade }));
  const places = scatter(random, { x, y, rx: radius * 0.68 }, { count: berries, distance: radius * 0.36 });
  bakedBerries(scene, places, radius * 0.165);
  const sugar = { colors: ['#f6e0b0', '#d9a85c', '#fff3d6', '#e8c07a'], length: 3.4, width: 2.8, distance: 7 };
  grains(scene, { x, y, rx: radius * 0.8 }, { ...sugar, count: 90, bias: 0.6 });
}
