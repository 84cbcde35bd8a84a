import { createHash } from 'node:crypto';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

/** Types, documents and possible types out of the schema and the `.graphql` files beside the components. */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: 'client/**/*.graphql',
  generates: {
    'client/gql/': {
      preset: 'client',
      presetConfig: {
        fragmentMasking: { unmaskFunctionName: 'readFragment' },
        persistedDocuments: {
          mode: 'embedHashInDocument',
          hashAlgorithm: (text: string) => createHash('sha256').update(text).digest('hex'),
        },
        skipIndexFile: true,
      },
      config: {
        useTypeImports: true,
        enumType: 'string-literal',
        strictScalars: true,
        scalars: { DateTimeISO: 'string', LocalDate: 'string' },
      },
      // Without it the persisted text lacks the `__typename`s that the cache asks for.
      documentTransforms: [addTypenameSelectionDocumentTransform],
    },
    'client/gql/possible-types.ts': { plugins: ['fragment-matcher'] },
  },
  importExtension: '.ts',
};

export default config;
