import { type Color, darken, lighten } from '../color.ts';
import { dropShadow } from '../filters.ts';
import { linear, metal, shades } from '../paints.ts';
import type { Scene } from '../scene.ts';
import { d, element } from '../svg.ts';

const LYING = { blur: 6, length: 9, opacity: 0.5 };

/** Draws an object on the table centered at (x, y), turned by degrees, with its shadow. */
function lying(scene: Scene, x: number, y: number, rotate: number, draw: () => void): void {
  scene.group({ filter: dropShadow(scene, LYING) }, () => scene.at(x, y, { rotate }, draw));
}

/** A fork with its middle at (x, y); length in px, tines up at 0 degrees. */
export function fork(scene: Scene, x: number, y: number, length: number, rotate = 0): void {
  lying(scene, x, y, rotate, () => {
    const l = length;
    const w = length * 0.075;
    const fill = metal(scene);
    for (let tine = -1.5; tine <= 1.5; tine++) {
      const box = { x: tine * w * 0.5 - w * 0.13, y: -l * 0.5, width: w * 0.26, height: l * 0.2, rx: w * 0.13 };
      scene.add(element('rect', { ...box, fill }));
    }
    const body = [
      d`M${-w} ${-l * 0.33}C${-w} ${-l * 0.2} ${-w * 0.45} ${-l * 0.17} ${-w * 0.3} ${-l * 0.1}`,
      d`L${-w * 0.2} ${l * 0.2}C${-w * 0.2} ${l * 0.3} ${-w * 0.6} ${l * 0.4} ${-w * 0.5} ${l * 0.46}`,
      d`Q0 ${l * 0.53} ${w * 0.5} ${l * 0.46}C${w * 0.6} ${l * 0.4} ${w * 0.2} ${l * 0.3} ${w * 0.2} ${l * 0.2}`,
      d`L${w * 0.3} ${-l * 0.1}C${w * 0.45} ${-l * 0.17} ${w} ${-l * 0.2} ${w} ${-l * 0.33}Z`,
    ];
    scene.add(element('path', { d: body.join(''), fill }));
  });
}

/** A table knife with its middle at (x, y); length in px, blade up at 0 degrees. */
export function knife(scene: Scene, x: number, y: number, length: number, rotate = 0): void {
  lying(scene, x, y, rotate, () => {
    const l = length;
    const w = length * 0.07;
    const blade = d`M${-w * 0.5} ${l * 0.02}L${-w * 0.5} ${-l * 0.36}Q${-w * 0.4} ${-l * 0.5} ${w * 0.55} ${-l * 0.5}L${w * 0.55} ${l * 0.02}Z`;
    const handle = d`M${-w * 0.45} 0H${w * 0.45}L${w * 0.55} ${l * 0.44}Q0 ${l * 0.53} ${-w * 0.55} ${l * 0.44}Z`;
    scene.add(element('path', { d: blade, fill: metal(scene) }));
    scene.add(element('path', { d: handle, fill: metal(scene) }));
  });
}

/** A spoon with its middle at (x, y); length in px, bowl up at 0 degrees. A color makes it of wood. */
export function spoon(scene: Scene, x: number, y: number, length: number, rotate = 0, wood?: Color): void {
  lying(scene, x, y, rotate, () => {
    const l = length;
    const w = length * 0.11;
    const fill = wood ? linear(scene, shades(lighten(wood, 0.25), darken(wood, 0.2)), { to: [1, 0] }) : metal(scene);
    const hollow = wood
      ? shades(darken(wood, 0.4), darken(wood, 0.1), lighten(wood, 0.3))
      : shades('#6f6d69', '#c9c7c1', '#fbfaf6');
    const handle = [
      d`M${-w * 0.16} ${-l * 0.16}L${-w * 0.14} ${l * 0.25}C${-w * 0.2} ${l * 0.35} ${-w * 0.4} ${l * 0.42} ${-w * 0.3} ${l * 0.46}`,
      d`Q0 ${l * 0.52} ${w * 0.3} ${l * 0.46}C${w * 0.4} ${l * 0.42} ${w * 0.2} ${l * 0.35} ${w * 0.14} ${l * 0.25}`,
      d`L${w * 0.16} ${-l * 0.16}Z`,
    ];
    scene.add(element('path', { d: handle.join(''), fill }));
    scene.add(element('ellipse', { cx: 0, cy: -l * 0.33, rx: w, ry: l * 0.175, fill }));
    scene.add(
      element('ellipse', { cx: w * 0.06, cy: -l * 0.325, rx: w * 0.82, ry: l * 0.15, fill: linear(scene, hollow) }),
    );
  });
}

/** A pair of chopsticks with their middle at (x, y); length in px, upright at 0 degrees. */
export function chopsticks(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  rotate = 0,
  color: Color = '#6b2a1c',
): void {
  lying(scene, x, y, rotate, () => {
    for (const [offset, lean] of [
      [-length * 0.022, -1.2],
      [length * 0.022, 1.6],
    ] as const) {
      scene.at(offset, 0, { rotate: lean }, () => {
        const [thick, thin] = [length * 0.016, length * 0.008];
        const stick = d`M${-thin} ${-length / 2}H${thin}L${thick} ${length / 2}H${-thick}Z`;
        const fill = linear(scene, shades(lighten(color, 0.4), color, darken(color, 0.5), 0.4), { to: [1, 0] });
        scene.add(element('path', { d: stick, fill }));
        scene.add(
          element('path', {
            d: d`M${-thick * 0.9} ${length * 0.3}H${thick * 0.9}L${thick} ${length * 0.34}H${-thick}Z`,
            fill: '#d8a74e',
          }),
        );
      });
    }
  });
}
