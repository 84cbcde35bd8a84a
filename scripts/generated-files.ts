import 'reflect-metadata';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { jsonSchemas } from '#server/content/json-schemas.ts';
import { createSchema } from '#server/graphql/schema.ts';
import { openApiDocument } from '#server/http/rest/open-api.ts';

/** Every committed file that is derived from the code, by its path, with the text that it should have. */
export async function generatedFiles(): Promise<Map<string, string>> {
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
