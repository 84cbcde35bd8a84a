// Decodes a photograph from standard input and writes a JPEG to standard output. It runs in a process of its own, from
// its text: what a hostile file can do to a decoder ends with that process.
const [sharpUrl = '', text = '{}'] = process.argv.slice(1);
const { largestSide, leastWidth, leastHeight, mostPixels, mostWholePixels, mostBytes } = JSON.parse(text);

/** Milliseconds between two checks of the memory. */
const CHECK_MS = 10;

/** @param {object} problem */
function fail(problem) {
  process.stderr.write(JSON.stringify(problem), () => process.exit(1));
}

setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes) process.exit(2);
}, CHECK_MS).unref();

try {
  const { default: sharp } = await import(sharpUrl);
  sharp.concurrency(1);
  sharp.cache(false);
  const parts = [];
  for await (const part of process.stdin) parts.push(part);
  const upright = sharp(Buffer.concat(parts), { limitInputPixels: mostPixels, pages: 1 }).autoOrient();
  const { autoOrient, width, height, isProgressive, format } = await upright.metadata();
  // Decoders of these hold the whole picture.
  const isWhole = isProgressive || format === 'heif';
  if (autoOrient.width < leastWidth || autoOrient.height < leastHeight) fail({ small: autoOrient });
  else if (width * height > (isWhole ? mostWholePixels : mostPixels)) fail({ large: true, isWhole });
  else {
    const jpeg = await upright
      .resize(largestSide, largestSide, { fit: 'inside', withoutEnlargement: true, kernel: 'lanczos3' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
    process.stdout.write(jpeg, () => process.exit(0));
  }
} catch (error) {
  fail({ large: /pixel limit/.test(String(error)) });
}
