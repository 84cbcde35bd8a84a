import { relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { band, type Point, polar, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';
import { solid } from '../solid.ts';
import { element } from '../svg.ts';

/** A line of points that runs around (x, y) at a distance, waving a little; length in px. */
export function wavingArc(scene: Scene, x: number, y: number, away: number, length: number, steps: number): Point[] {
  const { random } = scene;
  const [start, wave] = [random.angle(), random.between(6, 14)];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = start + ((step / steps) * length) / Math.max(away, 90);
    return polar(x, y, angle, away + Math.sin(step * 1.1 + start * 3) * wave);
  });
}

/** Egg that set as it was stirred into a soup, within `reach` px of (x, y): broad silky ribbons, torn to wisps at their ends. */
export function eggRibbons(scene: Scene, x: number, y: number, reach: number, count: number): void {
  const { random } = scene;
  const silk = { ...materials.smooth, frequency: 0.03, height: 5, dome: 4, noise: 0.5, gloss: 0.4, shadow: 2.5 };
  scene.group({ filter: relief(scene, silk) }, () => {
    for (let ribbon = 0; ribbon < count; ribbon++) {
      const away = reach * Math.sqrt(random.between(0.04, 0.96));
      const line = wavingArc(scene, x, y, away, random.between(110, 250), 10);
      const broad = random.between(16, 40);
      const widths = line.map(
        (_, step) => 2 + broad * Math.sin((step / 10) * Math.PI) ** 0.8 * random.between(0.6, 1.1),
      );
      const color = random.pick(['#f8d25a', '#fbdf80', '#f3c33e', '#fdeaa8']);
      scene.add(solid(scene, band(line, widths), color, { highlight: 0.45, shade: 0.16, shadow: 3 }));
      const fold = line.slice(2, 9).map(([px, py]): Point => [px + random.bell() * 4, py + random.bell() * 4]);
      const crease = { d: smooth(fold, false), fill: 'none', 'stroke-width': random.between(1.5, 3) };
      scene.add(element('path', { ...crease, stroke: random.pick(['#d99a1c', '#fff6d0']), opacity: 0.6 }));
    }
  });
}
