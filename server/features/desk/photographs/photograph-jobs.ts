import { z } from 'zod';
import type { Focus } from '#server/pictures/photograph.ts';
import type { PictureDescription } from '#server/pictures/picture-files.ts';

/** Limits of a photograph and of its process. */
export interface PhotographLimits {
  /** Maximum number of pixels. */
  maxPixels: number;
  /** Maximum number of pixels if the decoder keeps the whole picture in memory: interlaced, progressive, HEIC, AVIF. */
  maxWholePixels: number;
  /** Maximum memory in bytes, in addition to the process's memory at its start. */
  maxBytes: number;
  /** Maximum time of the process, in ms. */
  maxMs: number;
}

/** Description and crop of a photograph. */
export interface PhotographRequest {
  alt: string;
  focus: Focus;
  /** Title of the recipe, for the social picture; omitted for other pictures. */
  title?: string;
}

/** A job for the process, which reads the file's bytes from standard input. */
export interface PhotographJob {
  /** `true` if the bytes are a JPEG from an earlier job. */
  isOriginal: boolean;
  request: PhotographRequest;
  limits: PhotographLimits;
}

const size = z.object({ width: z.number(), height: z.number() });

/**
 * Result of the process: the photograph, with files in base64 and the text of its `picture.json`; or the code of a
 * problem, the size of a photograph that is too small, or the reason why the title cannot be drawn.
 */
export const photographResult = z.union([
  z.object({
    original: z.string(),
    text: z.string(),
    picture: z.custom<PictureDescription>((value) => typeof value === 'object'),
    files: z.array(z.tuple([z.string(), z.string()])),
  }),
  z.object({ problem: z.enum(['tooLarge', 'tooLargeToDecode', 'outOfMemory', 'damaged']) }),
  z.object({ tooSmall: size }),
  z.object({ titleProblem: z.string() }),
]);

export type PhotographResult = z.infer<typeof photographResult>;
