import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { DeskRecipes_TextQueryDocument } from '#client/gql/graphql.ts';
import type { useContent } from './content-mutations.ts';
import { Difference } from './difference.tsx';
import { ResultMessage } from './publish-bar.tsx';

type Props = {
  /** Revision that has the folder's text. */
  revision: string;
  /** Text that readers see now, or saw last. */
  publishedText: string;
  /** Why the folder's text was not published; null if an editor's text takes precedence. */
  problem: string | null;
  content: ReturnType<typeof useContent>;
};

/** Shows how a file of the content folder differs from the published text, with a button to publish it. */
export function FolderText({ revision, publishedText, problem, content }: Props) {
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
