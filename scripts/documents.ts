import { generate } from '@graphql-codegen/cli';
import codegen from '../codegen.ts';

/** Generates the typed documents of the client's operations, `client/gql/`: types and builds need them. */
export async function generateDocuments(): Promise<void> {
  await generate({ ...codegen, silent: true }, true);
}
