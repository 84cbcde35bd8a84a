import { chickpeas } from '../foods/beans.ts';
import { flatbread } from '../foods/bread.ts';
import { chilli } from '../foods/chilli.ts';
import { citrusWedge } from '../foods/fruit.ts';
import { choppedHerbs, coriander } from '../foods/herbs.ts';
import { onionRings } from '../foods/onion.ts';
import { oilPools, sauce } from '../foods/sauce.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import type { Point } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { wood } from '../surfaces/wood.ts';
import { bowlShade } from '../vessels/bowl.ts';
import { karahi } from '../vessels/karahi.ts';
import { plate } from '../vessels/plate.ts';

const MASALA = '#74260c';
const CHANA = ['#d99a3c', '#cb8a30', '#e2a84c', '#bd7a26', '#d69238'];
const LEMON = { skin: '#e8b92a', flesh: '#f6e27a' };
const RUST: Stripe[] = [
  [0.05, 8, '#6e2c14'],
  [0.075, 20, '#d99a4a', 0.5],
  [0.11, 8, '#6e2c14'],
  [0.89, 8, '#6e2c14'],
  [0.905, 20, '#d99a4a', 0.5],
  [0.94, 8, '#6e2c14'],
];

/** Chickpeas in two layers, the lower one deep in the sauce. */
function chana(scene: Scene, x: number, y: number, reach: number): void {
  const { random } = scene;
  const bits = ['#a8431a', '#5a1c08', '#b8562a', '#8f2f12'];
  const thick = { ...materials.stew, height: 8, gloss: 0.34 };
  sauce(scene, { x, y, rx: reach }, { color: MASALA, oil: '#c8601c', oiliness: 0.9, bits, material: thick });
  const area = { x, y, rx: reach * 0.92 };
  const low = scatter(random, area, { count: 120, distance: 36 });
  chickpeas(scene, low, { colors: ['#a85a20', '#98501a', '#b4682a'], size: 20, sauce: MASALA });
  const high = scatter(random, { x, y, rx: reach * 0.88 }, { count: 120, distance: 40, bias: 0.55 });
  chickpeas(scene, high, { colors: CHANA, size: 22, sauce: MASALA });
  oilPools(scene, scatter(random, area, { count: 46, distance: 34 }), '#d9752a', 4, 13);
  choppedHerbs(scene, { x: x - 20, y, rx: reach * 0.66 }, { count: 90, size: 9, color: '#4c8d2d' });
  const leaves: Point[] = [
    [x - 92, y - 64],
    [x - 30, y + 42],
    [x + 40, y - 96],
  ];
  coriander(scene, leaves, { size: 32 });
}

/** Puris with onion on a small plate that the picture cuts. */
function puris(scene: Scene): void {
  plate(scene, 196, 186, 296, { color: '#e6d8bd', rim: 0.78, band: '#8f4a2a' });
  const fried = { color: '#dda24c', browning: '#9a5514', browned: 0.55, blisters: 20, wobble: 0.05 };
  flatbread(scene, { x: 150, y: 128, rx: 168 }, fried);
  flatbread(scene, { x: 226, y: 226, rx: 160 }, fried);
}

export const alt =
  'A black iron pan with two loops full of chickpeas in red-brown sauce with coriander, a green chilli and a lemon wedge, beside a plate of round golden breads, rings of onion and lemon wedges on a rust-colored cloth.';

/** Chickpeas in red-brown masala in a small iron karahi, on a rust-colored cloth. */
export function draw(scene: Scene): void {
  const [x, y, radius] = [690, 520, 352];
  wood(scene, { base: '#8a5f3c', planks: 4 });
  cloth(scene, '#a8502a', { x: 210, y: 60, width: 940, height: 1060, rotate: 12, stripes: RUST, fringe: 26 });
  puris(scene);
  karahi(scene, x, y, radius, { loops: -28 });
  chana(scene, x, y, radius * 0.84);
  bowlShade(scene, x, y, radius, { lip: 0.12 });
  chilli(scene, x + 56, y + 148, 190, -24, '#4f9a2c');
  citrusWedge(scene, x + 196, y + 62, 150, { ...LEMON, rotate: 118 });
  citrusWedge(scene, 1166, 250, 140, { ...LEMON, rotate: -30 });
  citrusWedge(scene, 1090, 180, 140, { ...LEMON, rotate: 24 });
  onionRings(
    scene,
    [
      [170, 812],
      [226, 850],
      [150, 866],
      [246, 790],
    ],
    { size: 52 },
  );
  light(scene);
}
