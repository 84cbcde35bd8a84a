import { rosemary } from '../foods/herbs.ts';
import { steakSlice } from '../foods/meat.ts';
import { light } from '../light.ts';
import { knife } from '../props/cutlery.ts';
import { napkin } from '../props/napkin.ts';
import { probe } from '../props/probe.ts';
import type { Scene } from '../scene.ts';
import { stone } from '../surfaces/stone.ts';
import { board } from '../vessels/board.ts';

export const alt =
  'A thermometer with a round white dial, its probe pointing at thick slices of roast meat on a wooden board with sprigs of rosemary, on pale stone beside a blue napkin and a knife.';

/** Slices of roast, and a thermometer. */
export function draw(scene: Scene): void {
  const [x, y] = [640, 480];
  stone(scene, { base: '#e2dccf' });
  napkin(scene, 150, 200, '#4f6f8a', { width: 300, height: 380, rotate: -12 });
  board(scene, x + 20, y + 20, 960, 620, { color: '#9a6438', rotate: -4, handle: true });
  rosemary(scene, x - 300, y + 210, 260, -20);
  rosemary(scene, x - 250, y + 250, 220, -34);
  for (const [index, dx] of [-200, -70, 60, 190].entries()) {
    steakSlice(scene, x + dx, y - 40 + index * 22, 190, 150, { rotate: 78 + index * 4 });
  }
  probe(scene, x + 300, y + 220, 150, 400, 212);
  knife(scene, 1130, 250, 420, 20);
  light(scene);
}
