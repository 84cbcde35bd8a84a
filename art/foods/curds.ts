import type { Color } from '../color.ts';
import { relief } from '../filters.ts';
import { blob, type Point, polar } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint, solid } from '../solid.ts';

/** Curds of scrambled egg. */
export interface CurdsOptions {
  colors?: readonly Color[];
  /** Radius of a curd in px. */
  size?: number;
}

/** One curd: a soft sheet of set egg with lobes folded over it. */
function curd(scene: Scene, x: number, y: number, size: number, colors: readonly Color[]): void {
  const { random } = scene;
  const lean = random.angle();
  const sheet = { wobble: 0.26, rotation: lean, points: 30 };
  const under = blob(random, x, y, size, size * random.between(0.62, 0.85), sheet);
  scene.add(solid(scene, under, random.pick(colors), { shadow: 0, highlight: 0.22, shade: 0.35 }));
  const lobes = random.integer(2, 3);
  for (let lobe = 0; lobe < lobes; lobe++) {
    const [lx, ly] = polar(x, y, lean + lobe * 2.6 + random.bell(), size * random.between(0.2, 0.4));
    const own = size * random.between(0.45, 0.66);
    const fold = { wobble: 0.22, rotation: lean + random.bell(), points: 22 };
    const outline = blob(random, lx, ly, own, own * random.between(0.45, 0.7), fold);
    const shading = { shadow: 5, shadowOpacity: 0.16, highlight: 0.32, shade: 0.16 };
    scene.add(solid(scene, outline, random.pick(colors), shading));
  }
}

/** Big soft curds of egg at points, glossy with oil. */
export function curds(scene: Scene, points: readonly Point[], options: CurdsOptions = {}): void {
  const { colors = ['#f4b71e', '#f9ca3c', '#fbd85e', '#f0a914'], size = 62 } = options;
  const { random } = scene;
  const folded = {
    frequency: 0.022,
    height: 8,
    dome: 8,
    noise: 0.5,
    softness: 2.6,
    gloss: 0.3,
    sharpness: 30,
    shadow: 6,
    shadowOpacity: 0.4,
    ambient: 0.4,
  };
  for (const [x, y] of points) {
    const own = size * random.between(0.7, 1.2);
    scene.group({ filter: relief(scene, folded) }, () => curd(scene, x, y, own, colors));
    for (let count = random.integer(1, 3); count > 0; count--) {
      const [gx, gy] = [x - own * random.between(0, 0.5), y - own * random.between(0, 0.5)];
      scene.add(glint(scene, gx, gy, own * 0.12, own * 0.04, random.between(0.35, 0.7)));
    }
  }
}
