import { blur, relief } from '../filters.ts';
import { batons } from '../foods/batons.ts';
import { gingerRoot } from '../foods/gingerRoot.ts';
import { coriander } from '../foods/herbs.ts';
import { oilPools, reflection, sauce } from '../foods/sauce.ts';
import { wholeFish } from '../foods/wholeFish.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { band, type Point } from '../path.ts';
import { chopsticks } from '../props/cutlery.ts';
import { setTable } from '../props/table.ts';
import type { Scene } from '../scene.ts';
import { glint, solid } from '../solid.ts';
import { wood } from '../surfaces/wood.ts';
import { element } from '../svg.ts';
import { plate } from '../vessels/plate.ts';

const TILT = -14;

/** The point on a fish centered at (x, y): `along` px toward the tail and `across` px toward the belly. */
function toFishPoint(x: number, y: number, along: number, across: number): Point {
  const angle = (TILT * Math.PI) / 180;
  return [
    x + along * Math.cos(angle) - across * Math.sin(angle),
    y + along * Math.sin(angle) + across * Math.cos(angle),
  ];
}

/** Scallion in long shreds that curled in cold water, heaped along the fish between two points along it. */
function curls(scene: Scene, x: number, y: number, from: number, to: number, count: number, spread: number): void {
  const { random } = scene;
  const crisp = { ...materials.vegetable, height: 5, dome: 2.4, gloss: 0.55, shadow: 6, shadowOpacity: 0.5 };
  for (let layer = 0; layer < 3; layer++) {
    scene.group({ filter: relief(scene, crisp) }, () => {
      for (let shred = 0; shred < count / 3; shred++) {
        const lift = layer * 7;
        const [mx, my] = toFishPoint(x, y, random.between(from, to), random.bell() * (spread - layer * 14));
        const [lean, half] = [random.bell() * 1.1 + (TILT * Math.PI) / 180, random.between(64, 124)];
        const curl = random.between(0.7, 1.9) * (random.next() < 0.5 ? -1 : 1);
        const line = Array.from({ length: 9 }, (_, step): Point => {
          const part = step / 4 - 1;
          const angle = lean + curl * part * 0.8;
          return [
            mx + Math.cos(angle) * half * part,
            my - lift + Math.sin(angle) * half * part - curl * 20 * part * part,
          ];
        });
        const wide = random.between(8, 13);
        const color = random.pick(['#4f9326', '#7dbb45', '#cfe8a0', '#3a7a18', '#f1f5d8', '#93cc5c']);
        const widths = line.map((_, step) => (step === 0 || step === 8 ? wide * 0.4 : wide));
        scene.add(solid(scene, band(line, widths), color, { shadow: 4, highlight: 0.5 }));
      }
    });
  }
}

/** Ginger below, scallion above, heaped along the flank. */
function topping(scene: Scene, x: number, y: number): void {
  const { random } = scene;
  const shade = { cx: 0, cy: 0, rx: 300, ry: 86, fill: '#1c1404', opacity: 0.4, filter: blur(scene, 16) };
  const [sx, sy] = toFishPoint(x, y, 110, 16);
  scene.at(sx, sy, { rotate: TILT }, () => scene.add(element('ellipse', shade)));
  const threads = (count: number, spread: number) =>
    Array.from({ length: count }, () => toFishPoint(x, y, 90 + random.bell() * 320, random.bell() * spread - 10));
  const ginger = { colors: ['#f4d978', '#fbeaa6', '#ecc85e'], length: 110, width: 11 };
  batons(scene, threads(70, 120), ginger);
  curls(scene, x, y, -190, 330, 96, 116);
  batons(scene, threads(40, 84), ginger);
  curls(scene, x, y, -120, 260, 60, 76);
  batons(scene, threads(16, 60), ginger);
}

/** Steam above the fish: soft veils. */
function steam(scene: Scene, x: number, y: number): void {
  const veil = { fill: 'none', stroke: '#ffffff', 'stroke-linecap': 'round', filter: blur(scene, 16) } as const;
  for (const [dx, height, opacity] of [
    [-210, 210, 0.26],
    [-20, 260, 0.3],
    [170, 220, 0.22],
  ] as const) {
    const [sx, sy] = [x + dx, y - 60 - dx * 0.2];
    const path = `M${sx} ${sy}c-50 ${-height * 0.3} 60 ${-height * 0.5} 10 ${-height * 0.75}s40 ${-height * 0.3} 20 ${-height * 0.5}`;
    scene.add(element('path', { ...veil, d: path, 'stroke-width': 30, opacity }));
  }
}

export const alt =
  'A whole steamed fish on a long white platter with a blue rim, heaped with curled green shreds of scallion and threads of ginger, in clear amber soy sauce with coriander, steam rising, beside a cup of tea and a piece of ginger on red lacquer.';

/** A whole fish on its platter, dressed in shreds and hot oil. */
export function draw(scene: Scene): void {
  const { random } = scene;
  const [x, y] = [640, 500];
  wood(scene, { base: '#6b1f16', planks: 3 });
  setTable(scene, { cuisine: 'chinese', season: 'spring', turn: 1 }, [[142, 150, 108]]);
  gingerRoot(scene, 1120, 850, 230, -20);
  scene.at(x, y, { rotate: TILT }, () => {
    plate(scene, 0, 0, 604, { color: '#f4f3ec', rim: 0.84, deep: true, band: '#2f5f9a', ry: 338 });
    const pool = { color: '#a3621c', oil: '#f0c050', oiliness: 0.9, wobble: 0.05, material: materials.liquid };
    sauce(scene, { x: 0, y: 12, rx: 470, ry: 238 }, pool);
  });
  const fish = { rotate: TILT, color: '#c9c0a4', slashes: 2 };
  wholeFish(scene, x - 34, y + 2, 850, 330, fish);
  topping(scene, x, y);
  const drops = Array.from({ length: 60 }, () => toFishPoint(x, y, random.bell() * 440, random.bell() * 210));
  oilPools(scene, drops, '#f0c658', 5, 15);
  for (const [along, across] of [
    [-250, -40],
    [-330, 30],
    [-120, 70],
    [60, 96],
    [230, 60],
  ] as const) {
    const [gx, gy] = toFishPoint(x, y, along, across);
    scene.add(glint(scene, gx, gy, 22, 6, 0.6));
  }
  coriander(
    scene,
    [toFishPoint(x, y, 330, -16), toFishPoint(x, y, 290, 30), toFishPoint(x, y, -130, 96), toFishPoint(x, y, -170, 60)],
    {
      size: 46,
    },
  );
  reflection(scene, { x, y, rx: 400, ry: 180 }, 0.24);
  steam(scene, x, y);
  chopsticks(scene, 1150, 180, 470, 62, '#d9b25a');
  light(scene);
}
