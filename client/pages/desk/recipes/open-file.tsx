import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  DeskRecipes_FileFragmentDoc,
  DeskRecipes_FileQueryDocument,
  type DeskRecipes_FileQueryQuery,
  DeskRecipes_NewQueryDocument,
} from '#client/gql/graphql.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { FileEditor } from './file-editor.tsx';

export type ContentFile = NonNullable<NonNullable<DeskRecipes_FileQueryQuery['desk']>['contentFile']>;

/** A file that is edited; one that is not there yet begins with every field and its question. */
export function OpenFile({ file, onRetry }: { file: string; onRetry: () => void }) {
  const { data, error, refetch } = useQuery(DeskRecipes_FileQueryDocument, {
    variables: { file },
    fetchPolicy: 'network-only',
  });
  const retry = () => {
    onRetry();
    void refetch();
  };
  const desk = data?.desk;
  if (!desk && error) return <ErrorText onRetry={retry}>The text could not be loaded.</ErrorText>;
  if (!desk) return <p role="status">Loading...</p>;
  if (!desk.contentFile) return <NewFile file={file} onRetry={retry} />;
  const { text } = desk.contentFile;
  return <FileEditor file={file} stored={desk.contentFile} text={text} onRetry={retry} />;
}

function NewFile({ file, onRetry }: { file: string; onRetry: () => void }) {
  const [params] = useSearchParams();
  const client = useApolloClient();
  const [text, setText] = useState<string>();
  const title = params.get('title') ?? '';
  useEffect(() => {
    const asked = client.query({
      query: DeskRecipes_NewQueryDocument,
      variables: { title },
      fetchPolicy: 'network-only',
    });
    asked.then(({ data }) => setText(data?.desk?.newRecipeText ?? ''), console.error);
  }, [client, title]);
  if (text === undefined) return <p role="status">Loading...</p>;
  return <FileEditor file={file} stored={null} text={text} onRetry={onRetry} />;
}

/** Returns where a file stands; undefined for one that was never saved. */
export function standOf(stored: ContentFile | null) {
  return stored === null ? undefined : readFragment(DeskRecipes_FileFragmentDoc, stored);
}
