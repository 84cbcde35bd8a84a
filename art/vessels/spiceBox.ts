import { dropShadow } from '../filters.ts';
import { linear, radial, type Stop } from '../paints.ts';
import { polar, TURN } from '../path.ts';
import type { Scene } from '../scene.ts';
import { type Attributes, element } from '../svg.ts';

/** Reflections in polished steel. */
const STEEL: Stop[] = [
  [0, '#fbfbf8'],
  [0.25, '#a9aeaf'],
  [0.48, '#e9ebe9'],
  [0.7, '#8b9193'],
  [1, '#cfd2d1'],
];

/** One small cup of the box, and the shade of its wall on what it holds. */
function cup(scene: Scene, x: number, y: number, radius: number, fill: () => void): void {
  const disc = (part: number, paint: string, extra: Attributes = {}) =>
    scene.add(element('circle', { cx: x, cy: y, r: radius * part, fill: paint, ...extra }));
  scene.group({ filter: dropShadow(scene, { blur: 9, length: 14, opacity: 0.6 }) }, () => disc(1, '#8f9698'));
  disc(1, linear(scene, STEEL));
  disc(0.95, linear(scene, [...STEEL].map(([at, color]): Stop => [1 - at, color]).reverse()));
  disc(0.91, '#4f5557');
  fill();
  const shade = radial(
    scene,
    [
      [0.72, '#1c0a02', 0],
      [1, '#1c0a02', 0.55],
    ],
    { cx: 0.56, cy: 0.58, r: 0.58 },
  );
  disc(0.91, shade);
}

/**
 * A masala dabba at (x, y): a round box of steel with a cup in the middle and six around it; radius in px. Each of
 * `fills` draws what a cup holds, the middle one first, centered at (x, y) and within the radius it is given.
 */
export function spiceBox(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  fills: readonly ((x: number, y: number, radius: number) => void)[],
): void {
  const disc = (part: number, paint: string, extra: Attributes = {}) =>
    scene.add(element('circle', { cx: x, cy: y, r: radius * part, fill: paint, ...extra }));
  scene.group({ filter: dropShadow(scene, { blur: 22, length: 34, opacity: 0.6 }) }, () => disc(1, '#6d7375'));
  disc(1, linear(scene, STEEL));
  disc(0.975, linear(scene, STEEL, { from: [1, 0.1], to: [0, 0.9] }));
  disc(0.95, '#565c5e');
  const floor = linear(scene, [
    [0, '#565c5e'],
    [0.5, '#8e9496'],
    [1, '#c9cdcc'],
  ]);
  disc(0.94, floor);
  const cups = [
    { at: [x, y] as const, size: radius * 0.335 },
    ...Array.from({ length: 6 }, (_, index) => ({
      at: polar(x, y, (index / 6) * TURN - TURN / 4, radius * 0.628),
      size: radius * 0.29,
    })),
  ];
  cups.forEach(({ at: [cx, cy], size }, index) => {
    cup(scene, cx, cy, size, () => fills[index]?.(cx, cy, size * 0.9));
  });
}
