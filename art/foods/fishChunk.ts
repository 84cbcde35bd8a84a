import { type Colour, darken, lighten, mix } from '../colour.ts';
import { blur, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { ellipse } from '../path.ts';
import type { Scene } from '../scene.ts';
import { glint, solid } from '../solid.ts';
import { d, element, place } from '../svg.ts';

/** A thick piece of white fish. */
export interface FishChunkOptions {
  /** Degrees. */
  rotate?: number;
  colour?: Colour;
  /** The sauce it lies in; it laps at its edges. */
  sauce?: Colour;
}

/** One flake across the x axis: a broad crescent, ragged at its ends; half its height, its thickness and its bend in px. */
function flake(scene: Scene, h: number, t: number, bend: number): string {
  const { random } = scene;
  const [top, foot] = [h * random.between(0.86, 1.06), h * random.between(0.86, 1.06)];
  return d`M${-t} ${-top}C${bend - t} ${-top * 0.5} ${bend - t} ${foot * 0.5} ${-t} ${foot}Q${t * random.between(0.1, 0.5)} ${foot * 1.12} ${t} ${foot * 0.9}C${bend + t} ${foot * 0.5} ${bend + t} ${-top * 0.5} ${t} ${-top * 0.9}Q${t * random.between(0.1, 0.5)} ${-top * 1.12} ${-t} ${-top}Z`;
}

/** A piece of poached white fish about (x, y): broad moist flakes that part; half its length and width in px. */
export function fishChunk(
  scene: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number,
  options: FishChunkOptions = {},
): void {
  const { rotate = 0, colour = '#f6ecd0', sauce } = options;
  const { random } = scene;
  if (sauce) {
    const [dx, dy] = scene.shadowOffset(12);
    scene.group({ filter: blur(scene, 9), opacity: 0.5 }, () => {
      const shade = { d: ellipse(0, 0, rx, ry), transform: place(x + dx, y + dy, rotate) };
      scene.add(element('path', { ...shade, fill: darken(sauce, 0.6) }));
    });
  }
  const moist = { ...materials.smooth, frequency: 0.04, height: 6, dome: 9, noise: 0.3, gloss: 0.34, shadow: 5 };
  const bend = rx * random.between(0.16, 0.26);
  scene.group({ filter: relief(scene, moist) }, () => {
    scene.at(x, y, { rotate }, () => {
      // From the far end, so that each flake overlaps the one behind; the last has slid away.
      for (let at = 0.86; at > -1; at -= random.between(0.3, 0.44)) {
        const slid = at > 0.7 ? rx * 0.12 : 0;
        const high = ry * (1 - 0.22 * at * at) * random.between(0.9, 1.04);
        const tone = mix(colour, sauce ?? '#f0dca8', Math.abs(at) * 0.4 + random.between(0, 0.16));
        const lie = place(at * rx - bend * 0.5 + slid, random.bell() * ry * 0.08, random.bell() * 5 + (slid ? 12 : 0));
        const outline = flake(scene, high, rx * 0.27, bend);
        const body = solid(scene, outline, tone, { shadow: 3, shadowOpacity: 0.22, highlight: 0.5, shade: 0.12 });
        let grain = '';
        for (const part of [-0.5, 0, 0.5]) {
          const from = rx * 0.2 * part;
          grain += d`M${from} ${-high * 0.8}Q${from + bend * 0.8} ${random.bell() * 6} ${from} ${high * 0.8}`;
        }
        const line = { d: grain, fill: 'none', stroke: darken(tone, 0.2), 'stroke-width': 1.6, opacity: 0.35 };
        scene.add(element('g', { transform: lie }, body + element('path', line)));
      }
    });
  });
  for (let shine = 0; shine < 4; shine++) {
    const at = [x + random.bell() * rx * 0.6, y - ry * random.between(0, 0.5)] as const;
    scene.add(glint(scene, ...at, rx * 0.07, rx * 0.025, 0.55));
  }
  if (sauce) {
    // A tongue of sauce that was spooned over.
    const spooned = {
      d: ellipse(0, 0, rx * 0.42, ry * 0.5),
      transform: place(x + rx * 0.2, y + ry * 0.3, rotate + 20),
    };
    scene.add(element('path', { ...spooned, fill: lighten(sauce, 0.1), opacity: 0.34, filter: blur(scene, 5) }));
  }
}
