import { dropShadow, relief } from '../filters.ts';
import { linear } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A steel tray. Lengths in px. */
export interface SteelTrayOptions {
  /** Degrees about its middle. */
  rotate?: number;
  /** A sheet of baking paper in it. */
  paper?: boolean;
}

/** A flat tray of brushed steel with a rolled rim, centered at (x, y); `fill` draws in the tray's own coordinates. */
export function steelTray(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  options: SteelTrayOptions = {},
  fill: () => void = () => {},
): void {
  const { rotate = 0, paper = false } = options;
  const box = (inset: number, paint: string) => {
    const size = { width: width - inset * 2, height: height - inset * 2, rx: Math.max(14, 40 - inset) };
    return element('rect', { x: -width / 2 + inset, y: -height / 2 + inset, ...size, fill: paint });
  };
  const sheen = (turned: boolean) =>
    linear(
      scene,
      [
        [0, '#f4f4f1'],
        [0.3, '#b4b6b6'],
        [0.5, '#dfe0de'],
        [0.75, '#a2a4a4'],
        [1, '#8a8c8c'],
      ],
      turned ? { from: [1, 1], to: [0, 0] } : {},
    );
  scene.group({ filter: dropShadow(scene, { blur: 16, length: 24, opacity: 0.55 }) }, () => {
    scene.at(x, y, { rotate }, () => scene.add(box(0, '#8d8f8f')));
  });
  scene.at(x, y, { rotate }, () => {
    scene.add(box(0, sheen(false)), box(9, sheen(true)), box(22, '#77797a'));
    const brushed = { frequency: 0.004, frequencyDown: 0.4, height: 2, dome: 3, noise: 0.6, gloss: 0.2, shadow: 0 };
    scene.group({ filter: relief(scene, { ...brushed, ambient: 0.36 }) }, () => scene.add(box(26, '#b9bcbc')));
    if (paper) {
      const creased = { frequency: 0.006, octaves: 3, height: 12, noise: 0.8, dome: 2, softness: 2, ambient: 0.4 };
      scene.group({ filter: relief(scene, { ...creased, shadow: 5 }) }, () => {
        const [w, h] = [width / 2 - 50, height / 2 - 46];
        const sheet = d`M${-w} ${-h + 12}L${w - 16} ${-h}L${w} ${h - 22}L${-w + 22} ${h}Z`;
        scene.add(element('path', { d: sheet, fill: '#dcc59a' }));
      });
    }
    fill();
  });
}
