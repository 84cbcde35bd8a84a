import type { Color } from '../color.ts';
import { dropShadow, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { lit } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { glint } from '../solid.ts';
import { d, element } from '../svg.ts';

/** A raw egg in its shell centered at (x, y), its point to the right at 0 degrees; half its length in px. */
export function shellEgg(scene: Scene, x: number, y: number, half: number, color: Color, rotate = -35): void {
  const w = half * 0.74;
  const outline = d`M${-half} 0C${-half} ${-w * 1.2} ${half * 0.2} ${-w * 1.3} ${half * 0.7} ${-w * 0.68}C${half * 1.1} ${-w * 0.22} ${half * 1.1} ${w * 0.22} ${half * 0.7} ${w * 0.68}C${half * 0.2} ${w * 1.3} ${-half} ${w * 1.2} ${-half} 0Z`;
  const shell = {
    ...materials.smooth,
    frequency: 0.25,
    height: 3,
    dome: half * 0.2,
    noise: 0.3,
    gloss: 0.1,
    shadow: 0,
  };
  scene.group({ filter: dropShadow(scene, { blur: half * 0.14, length: half * 0.26, opacity: 0.5 }) }, () => {
    scene.at(x, y, { rotate }, () => {
      const fill = lit(scene, color, { highlight: 0.4, shade: 0.35, turned: rotate });
      scene.group({ filter: relief(scene, shell) }, () => scene.add(element('path', { d: outline, fill })));
    });
  });
  scene.add(glint(scene, x - half * 0.26, y - half * 0.36, half * 0.22, half * 0.12, 0.35));
}
