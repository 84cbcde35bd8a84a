import { type Color, darken, lighten } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import { blob, type Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element, place } from '../svg.ts';

/** Grains of hominy. */
export interface HominyOptions {
  colors?: readonly Color[];
  /** Radius of a grain in px. */
  size?: number;
  /** The broth they swim in: it stains them and laps at them. */
  sauce?: Color;
}

/** One plump grain along the x axis: narrow where it sat on the cob; most have split, some have opened like a flower. */
function grain(scene: Scene, size: number, color: Color, turned: number): string {
  const { random } = scene;
  const lobe = (x: number, y: number, rx: number, ry: number, paint = color) => {
    const outline = blob(random, x * size, y * size, rx * size, ry * size, { wobble: 0.09, points: 14 });
    return element('path', { d: outline, fill: lit(scene, paint, { highlight: 0.45, shade: 0.36, turned }) });
  };
  const open = random.next();
  const germ = element('ellipse', { cx: -size * 0.72, rx: size * 0.2, ry: size * 0.26, fill: darken(color, 0.3) });
  let body = lobe(-0.3, 0, 0.66, 0.56) + lobe(0.14, 0, 0.8, 0.74);
  if (open > 0.45) {
    // Burst in the pot: two or three ragged puffs side by side at the broad end.
    let angle = random.between(-1.5, -0.6);
    for (let puff = random.integer(2, 3); puff > 0; puff--, angle += random.between(0.8, 1.3)) {
      const petal = [0.5 * Math.cos(angle) + 0.16, 0.48 * Math.sin(angle)] as const;
      body += lobe(...petal, random.between(0.3, 0.52), random.between(0.26, 0.4), lighten(color, 0.35));
    }
    return germ + body;
  }
  const split = d`M${size * 0.72} ${random.bell() * size * 0.2}Q${size * 0.3} ${random.bell() * size * 0.3} ${-size * 0.2} 0`;
  const line = { fill: 'none', stroke: darken(color, 0.5), 'stroke-width': size * 0.11, opacity: 0.5 };
  return germ + body + element('path', { d: split, 'stroke-linecap': 'round', ...line });
}

/** Hominy at points: big, white, burst open; half sunk if there is a sauce. */
export function hominy(scene: Scene, points: readonly Point[], options: HominyOptions = {}): void {
  const { colors = ['#f8edd0', '#f3e2b8', '#fcf5e2', '#eed9a4'], size = 24, sauce } = options;
  const { random } = scene;
  const plump = { ...materials.smooth, height: 6, dome: size * 0.18, gloss: 0.4, shadow: sauce ? 4 : 6 };
  scene.group({ filter: relief(scene, plump) }, () => {
    for (const [x, y] of points) {
      const turned = random.between(0, 360);
      const markup = grain(scene, size * random.between(0.82, 1.12), random.pick(colors), turned);
      scene.add(element('g', { transform: place(x, y, turned) }, markup));
    }
  });
  for (const [x, y] of points) {
    if (sauce) {
      const [dx, dy] = scene.shadowOffset(size * 0.34);
      const film = blob(random, x + dx, y + dy, size * 0.95, size * 0.8, { wobble: 0.12, points: 12 });
      scene.add(element('path', { d: film, fill: lighten(sauce, 0.05), opacity: random.between(0.2, 0.5) }));
    }
    scene.add(glint(scene, x - size * 0.3, y - size * 0.36, size * 0.16, size * 0.08, 0.6));
  }
}
