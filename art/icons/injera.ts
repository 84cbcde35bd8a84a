import { siteColors } from '../../server/pictures/site-colors.ts';

/** Radius on a canvas that reaches 256 px from its center, like the small mark's 9.4 of 16. */
const RADIUS = 152;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

type Stew = { x: number; y: number; radius: number; fill: string; deep: string; wobble: number };

// The same positions as in the small mark.
const stewShapes: Stew[] = [
  { x: -18, y: 24, radius: 69, fill: siteColors.berbere, deep: '#8a2817', wobble: 0.3 },
  { x: 88, y: -42, radius: 43, fill: siteColors.teff, deep: '#3d5430', wobble: 1.7 },
  { x: -44, y: -86, radius: 35, fill: siteColors.saffron, deep: '#cf8424', wobble: 2.6 },
  { x: 85, y: 74, radius: 28, fill: siteColors.saffron, deep: '#cf8424', wobble: 4.1 },
];

/** Returns the flat bread, with holes of different sizes. */
export function injera(): string {
  const holes = Array.from({ length: 150 }, (_, index) => {
    const distance = RADIUS * 0.95 * Math.sqrt((index + 0.5) / 150);
    const angle = index * GOLDEN_ANGLE;
    const radius = 2.1 + 1.5 * Math.sin(index * 12.9898) ** 2;
    return `<circle cx="${(distance * Math.cos(angle)).toFixed(1)}" cy="${(distance * Math.sin(angle)).toFixed(1)}" r="${radius.toFixed(1)}"/>`;
  });
  return `<circle r="${RADIUS + 5}" fill="${siteColors.berbereDeep}"/><circle r="${RADIUS}" fill="${siteColors.injera}"/><g fill="${siteColors.injeraDeep}">${holes.join('')}</g>`;
}

/** Returns the stews on the bread: each darker at its edge, half an egg in the largest. */
export function stews(): string {
  const egg =
    '<ellipse cx="-26" cy="20" rx="31" ry="27" fill="#fbf6ec"/><ellipse cx="-23" cy="21" rx="16" ry="15" fill="#e9a23b"/>';
  return stewShapes.map(heap).join('') + egg;
}

function heap({ x, y, radius, fill, deep, wobble }: Stew): string {
  return blob(x, y, radius, wobble, deep) + blob(x - radius * 0.04, y - radius * 0.05, radius * 0.88, wobble, fill);
}

/** Returns an irregular circle: closed quadratic curves whose control points vary in distance from the center. */
function blob(x: number, y: number, radius: number, wobble: number, fill: string): string {
  const count = 14;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const distance = radius * (1 + 0.03 * Math.sin(angle * 3 + wobble) + 0.025 * Math.sin(angle * 5 - wobble));
    return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)] as const;
  });
  const middle = (index: number) => {
    const [ax, ay] = points[index % count] ?? [x, y];
    const [bx, by] = points[(index + 1) % count] ?? [x, y];
    return `${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2).toFixed(1)}`;
  };
  const curves = points.map(([px, py], index) => `Q${px.toFixed(1)} ${py.toFixed(1)} ${middle(index)}`);
  return `<path fill="${fill}" d="M${middle(count - 1)}${curves.join('')}Z"/>`;
}
