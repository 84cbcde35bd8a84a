import fs from 'node:fs/promises';
import { generatedFiles } from './generated-files.ts';

/** @returns which committed files no longer are what the code says, or undefined where all are. */
export async function findDrift(): Promise<string | undefined> {
  const stale: string[] = [];
  for (const [file, text] of await generatedFiles()) {
    if ((await fs.readFile(file, 'utf8').catch(() => undefined)) !== text) stale.push(file);
  }
  return stale.length === 0 ? undefined : `${stale.join(', ')}: not what the code says. Run "npm run generate".`;
}
