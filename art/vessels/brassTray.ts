import { type Color, darken, lighten } from '../color.ts';
import { dropShadow, relief } from '../filters.ts';
import { linear, radial } from '../paints.ts';
import { polar, TURN } from '../path.ts';
import type { Scene } from '../scene.ts';
import { type Attributes, d, element, turn } from '../svg.ts';

const BRASS = '#c1943a';

/** Brushed rings: a turned tray mirrors the window as a bright fan on two sides. */
function brushedRings(scene: Scene, x: number, y: number, radius: number): string {
  const fans = [
    { from: 205, width: 46, color: '#fff3c8', opacity: 0.5 },
    { from: 30, width: 40, color: '#fff3c8', opacity: 0.34 },
    { from: 110, width: 56, color: '#5c3a08', opacity: 0.3 },
    { from: 292, width: 56, color: '#5c3a08', opacity: 0.34 },
  ];
  const wedges: string[] = [];
  for (const { from, width, color, opacity } of fans) {
    // Many thin wedges that fade toward the sides of the fan.
    for (let step = 0; step < 24; step++) {
      const part = step / 23;
      const [ax, ay] = polar(x, y, ((from + width * part) * Math.PI) / 180, radius);
      const [bx, by] = polar(x, y, ((from + width * (part + 0.06)) * Math.PI) / 180, radius);
      const shade = opacity * Math.sin(part * Math.PI) * scene.random.between(0.7, 1);
      wedges.push(element('path', { d: d`M${x} ${y}L${ax} ${ay}L${bx} ${by}Z`, fill: color, opacity: shade }));
    }
  }
  return wedges.join('');
}

/** A ring of engraved petals. */
function engravedPetals(x: number, y: number, radius: number, count: number, color: Color): string {
  const size = (radius * TURN) / count;
  const petal = d`M${x} ${y - radius}q${size * 0.42} ${-size * 0.5} 0 ${-size}q${-size * 0.42} ${size * 0.5} 0 ${size}z`;
  const petals = Array.from({ length: count }, (_, index) =>
    element('path', { d: petal, transform: turn((index / count) * 360, x, y) }),
  );
  return element('g', { fill: 'none', stroke: color, 'stroke-width': 2, opacity: 0.55 }, petals.join(''));
}

/** A round tray of polished brass centered at (x, y), engraved, with a raised edge; radius in px. */
export function brassTray(scene: Scene, x: number, y: number, radius: number): void {
  const disc = (part: number, fill: string, extra: Attributes = {}) =>
    scene.add(element('circle', { cx: x, cy: y, r: radius * part, fill, ...extra }));
  scene.group({ filter: dropShadow(scene, { blur: radius * 0.045, length: radius * 0.07, opacity: 0.55 }) }, () =>
    disc(1, darken(BRASS, 0.4)),
  );
  const edge = linear(scene, [
    [0, lighten(BRASS, 0.8)],
    [0.3, lighten(BRASS, 0.2)],
    [0.55, darken(BRASS, 0.3)],
    [0.75, lighten(BRASS, 0.4)],
    [1, darken(BRASS, 0.55)],
  ]);
  const rolled = { frequency: 0.02, height: 4, dome: 5, noise: 0.1, gloss: 0.4, sharpness: 28, shadow: 0 };
  scene.group({ filter: relief(scene, rolled) }, () => disc(1, edge));
  disc(
    0.955,
    linear(scene, [
      [0, darken(BRASS, 0.6)],
      [0.5, BRASS],
      [1, lighten(BRASS, 0.5)],
    ]),
  );
  disc(
    0.935,
    radial(scene, [
      [0, lighten(BRASS, 0.2)],
      [0.8, BRASS],
      [1, darken(BRASS, 0.25)],
    ]),
  );
  scene.add(brushedRings(scene, x, y, radius * 0.935));
  for (const part of [0.9, 0.76, 0.745, 0.36]) {
    disc(part, 'none', { stroke: '#6d4a10', 'stroke-width': 2, opacity: 0.5 });
    disc(part - 0.006, 'none', { stroke: '#fff0c0', 'stroke-width': 1.5, opacity: 0.5 });
  }
  scene.add(engravedPetals(x, y, radius * 0.79, 44, '#6d4a10'), engravedPetals(x, y, radius * 0.37, 20, '#6d4a10'));
}
