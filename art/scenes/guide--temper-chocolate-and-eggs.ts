import { relief } from '../filters.ts';
import { swirl } from '../foods/drizzle.ts';
import { reflection, sauce } from '../foods/sauce.ts';
import { shellEgg } from '../foods/shellEgg.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { linear, shades } from '../paints.ts';
import { probe } from '../props/probe.ts';
import type { Scene } from '../scene.ts';
import { cloth } from '../surfaces/cloth.ts';
import { element } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

/** A slab of chocolate in squares centered at (x, y). */
function slab(scene: Scene, x: number, y: number, rotate: number): void {
  const square = { ...materials.smooth, height: 8, dome: 10, noise: 0.1, softness: 3, shadow: 8 };
  scene.group({ filter: relief(scene, square) }, () => {
    scene.at(x, y, { rotate }, () => {
      for (let row = 0; row < 3; row++) {
        for (let column = 0; column < 4; column++) {
          const box = { x: column * 78 - 156, y: row * 66 - 99, width: 72, height: 60, rx: 7 };
          scene.add(element('rect', { ...box, fill: linear(scene, shades('#5a3018', '#3a1c0c')) }));
        }
      }
    });
  });
}

export const alt =
  'A steel-blue bowl of glossy melted dark chocolate and a cream bowl of pale yellow custard side by side, with a slab of chocolate in squares, two brown eggs and a thermometer, on a pale pink cloth.';

/** Melted chocolate and custard, with their ingredients and a thermometer. */
export function draw(scene: Scene): void {
  cloth(scene, '#e3cfc4');
  bowl(scene, 372, 440, 268, { color: '#4f6f8a', inside: '#35566b' });
  sauce(scene, { x: 372, y: 440, rx: 232 }, { color: '#43200e', oiliness: 0 });
  swirl(scene, { x: 372, y: 440, rx: 150 }, '#5a2c14', 2, 20);
  reflection(scene, { x: 372, y: 440, rx: 210 }, 0.5);
  bowlShade(scene, 372, 440, 268);
  bowl(scene, 900, 470, 270, { color: '#f1e8d8', inside: '#e9dfcb' });
  sauce(scene, { x: 900, y: 470, rx: 234 }, { color: '#f0cf6a', oiliness: 0 });
  swirl(scene, { x: 900, y: 470, rx: 140 }, '#f7e09a', 2, 18);
  reflection(scene, { x: 900, y: 470, rx: 200 }, 0.5);
  bowlShade(scene, 900, 470, 270);
  slab(scene, 330, 830, -10);
  shellEgg(scene, 760, 830, 78, '#b9774a', -30);
  shellEgg(scene, 910, 850, 74, '#c98a5c', 20);
  probe(scene, 1130, 180, 98, 300, 130);
  light(scene);
}
