import type { Color } from '../color.ts';
import { type ReliefOptions, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { blob } from '../path.ts';
import { type Area, scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';

/** A heap of irregular bits. Lengths in px. */
export interface CrumblesOptions {
  colors: readonly Color[];
  count?: number;
  /** Smallest and largest radius of a bit. */
  min?: number;
  max?: number;
  /** How flat the bits are: 1 round, 0.4 flakes. */
  flat?: number;
  /** How torn the bits are. */
  wobble?: number;
  /** Least distance between two bits; smaller heaps them. */
  distance?: number;
  /** 0.5 even, more gathers in the middle. */
  bias?: number;
  material?: ReliefOptions;
}

/** Minced meat, crumbled cheese, chopped nuts, breadcrumbs: bits heaped over an area. */
export function crumbles(scene: Scene, area: Area, options: CrumblesOptions): void {
  const { colors, count = 120, min = 6, max = 15, flat = 0.7, wobble = 0.22 } = options;
  const { distance = min * 1.1, bias = 0.55, material = materials.crumbs } = options;
  const { random } = scene;
  scene.group({ filter: relief(scene, material) }, () => {
    for (const [x, y] of scatter(random, area, { count, distance, bias })) {
      const radius = random.between(min, max);
      const outline = blob(random, x, y, radius, radius * random.between(flat * 0.8, flat * 1.2), {
        wobble,
        rotation: random.angle(),
        points: 11,
      });
      scene.add(solid(scene, outline, random.pick(colors), { shadow: min * 0.45, highlight: 0.14, shade: 0.3 }));
    }
  });
}
