import { type Color, mix } from '../color.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

/** A table of planks. */
export interface WoodOptions {
  /** Walnut `#5b3a24`, oak `#8a5a34`, pine `#b98d62`, charred `#2f2a28`. */
  base?: Color;
  planks?: number;
  /** Planks run down instead of across. */
  vertical?: boolean;
}

/** A filter that draws grain along the planks: long dark streaks and fine light pores. */
export function woodGrain(scene: Scene, vertical: boolean): string {
  const id = scene.define(`wood ${vertical}`, (name) => {
    const seed = scene.random.integer(1, 99);
    const streaks = vertical ? '0.05 0.0022' : '0.0022 0.05';
    const pores = vertical ? '0.5 0.01' : '0.01 0.5';
    const steps = [
      element('feTurbulence', { type: 'fractalNoise', baseFrequency: streaks, numOctaves: 5, seed }),
      element('feColorMatrix', { values: '0 0 0 0 .16 0 0 0 0 .08 0 0 0 0 .03 1.9 0 0 0 -.72' }),
      element('feComposite', { in2: 'SourceAlpha', operator: 'in', result: 'streaks' }),
      element('feTurbulence', { type: 'fractalNoise', baseFrequency: pores, numOctaves: 2, seed: seed + 4 }),
      element('feColorMatrix', { values: '0 0 0 0 1 0 0 0 0 .9 0 0 0 0 .75 0 .6 0 0 -.24' }),
      element('feComposite', { in2: 'SourceAlpha', operator: 'in', result: 'pores' }),
      element(
        'feMerge',
        {},
        ['SourceGraphic', 'streaks', 'pores'].map((layer) => element('feMergeNode', { in: layer })).join(''),
      ),
    ];
    const region = { x: 0, y: 0, width: '100%', height: '100%', 'color-interpolation-filters': 'sRGB' };
    return element('filter', { id: name, ...region }, steps.join(''));
  });
  return `url(#${id})`;
}

/** Covers the canvas with wooden planks. */
export function wood(scene: Scene, options: WoodOptions = {}): void {
  const { base = '#8a5a34', planks = 5, vertical = false } = options;
  const { random, width, height } = scene;
  const size = (vertical ? width : height) / planks;
  scene.group({ filter: woodGrain(scene, vertical) }, () => {
    for (let plank = 0; plank < planks; plank++) {
      const fill = mix(base, random.pick(['#3d2412', '#c89866', '#6b4426', '#a9744a']), random.between(0.04, 0.26));
      const box = vertical
        ? { x: plank * size, y: 0, width: size, height }
        : { x: 0, y: plank * size, width, height: size };
      scene.add(element('rect', { ...box, fill }));
    }
  });
  for (let plank = 1; plank < planks; plank++) {
    const edge = plank * size;
    const line = (at: number) => (vertical ? d`M${at} 0V${height}` : d`M0 ${at}H${width}`);
    scene.add(element('path', { d: line(edge), stroke: '#1d0f06', 'stroke-width': 4, opacity: 0.75 }));
    scene.add(element('path', { d: line(edge + 3), stroke: '#fff1d6', 'stroke-width': 1.5, opacity: 0.22 }));
  }
}
