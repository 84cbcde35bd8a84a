import type { Color } from './color.ts';
import type { Scene } from './scene.ts';
import { element } from './svg.ts';

/** Azimuth of the light for SVG's lighting filters, in degrees: from the top left. */
const LIGHT_AZIMUTH = 232;

/** A filter's region, wide enough for shadows that fall outside the shape. */
const REGION = { x: '-20%', y: '-20%', width: '140%', height: '140%', 'color-interpolation-filters': 'sRGB' };

/** How a surface's relief is made and lit. Lengths in px. */
export interface ReliefOptions {
  /** Frequency of the bumps, in waves per px: 0.01 gentle dough, 0.05 stew, 0.1 crumbs. */
  frequency?: number;
  /** Vertical frequency, if it differs from the horizontal one: for fibers. */
  frequencyDown?: number;
  /** Detail of the bumps, 1 to 6. */
  octaves?: number;
  /** How much of the relief is noise rather than a smooth dome, 0 to 1. */
  noise?: number;
  /** Height of the relief: 3 for a leaf, 8 for bread, 14 for a heap. */
  height?: number;
  /** Width of the rounded edge. */
  dome?: number;
  /** Smooths the relief: 0.8 crisp, 3 liquid. */
  softness?: number;
  /** Strength of the shine, 0 to 1: 0.2 bread with butter, 0.45 sauce, 0.8 syrup. */
  gloss?: number;
  /** How small and sharp the shine is, 10 to 60. */
  sharpness?: number;
  /** The light's height over the table, in degrees. */
  elevation?: number;
  /** How bright the side away from the light stays, 0 to 1. */
  ambient?: number;
  /** Size of the shadow cast on the ground below; 0 for none. */
  shadow?: number;
  /** Opacity of that shadow, 0 to 1. */
  shadowOpacity?: number;
}

/** The steps that lay a soft shadow of the shape under it. `result` names the lit shape. */
function shadowSteps(
  scene: Scene,
  blur: number,
  length: number,
  opacity: number,
  color: Color,
  result: string,
): string {
  const [dx, dy] = scene.shadowOffset(length);
  return [
    element('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: blur }),
    element('feOffset', { dx, dy }),
    element('feComponentTransfer', { result: 'shadow' }, element('feFuncA', { type: 'linear', slope: opacity })),
    element('feFlood', { 'flood-color': color }),
    element('feComposite', { in2: 'shadow', operator: 'in' }),
    element('feMerge', {}, element('feMergeNode', {}) + element('feMergeNode', { in: result })),
  ].join('');
}

/** The light source of the diffuse and the specular lighting. */
function distantLight(elevation: number): string {
  return element('feDistantLight', { azimuth: LIGHT_AZIMUTH, elevation });
}

/** The steps that add shine to `lit`. */
function glossSteps(gloss: number, sharpness: number, height: number, elevation: number): string {
  const shine = {
    in: 'shineHeights',
    surfaceScale: height,
    specularConstant: gloss,
    specularExponent: sharpness,
    'lighting-color': '#fffdf5',
    result: 'shine',
  };
  return [
    element('feGaussianBlur', { in: 'heights', stdDeviation: 1.6, result: 'shineHeights' }),
    element('feSpecularLighting', shine, distantLight(elevation)),
    element('feComposite', { in: 'shine', in2: 'SourceAlpha', operator: 'in', result: 'shineInside' }),
    element('feComposite', {
      in: 'lit',
      in2: 'shineInside',
      operator: 'arithmetic',
      k1: 0,
      k2: 1,
      k3: 1,
      k4: 0,
      result: 'lit',
    }),
  ].join('');
}

/**
 * A filter that gives flat shapes volume: their outline as a dome, with fractal noise, lit from the top left, with
 * shine and a shadow. Use it on a group of similar pieces. The group must have an area: a single straight line fails.
 */
export function relief(scene: Scene, options: ReliefOptions = {}): string {
  const { frequency = 0.03, frequencyDown = frequency, octaves = 4, noise = 0.5 } = options;
  const { height = 5, dome = 6, softness = 1, gloss = 0, sharpness = 18 } = options;
  const { elevation = 55, ambient = 0.28, shadow = 6, shadowOpacity = 0.45 } = options;
  const key = `relief ${JSON.stringify(options)} ${Math.round(scene.rotation)}`;
  const id = scene.define(key, (name) => {
    const turbulence = {
      type: 'fractalNoise',
      // Frequencies need more digits than the rounding of numbers leaves.
      baseFrequency: `${frequency} ${frequencyDown}`,
      numOctaves: octaves,
      seed: scene.random.integer(1, 999),
    };
    const lighting = {
      in: 'heights',
      surfaceScale: height,
      diffuseConstant: 1.05,
      'lighting-color': '#fff8ec',
      result: 'light',
    };
    const multiply = { operator: 'arithmetic', k1: 1.28 - ambient, k2: ambient, k3: 0, k4: 0, result: 'lit' };
    const steps = [
      element('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: dome, result: 'dome' }),
      element('feTurbulence', turbulence),
      element('feColorMatrix', { values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.5 0 0 0 -.25', result: 'noise' }),
      element('feComposite', {
        in: 'dome',
        in2: 'noise',
        operator: 'arithmetic',
        k1: noise,
        k2: 1 - noise * 0.5,
        k3: 0,
        k4: 0,
      }),
      element('feGaussianBlur', { stdDeviation: softness, result: 'heights' }),
      element('feDiffuseLighting', lighting, distantLight(elevation)),
      element('feComposite', { in: 'SourceGraphic', in2: 'light', ...multiply }),
      gloss > 0 ? glossSteps(gloss, sharpness, height, elevation) : '',
      element('feComposite', { in: 'lit', in2: 'SourceAlpha', operator: 'in', result: 'shape' }),
      shadow > 0 ? shadowSteps(scene, shadow, shadow, shadowOpacity, '#2a1204', 'shape') : '',
    ];
    return element('filter', { id: name, ...REGION }, steps.join(''));
  });
  return `url(#${id})`;
}

/** How a shadow falls. Lengths in px. */
export interface ShadowOptions {
  blur?: number;
  /** How far it falls: the object's height above the table. */
  length?: number;
  opacity?: number;
  color?: Color;
}

/** A filter that lays a soft shadow under a shape and leaves the shape as it is. */
export function dropShadow(scene: Scene, options: ShadowOptions = {}): string {
  const { blur = 10, length = 14, opacity = 0.45, color = '#2b1608' } = options;
  const id = scene.define(`shadow ${blur} ${length} ${opacity} ${color} ${Math.round(scene.rotation)}`, (name) =>
    element('filter', { id: name, ...REGION }, shadowSteps(scene, blur, length, opacity, color, 'SourceGraphic')),
  );
  return `url(#${id})`;
}

/** A filter that blurs by a standard deviation in px: for light, haze and soft edges. */
export function blur(scene: Scene, deviation: number): string {
  const region = { x: '-50%', y: '-50%', width: '200%', height: '200%', 'color-interpolation-filters': 'sRGB' };
  const id = scene.define(`blur ${deviation}`, (name) =>
    element('filter', { id: name, ...region }, element('feGaussianBlur', { stdDeviation: deviation })),
  );
  return `url(#${id})`;
}

/** Color patches over a shape (browning, mottling): noise of one color, kept inside the shape. */
export interface MottleOptions {
  color: Color;
  /** Waves per px: 0.014 patches of a pancake, 0.1 freckles. */
  frequency?: number;
  frequencyDown?: number;
  octaves?: number;
  /** How strong the patches are, 0 to 1. */
  strength?: number;
  /** How much stays bare, 0 (all covered) to 1 (nothing covered). */
  bare?: number;
}

/** A filter that replaces a shape by patches of one color inside it; draw the shape once more with it on top. */
export function mottle(scene: Scene, options: MottleOptions): string {
  const { color, frequency = 0.014, frequencyDown = frequency, octaves = 5, strength = 1, bare = 0.4 } = options;
  const id = scene.define(`mottle ${JSON.stringify(options)}`, (name) => {
    const noise = {
      baseFrequency: `${frequency} ${frequencyDown}`,
      numOctaves: octaves,
      seed: scene.random.integer(1, 999),
    };
    const slope = 2.6 * strength;
    const steps = [
      element('feTurbulence', { type: 'fractalNoise', ...noise }),
      element('feColorMatrix', {
        values: `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${slope} 0 0 0 ${-slope * bare}`,
        result: 'patches',
      }),
      element('feFlood', { 'flood-color': color }),
      element('feComposite', { in2: 'patches', operator: 'in' }),
      element('feComposite', { in2: 'SourceAlpha', operator: 'in' }),
    ];
    return element(
      'filter',
      { id: name, x: 0, y: 0, width: '100%', height: '100%', 'color-interpolation-filters': 'sRGB' },
      steps.join(''),
    );
  });
  return `url(#${id})`;
}
