import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { setUpFolder } from '../support/set-up-folder.ts';

const forbiddenImports = [
  ['schema/rules/x.ts', "import 'pg';"],
  ['client/ui/to-feature.ts', "import { x } from '#client/features/x.ts';\nx();"],
  ['cooking/to-ui.ts', "import { x } from '#client/ui/x.ts';\nx();"],
  ['client/ui/to-apollo.ts', "import { x } from '@apollo/client';\nx();"],
  ['client/pages/x/x.ts', "import { x } from '#server/app.ts';\nx();"],
  ['client/features/x/to-feature.ts', "import { x } from '#client/features/y/y.ts';\nx();"],
  ['client/features/x/to-page.ts', "import { x } from '#client/pages/y/y.ts';\nx();"],
  ['server/http/to-client.ts', "import { x } from '#client/paths.ts';\nx();"],
  ['server/features/x/x.resolver.ts', "import { DataSource } from 'typeorm';\nnew DataSource();"],
  ['server/features/x/x.rest.ts', "import { x } from './x.resolver.ts';\nx();"],
  ['server/features/x/x.service.ts', "import { x } from 'graphql';\nx();"],
  ['server/features/x/to-http.service.ts', "import { x } from '#server/http/x.ts';\nx();"],
  [
    'server/features/x/to-context.service.ts',
    "import type { X } from '#server/graphql/context.ts';\nexport type Y = X;",
  ],
  ['server/features/x/draw.ts', "import { x } from '../../../art/scene.ts';\nx();"],
  ['art/to-app.ts', "import { x } from '../server/app.ts';\nx();"],
  ['server/http/environment.ts', 'export const x = process.env.X;'],
] as const;

const allowedImports = [
  ['art/to-pictures.ts', "import { x } from '../server/pictures/sizes.ts';\nx();"],
  ['client/pages/x/y.ts', "import { x } from '#client/features/x/x.ts';\nx();"],
  ['client/features/x/y.ts', "import { x } from './x.ts';\nx();"],
  ['client/features/x/to-cards.ts', "import { x } from '#client/features/cards/x.ts';\nx();"],
  ['server/features/x/y.resolver.ts', "import { x } from './x.service.ts';\nx();"],
  ['server/features/x/y.service.ts', "import { x } from '#server/database/statements.ts';\nx();"],
  ['server/features/x/z.service.ts', "import type { X } from './x.type.ts';\nexport type Y = X;"],
] as const;

describe('import rules', () => {
  const folder = setUpFolder('import-rules');
  let output: string;

  // Runs the project's own configuration on a folder that breaks its rules.
  beforeAll(() => {
    const configuration = JSON.parse(fs.readFileSync('biome.json', 'utf8'));
    delete configuration.vcs;
    delete configuration.$schema;
    fs.writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(configuration));
    for (const [file, text] of [...forbiddenImports, ...allowedImports]) {
      fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), `${text}\n`);
    }
    const biome = path.resolve('node_modules/.bin/biome');
    const result = spawnSync(biome, ['lint', '--max-diagnostics=none', '--colors=off', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    output = result.stdout + result.stderr;
  });

  it.each(forbiddenImports)('%s may not contain %s', (file) => {
    expect(output).toMatch(new RegExp(`${file}:\\d+:\\d+ lint/style/(noRestrictedImports|noProcessEnv)`));
  });

  it.each(allowedImports)('%s may contain %s', (file) => {
    expect(output).not.toContain(file);
  });
});

it('each file of hand-written statements says why in its first line', () => {
  const files = fs.readdirSync('server', { recursive: true, encoding: 'utf8' });
  const statements = files.filter((file) => file.endsWith('.statements.ts'));
  expect(statements.length).toBeGreaterThan(5);
  for (const file of statements)
    expect(fs.readFileSync(path.join('server', file), 'utf8'), file).toMatch(/^\/\/ Hand-written(?: SQL)?[:,] .+\.\n/);
});
