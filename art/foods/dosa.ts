import { darken, lighten } from '../color.ts';
import { blur, mottle, relief } from '../filters.ts';
import { materials } from '../materials.ts';
import { linear } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

const GOLD = '#c67c24';

/**
 * A dosa around the origin, rolled around a filling and open at its right end, 800 px long: thin and crisp, browned in the
 * rings in which the batter was spread.
 */
export function dosaRoll(scene: Scene): void {
  const { random } = scene;
  const outline = d`M-430 -96C-250 -118 150 -122 330 -112C372 -108 380 -40 352 20C372 66 350 104 310 112C120 126 -240 124 -424 104C-452 60 -452 -50 -430 -96Z`;
  const crisp = { ...materials.bread, frequency: 0.03, height: 13, dome: 26, noise: 0.28, gloss: 0.3, shadow: 18 };
  scene.group({ filter: relief(scene, { ...crisp, shadowOpacity: 0.6 }) }, () => {
    const roundness = linear(
      scene,
      [
        [0, lighten(GOLD, 0.2)],
        [0.3, lighten(GOLD, 0.28)],
        [0.62, GOLD],
        [1, darken(GOLD, 0.6)],
      ],
      { to: [0, 1] },
    );
    scene.add(element('path', { d: outline, fill: roundness }));
    for (const [color, frequency, bare, opacity] of [
      ['#8f4310', 0.018, 0.38, 0.85],
      ['#5e2a08', 0.06, 0.48, 0.6],
    ] as const) {
      scene.add(
        element('path', { d: outline, fill: GOLD, filter: mottle(scene, { color, frequency, bare }), opacity }),
      );
    }
  });
  scene.clipped(outline, () => {
    scene.group({ fill: 'none', filter: blur(scene, 2.4) }, () => {
      // The ladle's spiral, bent over the roll.
      for (let ring = 0; ring < 15; ring++) {
        const at = -440 + ring * 58 + random.bell() * 16;
        const line = d`M${at} -130C${at + 60} -60 ${at + 60} 60 ${at - 8} 130`;
        scene.add(element('path', { d: line, stroke: '#f3cf86', 'stroke-width': 8, opacity: 0.3 }));
        scene.add(
          element('path', {
            d: line,
            stroke: '#7a360c',
            'stroke-width': 9,
            opacity: 0.36,
            transform: 'translate(15 0)',
          }),
        );
      }
    });
  });
  // The free edge of the roll.
  const edge = { d: 'M-424 42C-200 66 160 66 352 26', fill: 'none', 'stroke-linecap': 'round' };
  scene.add(
    element('path', {
      ...edge,
      stroke: '#4a1f06',
      'stroke-width': 9,
      opacity: 0.5,
      transform: 'translate(0 5)',
      filter: blur(scene, 2.4),
    }),
  );
  scene.add(element('path', { ...edge, stroke: '#f3d08a', 'stroke-width': 5, opacity: 0.85 }));
  // The open end: the dark hollow out of which the filling looks.
  const mouth = d`M330 -112C372 -108 380 -40 352 20C372 66 350 104 310 112C280 60 286 -66 330 -112Z`;
  scene.add(element('path', { d: mouth, fill: '#7a3d10', opacity: 0.9 }));
}
