import fs from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import type { CheckJob, CheckResult, LoadedContent } from '#server/content/check-thread.ts';
import { LIST_FILES } from '#server/content/content.ts';

it('checks a recipe in the built worker thread', async () => {
  const sample = fs.readFileSync('content/recipes/doro-wat.yaml', 'utf8');
  const worker = new Worker(path.resolve('dist/server/check-worker.js'));
  const runJob = (job: CheckJob) =>
    new Promise<CheckResult>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject).postMessage(job);
    });
  const lists = Object.fromEntries(
    LIST_FILES.map((name) => [
      name,
      fs.existsSync(`content/${name}`) ? fs.readFileSync(`content/${name}`, 'utf8') : null,
    ]),
  );
  const slugs = fs.readdirSync('content/recipes').map((name) => path.basename(name, '.yaml'));
  const content: LoadedContent = {
    ...{ key: '1', contentDir: path.resolve('content'), lists: lists as LoadedContent['lists'], entries: {} },
    ...{ slugs, namedSlugs: slugs, sample },
  };
  await runJob({ kind: 'load', content });
  const text = sample.replace(/^difficulty: .*/m, 'difficulty: Heroic');
  const response = await runJob({ kind: 'recipe', path: 'recipes/doro-wat.yaml', text, cooking: true, pictures: {} });
  expect(response.problems.map(({ message }) => message)).toEqual([expect.stringContaining('Heroic')]);
  await worker.terminate();
});
