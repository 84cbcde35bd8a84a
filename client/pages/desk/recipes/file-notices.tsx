import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type DeskRecipes_FileFragment, DeskRecipes_ReportOpenMutationDocument } from '#client/gql/graphql.ts';
import { TextButton } from '#client/ui/text-button.tsx';
import { Difference } from './difference.tsx';
import { OtherText } from './other-text.tsx';
import type { useText } from './use-text.ts';

type Props = {
  file: string;
  onRefetch: () => void;
  fileText: ReturnType<typeof useText>;
  /** Undefined for a file that was never saved. */
  status: DeskRecipes_FileFragment | undefined;
  storedText: string;
  isSaved: boolean;
  /** `true` if another editor has saved in the meantime. */
  hasConflict: boolean;
};

/** Notices about other editors of the file, and about versions that differ from the text in the editor. */
export function FileNotices({ file, onRefetch, fileText, status, storedText, isSaved, hasConflict }: Props) {
  const otherEditors = useOtherEditors(file, onRefetch);
  const revision = status?.revision ?? null;
  return (
    <>
      {otherEditors.length > 0 && (
        <p className="desk-recipes__notice" role="status">
          {otherEditors.join(', ')} {otherEditors.length === 1 ? 'has' : 'have'} this text open, too.
        </p>
      )}
      {fileText.isRestored && !isSaved && (
        <p className="desk-recipes__notice">
          These are your unsaved changes.{' '}
          <TextButton onClick={() => fileText.load(storedText, revision)}>Load the saved version</TextButton>
        </p>
      )}
      {fileText.otherTexts.map((other) => (
        <OtherText key={other.key} other={other} fileText={fileText} />
      ))}
      {hasConflict && (
        <div className="desk-recipes__notice">
          <p>{status?.changedBy ?? 'Another editor'} saved this text in the meantime. Yours, compared with it:</p>
          <Difference from={storedText} to={fileText.text} label="Differences in your text" />
          <div className="desk__steps">
            <button
              type="button"
              className="button button--quiet"
              onClick={() => fileText.rebase(revision, storedText)}
            >
              Keep mine
            </button>
            <button type="button" className="button button--quiet" onClick={() => fileText.load(storedText, revision)}>
              Use theirs
            </button>
          </div>
        </div>
      )}
    </>
  );
}

/** Time between two reports that a file is open, in ms. */
const HEARTBEAT_MS = 15_000;

/**
 * Returns the names of other editors who have a file open. While there are any, the file is fetched again
 * periodically.
 */
function useOtherEditors(file: string, refetch: () => void): readonly string[] {
  const [otherEditors, setOtherEditors] = useState<readonly string[]>([]);
  const [reportOpen] = useMutation(DeskRecipes_ReportOpenMutationDocument);
  const refresh = useEffectEvent(async () => {
    const response = await reportOpen({ variables: { input: { file } } }).catch(() => undefined);
    const names = response?.data?.stayAtContent ?? [];
    setOtherEditors(names);
    if (names.length > 0) refetch();
  });
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), HEARTBEAT_MS);
    return () => clearInterval(timer);
  }, []);
  return otherEditors;
}
