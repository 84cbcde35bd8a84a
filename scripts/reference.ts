import fs from 'node:fs/promises';
import { type Change, diff } from '@graphql-inspector/core';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { failures } from '#server/errors.ts';

/** What the developers' page is made of, besides the schema and the examples. */
interface Reference {
  errors: { code: string; status: number; meaning: string }[];
  /** Rows of the tables in `docs/api.md`. */
  documentLimits: string[][];
  throttles: string[][];
  /** What the schema has that it had not at the last release, a sentence each. */
  changes: { added: string[]; deprecated: string[]; changed: string[] };
}

/** @param schema as it is now */
export async function reference(schema: GraphQLSchema): Promise<Reference> {
  const [released, guide] = await Promise.all(
    ['schema/released.graphql', 'docs/api.md'].map((file) => fs.readFile(file, 'utf8')),
  );
  return {
    errors: Object.entries(failures).map(([code, { status, meaning }]) => ({ code, status, meaning })),
    documentLimits: tableOf(guide ?? '', '| at most | code |'),
    throttles: tableOf(guide ?? '', '| what | how often |'),
    changes: sorted(await diff(buildSchema(released ?? ''), schema)),
  };
}

function tableOf(text: string, head: string): string[][] {
  const [, table = ''] = text.split(`${head}\n|---|---|\n`);
  const [rows = ''] = table.split('\n\n');
  if (rows === '') throw new Error(`docs/api.md has no table "${head}".`);
  return rows
    .trim()
    .split('\n')
    .map((row) => row.slice(2, -2).split(' | '));
}

/** Leaves out descriptions, and what is part of something new. */
function sorted(changes: Change[]): Reference['changes'] {
  const isNew = new Set(changes.filter(({ type }) => /^(TYPE|FIELD)_ADDED$/.test(type)).map(({ path }) => path));
  const isPart = ({ path = '' }: Change) =>
    path.split('.').some((_, index, names) => index > 0 && isNew.has(names.slice(0, index).join('.')));
  const messages = (pattern: RegExp) =>
    changes
      .filter((change) => pattern.test(change.type) && !isPart(change))
      .map(({ message }) => message.replaceAll("'", '`'))
      .sort();
  return {
    added: messages(/^(TYPE|FIELD|FIELD_ARGUMENT|INPUT_FIELD|ENUM_VALUE|UNION_MEMBER|OBJECT_TYPE_INTERFACE)_ADDED$/),
    deprecated: messages(/^(FIELD_DEPRECATION_ADDED|DIRECTIVE_USAGE_ARGUMENT_DEFINITION_ADDED)$/),
    changed: messages(/_REMOVED$|TYPE_CHANGED$|TYPE_KIND_CHANGED$/),
  };
}
