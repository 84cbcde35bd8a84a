import 'reflect-metadata';
import { parentPort } from 'node:worker_threads';
import { getEntry, getFileSlug } from '#schema/rules/content-desk.ts';
import { type CheckedFolder, checkLists, getListsOrProblems } from './check-lists.ts';
import { type CheckJob, type CheckResult, EMPTY_RESULT, type LoadedContent } from './check-thread.ts';
import { LIST_FILES } from './content.ts';
import { toRecipeRows } from './derive/recipe-rows.ts';
import { readListedNames } from './draft-text.ts';
import { readPastedText } from './read-pasted-text.ts';
import type { ContentFolder } from './reading/content-folder.ts';
import { getSharedSource, getSource } from './reading/source-file.ts';

let ready: { content: LoadedContent; folder: ContentFolder; checked: CheckedFolder } | undefined;

async function runJob(job: CheckJob): Promise<CheckResult> {
  if (job.kind === 'load') {
    const folder = toFolder(job.content);
    const options = { cooking: true, socialPictures: false };
    ready = { content: job.content, folder, checked: await checkLists(folder, job.content.contentDir, options) };
    const sample = getSource(Buffer.from(job.content.sample), 'content/recipes/sample.yaml');
    await ready.checked.checkRecipe('sample', sample);
    return EMPTY_RESULT;
  }
  if (!ready) throw new Error('No lists were loaded');
  if (job.kind === 'paste') {
    const { lists } = ready.folder;
    return { ...EMPTY_RESULT, pasted: await readPastedText(job.text, await readListedNames((name) => lists[name])) };
  }
  const source = getSource(Buffer.from(job.text), `content/${job.path}`);
  const readPicture = async (name: string) => job.pictures[name] ?? null;
  if (job.kind === 'list') {
    const { lists, entries } = ready.folder;
    const changed = getEntry(job.path)
      ? { lists, entries: new Map([...entries, [job.path, source]]) }
      : { lists: { ...lists, [job.path]: source }, entries };
    const folder = { ...ready.folder, ...changed, readPicture };
    const checked = getListsOrProblems(await checkLists(folder, ready.content.contentDir, { cooking: false }));
    return { ...EMPTY_RESULT, ...checked, problems: checked.problems.filter(({ file }) => file === source.file) };
  }
  const slug = getFileSlug(job.path) ?? '';
  const { content, problems, warnings, unknownFoods, getParts } = await ready.checked.checkRecipe(slug, source, {
    cooking: job.cooking,
    readPicture,
  });
  return {
    ...EMPTY_RESULT,
    problems,
    warnings,
    unknownFoods,
    recipe: content && toRecipeRows(content),
    parts: getParts(),
  };
}

function toFolder({ lists, entries, slugs, namedSlugs }: LoadedContent): ContentFolder {
  return {
    lists: Object.fromEntries(
      LIST_FILES.map((name) => [name, getSharedSource(lists[name] ?? '', `content/${name}`)]),
    ) as ContentFolder['lists'],
    entries: new Map(Object.entries(entries).map(([path, text]) => [path, getSharedSource(text, `content/${path}`)])),
    ...{ slugs, namedSlugs, drafts: new Set(), misnamed: [], hashes: new Map(), basis: '', problems: [] },
    readRecipe: async (slug) => getSource(Buffer.from(''), `content/recipes/${slug}.yaml`),
    readPicture: async () => null,
  };
}

parentPort?.on('message', (job: CheckJob) => {
  void runJob(job).then((result) => parentPort?.postMessage(result));
});
