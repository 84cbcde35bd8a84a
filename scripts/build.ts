import { main as bundle } from './bundle.ts';
import { generateDocuments } from './documents.ts';

/** `npm run build`: what `npm start` serves, from the sources. */
export async function main(): Promise<void> {
  await generateDocuments();
  await bundle();
}
