import type { RuleProblem } from './problem.ts';

/** Maximum size of a photograph, in bytes. */
export const MAX_PHOTOGRAPH_BYTES = 20_000_000;

/** Minimum size of a photograph, in px: the size of the largest file, a 4:3 crop. */
export const MIN_PHOTOGRAPH_SIZE = { width: 1280, height: 960 } as const;

/** Maximum width of a photograph cropped to 4:3, in px; larger ones are scaled down. */
const MAX_CROP_WIDTH = 1920;

/**
 * Returns the factor, at most 1, by which a photograph is scaled before it is stored. It depends on the largest 4:3
 * crop, not on the longer side, so that the crop of a panorama stays sharp.
 */
export function getPhotographScale({ width, height }: { width: number; height: number }): number {
  return Math.min(1, MAX_CROP_WIDTH / Math.min(width, (height * 4) / 3));
}

/** Maximum length of a photograph's alt text, in characters. */
export const MAX_ALT_LENGTH = 300;

export const photographTexts = {
  altRequired: 'Describe what the photograph shows.',
  altLong: `The text can be at most ${MAX_ALT_LENGTH} characters.`,
  altUnfit: 'The text contains characters that cannot be used.',
  focusUnfit: 'The focus must be from 0 to 1 in both directions.',
  titleUnfit: 'The title contains characters that cannot be used, or too many.',
  gif: 'A GIF has too few colors for a photograph. Choose a JPEG, PNG or WebP.',
  tooLarge: `A photograph can be at most ${MAX_PHOTOGRAPH_BYTES / 1_000_000} MB.`,
  noPicture: 'There is no picture with this name.',
  noPhotograph: 'There is no photograph to change.',
  noDrawing: 'There is no drawing to restore.',
  busy: 'Other photographs are being processed. Please try again in a moment.',
  done: 'Photograph saved. Published pages show it now.',
  changed: 'Saved. Published pages show it this way now.',
  removed: 'Readers see the drawing again.',
  takenDown: 'The photograph and all its files were deleted.',
} as const;

/** Matches an alt text or a title in which all characters are allowed. */
export const FIT_FOR_ALT = /^[^{}\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;

/** Returns an alt text in its stored form: composed characters, single spaces. */
export function normalizeAlt(alt: string): string {
  return alt.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Returns the problem with a photograph's alt text; undefined if there is none. */
export function altProblem(alt: string): RuleProblem | undefined {
  const text = normalizeAlt(alt);
  if (text === '') return { code: 'REQUIRED', message: photographTexts.altRequired };
  if (!FIT_FOR_ALT.test(text)) return { code: 'INVALID', message: photographTexts.altUnfit };
  return text.length > MAX_ALT_LENGTH ? { code: 'TOO_LONG', message: photographTexts.altLong } : undefined;
}
