import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  type DeskRecipes_FileFragment,
  DeskRecipes_ReportOpenMutationDocument,
  DeskRecipes_TextQueryDocument,
} from '#client/gql/graphql.ts';
import { useSignedInVisitor } from '#client/state/session.ts';
import { TextButton } from '#client/ui/text-button.tsx';
import { formatTime } from '../time-text.tsx';
import { backgroundContext } from '../use-failed-actions.ts';
import type { useContent } from './content-mutations.ts';
import { Difference } from './difference.tsx';
import { ResultMessage } from './publish-bar.tsx';
import type { UnsavedText, useText } from './use-text.ts';

type Props = {
  file: string;
  onRefetch: () => void;
  fileText: ReturnType<typeof useText>;
  /** Undefined for a file that was never saved. */
  status: DeskRecipes_FileFragment | undefined;
  storedText: string;
  isSaved: boolean;
  /** `true` if a newer revision was saved in the meantime. */
  hasConflict: boolean;
  /** Published text, even of a withdrawn recipe; empty if there is none. */
  publishedText: string;
  content: ReturnType<typeof useContent>;
  /** Called once the editor has chosen a version. */
  onChosen: () => void;
};

/** Notices about other editors of the file, and about versions that differ from the text in the editor. */
export function FileNotices({
  file,
  onRefetch,
  fileText,
  status,
  storedText,
  isSaved,
  hasConflict,
  publishedText,
  content,
  onChosen,
}: Props) {
  const otherEditors = useOtherEditors(file, onRefetch);
  const revision = status?.revision ?? null;
  // The same editor saved in another tab.
  const isOwn = useSignedInVisitor()?.name === status?.changedBy;
  const choose = (load: () => void) => {
    load();
    onChosen();
  };
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
          <p>
            {isOwn ? 'You' : (status?.changedBy ?? 'Another editor')} saved this text in the meantime. Yours, compared
            with it:
          </p>
          <Difference from={storedText} to={fileText.text} label="Differences in your text" />
          <div className="desk__steps">
            <button
              type="button"
              className="button button--quiet"
              onClick={() => choose(() => fileText.rebase(revision, storedText))}
            >
              Keep mine
            </button>
            <button
              type="button"
              className="button button--quiet"
              onClick={() => choose(() => fileText.load(storedText, revision))}
            >
              {isOwn ? 'Use the saved one' : 'Use theirs'}
            </button>
          </div>
        </div>
      )}
      {status?.folderRevision && (
        <FolderText
          key={status.folderRevision}
          revision={status.folderRevision}
          publishedText={publishedText}
          problem={status.problem}
          content={content}
        />
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
  const [reportOpen] = useMutation(DeskRecipes_ReportOpenMutationDocument, { context: backgroundContext });
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

/** Asks what to do with an unsaved text of another tab that differs from the text in this one. */
export function OtherText({ other, fileText }: { other: UnsavedText; fileText: ReturnType<typeof useText> }) {
  const time = other.at > 0 ? `, typed on ${formatTime(new Date(other.at).toISOString())}` : '';
  return (
    <div className="desk-recipes__notice">
      <p>
        {other.isOpen ? 'Another tab has this text open' : 'A tab that was closed had this text open'}, with changes
        that are not saved{time}. They differ from the text here.
      </p>
      <details>
        <summary>Show the differences</summary>
        <Difference from={fileText.text} to={other.text} label="Differences in the other tab" />
      </details>
      <div className="desk__steps">
        <button type="button" className="button button--quiet" onClick={() => fileText.loadOther(other)}>
          Continue with that text
        </button>
        <button type="button" className="button button--quiet" onClick={() => fileText.discardOther(other)}>
          {other.isOpen ? 'Keep the text here' : 'Discard that text'}
        </button>
      </div>
    </div>
  );
}

type FolderTextProps = {
  /** Revision that has the folder's text. */
  revision: string;
  /** Published text, even of a withdrawn recipe; empty if there is none. */
  publishedText: string;
  /** Why the folder's text was not published; null if an editor's text takes precedence. */
  problem: string | null;
  content: ReturnType<typeof useContent>;
};

/** Shows how a file of the content folder differs from the published text, with a button to publish it. */
function FolderText({ revision, publishedText, problem, content }: FolderTextProps) {
  const { data } = useQuery(DeskRecipes_TextQueryDocument, { variables: { revision } });
  const [message, setMessage] = useState<{ ok: boolean; text: string }>();
  const text = data?.desk?.contentText;
  return (
    <div className="desk-recipes__notice">
      <p>
        {problem === null
          ? 'The file in the content folder has changed, too. Readers see the desk’s text. Differences in the file:'
          : `The file in the folder was skipped: ${problem}. Differences from what readers see:`}
      </p>
      {typeof text === 'string' && <Difference from={publishedText} to={text} label="Changes in the file" />}
      <ResultMessage message={message} />
      <button
        type="button"
        className="button button--quiet"
        disabled={content.busy}
        onClick={() => void content.publish({ revision }).then(setMessage)}
      >
        Publish the file
      </button>
    </div>
  );
}
