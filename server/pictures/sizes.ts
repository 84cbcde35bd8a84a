/** Aspect ratios that pictures are cropped to: a drawing around its center, a photograph around its focus. */
export const ratios = {
  '4x3': { across: 4, down: 3 },
  '1x1': { across: 1, down: 1 },
  '16x9': { across: 16, down: 9 },
} as const;

/** Name of an aspect ratio, as used in file names. */
export type Ratio = keyof typeof ratios;

/** Returns the height of a picture, in px. */
export function getHeight(ratio: Ratio, width: number): number {
  return Math.round((width / ratios[ratio].across) * ratios[ratio].down);
}

/** One file of a picture. */
export interface PictureEncoding {
  ratio: Ratio;
  /** Width in px. */
  width: number;
  format: 'avif' | 'jpeg';
  /**
   * Amount by which the quality is lower: the largest files are for dense screens, on which errors are less visible,
   * and the 16:9 picture is only for link previews.
   */
  loss?: number;
}

/** File extensions by format. */
export const extensions = { avif: 'avif', jpeg: 'jpg' } as const;

/** The files of a picture in the order `picture.json` lists them. */
export const encodings: readonly PictureEncoding[] = [
  { ratio: '4x3', width: 320, format: 'avif' },
  { ratio: '4x3', width: 640, format: 'avif' },
  { ratio: '4x3', width: 960, format: 'avif', loss: 3 },
  { ratio: '4x3', width: 1280, format: 'avif', loss: 6 },
  { ratio: '1x1', width: 160, format: 'avif' },
  { ratio: '1x1', width: 320, format: 'avif' },
  { ratio: '1x1', width: 640, format: 'avif' },
  { ratio: '4x3', width: 640, format: 'jpeg' },
  { ratio: '1x1', width: 640, format: 'jpeg' },
  { ratio: '16x9', width: 1200, format: 'jpeg', loss: 12 },
];

/** Qualities by format, best first: the first step that keeps a picture within its budget is used. */
export const qualitySteps: readonly Record<PictureEncoding['format'], number>[] = [
  { avif: 56, jpeg: 62 },
  { avif: 53, jpeg: 58 },
  { avif: 50, jpeg: 54 },
  { avif: 47, jpeg: 50 },
  { avif: 44, jpeg: 46 },
  { avif: 41, jpeg: 42 },
  { avif: 38, jpeg: 38 },
  { avif: 34, jpeg: 34 },
];
