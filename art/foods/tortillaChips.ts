import { type Color, darken, lighten, mix } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { sloped } from '../paints.ts';
import { blob, type Point } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { d, element, place } from '../svg.ts';

/** Fried tortilla chips. */
export interface TortillaChipsOptions {
  colors?: readonly Color[];
  /** Length of a side in px. */
  size?: number;
}

/** The outline of a sixth of a tortilla: two cut sides that warped in the oil, one round one; no two alike. */
function chipOutline(scene: Scene, size: number): string {
  const { random } = scene;
  const jitter = () => random.bell() * size * 0.05;
  const [left, right] = [-size * 0.5 + jitter(), size * 0.5 + jitter()];
  const [top, bottom] = [-size * 0.58 + jitter(), size * 0.3 + jitter()];
  const warp = size * random.between(-0.07, 0.07);
  return d`M${size * 0.03} ${top}Q${right * 0.5 + warp} ${-size * 0.12} ${right} ${bottom}Q${size * 0.02} ${bottom + size * random.between(0.16, 0.26)} ${left} ${bottom}Q${left * 0.5 + warp} ${-size * 0.12} ${-size * 0.03} ${top}Z`;
}

/** One chip with its bubbles, browned edge and salt. `turned` lets its slope face the light. */
function chipMarkup(scene: Scene, size: number, color: Color, turned: number): string {
  const { random } = scene;
  const outline = chipOutline(scene, size);
  const slope = sloped(
    scene,
    [
      [0, lighten(color, 0.4)],
      [0.4, color],
      [0.72, darken(color, 0.12)],
      [1, darken(color, 0.34)],
    ],
    turned + random.between(-70, 70),
  );
  const spots = scatter(random, { x: 0, y: size * 0.04, rx: size * 0.34 }, { count: 13, distance: 7 }).map(([x, y]) => {
    const own = random.between(1.6, 5);
    const bubble = blob(random, x, y, own, own * 0.8, { wobble: 0.2, points: 8 });
    const fill = random.pick([darken(color, 0.4), lighten(color, 0.4), darken(color, 0.2)]);
    return element('path', { d: bubble, fill, opacity: random.between(0.35, 0.75) });
  });
  const salt = scatter(random, { x: 0, y: 0, rx: size * 0.3 }, { count: 5, distance: 9 }).map(([x, y]) =>
    element('rect', { x, y, width: 3, height: 3, fill: '#fffdf4', opacity: 0.85 }),
  );
  const edge = { fill: 'none', stroke: darken(color, 0.5), 'stroke-width': 2.4, opacity: 0.5 };
  return [
    element('path', { d: outline, fill: slope }),
    element('path', {
      d: outline,
      fill: color,
      filter: mottle(scene, { color: '#8f4f14', frequency: 0.03, bare: 0.5 }),
      opacity: 0.5,
    }),
    element('path', { d: outline, ...edge }),
    ...spots,
    ...salt,
  ].join('');
}

/** Tortilla chips at points, each with a direction (degrees; 0 points up); later chips are drawn over earlier ones. */
export function tortillaChips(
  scene: Scene,
  places: readonly (readonly [place: Point, turned: number])[],
  options: TortillaChipsOptions = {},
): void {
  const { colors = ['#e5ab4a', '#d9983a', '#edbc62', '#cf8a30'], size = 150 } = options;
  const { random } = scene;
  const fried = { frequency: 0.02, height: 9, dome: 3, noise: 0.6, softness: 1.4, gloss: 0.25, sharpness: 20 };
  const layers = Math.max(1, Math.ceil(places.length / 7));
  for (let layer = 0; layer < layers; layer++) {
    scene.group({ filter: relief(scene, { ...fried, shadow: 10, shadowOpacity: 0.55 }) }, () => {
      for (const [[x, y], turned] of places.filter((_, index) => index % layers === layer)) {
        const color = mix(random.pick(colors), random.pick(colors), random.next());
        const chip = chipMarkup(scene, size * random.between(0.86, 1.1), color, turned);
        scene.add(element('g', { transform: place(x, y, turned) }, chip));
      }
    });
  }
}
