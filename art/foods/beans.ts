import { type Color, darken, lighten } from '../color.ts';
import { lit } from '../paints.ts';
import type { Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element, place } from '../svg.ts';

/** Beans, peas and chickpeas. */
export interface BeansOptions {
  colors: readonly Color[];
  /** Half the length of a bean in px. */
  size?: number;
  /** The sauce around the beans; it rises at their edges. */
  sauce?: Color;
}

/** Draws one bean, chickpea or pea at each point, with the sauce's dark edge around it and a wet glint. */
function saucedPieces(
  scene: Scene,
  points: readonly Point[],
  options: BeansOptions,
  shape: (color: Color, size: number, turned: number) => string,
): void {
  const { colors, size = 15, sauce } = options;
  const { random } = scene;
  for (const [x, y] of points) {
    const turned = random.between(0, 360);
    const here = size * random.between(0.85, 1.12);
    const [dx, dy] = scene.shadowOffset(here * 0.3);
    scene.add(
      element('circle', {
        cx: x + dx,
        cy: y + dy,
        r: here * 1.02,
        fill: sauce ? darken(sauce, 0.75) : '#1c0a02',
        opacity: 0.35,
      }),
    );
    scene.add(element('g', { transform: place(x, y, turned) }, shape(random.pick(colors), here, turned)));
    if (sauce) {
      // A film of sauce over the lower half: the bean is wet, not laid on top.
      scene.add(element('circle', { cx: x + dx * 0.4, cy: y + dy * 0.4, r: here * 0.92, fill: sauce, opacity: 0.22 }));
    }
    scene.add(glint(scene, x - here * 0.3, y - here * 0.32, here * 0.2, here * 0.11, 0.55));
  }
}

/** Kidney-shaped beans: black, red, white, borlotti. */
export function beans(scene: Scene, points: readonly Point[], options: BeansOptions): void {
  saucedPieces(scene, points, options, (color, size, turned) => {
    const [l, w] = [size, size * 0.62];
    const outline = d`M${-l} 0C${-l} ${-w * 1.2} ${-l * 0.3} ${-w * 1.1} 0 ${-w * 0.9}C${l * 0.3} ${-w * 1.1} ${l} ${-w * 1.2} ${l} 0C${l} ${w * 1.1} ${l * 0.4} ${w} 0 ${w * 0.6}C${-l * 0.4} ${w} ${-l} ${w * 1.1} ${-l} 0Z`;
    return element('path', { d: outline, fill: lit(scene, color, { highlight: 0.35, shade: 0.5, turned }) });
  });
}

/** Chickpeas: round, with a beak and a crease. */
export function chickpeas(scene: Scene, points: readonly Point[], options: BeansOptions): void {
  saucedPieces(scene, points, options, (color, size, turned) => {
    const outline = d`M${-size} 0C${-size} ${-size * 1.2} ${size * 0.5} ${-size * 1.15} ${size * 0.85} ${-size * 0.35}Q${size * 1.3} ${-size * 0.06} ${size * 0.9} ${size * 0.3}C${size * 0.5} ${size * 1.1} ${-size} ${size * 1.15} ${-size} 0Z`;
    const crease = d`M${size * 0.9} ${-size * 0.02}Q${size * 0.2} ${-size * 0.12} ${-size * 0.35} ${size * 0.1}`;
    return (
      element('path', { d: outline, fill: lit(scene, color, { highlight: 0.4, shade: 0.45, turned }) }) +
      element('path', {
        d: crease,
        fill: 'none',
        stroke: darken(color, 0.4),
        'stroke-width': size * 0.1,
        'stroke-linecap': 'round',
        opacity: 0.45,
      })
    );
  });
}

/** Peas, peppercorns, capers: small and round. */
export function peas(scene: Scene, points: readonly Point[], options: BeansOptions): void {
  saucedPieces(scene, points, options, (color, size, turned) =>
    element('circle', { r: size, fill: lit(scene, lighten(color, 0.04), { highlight: 0.4, shade: 0.5, turned }) }),
  );
}
