import { type Color, darken, lighten, mix } from '../color.ts';
import { blur, dropShadow, mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { blob } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';
import { cutSides, type WedgeArea, wedgeOutline } from './wedge.ts';

const EGG: Color = '#ecb83f';
const BROWNED: Color = '#a8601a';

/** Returns `true` if a point is in the wedge, `margin` px away from its cuts and its edge. */
function inside(area: WedgeArea, x: number, y: number, margin: number): boolean {
  const distance = Math.hypot(x - area.x, y - area.y);
  const half = ((area.to - area.from) / 2) * (Math.PI / 180);
  const middle = (area.from * Math.PI) / 180 + half;
  const turned = Math.atan2(y - area.y, x - area.x) - middle;
  const off = Math.abs(Math.atan2(Math.sin(turned), Math.cos(turned)));
  return distance < area.radius - margin && off < half - margin / Math.max(distance, 1);
}

/** Herbs set into the egg: leaves and bits, some of them just under the surface. */
function herbs(scene: Scene, { x, y, radius }: WedgeArea): void {
  const { random } = scene;
  for (const [hx, hy] of scatter(random, { x, y, rx: radius * 0.97 }, { count: 640, distance: 10 })) {
    const size = 4 + 17 * random.next() ** 1.8;
    const shape = { wobble: 0.35, rotation: random.angle(), points: 12 };
    const bit = blob(random, hx, hy, size, size * random.between(0.25, 0.6), shape);
    const green = mix('#3f6f1e', random.pick(['#7a9a34', '#274f14', '#a8a03a']), random.between(0, 0.6));
    scene.add(element('path', { d: bit, fill: green, opacity: random.between(0.5, 0.95) }));
  }
}

/** Spoonfuls of ricotta that sank in a little: white, soft, toasted here and there. */
function ricotta(scene: Scene, area: WedgeArea, count: number): void {
  const { random } = scene;
  const { x, y, radius } = area;
  const soft = { ...materials.cream, frequency: 0.05, height: 7, dome: 6, noise: 0.5, gloss: 0.2, shadow: 4 };
  const places = scatter(random, { x, y, rx: radius * 0.84 }, { count, distance: radius * 0.25 });
  for (const [cx, cy] of places.filter(([px, py]) => inside(area, px, py, radius * 0.13))) {
    const size = radius * random.between(0.085, 0.135);
    const outline = blob(random, cx, cy, size, size * random.between(0.72, 0.95), {
      wobble: 0.3,
      rotation: random.angle(),
    });
    const sunk = { d: outline, fill: 'none', stroke: '#8a5a14', 'stroke-width': 9, opacity: 0.45 };
    scene.add(element('path', { ...sunk, filter: blur(scene, 4) }));
    scene.group({ filter: relief(scene, soft) }, () => scene.add(element('path', { d: outline, fill: '#fdf7e8' })));
    const toast = mottle(scene, { color: '#c98a34', frequency: 0.045, bare: 0.52 });
    scene.add(element('path', { d: outline, fill: '#c98a34', filter: toast, opacity: 0.55 }));
  }
}

/** A wedge of a frittata, or a frittata without a wedge: golden, browned at the rim, full of herbs, dotted with ricotta. */
export function frittata(scene: Scene, area: WedgeArea, options: { dots?: number; thickness?: number } = {}): void {
  const { dots = 26, thickness = 26 } = options;
  const { x, y, radius } = area;
  const outline = wedgeOutline(scene.random, area);
  scene.group({ filter: dropShadow(scene, { blur: 8, length: thickness, opacity: 0.5 }) }, () =>
    cutSides(scene, outline, '#f3d878', '#b5741f', thickness),
  );
  const rim = radial(
    scene,
    [
      [0, lighten(EGG, 0.12)],
      [0.72, EGG],
      [0.9, mix(EGG, BROWNED, 0.4)],
      [1, darken(BROWNED, 0.2)],
    ],
    { gradientUnits: 'userSpaceOnUse', cx: x, cy: y, r: radius * 1.01 },
  );
  const puffed = { ...materials.bread, frequency: 0.016, height: 9, dome: 8, noise: 0.45, softness: 2.6, gloss: 0.26 };
  scene.group({ filter: relief(scene, { ...puffed, shadow: 0 }) }, () => {
    scene.clipped(outline, () => {
      scene.add(element('circle', { cx: x, cy: y, r: radius * 1.05, fill: rim }));
      herbs(scene, area);
      const browned = mottle(scene, { color: BROWNED, frequency: 0.009, bare: 0.45 });
      scene.add(element('path', { d: outline, fill: BROWNED, filter: browned, opacity: 0.7 }));
      const freckles = mottle(scene, { color: BROWNED, frequency: 0.06, bare: 0.5 });
      scene.add(element('path', { d: outline, fill: BROWNED, filter: freckles, opacity: 0.4 }));
    });
  });
  ricotta(scene, area, dots);
}
