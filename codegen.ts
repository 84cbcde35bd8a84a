import { createHash } from 'node:crypto';
import { addTypenameSelectionDocumentTransform, preset } from '@graphql-codegen/client-preset';
import type { Types } from '@graphql-codegen/plugin-helpers';

/** Types and documents out of the schema and the `.graphql` files beside the components. */
export default {
  schema: 'schema/schema.graphql',
  /** The folder whose `.graphql` files are read. */
  documents: 'client',
  output: 'client/gql/',
  preset,
  presetConfig: {
    fragmentMasking: { unmaskFunctionName: 'readFragment' },
    persistedDocuments: {
      mode: 'embedHashInDocument' as const,
      hashAlgorithm: (text: string) => createHash('sha256').update(text).digest('hex'),
    },
    skipIndexFile: true,
  },
  config: {
    useTypeImports: true,
    importExtension: '.ts' as const,
    enumType: 'string-literal',
    strictScalars: true,
    scalars: { DateTimeISO: 'string', LocalDate: 'string' },
  },
  // Without it the persisted text lacks the `__typename`s that the cache asks for.
  documentTransforms: [
    { name: 'typename', transformObject: addTypenameSelectionDocumentTransform },
  ] satisfies Types.ConfiguredDocumentTransform[],
};
