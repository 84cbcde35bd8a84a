import { type Color, darken, lighten, mix } from '../color.ts';
import { dropShadow } from '../filters.ts';
import { linear, shades } from '../paints.ts';
import { ellipse } from '../path.ts';
import type { Scene } from '../scene.ts';
import { element } from '../svg.ts';

const BAMBOO: Color = '#d8b06a';

/** The strips the board is glued from: narrow, each a little different, with the darker nodes of the cane. */
function strips(scene: Scene, radius: number): void {
  const { random } = scene;
  const width = radius * 0.085;
  for (let at = -radius; at < radius; at += width) {
    const color = mix(BAMBOO, random.pick(['#c2924a', '#e8cc92', '#b98a45']), random.between(0.1, 0.6));
    const box = { x: -radius, width: radius * 2, y: at, height: width };
    scene.add(element('rect', { ...box, fill: linear(scene, shades(lighten(color, 0.1), darken(color, 0.06))) }));
    for (let fiber = 0; fiber < 5; fiber++) {
      const y = at + random.between(0.1, 0.9) * width;
      const x = random.between(-radius, radius * 0.4);
      const line = { x, y, width: random.between(0.3, 1.2) * radius, height: 1.2, fill: darken(color, 0.4) };
      scene.add(element('rect', { ...line, opacity: 0.2 }));
    }
    const node = { x: random.between(-radius, radius), y: at + 1, width: 7, height: width - 2, rx: 3 };
    scene.add(element('rect', { ...node, fill: darken(color, 0.35), opacity: 0.35 }));
    scene.add(element('rect', { ...box, y: at + width - 1.5, height: 1.5, fill: '#3a2208', opacity: 0.4 }));
  }
}

/** A round board of bamboo centered at (x, y), its strips turned by degrees; radius in px. */
export function bambooBoard(scene: Scene, x: number, y: number, radius: number, rotate = 0): void {
  const edge = linear(scene, shades(lighten(BAMBOO, 0.45), BAMBOO, darken(BAMBOO, 0.5)));
  scene.group({ filter: dropShadow(scene, { blur: 15, length: 22, opacity: 0.55 }) }, () =>
    scene.add(element('circle', { cx: x, cy: y, r: radius, fill: edge })),
  );
  scene.at(x, y, { rotate }, () => {
    scene.clipped(ellipse(0, 0, radius - 7), () => strips(scene, radius));
  });
  const shade = linear(scene, [
    [0, '#fff3d0', 0.28],
    [0.5, '#fff3d0', 0],
    [1, '#4a2a08', 0.3],
  ]);
  scene.add(element('circle', { cx: x, cy: y, r: radius - 7, fill: shade }));
}
