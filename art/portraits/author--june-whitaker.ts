import { relief } from '../filters.ts';
import { light } from '../light.ts';
import { materials } from '../materials.ts';
import { backdrop, clothes, HEAD, neck, sitter } from '../people/bust.ts';
import { face } from '../people/face.ts';
import { hair } from '../people/hair.ts';
import type { Scene } from '../scene.ts';
import { cloth, type Stripe } from '../surfaces/cloth.ts';
import { d, element, place } from '../svg.ts';

const SKIN = '#e6ab86';
const HAIR = '#b9622c';
const CHECKS: Stripe[] = Array.from({ length: 8 }, (_, index) => [0.03 + index / 8, 44, '#c0392b', 0.55]);

/** A denim apron with its straps. */
function apron(scene: Scene): void {
  const bib = d`M500 826Q640 858 780 826L816 990H464Z`;
  const stitched = { fill: 'none', stroke: '#e0b060', 'stroke-width': 4, 'stroke-dasharray': '10 7' };
  scene.group({ filter: relief(scene, { ...materials.cream, height: 5, dome: 6, gloss: 0, shadow: 8 }) }, () =>
    scene.add(
      element('path', { d: 'M512 836L496 716L528 704L552 846Z', fill: '#2f4a6a' }),
      element('path', { d: 'M768 836L784 716L752 704L728 846Z', fill: '#274060' }),
      element('path', { d: bib, fill: '#34527a' }),
    ),
  );
  scene.clipped(bib, () => cloth(scene, '#34527a', { x: 440, y: 800, width: 400, height: 240 }));
  scene.add(element('path', { d: d`M510 844Q640 874 770 844`, ...stitched }));
}

/** A red headscarf with white dots, knotted above the forehead. */
function scarf(scene: Scene): void {
  const band = d`M-162 -92C-150 -176 -100 -222 0 -222C100 -222 150 -176 162 -92C120 -150 70 -166 0 -166C-70 -166 -120 -150 -162 -92Z`;
  const soft = { ...materials.cream, height: 7, dome: 9, gloss: 0, shadow: 6 };
  scene.group({ filter: relief(scene, soft) }, () =>
    scene.add(
      element('path', { d: 'M0 -206C-40 -280 -100 -270 -84 -226Q-60 -196 0 -206Z', fill: '#b3261c' }),
      element('path', { d: 'M0 -206C40 -286 104 -272 86 -226Q60 -196 0 -206Z', fill: '#a31f18' }),
      element('path', { d: band, fill: '#b8281c' }),
      element('circle', { cx: 0, cy: -206, r: 22, fill: '#a31f18' }),
    ),
  );
  scene.clipped(band, () => {
    for (let dot = -6; dot <= 6; dot++) {
      const y = -194 + Math.abs(dot) ** 2 * 2.4;
      scene.add(element('circle', { cx: dot * 25, cy: y + (dot % 2 ? 8 : -8), r: 6.5, fill: '#fff4e4' }));
    }
  });
}

export const alt =
  'Portrait of June Whitaker: a smiling woman with fair skin, freckles and wavy red hair under a red polka-dot scarf, a pencil behind her ear, in a red checked shirt and a blue denim apron, before a pale blue wall.';

/** June Whitaker, in an apron and a headscarf. */
export function draw(scene: Scene): void {
  const { random } = scene;
  backdrop(scene, '#a8c4cc');
  sitter(scene, () => {
    scene.at(HEAD.x, HEAD.y, {}, () =>
      hair(
        scene,
        d`M-150 -120C-206 -60 -196 40 -206 120C-214 190 -170 240 -110 236L110 236C172 240 214 190 206 120C198 40 206 -60 150 -120Z`,
        HAIR,
      ),
    );
    clothes(scene, { color: '#f4ece0', stripes: CHECKS, checked: true, breadth: 322 });
    neck(scene, SKIN);
    scene.group({ filter: relief(scene, { ...materials.cream, height: 5, dome: 6, gloss: 0, shadow: 8 }) }, () =>
      scene.add(
        element('path', { d: 'M520 694Q540 760 636 800L590 862Q500 800 486 716Z', fill: '#e2b8aa' }),
        element('path', { d: 'M760 694Q740 760 644 800L690 862Q780 800 794 716Z', fill: '#d9a698' }),
      ),
    );
    apron(scene);
    scene.at(HEAD.x, HEAD.y, {}, () => {
      face(scene, { skin: SKIN, brows: '#8a4a24', lips: '#c0504a', smile: 1.12, width: 144, height: 182 });
      for (let spot = 0; spot < 26; spot++) {
        const side = spot % 2 ? -1 : 1;
        const [cx, cy] = [side * random.between(26, 104), 58 + random.bell() * 26];
        scene.add(element('circle', { cx, cy, r: random.between(1.6, 3), fill: '#b5683c', opacity: 0.5 }));
      }
      hair(
        scene,
        d`M-156 -70C-140 -170 -80 -196 6 -196C92 -196 146 -168 158 -70C150 -20 176 40 164 96C140 40 150 -40 104 -104C60 -76 -40 -72 -96 -112C-146 -50 -140 30 -164 96C-176 40 -150 -20 -156 -70Z`,
        HAIR,
      );
      scarf(scene);
      const pencil = element('rect', { x: -70, y: -8, width: 140, height: 15, rx: 3, fill: '#e8b21c' });
      const tip = element('path', { d: 'M70 -8L98 0L70 7Z', fill: '#f0d9b0' });
      scene.add(element('g', { transform: place(158, -30, -62) }, pencil + tip));
    });
  });
  light(scene, { vignette: 0.3 });
}
