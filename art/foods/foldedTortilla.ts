import { type Color, darken, lighten } from '../color.ts';
import { mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { radial } from '../paints.ts';
import { type Point, smooth } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

/** Half a round centered at the origin, its fold along the top; radius in px. */
function halfRound(scene: Scene, reach: number): Point[] {
  const arc = Array.from({ length: 27 }, (_, step): Point => {
    const angle = (Math.PI * step) / 26;
    const own = reach * (1 + scene.random.bell() * 0.012);
    return [Math.cos(angle) * own, Math.sin(angle) * own * 0.96];
  });
  return [...arc, [-reach * 0.55, -reach * 0.05], [reach * 0.55, -reach * 0.05]];
}

/** A corn tortilla folded in half and toasted, about the middle of its fold; radius in px. */
export function foldedTortilla(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  options: { rotate?: number; color?: Color; charred?: number } = {},
): void {
  const { rotate = 0, color = '#f0bf5e', charred = 0.8 } = options;
  const { random } = scene;
  const outline = smooth(halfRound(scene, radius));
  const body = radial(
    scene,
    [
      [0, lighten(color, 0.14)],
      [0.7, color],
      [0.94, darken(color, 0.12)],
      [1, darken(color, 0.34)],
    ],
    { cx: 0.5, cy: 0.2, r: 0.82 },
  );
  const crisp = { ...materials.bread, frequency: 0.022, height: 9, dome: 9, noise: 0.4, softness: 1.5, shadow: 12 };
  scene.group({ filter: relief(scene, crisp) }, () => {
    scene.at(x, y, { rotate }, () => {
      scene.add(element('path', { d: outline, fill: body }));
      for (const [tone, frequency, bare, opacity] of [
        ['#b06a20', 0.018, 0.42, 0.85],
        ['#4f2a10', 0.016, 0.54, charred],
      ] as const) {
        const filter = mottle(scene, { color: tone, frequency, octaves: 4, bare });
        scene.add(element('path', { d: outline, fill: tone, filter, opacity }));
      }
      scene.clipped(outline, () => {
        for (const [cx, cy] of scatter(
          random,
          { x: 0, y: radius * 0.45, rx: radius * 0.85, ry: radius * 0.42 },
          { count: 34, distance: 16 },
        )) {
          const spot = { rx: random.between(2, 7), ry: random.between(1.5, 4) };
          scene.add(element('ellipse', { cx, cy, ...spot, fill: '#6b3a12', opacity: random.between(0.25, 0.65) }));
        }
      });
    });
  });
}
