import { relief } from '../filters.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { backdrop, clothes, HEAD, neck, sitter } from '../people/bust.ts';
import { face } from '../people/face.ts';
import { hair } from '../people/hair.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

const SKIN = '#e3b488';
const HAIR = '#17130f';

/** The Mandarin collar and the knotted fastenings of a jade jacket. */
function jacket(scene: Scene): void {
  const collar = { ...materials.cream, height: 7, dome: 8, gloss: 0.1, shadow: 7 };
  scene.group({ filter: relief(scene, collar) }, () =>
    scene.add(
      element('path', { d: 'M528 660Q548 744 634 770L634 832Q532 806 502 706Z', fill: '#2f7a66' }),
      element('path', { d: 'M752 660Q732 744 646 770L646 832Q748 806 778 706Z', fill: '#286a58' }),
    ),
  );
  const piping = { fill: 'none', stroke: '#e3c46a', 'stroke-width': 5, 'stroke-linecap': 'round' };
  scene.add(
    element('path', { d: 'M528 662Q548 742 634 768', ...piping }),
    element('path', { d: 'M752 662Q732 742 646 768', ...piping }),
    element('path', { d: 'M640 832Q716 866 770 990', ...piping }),
  );
  for (const [x, y] of [
    [640, 826],
    [706, 884],
    [744, 944],
  ] as const) {
    scene.add(
      element('path', { d: d`M${x - 34} ${y}H${x + 34}`, ...piping, 'stroke-width': 8 }),
      element('circle', { cx: x, cy: y, r: 10, fill: '#f0d98a' }),
    );
  }
}

export const alt =
  'Portrait of Lin Yue: a smiling woman with light skin and a straight black bob with a fringe, in a jade-green jacket with a stand-up collar, gold piping and knotted buttons, small jade earrings, before a soft red wall.';

/** Lin Yue, in a jade jacket. */
export function draw(scene: Scene): void {
  backdrop(scene, '#c2705c');
  sitter(scene, () => {
    scene.at(HEAD.x, HEAD.y, {}, () =>
      hair(
        scene,
        d`M-176 190C-204 60 -206 -60 -180 -120C-140 -214 -70 -232 0 -232C72 -232 142 -214 182 -120C208 -60 206 60 178 190Q120 212 80 196L-80 196Q-120 212 -176 190Z`,
        HAIR,
      ),
    );
    clothes(scene, { color: '#2f7a66', breadth: 306 });
    neck(scene, SKIN);
    jacket(scene);
    scene.at(HEAD.x, HEAD.y, {}, () => {
      face(scene, { skin: SKIN, brows: '#2a1f1a', lips: '#c04a48', width: 140, height: 178, smile: 1.02 });
      for (const side of [-1, 1]) {
        const lock = d`M${side * 96} -150C${side * 168} -120 ${side * 178} -20 ${side * 172} 60C${side * 172} 120 ${side * 168} 160 ${side * 158} 188Q${side * 126} 190 ${side * 116} 168C${side * 140} 80 ${side * 134} -20 ${side * 116} -80Z`;
        hair(scene, lock, HAIR);
      }
      hair(
        scene,
        d`M-134 -36C-168 -140 -100 -222 0 -222C100 -222 168 -140 136 -36Q118 -58 92 -48Q50 -60 0 -52Q-50 -60 -92 -48Q-118 -58 -134 -36Z`,
        HAIR,
      );
    });
  });
  light(scene, { vignette: 0.34 });
}
