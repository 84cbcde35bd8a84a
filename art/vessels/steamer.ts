import { darken, lighten, mix } from '../color.ts';
import { dropShadow } from '../filters.ts';
import { linear, shades } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

const BAMBOO = '#d2a45c';

/** An open bamboo steamer centered at (x, y); radius in px. The food belongs within 0.84 of the radius. */
export function steamer(scene: Scene, x: number, y: number, radius: number): void {
  const { random } = scene;
  const disc = (part: number, fill: string) => scene.add(element('circle', { cx: x, cy: y, r: radius * part, fill }));
  scene.group({ filter: dropShadow(scene, { blur: 18, length: 30, opacity: 0.55 }) }, () =>
    disc(1, darken(BAMBOO, 0.4)),
  );
  for (const [part, shade] of [
    [1, 0.15],
    [0.965, 0.35],
    [0.95, 0.05],
    [0.915, 0.4],
  ] as const) {
    disc(
      part,
      linear(scene, shades(lighten(BAMBOO, 0.45 - shade), darken(BAMBOO, shade), darken(BAMBOO, shade + 0.25))),
    );
  }
  const inner = radius * 0.89;
  scene.clipped(
    d`M${x - inner} ${y}A${inner} ${inner} 0 1 1 ${x + inner} ${y}A${inner} ${inner} 0 1 1 ${x - inner} ${y}Z`,
    () => {
      disc(0.9, darken(BAMBOO, 0.75));
      for (let at = -inner; at < inner; at += radius * 0.1) {
        const slat = mix(BAMBOO, random.pick(['#b88640', '#e6c283']), random.between(0, 0.5));
        const fill = linear(scene, shades(lighten(slat, 0.3), slat, darken(slat, 0.4)), { to: [0, 1] });
        scene.add(element('rect', { x: x - inner, y: y + at, width: inner * 2, height: radius * 0.085, fill }));
      }
      const shade = linear(scene, [
        [0, '#1c0a02', 0.5],
        [0.25, '#1c0a02', 0],
        [1, '#1c0a02', 0],
      ]);
      disc(0.89, shade);
    },
  );
}
