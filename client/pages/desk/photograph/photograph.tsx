import { useApolloClient, useQuery } from '@apollo/client/react';
import { Photograph_PictureQueryDocument } from '#client/gql/graphql.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { Picture } from '#client/ui/picture.tsx';
import { PhotographForm } from './photograph-form.tsx';
import './photograph.css';

type Props = {
  /** The name of the picture: a recipe's slug, or a kind and a slug. Example: "author--hanna-tesfaye". */
  name: string;
  /** The title of the recipe, or the name of the pictured subject. */
  title: string;
  /** Called after the picture has changed. */
  onChange?: () => void;
};

/** The picture of a recipe or another subject, and the form for a photograph that replaces it. */
export function Photograph({ name, title, onChange }: Props) {
  const { cache } = useApolloClient();
  const { data, error, refetch } = useQuery(Photograph_PictureQueryDocument, {
    variables: { name },
    fetchPolicy: 'network-only',
  });
  if (error && !data) return <ErrorText onRetry={() => void refetch()}>The picture could not be loaded.</ErrorText>;
  if (!data) return <p role="status">Loading...</p>;
  const [entry] = data.desk?.pictures ?? [];
  const onDone = async () => {
    await refetch();
    // Cached pages would show the previous picture.
    for (const id of Object.keys(cache.extract() ?? {})) cache.evict({ id, fieldName: 'picture', broadcast: false });
    onChange?.();
  };
  return (
    <div className="photograph">
      {entry && !entry.focus && (
        <figure className="photograph__drawing">
          <Picture picture={entry.picture} shape="landscape" sizes="20rem" />
          <figcaption>Readers see this picture, from the content folder.</figcaption>
        </figure>
      )}
      <PhotographForm
        name={name}
        title={title}
        stored={entry?.focus ? { ...entry.picture, focus: entry.focus } : undefined}
        onDone={onDone}
      />
    </div>
  );
}
