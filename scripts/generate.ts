import 'reflect-metadata';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { type Setting, settings } from '#server/config.ts';
import { getJsonSchemas } from '#server/content/json-schemas.ts';
import { getPersonalFields } from '#server/graphql/personal.ts';
import { createSchema } from '#server/graphql/schema.ts';
import { createOpenApiDocument } from '#server/http/rest/open-api.ts';
import { createAccessTable, replaceAccessTable } from './access-table.ts';
import { createFallbackFonts } from './fallback-fonts.ts';
import { createReference } from './reference.ts';

export const usage = 'usage: npm run generate     writes the files derived from the code';

/** Writes the files derived from the server's code, then runs graphql-codegen for the client's documents. */
export async function main(): Promise<void> {
  for (const [file, text] of await generateFiles()) {
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  }
  const shell = process.platform === 'win32';
  const { status } = spawnSync('node_modules/.bin/graphql-codegen', ['--config', 'codegen.ts'], {
    stdio: 'inherit',
    shell,
  });
  if (status !== 0) process.exitCode = 1;
}

/** Returns a message with the files that no longer match the code; undefined if all match. */
export async function findDrift(): Promise<string | undefined> {
  const stale: string[] = [];
  for (const [file, text] of await generateFiles()) {
    if ((await fs.readFile(file, 'utf8').catch(() => undefined)) !== text) stale.push(file);
  }
  return stale.length === 0 ? undefined : `${stale.join(', ')}: out of date. Run "npm run generate".`;
}

/** Returns the text of each generated file, by path. */
async function generateFiles(): Promise<Map<string, string>> {
  const schema = lexicographicSortSchema(await createSchema());
  const files = new Map([
    ['schema/schema.graphql', `${printSchema(schema)}\n`],
    ['schema/reference.json', toJson(await createReference())],
    ['schema/openapi.json', toJson(createOpenApiDocument())],
    ['client/gql/personal-fields.ts', personalFieldsModule(schema)],
    ['docs/api.md', replaceAccessTable(await fs.readFile('docs/api.md', 'utf8'), createAccessTable(schema))],
    ['.env.example', envExample()],
    ['client/styles/fallback-fonts.css', await createFallbackFonts()],
  ]);
  for (const [name, schema] of Object.entries(getJsonSchemas()))
    files.set(`content/schemas/${name}.schema.json`, toJson(schema));
  return files;
}

/** Returns a module with field names only: the client has no schema. A test checks that no other field has these names. */
function personalFieldsModule(schema: GraphQLSchema): string {
  const names = new Set(getPersonalFields(schema).map((field) => field.split('.')[1]));
  return `/** Fields that depend on the member, as the schema marks them. */\nexport const personalFields = ${JSON.stringify([...names])};\n`;
}

function envExample(): string {
  const head = `# All settings with their defaults. None is required: \`npm start\` brings its own Postgres.
# Set them in the environment; no program reads this file. For Docker Compose, write a \`.env\` with
# POSTGRES_PASSWORD, JWT_SECRET and the settings that differ from docker-compose.yml.
# Generated from server/config.ts by \`npm run generate\`.
`;
  const entries = Object.values<Setting>(settings).map(
    ({ name, default: value = '', description }) => `\n${toComment(description)}\n${name}=${value}\n`,
  );
  return head + entries.join('');
}

/** Returns a text as comment lines of at most 100 characters. */
function toComment(text: string): string {
  return text
    .replaceAll(/(.{1,98})(?: |$)/gm, '# $1\n')
    .replaceAll(/\n+/g, '\n')
    .trimEnd();
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
