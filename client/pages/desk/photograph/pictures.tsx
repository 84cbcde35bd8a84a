import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { DeskPictures_ListQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { formatCount } from '#client/ui/format.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { Link } from '#client/ui/link.tsx';
import { Picture } from '#client/ui/picture.tsx';
import type { DeskViewProps } from '../view-props.ts';
import { Photograph } from './photograph.tsx';

const kinds: Record<string, string> = {
  recipe: 'Recipe',
  author: 'Author',
  category: 'Category',
  cuisine: 'Cuisine',
  guide: 'Guide',
};

/** All pictures of the magazine; one of them opens to be changed. */
export function View({ rest, onRetry }: DeskViewProps) {
  const [wanted, setWanted] = useState('');
  const { data, error, refetch } = useQuery(DeskPictures_ListQueryDocument, { fetchPolicy: 'network-only' });
  const pictures = data?.desk?.pictures;
  const retry = () => {
    // The desk may have closed in the meantime.
    onRetry();
    void refetch();
  };
  if (error && !pictures) return <ErrorText onRetry={retry}>The pictures could not be loaded.</ErrorText>;
  if (!pictures) return <p role="status">Loading...</p>;
  const opened = rest === '' ? undefined : pictures.find(({ name }) => name === rest);
  if (opened)
    return (
      <section aria-labelledby="pictures">
        <p>
          <Link to={paths.desk('pictures')}>All pictures</Link>
        </p>
        <h2 id="pictures" className="desk__title">
          {opened.title}
        </h2>
        <Photograph key={opened.name} name={opened.name} title={opened.title} />
      </section>
    );
  const found = pictures.filter(({ title }) => title.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures" className="desk__title">
        {rest === '' ? 'Pictures' : 'There is no picture of that name'}
      </h2>
      <div className="pictures__find">
        <Field label="Find by name" type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
      </div>
      <p role="status">{formatCount(found.length, 'picture')}</p>
      <ul className="pictures">
        {found.map(({ name, kind, title, picture, focus }) => (
          <li key={name}>
            <Link className="pictures__one" to={paths.desk(`pictures/${name}`)}>
              <Picture picture={picture} shape="square" sizes="4.5rem" decorative />
              <span>
                <strong>{title}</strong>
                <span className="pictures__kind">
                  {kinds[kind] ?? kind}, {focus ? 'a photograph' : 'from the files'}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
