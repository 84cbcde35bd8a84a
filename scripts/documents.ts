import fs from 'node:fs/promises';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import type { Types } from '@graphql-codegen/plugin-helpers';
import { buildASTSchema, parse, Source } from 'graphql';
import config from '../codegen.ts';

/**
 * Generates the typed documents of the client's operations, `client/gql/`: types and builds need them.
 * @throws where an operation does not fit the schema
 */
export async function generateDocuments(): Promise<void> {
  const schema = parse(await fs.readFile(config.schema, 'utf8'));
  const { importExtension } = config.config;
  const outputs = await config.preset.buildGeneratesSection({
    baseOutputDir: config.output,
    presetConfig: config.presetConfig,
    schema,
    schemaAst: buildASTSchema(schema),
    documents: await readDocuments(config.documents),
    config: config.config,
    documentTransforms: config.documentTransforms,
    plugins: [],
    pluginMap: {},
  });
  for (const output of outputs) {
    const text = await codegen({ ...output, importExtension, emitLegacyCommonJSImports: false });
    // Whoever watches the files is only told of what has changed.
    if ((await fs.readFile(output.filename, 'utf8').catch(() => undefined)) === text) continue;
    await fs.mkdir(path.dirname(output.filename), { recursive: true });
    await fs.writeFile(output.filename, text);
  }
}

async function readDocuments(folder: string): Promise<Types.DocumentFile[]> {
  const names = (await fs.readdir(folder, { recursive: true })).filter((name) => name.endsWith('.graphql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const location = path.join(folder, name);
      const rawSDL = await fs.readFile(location, 'utf8');
      return { location, rawSDL, document: parse(new Source(rawSDL, location)) };
    }),
  );
}
