import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type StepDrawing, stepSvg } from './line-drawing.ts';

const SOURCES = path.join('art', 'steps');
const FOLDER = path.join('content', 'drawings');

/**
 * Writes the changed drawings of guides' steps, and deletes files that are no longer drawn.
 * @param load - loads a module of `art/steps`
 * @returns a summary for the log
 */
export async function writeStepDrawings(
  load: (file: string) => Promise<{ drawings: readonly StepDrawing[] }>,
): Promise<string> {
  await mkdir(FOLDER, { recursive: true });
  const obsolete = new Set(await readdir(FOLDER));
  let writtenCount = 0;
  for (const source of await readdir(SOURCES)) {
    const { drawings } = await load(path.join(SOURCES, source));
    for (const drawing of drawings) {
      const name = `${path.basename(source, '.ts')}--${drawing.name}.svg`;
      const file = path.join(FOLDER, name);
      const svg = stepSvg(drawing);
      if (!obsolete.delete(name) || (await readFile(file, 'utf8')) !== svg) {
        await writeFile(file, svg);
        writtenCount++;
      }
    }
  }
  for (const name of obsolete) await rm(path.join(FOLDER, name));
  return writtenCount + obsolete.size > 0 ? `${writtenCount} written, ${obsolete.size} deleted` : 'up to date';
}
