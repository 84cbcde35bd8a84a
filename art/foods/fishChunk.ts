import { type Colour, darken, lighten } from '../colour.ts';
import { blur, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear, radial } from '../paints.ts';
import { type Point, smooth } from '../path.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A thick piece of white fish. */
export interface FishChunkOptions {
  /** Degrees. */
  rotate?: number;
  colour?: Colour;
  /** The sauce it lies in; it laps at its edges. */
  sauce?: Colour;
}

/** A piece of poached white fish about (x, y): large flakes that begin to part; half its length and width in px. */
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
  const corner = (sx: number, sy: number): Point[] => {
    const [cx, cy] = [sx * rx * random.between(0.84, 1.02), sy * ry * random.between(0.8, 1.02)];
    const [alongX, alongY] = [-sx * rx * 0.2, -sy * ry * 0.26];
    return sx * sy > 0
      ? [
          [cx, cy + alongY],
          [cx + alongX, cy],
        ]
      : [
          [cx + alongX, cy],
          [cx, cy + alongY],
        ];
  };
  const outline = smooth([...corner(1, 1), ...corner(-1, 1), ...corner(-1, -1), ...corner(1, -1)]);
  if (sauce) {
    const [dx, dy] = scene.shadowOffset(12);
    scene.group({ filter: blur(scene, 8), opacity: 0.55 }, () => {
      scene.at(x + dx, y + dy, { rotate, scale: 1.03 }, () =>
        scene.add(element('path', { d: outline, fill: darken(sauce, 0.6) })),
      );
    });
  }
  const tender = {
    ...materials.smooth,
    frequency: 0.03,
    height: 7,
    dome: 10,
    noise: 0.35,
    gloss: 0.2,
    shadow: sauce ? 2 : 8,
  };
  scene.group({ filter: relief(scene, tender) }, () => {
    scene.at(x, y, { rotate }, () => {
      const face = linear(scene, [
        [0, lighten(colour, 0.5)],
        [0.6, colour],
        [1, darken(colour, 0.16)],
      ]);
      scene.add(element('path', { d: outline, fill: face }));
    });
  });
  scene.at(x, y, { rotate }, () => {
    scene.clipped(outline, () => {
      for (let at = -rx * 0.8; at < rx; at += rx * random.between(0.17, 0.27)) {
        const bend = rx * random.between(0.12, 0.26);
        const gap = d`M${at} ${-ry * 1.1}Q${at + bend} ${random.bell() * ry * 0.2} ${at - bend * 0.2} ${ry * 1.1}`;
        const line = { d: gap, fill: 'none', 'stroke-linecap': 'round' };
        scene.add(
          element('path', {
            ...line,
            stroke: darken(colour, 0.42),
            'stroke-width': 4,
            opacity: 0.55,
            filter: blur(scene, 1.4),
          }),
        );
        scene.add(
          element('path', { ...line, stroke: '#fffdf6', 'stroke-width': 3, opacity: 0.8, transform: 'translate(4 1)' }),
        );
      }
    });
    if (!sauce) return;
    const film = radial(
      scene,
      [
        [0, sauce, 0.16],
        [0.7, sauce, 0.34],
        [1, darken(sauce, 0.1), 0.85],
      ],
      { cx: 0.46, cy: 0.42, r: 0.6 },
    );
    scene.add(element('path', { d: outline, fill: film }));
  });
}
