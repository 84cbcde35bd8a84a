import { parse } from 'yaml';
import type * as z from 'zod';
import { editYaml } from './edit-yaml.ts';
import { yamlText } from './yaml-text.ts';

/**
 * @param source the file as its author wrote it, empty where there never was one.
 * @param schema reads the source, and `written` puts what it gives into the shape of `wanted`.
 * @param jsonSchema path of the schema for editors, seen from the file.
 * @returns the text of a file that says `wanted`: the author's own, byte for byte, but for what differs.
 */
export function textFor<Schema extends z.ZodType>(
  source: string,
  schema: Schema,
  written: (value: z.output<Schema>) => unknown,
  wanted: unknown,
  jsonSchema: string,
): string {
  const said = readSource(source, schema);
  const edited = said === null ? null : editYaml(source, written(said), wanted);
  return edited ?? `# yaml-language-server: $schema=${jsonSchema}\n${yamlText(wanted)}\n`;
}

/** @returns the content of a stored file; null where there is none, or none that `schema` takes. */
export function readSource<Schema extends z.ZodType>(source: string, schema: Schema): z.output<Schema> | null {
  try {
    const read = schema.safeParse(parse(source, { logLevel: 'silent' }));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
