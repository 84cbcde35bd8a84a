import { checkFolder } from '#server/content/check-content.ts';
import { readContentFolder } from '#server/content/reading/content-folder.ts';

/** The content of the site, read and checked once for all test files of a worker, without the cooking checks. */
export const cookbook = await checkFolder(await readContentFolder('content'), 'content', { cooking: false });
