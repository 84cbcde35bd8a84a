import type { Point } from './path.ts';
import { createRandom, type Random } from './random.ts';
import { type Attributes, element, place } from './svg.ts';

/** Direction of shadows, as a unit vector: the light comes from the upper left. */
const SHADOW_DIRECTION: Point = [0.52, 0.85];

/** Transformation that `at` applies to the markup inside it. */
export interface Placement {
  /** Degrees, clockwise. */
  rotate?: number;
  /** 1 keeps the size. */
  scale?: number;
}

/**
 * One picture being drawn: a canvas of 1280 by 960 pixels, seen from straight above. Later shapes cover earlier ones.
 * Drawing functions take a scene, draw numbers from `scene.random` and add markup.
 */
export class Scene {
  readonly width = 1280;
  readonly height = 960;
  readonly random: Random;
  /** Rotation of the current coordinates, in degrees; shadows and lights are rotated back by it. */
  rotation = 0;
  private definitions: string[] = [];
  private body: string[] = [];
  private readonly ids = new Map<string, string>();
  private count = 0;

  /** @param seed - the drawing's name: the same slug gives the same picture, byte for byte */
  constructor(seed: string) {
    this.random = createRandom(seed);
  }

  /** Adds markup on top of what is already drawn. */
  add(...markup: string[]): void {
    this.body.push(...markup);
  }

  /** The id of a definition (gradient, filter, clip), made on first use of its key. */
  define(key: string, make: (id: string) => string): string {
    const existingId = this.ids.get(key);
    if (existingId) return existingId;
    this.count += 1;
    const id = `d${this.count}`;
    this.ids.set(key, id);
    this.definitions.push(make(id));
    return id;
  }

  /** Returns what `draw` adds, as markup instead of on the canvas. */
  collect(draw: () => void): string {
    const outer = this.body;
    this.body = [];
    draw();
    const inner = this.body.join('');
    this.body = outer;
    return inner;
  }

  /** Adds everything that `draw` adds as one group: one filter over many pieces costs far less than one each. */
  group(attributes: Attributes, draw: () => void): void {
    const content = this.collect(draw);
    if (content) this.add(element('g', attributes, content));
  }

  /** Draws in its own coordinates: the origin at (x, y), turned and scaled. Light still falls from the top left. */
  at(x: number, y: number, { rotate = 0, scale = 1 }: Placement, draw: () => void): void {
    this.rotation += rotate;
    this.group({ transform: place(x, y, rotate, scale) }, draw);
    this.rotation -= rotate;
  }

  /** Draws only inside a path. */
  clipped(path: string, draw: () => void): void {
    const id = this.define(`clip ${path}`, (clip) => element('clipPath', { id: clip }, element('path', { d: path })));
    this.group({ 'clip-path': `url(#${id})` }, draw);
  }

  /** The offset of a shadow of this length (px), in the current coordinates. */
  shadowOffset(length: number): Point {
    const back = (-this.rotation * Math.PI) / 180;
    const [x, y] = SHADOW_DIRECTION;
    return [(x * Math.cos(back) - y * Math.sin(back)) * length, (x * Math.sin(back) + y * Math.cos(back)) * length];
  }

  /** The finished document. */
  svg(): string {
    const size = { viewBox: `0 0 ${this.width} ${this.height}`, width: this.width, height: this.height };
    const content = element('defs', {}, this.definitions.join('\n')) + this.body.join('\n');
    return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, content);
  }
}
