import type { DeskRecipes_FileFragment } from '#client/gql/graphql.ts';
import { TextButton } from '#client/ui/text-button.tsx';
import { Difference } from './difference.tsx';
import { OtherText } from './other-text.tsx';
import type { useText } from './use-text.ts';

type Props = {
  /** Names of others who have the file open. */
  others: readonly string[];
  fileText: ReturnType<typeof useText>;
  /** Undefined for a file that was never saved. */
  status: DeskRecipes_FileFragment | undefined;
  storedText: string;
  isSaved: boolean;
  /** `true` if another editor has saved in the meantime. */
  isBehind: boolean;
};

/** Notices about other editors of the file, and about versions that differ from the text in the editor. */
export function FileNotices({ others, fileText, status, storedText, isSaved, isBehind }: Props) {
  const revision = status?.revision ?? null;
  return (
    <>
      {others.length > 0 && (
        <p className="desk-recipes__notice" role="status">
          {others.join(', ')} {others.length === 1 ? 'has' : 'have'} this text open, too.
        </p>
      )}
      {fileText.isRestored && !isSaved && (
        <p className="desk-recipes__notice">
          These are your unsaved changes.{' '}
          <TextButton onClick={() => fileText.take(storedText, revision)}>Load the saved version</TextButton>
        </p>
      )}
      {fileText.others.map((other) => (
        <OtherText key={other.key} other={other} fileText={fileText} />
      ))}
      {isBehind && (
        <div className="desk-recipes__notice">
          <p>{status?.changedBy ?? 'Another editor'} saved this text in the meantime. Yours, compared with it:</p>
          <Difference from={storedText} to={fileText.text} label="Differences in your text" />
          <div className="desk__steps">
            <button
              type="button"
              className="button button--quiet"
              onClick={() => fileText.goOnFrom(revision, storedText)}
            >
              Keep mine
            </button>
            <button type="button" className="button button--quiet" onClick={() => fileText.take(storedText, revision)}>
              Use theirs
            </button>
          </div>
        </div>
      )}
    </>
  );
}
