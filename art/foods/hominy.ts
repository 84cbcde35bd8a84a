import { type Colour, darken, lighten } from '../colour.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import { blob, type Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element, place } from '../svg.ts';

/** Grains of hominy. */
export interface HominyOptions {
  colours?: readonly Colour[];
  /** Radius of a grain in px. */
  size?: number;
  /** The broth they swim in: it stains them and laps at them. */
  sauce?: Colour;
}

/** One plump grain, broad at one end and notched at the other, where it has opened in the pot. */
function grain(scene: Scene, size: number, colour: Colour, turned: number): string {
  const { random } = scene;
  const lobe = (x: number, y: number, rx: number, ry: number) => {
    const outline = blob(random, x * size, y * size, rx * size, ry * size, { wobble: 0.07, points: 14 });
    return element('path', { d: outline, fill: lit(scene, colour, { highlight: 0.5, shade: 0.34, turned }) });
  };
  const open = random.next();
  const lobes = [lobe(-0.12, 0, 0.84, 0.78)];
  if (open > 0.25) lobes.push(lobe(0.42, -0.36, 0.52, 0.44), lobe(0.42, 0.36, 0.52, 0.44));
  if (open > 0.7) lobes.push(lobe(-0.3, 0.1, 0.5, 0.44));
  const notch = d`M${size * 0.78} ${size * 0.02}Q${size * 0.4} ${-size * 0.08} ${size * 0.14} ${size * 0.04}`;
  const line = { fill: 'none', stroke: darken(colour, 0.55), 'stroke-width': size * 0.13, opacity: 0.5 };
  return lobes.join('') + element('path', { d: notch, 'stroke-linecap': 'round', ...line });
}

/** Hominy at points: big, white, burst open; half sunk where there is a sauce. */
export function hominy(scene: Scene, points: readonly Point[], options: HominyOptions = {}): void {
  const { colours = ['#f8ecd0', '#f3e0b8', '#fbf4e0', '#efd6a6'], size = 24, sauce } = options;
  const { random } = scene;
  const plump = { ...materials.smooth, height: 6, dome: size * 0.18, gloss: 0.4, shadow: sauce ? 4 : 6 };
  scene.group({ filter: relief(scene, plump) }, () => {
    for (const [x, y] of points) {
      const turned = random.between(0, 360);
      const markup = grain(scene, size * random.between(0.82, 1.12), random.pick(colours), turned);
      scene.add(element('g', { transform: place(x, y, turned) }, markup));
    }
  });
  for (const [x, y] of points) {
    if (sauce) {
      const [dx, dy] = scene.shadowOffset(size * 0.34);
      const film = blob(random, x + dx, y + dy, size * 0.95, size * 0.8, { wobble: 0.12, points: 12 });
      scene.add(element('path', { d: film, fill: lighten(sauce, 0.05), opacity: random.between(0.25, 0.6) }));
    }
    scene.add(glint(scene, x - size * 0.3, y - size * 0.36, size * 0.16, size * 0.08, 0.6));
  }
}
