import { type Color, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { band, type Point } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element, place } from '../svg.ts';

/** Colors that the fibers of one piece turn to: pink inside, brown where the juices dried, pale where fat was. */
const TONES: readonly Color[] = ['#7a3418', '#d99a66', '#c4704a', '#e6b98a'];

/** How thick a fiber is along its length, from one torn end to the other. */
const TAPER = [0.3, 0.9, 1.1, 1, 0.85, 0.25];

/** Meat cooked so long that forks pull it apart. Lengths in px. */
export interface PulledMeatOptions {
  colors?: readonly Color[];
  /** The dark crust that is still on some pieces. */
  bark?: Color;
  /** Share of the pieces that have crust, 0 to 1. */
  barked?: number;
  length?: number;
  width?: number;
  /** One filter over all pieces: cheap, for the lower part of a heap. */
  together?: boolean;
}

/** One fiber along the x axis as a tapering band, at a distance from the middle of its bundle; lengths in px. */
function fiber(scene: Scene, length: number, thick: number, aside: number, bend: number): string {
  const { random } = scene;
  const [from, to] = [random.between(-0.58, -0.36), random.between(0.36, 0.58)];
  const fan = aside * random.between(0, 0.24);
  const points = Array.from({ length: 6 }, (_, step): Point => {
    const part = from + ((to - from) * step) / 5;
    return [part * length, aside + bend * (1 - (part * 2) ** 2) + fan * (part * 2) ** 2 + random.bell() * thick * 0.3];
  });
  const widths = points.map((_, step) => thick * (TAPER[step] ?? 1) * random.between(0.8, 1.2));
  return band(points, widths);
}

/** One torn piece along the x axis: a bundle of fibers that come apart at its ends, with crust along one side or without. */
function piece(scene: Scene, length: number, width: number, color: Color, bark?: Color): string {
  const { random } = scene;
  const bend = random.bell() * length * 0.2;
  const strands = Math.max(4, Math.round(width / 6));
  const markup: string[] = [];
  for (let strand = 0; strand < strands; strand++) {
    const aside = ((strand + random.bell() * 0.4) / (strands - 1) - 0.5) * width * 0.86;
    const outline = fiber(scene, length, random.between(7, 12), aside, bend);
    const onEdge = bark !== undefined && strand < strands * 0.3;
    const tone = onEdge
      ? mix(bark, color, random.between(0, 0.3))
      : mix(color, random.pick(TONES), random.between(0, 0.5));
    markup.push(element('path', { d: outline, fill: '#3a1408', opacity: 0.4, transform: 'translate(1.5 3)' }));
    markup.push(element('path', { d: outline, fill: tone }));
  }
  return markup.join('');
}

/** Pieces at points, in all directions, juicy; some with crust along one side. */
export function pulledMeat(scene: Scene, points: readonly Point[], options: PulledMeatOptions = {}): void {
  const { colors = ['#a35a30', '#8f4926', '#b36a3c', '#9a5029', '#c07c4a'], bark = '#3d160a', barked = 0.4 } = options;
  const { length = 132, width = 40, together = false } = options;
  const { random } = scene;
  const juicy = {
    ...materials.meat,
    frequency: 0.05,
    height: 6,
    dome: 3,
    noise: 0.25,
    softness: 1.2,
    gloss: 0.42,
    shadow: 5,
    ambient: 0.3,
  };
  const filter = relief(scene, juicy);
  const pieces = points.map(([x, y]) => {
    const [own, across] = [length * random.between(0.5, 1.15), width * random.between(0.6, 1.15)];
    const markup = piece(scene, own, across, random.pick(colors), random.next() < barked ? bark : undefined);
    return element('g', { transform: place(x, y, random.between(0, 360)) }, markup);
  });
  // Separate filters show which piece of a heap is on top.
  if (together) scene.group({ filter }, () => scene.add(...pieces));
  else for (const markup of pieces) scene.add(element('g', { filter }, markup));
}
