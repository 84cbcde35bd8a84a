import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { blob, type Point, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** The outline of half an oval roll around the origin, pointed at both ends; half its length and half its width in px. */
function oval(scene: Scene, long: number, wide: number): Point[] {
  return Array.from({ length: 40 }, (_, step): Point => {
    const angle = (step / 40) * Math.PI * 2;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const own = 1 + scene.random.bell() * 0.012;
    return [
      Math.sign(across) * Math.abs(across) ** 0.82 * long * own,
      Math.sign(down) * Math.abs(down) ** 1.05 * wide * own,
    ];
  });
}

/** The cut side of half a bolillo around the origin, toasted: crust, golden crumb; half its length and half its width in px. */
export function bolilloHalf(scene: Scene, long: number, wide: number): void {
  const points = oval(scene, long, wide);
  const part = (share: number) => smooth(points.map(([x, y]): Point => [x * (share + 0.02), y * share]));
  const crust = { ...materials.bread, frequency: 0.04, height: 10, dome: 12, noise: 0.4, shadow: 16 };
  scene.group({ filter: relief(scene, crust) }, () => {
    scene.add(element('path', { d: part(0.98), fill: '#b06c28' }));
    const filter = mottle(scene, { color: '#6f3410', frequency: 0.02, bare: 0.46 });
    scene.add(element('path', { d: part(0.98), fill: '#6f3410', filter, opacity: 0.6 }));
  });
  const crumb = { ...materials.bread, frequency: 0.1, height: 5, dome: 6, noise: 0.5, softness: 1, shadow: 0 };
  scene.group({ filter: relief(scene, crumb) }, () => {
    scene.add(element('path', { d: part(0.9), fill: '#f0cf88' }));
    const filter = mottle(scene, { color: '#b8701e', frequency: 0.018, bare: 0.42 });
    scene.add(element('path', { d: part(0.9), fill: '#b8701e', filter, opacity: 0.8 }));
  });
}

/** Something spread on half a bolillo: an uneven oval over a share of it. */
export function spreadOutline(scene: Scene, long: number, wide: number, wobble = 0.05): string {
  return blob(scene.random, 0, 0, long, wide, { wobble, points: 48 });
}
