import fs from 'node:fs/promises';
import path from 'node:path';
import { generatedFiles } from './generated-files.ts';

/** `npm run generate`: writes the committed files that are derived from the code. */
export async function main(): Promise<void> {
  for (const [file, text] of await generatedFiles()) {
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  }
}
