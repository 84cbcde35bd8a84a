import { z } from 'zod';
import type { Focus } from '#art/photograph.ts';
import type { Picture } from '#art/picture-files.ts';

/** Limits of a photograph and of its process. */
export interface PhotographLimits {
  /** Pixels of a photograph. */
  mostPixels: number;
  /** Pixels if the decoder holds the whole picture: interlaced, progressive, AVIF. */
  mostWholePixels: number;
  leastWidth: number;
  leastHeight: number;
  /** Largest side of what is stored, in px. */
  largestSide: number;
  /** Memory that the work may take beyond that of the process when it begins. */
  mostBytes: number;
}

/** The words and the cut of a photograph. */
export interface PhotographRequest {
  alt: string;
  focus: Focus;
  /** Title of the recipe, for the picture in previews of links; left out if it belongs to none. */
  title?: string;
}

/** A job of the process; the bytes of the file come on its standard input. */
export interface PhotographJob {
  /** `true` if the bytes are a JPEG that a former job has made. */
  isOriginal: boolean;
  request: PhotographRequest;
  limits: PhotographLimits;
}

const size = z.object({ width: z.number(), height: z.number() });

/** The answer of the process, with files in base64. */
export const photographAnswer = z.union([
  z.object({
    original: z.string(),
    text: z.string(),
    picture: z.custom<Picture>((value) => typeof value === 'object'),
    files: z.array(z.tuple([z.string(), z.string()])),
  }),
  z.object({ problem: z.enum(['large', 'whole', 'heavy', 'broken']) }),
  z.object({ small: size }),
  z.object({ title: z.string() }),
]);

export type PhotographAnswer = z.infer<typeof photographAnswer>;
