import { createHash } from 'node:crypto';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

const types = {
  useTypeImports: true,
  enumType: 'string-literal',
  strictScalars: true,
  scalars: { DateTimeISO: 'string', LocalDate: 'string' },
};

/** Generates types, documents and possible types from the schema and the components' `.graphql` files. */
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
      // Without it, the persisted texts would lack the `__typename`s that the cache needs.
      documentTransforms: [addTypenameSelectionDocumentTransform],
    },
    // Types that developers of a client would generate from the schema, for the tests of several clients.
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
