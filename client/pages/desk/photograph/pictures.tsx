import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { DeskPictures_ListQueryDocument, type DeskPictures_ListQueryQuery } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { formatCount } from '#client/ui/format.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { Select } from '#client/ui/forms/select.tsx';
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
  issue: 'Newsletter issue',
};

type ListedPicture = NonNullable<DeskPictures_ListQueryQuery['desk']>['pictures'][number];

/** Filters of the list of pictures. */
const filters: Record<string, { label: string; matches: (picture: ListedPicture) => boolean }> = {
  photographs: { label: 'Photographs', matches: ({ focus }) => focus !== null },
  drawings: { label: 'From the content folder', matches: ({ focus }) => focus === null },
  unused: { label: 'On no page', matches: ({ page }) => page === null },
  alt: { label: 'Without an alt text', matches: ({ picture }) => picture.alt === '' },
  files: { label: 'Without files', matches: ({ files }) => files === 0 },
};

/** All pictures of the magazine, or the picture that the URL names. */
export function View({ rest, onRetry }: DeskViewProps) {
  const [search, setSearch] = useState('');
  const [filterName, setFilterName] = useState('');
  const { data, error, refetch } = useQuery(DeskPictures_ListQueryDocument, { fetchPolicy: 'network-only' });
  const pictures = data?.desk?.pictures;
  const retry = () => {
    // The desk may have closed in the meantime.
    onRetry();
    void refetch();
  };
  if (error && !pictures) return <ErrorText onRetry={retry}>The pictures could not be loaded.</ErrorText>;
  if (!pictures) return <p role="status">Loading...</p>;
  const openPicture = rest === '' ? undefined : pictures.find(({ name }) => name === rest);
  if (openPicture)
    return (
      <section aria-labelledby="pictures">
        <p>
          <Link to={paths.desk('pictures')}>All pictures</Link>
        </p>
        <h2 id="pictures" className="desk__title">
          {openPicture.title}
        </h2>
        <Photograph key={openPicture.name} name={openPicture.name} title={openPicture.title} />
      </section>
    );
  const shownPictures = pictures.filter(
    (picture) =>
      picture.title.toLowerCase().includes(search.trim().toLowerCase()) &&
      (filters[filterName]?.matches(picture) ?? true),
  );
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures" className="desk__title">
        {rest === '' ? 'Pictures' : 'There is no picture with this name'}
      </h2>
      <div className="pictures__find">
        <Field label="Find by name" type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        <Select
          label="Show"
          empty="All pictures"
          choices={Object.entries(filters).map(([value, { label }]) => ({ value, label }))}
          value={filterName}
          onChange={({ target }) => setFilterName(target.value)}
        />
      </div>
      <p role="status">{formatCount(shownPictures.length, 'picture')}</p>
      <ul className="pictures">
        {shownPictures.map(({ name, kind, title, picture, page, files, bytes, focus }) => (
          <li key={name} className="pictures__one">
            <Picture picture={picture} shape="square" sizes="4.5rem" decorative />
            <span>
              <Link to={paths.desk(`pictures/${name}`)}>{title}</Link>
              <span className="pictures__kind">
                {kinds[kind] ?? kind}, {focus ? 'a photograph' : 'from the content folder'}
              </span>
              <span className="pictures__kind">
                {files === 0 ? (
                  <strong className="desk__said--failed">Its files are missing</strong>
                ) : (
                  `${formatCount(files, 'file')}, ${Math.ceil(bytes / 1000)} kB`
                )}
                {', '}
                {page === null ? 'on no page' : <Link to={page}>on {page}</Link>}
              </span>
              <span className="pictures__alt">
                {picture.alt === '' ? <strong className="desk__said--failed">No alt text</strong> : picture.alt}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
