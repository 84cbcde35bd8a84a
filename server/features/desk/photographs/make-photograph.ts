import { spawn } from 'node:child_process';
import path from 'node:path';
import { MIN_PHOTOGRAPH_SIZE, photographTexts } from '#schema/rules/photographs.ts';
import type { PhotographFiles } from '#server/pictures/photograph.ts';
import { getBuiltEntry, toSourceScript } from '#server/worker-entry.ts';
import {
  type PhotographJob,
  type PhotographLimits,
  type PhotographRequest,
  type PhotographResult,
  photographResult,
} from './photograph-jobs.ts';

/** Thrown if a photograph cannot be processed; the message says why. */
export class PhotographError extends Error {
  /** @param isUnsupportedFormat - `true` if the server cannot read the file's format */
  constructor(
    message: string,
    readonly isUnsupportedFormat = false,
  ) {
    super(message);
  }
}

/** All files of a photograph, and the JPEG from which they are cropped. */
export interface ProcessedPhotograph {
  original: Buffer;
  output: PhotographFiles;
}

const LIMITS: PhotographLimits = {
  ...{ maxPixels: 25_000_000, maxWholePixels: 16_000_000, maxBytes: 340_000_000, maxMs: 60_000 },
};

/** Maximum heap of the process, in MB. */
const MAX_HEAP_MB = 64;

/** Maximum heap, in MB, of a process that loads its sources through Vite. */
const SOURCE_HEAP_MB = 512;

const ENTRY = 'photograph-worker';

const texts = {
  format: 'Only JPEG, PNG and WebP can be read here.',
  heic: 'HEIC cannot be read here: save the photograph as JPEG.',
  damaged: 'The photograph is damaged or incomplete.',
  tooLarge: `The photograph has more than ${LIMITS.maxPixels / 1_000_000} million pixels.`,
  tooLargeToDecode: `The photograph has more than ${LIMITS.maxWholePixels / 1_000_000} million pixels, the most for AVIF and for interlaced and progressive files.`,
  outOfMemory: 'The photograph takes too much memory. Save it as a JPEG that is not progressive.',
  tooSlow: 'The photograph takes too long to read.',
};

/** Settles when the last queued photograph is processed; they are processed one at a time. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Makes a photograph from a file, in a separate process. Rotates it upright, and removes the camera's metadata, such as
 * the location.
 * @param bytes - a JPEG, PNG or WebP; HEIC and AVIF if sharp can read them
 * @param limits - replaced in tests
 * @throws {PhotographError} if the file or the title cannot be used
 */
export async function processUpload(
  bytes: Buffer,
  request: PhotographRequest,
  limits: PhotographLimits = LIMITS,
): Promise<ProcessedPhotograph> {
  // Detected from the first bytes, because an SVG may be named like a JPEG.
  const format = getFormat(bytes);
  if (!format) throw new PhotographError(isGif(bytes) ? photographTexts.gif : texts.format, true);
  return queueJob(bytes, { isOriginal: false, request, limits }, format);
}

/** Makes a photograph again from its JPEG. @throws {PhotographError} if it cannot be made */
export function remakePhotograph(original: Buffer, request: PhotographRequest): Promise<ProcessedPhotograph> {
  return queueJob(original, { isOriginal: true, request, limits: LIMITS }, 'jpeg');
}

async function queueJob(bytes: Buffer, job: PhotographJob, format: string): Promise<ProcessedPhotograph> {
  const output = queue.then(() => runProcess(bytes, job));
  queue = output.catch(() => undefined);
  const result = parseResult(await output);
  if ('tooSmall' in result) {
    const { width, height } = result.tooSmall;
    throw new PhotographError(
      `It has ${width} by ${height} px: at least ${MIN_PHOTOGRAPH_SIZE.width} by ${MIN_PHOTOGRAPH_SIZE.height} are needed.`,
    );
  }
  if ('titleProblem' in result) throw new PhotographError(result.titleProblem);
  if (!('problem' in result)) {
    const { original, text, picture, files } = result;
    const decoded = files.map(([file, data]): [string, Buffer] => [file, Buffer.from(data, 'base64')]);
    return { original: Buffer.from(original, 'base64'), output: { picture, text, files: new Map(decoded) } };
  }
  if (result.problem === 'damaged' && format === 'heif') throw new PhotographError(texts.heic, true);
  throw new PhotographError(texts[result.problem]);
}

/**
 * Returns the output of the process.
 * @throws {PhotographError} if it takes too long, or the system kills it for its memory
 */
function runProcess(bytes: Buffer, job: PhotographJob): Promise<string> {
  const built = getBuiltEntry(ENTRY);
  const args = built
    ? [`--max-old-space-size=${MAX_HEAP_MB}`, built]
    : [`--max-old-space-size=${SOURCE_HEAP_MB}`, '-e', toSourceScript(path.join(import.meta.dirname, `${ENTRY}.ts`))];
  return new Promise((resolve, reject) => {
    // Passes no secrets from the environment.
    const child = spawn(process.execPath, [...args, JSON.stringify(job)], {
      env: {},
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: job.limits.maxMs,
      killSignal: 'SIGKILL',
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => output.push(part));
    // A child that exits before it has read all input closes the pipe.
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', (_, signal) => {
      if (signal === 'SIGKILL') reject(new PhotographError(child.killed ? texts.tooSlow : texts.outOfMemory));
      else resolve(Buffer.concat(output).toString());
    });
    child.stdin.end(bytes);
  });
}

/** Parses the result. A process that exited without one could not read the file. */
function parseResult(text: string): PhotographResult {
  try {
    return photographResult.parse(JSON.parse(text));
  } catch {
    return { problem: 'damaged' };
  }
}

function isGif(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'GIF8';
}

/** Returns the format that the first bytes indicate; undefined if it is not supported. */
function getFormat(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heif' | undefined {
  const readText = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (readText(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (readText(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (readText(0, 4) === 'RIFF' && readText(8, 12) === 'WEBP') return 'webp';
  return readText(4, 8) === 'ftyp' && /^(hei[cxms]|hev[cx]|mif1|msf1|avif)$/.test(readText(8, 12)) ? 'heif' : undefined;
}
