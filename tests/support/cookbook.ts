import { readContentFolder } from '#server/content/reading/content-folder.ts';
import { checkFolder } from './check-content.ts';

/** The content of the site, read and checked once for all test files of a worker, without the cooking checks. */
export const cookbook = await checkFolder(await readContentFolder('content'), 'content', { cooking: false });
