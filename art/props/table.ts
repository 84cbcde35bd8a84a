import { chilliFlakes } from '../foods/chilliFlakes.ts';
import { cinnamonStick } from '../foods/cinnamonStick.ts';
import { driedChillies } from '../foods/driedChilli.ts';
import { citrusWedge, citrusWheel } from '../foods/fruit.ts';
import { rice } from '../foods/grains.ts';
import { choppedHerbs } from '../foods/herbs.ts';
import { onionRings } from '../foods/onion.ts';
import { peaPod } from '../foods/peaPod.ts';
import { radish } from '../foods/radish.ts';
import { slitChilli } from '../foods/slitChilli.ts';
import { tomato } from '../foods/sphere.ts';
import { starAnise } from '../foods/starAnise.ts';
import { cherries, orange, peach } from '../foods/stoneFruit.ts';
import { materials } from '../materials.ts';
import { polar, TURN } from '../path.ts';
import { scatter } from '../scatter.ts';
import type { Scene } from '../scene.ts';
import { clayCup } from '../vessels/clayCup.ts';
import { cup, glass } from '../vessels/glass.ts';
import { steelBowl } from '../vessels/steelBowl.ts';
import { wineGlass } from '../vessels/wineGlass.ts';
import { smallBowl } from './smallBowl.ts';

/** Draws an object next to the dish, centered at (x, y); radius in px. */
type Prop = (scene: Scene, x: number, y: number, radius: number) => void;

export type Cuisine = 'american' | 'chinese' | 'ethiopian' | 'indian' | 'italian' | 'mexican';
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

const LEMON = { skin: '#e6bd2a', flesh: '#f7df6a' };
const LIME = { skin: '#5c8f22', flesh: '#b4cf58' };

/** A glass with ice and a slice of lemon or lime on it. */
function icedGlass(drink: string, slice: typeof LEMON): Prop {
  return (scene, x, y, radius) => {
    glass(scene, x, y, radius, { drink });
    citrusWheel(scene, x + radius * 0.24, y + radius * 0.2, radius * 0.48, { ...slice, rotate: 24 });
  };
}

/** A small bowl of a sauce or a relish with flakes in it. */
function relish(color: string, filling: string, flakes?: string): Prop {
  return (scene, x, y, radius) =>
    smallBowl(scene, x, y, radius, {
      color,
      filling,
      material: { ...materials.liquid, gloss: 0.4 },
      top: (rx) => {
        if (flakes) choppedHerbs(scene, { x, y, rx }, { count: 46, size: radius * 0.07, color: flakes });
      },
    });
}

/** A cup without a handle, with a clear drink. */
function teaCup(color: string, tea: string): Prop {
  return (scene, x, y, radius) => clayCup(scene, x, y, radius * 0.86, { color, drink: tea, froth: tea });
}

/** A group of objects of one kind. */
function group(count: number, one: Prop): Prop {
  return (scene, x, y, radius) => {
    const start = scene.random.angle();
    for (let index = 0; index < count; index++) {
      const [px, py] = polar(x, y, start + (index / count) * TURN, radius * 0.62);
      one(scene, px, py, radius * 0.5);
    }
  };
}

const cuisines: Record<Cuisine, readonly Prop[]> = {
  american: [
    icedGlass('#a85a1c', LEMON),
    (scene, x, y, radius) => cup(scene, x, y, radius),
    relish('#b8352a', '#d9a81c'),
  ],
  chinese: [
    teaCup('#a9c4b4', '#b7a648'),
    (scene, x, y, radius) => {
      relish('#2f4f86', '#8a1c0a')(scene, x, y, radius);
      chilliFlakes(scene, { x, y, rx: radius * 0.7 }, { count: 40, size: 8, distance: 12 });
    },
    relish('#e9ece4', '#2a1006', '#6ea23c'),
    (scene, x, y, radius) => {
      smallBowl(scene, x, y, radius, { color: '#a9c4b4', filling: '#f4eedd' });
      rice(scene, { x, y, rx: radius * 0.8 }, { count: 150, size: radius * 0.085 });
    },
  ],
  ethiopian: [teaCup('#f2ede2', '#1f0f08'), relish('#9a5a34', '#8a1c0a', '#5a0d06'), relish('#2b2826', '#e3a52a')],
  indian: [
    (scene, x, y, radius) => {
      steelBowl(scene, x, y, radius);
      onionRings(scene, scatter(scene.random, { x, y, rx: radius * 0.4 }, { count: 5, distance: radius * 0.24 }), {
        size: radius * 0.34,
      });
      citrusWedge(scene, x + radius * 0.2, y + radius * 0.24, radius * 0.8, { ...LIME, rotate: -30 });
    },
    relish('#c39a3e', '#f4efe0', '#6f8a3c'),
    teaCup('#b5643a', '#b8773c'),
    group(3, (scene, x, y, radius) => slitChilli(scene, x, y, radius * 2.6, scene.random.between(0, 90))),
  ],
  italian: [
    (scene, x, y, radius) => wineGlass(scene, x, y, radius * 0.92, '#e6cf7a'),
    relish('#e9e1d0', '#b9a21e'),
    (scene, x, y, radius) => citrusWheel(scene, x, y, radius * 0.7, LEMON),
  ],
  mexican: [
    icedGlass('#a3183c', LIME),
    relish('#a9562f', '#6f8a2c', '#3c6a1c'),
    group(3, (scene, x, y, radius) =>
      citrusWedge(scene, x, y, radius * 1.7, { ...LIME, rotate: scene.random.between(0, 180) }),
    ),
    (scene, x, y, radius) =>
      driedChillies(scene, scatter(scene.random, { x, y, rx: radius * 0.5 }, { count: 4, distance: radius * 0.4 })),
  ],
};

const seasons: Record<Season, readonly Prop[]> = {
  spring: [
    group(3, (scene, x, y, radius) => radish(scene, x, y, radius * 0.72, scene.random.between(-60, 60))),
    group(2, (scene, x, y, radius) => peaPod(scene, x, y, radius * 3, scene.random.between(-50, 50))),
  ],
  summer: [
    group(3, (scene, x, y, radius) => tomato(scene, x, y, radius * 0.92)),
    (scene, x, y, radius) => peach(scene, x, y, radius * 0.86),
    (scene, x, y, radius) => cherries(scene, x, y - radius * 0.6, radius * 0.42),
  ],
  autumn: [
    (scene, x, y, radius) => group(3, (inner, px, py, r) => starAnise(inner, px, py, r * 0.8))(scene, x, y, radius),
  ],
  winter: [
    (scene, x, y, radius) => orange(scene, x, y, radius * 0.84),
    (scene, x, y, radius) => cinnamonStick(scene, x, y, radius * 1.9, radius * 0.26, scene.random.between(-60, 60)),
  ],
};

/**
 * Sets the table around a dish: alternately an object of its cuisine and one of its season, none twice.
 * @param table - `turn` is added to each random choice: use it if a picture next to it on a page has the same objects
 * @param positions - x, y and radius of each object, in px
 */
export function setTable(
  scene: Scene,
  { cuisine, season, turn = 0 }: { cuisine: Cuisine; season: Season; turn?: number },
  positions: readonly (readonly [x: number, y: number, radius: number])[],
): void {
  const remaining = [[...cuisines[cuisine]], [...seasons[season]]];
  positions.forEach(([x, y, radius], index) => {
    const props = remaining[index % 2]?.length ? remaining[index % 2] : remaining[(index + 1) % 2];
    const [prop] = props?.splice((scene.random.integer(0, props.length - 1) + turn) % props.length, 1) ?? [];
    prop?.(scene, x, y, radius);
  });
}
