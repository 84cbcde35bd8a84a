import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element, place } from '../svg.ts';

/** Roast peanuts without their skins. */
export interface RoastPeanutsOptions {
  colors?: readonly Color[];
  /** Half the length of a nut in px. */
  size?: number;
}

/** A whole nut along the x axis: an oval with a little beak. */
function whole(scene: Scene, size: number, color: Color, turned: number): string {
  const w = size * 0.62;
  const outline = d`M${-size} 0C${-size} ${-w * 1.2} ${size * 0.4} ${-w * 1.3} ${size * 0.86} ${-w * 0.4}Q${size * 1.14} 0 ${size * 0.86} ${w * 0.4}C${size * 0.4} ${w * 1.3} ${-size} ${w * 1.2} ${-size} 0Z`;
  const seam = d`M${-size * 0.9} ${w * 0.1}Q0 ${w * 0.28} ${size * 0.95} ${w * 0.02}`;
  return (
    element('path', { d: outline, fill: lit(scene, color, { highlight: 0.4, shade: 0.42, turned }) }) +
    element('path', { d: seam, fill: 'none', stroke: darken(color, 0.5), 'stroke-width': size * 0.07, opacity: 0.5 })
  );
}

/** Half a nut, its flat side up with the groove in the middle. */
function half(scene: Scene, size: number, color: Color, turned: number): string {
  const w = size * 0.56;
  const outline = d`M${-size} 0C${-size} ${-w * 1.25} ${size} ${-w * 1.25} ${size} 0C${size} ${w * 1.25} ${-size} ${w * 1.25} ${-size} 0Z`;
  const groove = d`M${-size * 0.62} 0Q0 ${w * 0.16} ${size * 0.66} 0`;
  const face = lit(scene, lighten(color, 0.22), { highlight: 0.3, shade: 0.2, turned });
  const line = { fill: 'none', 'stroke-width': size * 0.14, 'stroke-linecap': 'round' };
  return (
    element('path', { d: outline, fill: darken(color, 0.18) }) +
    element('path', { d: outline, transform: 'scale(.88)', fill: face }) +
    element('path', { ...line, d: groove, stroke: darken(color, 0.35), opacity: 0.6 })
  );
}

/** Golden peanuts at points, whole ones and halves. */
export function roastPeanuts(scene: Scene, points: readonly Point[], options: RoastPeanutsOptions = {}): void {
  const { colors = ['#e0a250', '#e9b568', '#d5933f', '#e5ac5a'], size = 24 } = options;
  const { random } = scene;
  const nutty = { ...materials.vegetable, frequency: 0.06, height: 4, dome: 4, gloss: 0.35, shadow: 5 };
  for (const [x, y] of points) {
    const turned = random.between(0, 360);
    const draw = random.next() < 0.6 ? whole : half;
    const markup = draw(scene, size * random.between(0.85, 1.12), random.pick(colors), turned);
    scene.add(element('g', { filter: relief(scene, nutty) }, element('g', { transform: place(x, y, turned) }, markup)));
    scene.add(glint(scene, x - size * 0.25, y - size * 0.25, size * 0.2, size * 0.08, 0.55));
  }
}
