import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { getPhotographScale, MIN_PHOTOGRAPH_SIZE } from '#schema/rules/photographs.ts';
import { makePhotograph, TitleError } from '#server/pictures/photograph.ts';
import type { PhotographJob, PhotographLimits, PhotographResult } from './photograph-jobs.ts';

/** Interval of memory checks, in ms. */
const CHECK_MS = 10;

/**
 * Writes the result and ends the process at once. `process.exit` waits for V8's threads; in Node 24, one of them may
 * wait forever for a garbage collection because the heap is small.
 */
function send(result: PhotographResult): void {
  process.stdout.write(JSON.stringify(result), () => process.kill(process.pid, 'SIGTERM'));
}

/** Decodes and processes one photograph. An attack on the decoder affects only this process. */
async function processPhotograph({ isOriginal, request, limits }: PhotographJob): Promise<PhotographResult> {
  const bytes = await buffer(process.stdin);
  const decoded = isOriginal ? { jpeg: bytes } : await decode(bytes, limits);
  if (!('jpeg' in decoded)) return decoded;
  const { picture, text, files } = await makePhotograph(decoded.jpeg, request);
  return {
    ...{ picture, text, original: decoded.jpeg.toString('base64') },
    files: [...files].map(([file, data]) => [file, data.toString('base64')]),
  };
}

/** Returns an upright JPEG without metadata, or the problem with the file. */
async function decode(
  bytes: Buffer,
  { maxPixels, maxWholePixels }: PhotographLimits,
): Promise<{ jpeg: Buffer } | PhotographResult> {
  const upright = sharp(bytes, { limitInputPixels: maxPixels, pages: 1 }).autoOrient();
  const { autoOrient, width, height, isProgressive, format } = await upright.metadata();
  const { width: uprightWidth, height: uprightHeight } = autoOrient;
  if (uprightWidth < MIN_PHOTOGRAPH_SIZE.width || uprightHeight < MIN_PHOTOGRAPH_SIZE.height)
    return { tooSmall: { width: uprightWidth, height: uprightHeight } };
  // The decoder of these formats keeps the whole picture in memory.
  const isDecodedWhole = isProgressive || format === 'heif';
  if (width * height > (isDecodedWhole ? maxWholePixels : maxPixels))
    return { problem: isDecodedWhole ? 'tooLargeToDecode' : 'tooLarge' };
  const jpeg = await upright
    .resize(Math.round(uprightWidth * getPhotographScale(autoOrient)), undefined, { kernel: 'lanczos3' })
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
  return { jpeg };
}

function toProblem(error: unknown): PhotographResult {
  if (error instanceof TitleError) return { titleProblem: error.message };
  return { problem: /pixel limit/.test(String(error)) ? 'tooLarge' : 'damaged' };
}

const job = JSON.parse(process.argv.at(-1) ?? '') as PhotographJob;
// Makes Linux kill this process before the server if memory runs out.
void writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
sharp.concurrency(1);
sharp.cache(false);
const bytesAtStart = process.memoryUsage.rss();
setInterval(() => {
  if (process.memoryUsage.rss() - bytesAtStart > job.limits.maxBytes) send({ problem: 'outOfMemory' });
}, CHECK_MS).unref();
processPhotograph(job).catch(toProblem).then(send);
