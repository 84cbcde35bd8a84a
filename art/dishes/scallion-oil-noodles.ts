import { darken, lighten, mix } from '../color.ts';
import { relief } from '../filters.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { nest, skein } from '../foods/strands.ts';
import { wholeScallion } from '../foods/wholeScallion.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { sloped } from '../paints.ts';
import { band, type Point, polar, TURN } from '../path.ts';
import { chopsticks } from '../props/cutlery.ts';
import { smallBowl } from '../props/smallBowl.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { element, place } from '../svg.ts';
import { bowl, bowlShade } from '../vessels/bowl.ts';

const SOY = ['#c47c30', '#ad6620', '#d89a4c', '#95521a', '#e2ac62'];
const REEDS: Stripe[] = Array.from({ length: 26 }, (_, index): Stripe => [0.01 + index * 0.038, 10, '#a9854a', 0.5]);

/** A turn of noodles on top of the others. */
function drawTurn(scene: Scene, x: number, y: number, radius: number, start: number): void {
  const way = Array.from({ length: 10 }, (_, step): Point => polar(x, y, start + (step / 9) * TURN * 0.62, radius));
  skein(scene, way, { colors: SOY, count: 9, width: 11 });
}

/** Scallions fried until they are dry: shrivelled strips, deep brown with a little green left. */
function friedScallions(scene: Scene, points: readonly Point[], half: number): void {
  const { random } = scene;
  const crisp = { ...materials.meat, frequency: 0.05, height: 6, dome: 3, noise: 0.7, gloss: 0.5, shadow: 6 };
  for (let layer = 0; layer < 3; layer++) {
    scene.group({ filter: relief(scene, crisp) }, () => {
      for (const [x, y] of points.filter((_, index) => index % 3 === layer)) {
        const turned = random.between(0, 360);
        const own = half * random.between(0.7, 1.2);
        const [phase, wave] = [random.angle(), own * random.between(0.08, 0.22)];
        const line = Array.from({ length: 9 }, (_, step): Point => {
          const part = step / 4 - 1;
          return [part * own, Math.sin(phase + part * 3.4) * wave];
        });
        const broad = random.between(11, 19);
        const widths = line.map((_, step) => broad * random.between(0.55, 1.1) * (step === 0 || step === 8 ? 0.5 : 1));
        const color = mix(random.pick(['#4a2c0c', '#7a4a12', '#39210a', '#9a661c']), '#566a1a', random.between(0, 0.6));
        const face = sloped(
          scene,
          [
            [0, lighten(color, 0.35)],
            [0.5, color],
            [1, darken(color, 0.5)],
          ],
          turned,
        );
        scene.add(element('path', { d: band(line, widths), fill: face, transform: place(x, y, turned) }));
      }
    });
  }
}

export const alt =
  'A white bowl with a blue line of thin noodles, brown and glossy with soy sauce and oil, under a heap of crisp dark-fried scallions, on a straw mat with chopsticks, three raw scallions and a small bowl of scallion oil.';

/** Brown noodles under crisp scallions, the raw ones next to them. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y, radius] = [600, 500, 404];
  cloth(scene, '#d3b67e', { stripes: REEDS });
  wholeScallion(scene, 1096, 470, 720, 96);
  wholeScallion(scene, 1158, 480, 740, 91);
  wholeScallion(scene, 1222, 460, 700, 87);
  bowl(scene, x, y, radius, { color: '#f3efe6', lip: 0.07, band: '#34507f' });
  const reach = radius * 0.86;
  sauce(scene, { x, y, rx: reach }, { color: '#5f300c', oil: '#d9962a', oiliness: 1 });
  nest(scene, { x, y, rx: reach * 0.97 }, { colors: SOY, count: 330, width: 11 });
  drawTurn(scene, x - 150, y - 130, 86, 2.4);
  drawTurn(scene, x + 160, y - 100, 80, 5.2);
  drawTurn(scene, x - 120, y + 160, 84, 0.6);
  drawTurn(scene, x + 150, y + 150, 70, 3.6);
  oilPools(scene, scatter(random, { x, y, rx: reach * 0.94 }, { count: 80, distance: 30 }), '#e9a83a', 4, 14);
  friedScallions(scene, scatter(random, { x, y, rx: 200, ry: 170 }, { count: 44, distance: 34, bias: 0.6 }), 84);
  friedScallions(scene, scatter(random, { x, y: y - 8, rx: 120, ry: 100 }, { count: 20, distance: 30, bias: 0.6 }), 78);
  reflection(scene, { x, y, rx: reach * 0.93 }, 0.4);
  bowlShade(scene, x, y, radius, { lip: 0.07 });
  chopsticks(scene, 96, 560, 700, -6, '#5a2f1c');
  smallBowl(scene, 150, 130, 100, {
    color: '#f3efe6',
    filling: '#9a5c10',
    material: { ...materials.liquid, gloss: 0.5 },
  });
  light(scene);
}
