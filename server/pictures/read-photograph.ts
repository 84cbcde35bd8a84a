import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import script from './decode-photograph.mjs?raw';

/** A file that cannot be used as a photograph; the message is a sentence that says why. */
export class PhotographError extends Error {
  /** @param isFormat - `true` if the file is in no format that is read */
  constructor(
    message: string,
    readonly isFormat = false,
  ) {
    super(message);
  }
}

/** Pixels of a photograph, and of one whose decoder holds the whole picture: interlaced, progressive, AVIF. */
const [MOST_PIXELS, MOST_WHOLE_PIXELS] = [25_000_000, 16_000_000];

/** Least and largest sizes in px: of 4:3 on a recipe's page, and of what is stored. */
const [LEAST_WIDTH, LEAST_HEIGHT, LARGEST_SIDE] = [1280, 960, 2400];

/** Limits of the process that decodes. */
const [MOST_MEMORY_BYTES, MOST_MS, MOST_HEAP_MB] = [400_000_000, 20_000, 64];

const texts = {
  format: 'Only JPEG, PNG and WebP can be read here.',
  heic: 'HEIC cannot be read here: save the photograph as JPEG.',
  broken: 'The photograph is broken, or not all of it has come.',
  large: `The photograph has more than ${MOST_PIXELS / 1_000_000} million pixels.`,
  whole: `The photograph has more than ${MOST_WHOLE_PIXELS / 1_000_000} million pixels, the most for AVIF and for interlaced and progressive files.`,
  heavy: 'The photograph takes too much memory. Save it as a JPEG that is not progressive.',
  slow: 'The photograph takes too long to read.',
};

const problems = z.object({
  small: z.object({ width: z.number(), height: z.number() }).optional(),
  large: z.boolean().optional(),
  isWhole: z.boolean().optional(),
});

interface Decoded {
  /** Null if the process was ended. */
  exitCode: number | null;
  output: Buffer;
  errors: string;
}

/**
 * Reads a photograph in a process of its own: upright, at most 2400 px, with its pixels alone. Neither the place where it
 * was taken nor anything else that the camera wrote is kept.
 * @param bytes - a JPEG, PNG or WebP; HEIC and AVIF if sharp can read them
 * @returns a JPEG, from which all files are cut
 * @throws {PhotographError} if the file cannot be used
 */
export async function readPhotograph(bytes: Buffer): Promise<Buffer> {
  // By its first bytes: an SVG may come under the name of a JPEG.
  const format = getFormat(bytes);
  if (!format) throw new PhotographError(texts.format, true);
  const { exitCode, output, errors } = await decode(bytes);
  if (exitCode === 0 && output.length > 0) return output;
  if (exitCode === null) throw new PhotographError(texts.slow);
  if (exitCode === 2) throw new PhotographError(texts.heavy);
  const { small, large, isWhole } = readProblems(errors);
  if (small)
    throw new PhotographError(
      `It has ${small.width} by ${small.height} px: at least ${LEAST_WIDTH} by ${LEAST_HEIGHT} are needed.`,
    );
  if (large) throw new PhotographError(isWhole ? texts.whole : texts.large);
  throw format === 'heif' ? new PhotographError(texts.heic, true) : new PhotographError(texts.broken);
}

function decode(bytes: Buffer): Promise<Decoded> {
  const limits = {
    largestSide: LARGEST_SIDE,
    leastWidth: LEAST_WIDTH,
    leastHeight: LEAST_HEIGHT,
    mostPixels: MOST_PIXELS,
    mostWholePixels: MOST_WHOLE_PIXELS,
    mostBytes: MOST_MEMORY_BYTES,
  };
  const sharp = pathToFileURL(createRequire(import.meta.url).resolve('sharp')).href;
  const flags = [`--max-old-space-size=${MOST_HEAP_MB}`, '--input-type=module'];
  return new Promise((resolve, reject) => {
    // Without the secrets of the environment.
    const child = spawn(process.execPath, [...flags, '-e', script, sharp, JSON.stringify(limits)], {
      env: {},
      timeout: MOST_MS,
      killSignal: 'SIGKILL',
    });
    const [output, errors]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.stderr.on('data', (part: Buffer) => errors.push(part));
    // A child that ends before it has read everything closes the pipe.
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', (exitCode) =>
      resolve({ exitCode, output: Buffer.concat(output), errors: Buffer.concat(errors).toString() }),
    );
    child.stdin.end(bytes);
  });
}

function readProblems(text: string): z.infer<typeof problems> {
  try {
    return problems.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** Returns the format that the first bytes announce; undefined if it is none that is read. */
function getFormat(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heif' | undefined {
  const at = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (at(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (at(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'webp';
  return at(4, 8) === 'ftyp' && /^(hei[cxms]|hev[cx]|mif1|msf1|avif)$/.test(at(8, 12)) ? 'heif' : undefined;
}
