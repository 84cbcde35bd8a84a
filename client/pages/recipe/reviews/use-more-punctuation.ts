import { useOptional } from '#client/apollo/use-loaded.ts';
import { FrameQueryDocument } from '#client/gql/graphql.ts';

/** Returns the characters that comments may contain in addition to the specification's. Empty by default. */
export function useMorePunctuation(): string {
  return useOptional(FrameQueryDocument, {})?.settings.morePunctuation ?? '';
}
