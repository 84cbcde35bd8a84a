import { type Color, darken, lighten, mix } from '../color.ts';
import { blur, dropShadow, relief } from '../filters.ts';
import { linear, radial, shades } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { stone } from '../surfaces/stone.ts';
import { d, element } from '../svg.ts';

/** The middle of every head on the canvas. */
export const HEAD = { x: 640, y: 468 };

/** Rounds painted shapes softly, like a brush that follows the form. */
export const PAINTED = {
  frequency: 0.02,
  height: 9,
  dome: 24,
  noise: 0.05,
  softness: 4,
  gloss: 0.05,
  sharpness: 14,
  shadow: 0,
  ambient: 0.5,
};

/** A plain wall in warm light. */
export function backdrop(scene: Scene, color: Color): void {
  stone(scene, { base: color, vein: darken(color, 0.35), speck: 0.12 });
  const glow = radial(
    scene,
    [
      [0, lighten(color, 0.55), 0.75],
      [1, lighten(color, 0.4), 0],
    ],
    { cx: 0.38, cy: 0.3, r: 0.62 },
  );
  scene.add(element('rect', { width: scene.width, height: scene.height, fill: glow }));
}

/** Draws a sitter larger, from the lower edge up. */
export function sitter(scene: Scene, draw: () => void): void {
  const scale = 1.12;
  scene.at(HEAD.x * (1 - scale), scene.height * (1 - scale), { scale }, draw);
}

/** Clothes of a sitter. */
export interface ClothesOptions {
  color: Color;
  stripes?: readonly Stripe[];
  checked?: boolean;
  /** Half the breadth of the shoulders in px. */
  breadth?: number;
}

/** The outline of shoulders and chest. */
export function torso(breadth: number): string {
  const { x } = HEAD;
  const b = breadth;
  return d`M${x - b} 980C${x - b * 1.02} 800 ${x - b * 0.66} 742 ${x - 92} 702Q${x} 740 ${x + 92} 702C${x + b * 0.66} 742 ${x + b * 1.02} 800 ${x + b} 980Z`;
}

/** Shoulders in woven cloth, lit from the left. */
export function clothes(scene: Scene, options: ClothesOptions): void {
  const { color, stripes, checked, breadth = 330 } = options;
  const outline = torso(breadth);
  const box = { x: HEAD.x - breadth - 40, y: 660, width: breadth * 2 + 80, height: 380 };
  scene.group({ filter: dropShadow(scene, { blur: 26, length: 30, opacity: 0.35 }) }, () =>
    scene.add(element('path', { d: outline, fill: color })),
  );
  scene.clipped(outline, () => {
    cloth(scene, color, { ...box, stripes, checked });
    const side = linear(
      scene,
      [
        [0, '#fff4dc', 0.3],
        [0.42, '#fff4dc', 0],
        [0.6, '#1c0f08', 0],
        [1, '#1c0f08', 0.5],
      ],
      { to: [1, 0.25] },
    );
    scene.add(element('rect', { ...box, fill: side }));
  });
}

/** The neck, in the shade of the chin. Draw it after the clothes, and a collar after it. */
export function neck(scene: Scene, skin: Color): void {
  const { x } = HEAD;
  const outline = d`M${x - 70} 560L${x - 70} 660C${x - 72} 690 ${x - 110} 704 ${x - 128} 712Q${x} 806 ${x + 128} 712C${x + 110} 704 ${x + 72} 690 ${x + 70} 660L${x + 70} 560Z`;
  const shaded = linear(scene, shades(darken(skin, 0.42), mix(skin, darken(skin, 0.2), 0.7), skin, 0.6), {
    to: [0, 1],
  });
  scene.group({ filter: relief(scene, { ...PAINTED, dome: 14 }) }, () =>
    scene.add(element('path', { d: outline, fill: shaded })),
  );
  const chinShadow = d`M${x - 66} 600Q${x + 10} 734 ${x + 78} 676L${x + 70} 580Z`;
  scene.clipped(outline, () =>
    scene.add(element('path', { d: chinShadow, fill: darken(skin, 0.75), opacity: 0.35, filter: blur(scene, 12) })),
  );
}
