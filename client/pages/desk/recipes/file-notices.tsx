import type { DeskRecipes_FileFragment } from '#client/gql/graphql.ts';
import { TextButton } from '#client/ui/text-button.tsx';
import { Difference } from './difference.tsx';
import type { useText } from './use-text.ts';

type Props = {
  /** Names of others who have the file open. */
  others: readonly string[];
  typed: ReturnType<typeof useText>;
  /** Undefined for a file that was never saved. */
  stand: DeskRecipes_FileFragment | undefined;
  storedText: string;
  isSaved: boolean;
  /** `true` where another editor has saved meanwhile. */
  isBehind: boolean;
};

/** Tells an editor of others, and of texts that are not the one in the editor. */
export function FileNotices({ others, typed, stand, storedText, isSaved, isBehind }: Props) {
  const revision = stand?.revision ?? null;
  return (
    <>
      {others.length > 0 && (
        <p className="desk-recipes__notice" role="status">
          {others.join(', ')} {others.length === 1 ? 'has' : 'have'} this text open, too.
        </p>
      )}
      {typed.isRestored && !isSaved && (
        <p className="desk-recipes__notice">
          This is what you typed and did not save.{' '}
          <TextButton onClick={() => typed.take(storedText, revision)}>Take the saved text instead</TextButton>
        </p>
      )}
      {isBehind && (
        <div className="desk-recipes__notice">
          <p>{stand?.changedBy ?? 'Another editor'} has saved this text meanwhile. Yours, compared with it:</p>
          <Difference from={storedText} to={typed.text} label="What is different in your text" />
          <div className="desk__steps">
            <button type="button" className="button button--quiet" onClick={() => typed.goOnFrom(revision, storedText)}>
              Keep mine
            </button>
            <button type="button" className="button button--quiet" onClick={() => typed.take(storedText, revision)}>
              Take theirs
            </button>
          </div>
        </div>
      )}
    </>
  );
}
