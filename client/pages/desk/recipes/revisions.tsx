import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  DeskRecipes_FileFragmentDoc,
  type DeskRecipes_FileQueryQuery,
  DeskRecipes_TextQueryDocument,
} from '#client/gql/graphql.ts';
import { formatCount } from '#client/ui/format.ts';
import { TextButton } from '#client/ui/text-button.tsx';
import { Difference } from './difference.tsx';

/** A file and its revisions, as the editor loads it. */
export type ContentFile = NonNullable<NonNullable<DeskRecipes_FileQueryQuery['desk']>['contentFile']>;

/** Returns the publication state of a file; undefined for a file that was never saved. */
export function getPublication(stored: ContentFile | null) {
  return stored === null ? undefined : readFragment(DeskRecipes_FileFragmentDoc, stored);
}

type Comparison = { id: string; from: string; to: string };

/** The saved versions of a file, each with its changes and a button to restore it. */
export function Revisions({ file, onRestore }: { file: ContentFile | null; onRestore: (text: string) => void }) {
  const client = useApolloClient();
  const [comparison, setComparison] = useState<Comparison>();
  if (!file || file.revisions.length === 0) return null;
  const fetchText = async (revision: string | undefined) => {
    if (revision === undefined) return '';
    const { data } = await client.query({ query: DeskRecipes_TextQueryDocument, variables: { revision } });
    return data?.desk?.contentText ?? '';
  };
  const compareWithPrevious = async (index: number) => {
    const id = file.revisions[index]?.id ?? '';
    const [from, to] = await Promise.all([fetchText(file.revisions[index + 1]?.id), fetchText(id)]);
    setComparison({ id, from, to });
  };
  return (
    <details className="desk-recipes__revisions">
      <summary>{formatCount(file.revisions.length, 'saved version')}</summary>
      <ol>
        {file.revisions.map(({ id, changedBy, createdAt, problems }, index) => (
          <li key={id}>
            {changedBy ?? 'From the content folder'}, {new Date(createdAt).toLocaleString()}
            {problems > 0 && `, ${formatCount(problems, 'problem')}`}{' '}
            <TextButton
              aria-expanded={comparison?.id === id}
              onClick={() =>
                comparison?.id === id ? setComparison(undefined) : void compareWithPrevious(index).catch(console.error)
              }
            >
              Changes
            </TextButton>
            {comparison?.id === id && (
              <>
                <Difference from={comparison.from} to={comparison.to} label="Changes in this version" />
                <button type="button" className="button button--quiet" onClick={() => onRestore(comparison.to)}>
                  Restore this version
                </button>
              </>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
