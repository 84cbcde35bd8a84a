/**
 * The documents of our own client by their hashes, as code generation leaves them; none in tests that run without a
 * client.
 */
export const clientDocuments: Record<string, string> =
  Object.values(
    import.meta.glob<Record<string, string>>('../../client/gql/persisted-documents.json', {
      eager: true,
      import: 'default',
    }),
  )[0] ?? {};
