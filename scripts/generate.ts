import 'reflect-metadata';
import fs from 'node:fs/promises';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { jsonSchemas } from '#server/content/json-schemas.ts';
import { createSchema } from '#server/graphql/schema.ts';
import { openApiDocument } from '#server/http/rest/open-api.ts';

/** The first half of `npm run generate`: writes what is derived from the server's code. graphql-codegen does the rest. */
export async function main(): Promise<void> {
  for (const [file, text] of await generatedFiles()) {
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  }
}

/** @returns which of these files no longer are what the code says, or undefined where all are. */
export async function findDrift(): Promise<string | undefined> {
  const stale: string[] = [];
  for (const [file, text] of await generatedFiles()) {
    if ((await fs.readFile(file, 'utf8').catch(() => undefined)) !== text) stale.push(file);
  }
  return stale.length === 0 ? undefined : `${stale.join(', ')}: not what the code says. Run "npm run generate".`;
}

/** By path, the text that each file should have. */
async function generatedFiles(): Promise<Map<string, string>> {
  const files = new Map([
    ['schema/schema.graphql', `${printSchema(lexicographicSortSchema(await createSchema()))}\n`],
    ['schema/openapi.json', json(openApiDocument())],
  ]);
  for (const [name, schema] of Object.entries(jsonSchemas()))
    files.set(`content/schemas/${name}.schema.json`, json(schema));
  return files;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
