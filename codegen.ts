import { createHash } from 'node:crypto';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

const types = {
  useTypeImports: true,
  enumType: 'string-literal',
  strictScalars: true,
  scalars: { DateTimeISO: 'string', LocalDate: 'string' },
};

/** Types, documents and possible types out of the schema and the `.graphql` files beside the components. */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  generates: {
    'client/gql/': {
      documents: 'client/**/*.graphql',
      preset: 'client',
      presetConfig: {
        fragmentMasking: { unmaskFunctionName: 'readFragment' },
        persistedDocuments: {
          mode: 'embedHashInDocument',
          hashAlgorithm: (text: string) => createHash('sha256').update(text).digest('hex'),
        },
        skipIndexFile: true,
      },
      config: types,
      // Without it the persisted text lacks the `__typename`s that the cache asks for.
      documentTransforms: [addTypenameSelectionDocumentTransform],
    },
    // The types that a client’s developers would generate from the schema: the tests run it in several clients.
    'tests/consumers/gql/': {
      documents: 'schema/examples/*.graphql',
      preset: 'client',
      presetConfig: { fragmentMasking: false, skipIndexFile: true },
      config: types,
    },
    'client/gql/possible-types.ts': { plugins: ['fragment-matcher'] },
  },
  importExtension: '.ts',
};

export default config;
