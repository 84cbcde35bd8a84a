import { createContext, use, useDeferredValue, useId, useState } from 'react';
import { paths } from '#client/paths.ts';
import { CodedText } from '#client/ui/coded-text.tsx';
import { formatCount } from '#client/ui/format.ts';
import { HashLink, Link } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import schema from '#schema/schema.graphql?raw';
import { findTypes, getTypeEntries, type PartEntry, type TypeEntry } from './type-reference.ts';
import './developers.css';

const types = getTypeEntries(schema);
const typeNames = new Set(types.map(({ name }) => name));

/** A function that clears the search, because the target of a link may be hidden by it. */
const ShowAll = createContext(() => {});

/** Every type of the schema, with its fields, their arguments and descriptions. */
export function Component() {
  const [text, setText] = useState('');
  const deferredText = useDeferredValue(text);
  // An empty search renders at once, because a link may be about to scroll to a hidden type.
  const visibleTypes = text === '' ? types : findTypes(types, deferredText);
  return (
    <ShowAll value={() => setText('')}>
      <PageHead
        title="Type reference"
        description="Every type, field and argument of Mesob’s GraphQL schema, explained."
        path={paths.schemaReference}
      />
      <PageBanner title="Type reference" compact breadcrumb current="Type reference">
        Every query, mutation and type. See <Link to={paths.developers}>Developers</Link> for examples and limits.
      </PageBanner>
      <div className="wrap developers">
        <nav className="developers__contents no-print" aria-labelledby="contents">
          <TypeSearch text={text} count={visibleTypes.length} onChange={setText} />
          <h2 id="contents">{visibleTypes === types ? 'All types' : 'Types found'}</h2>
          <ul>
            {visibleTypes.map(({ name }) => (
              <li key={name}>
                <TypeLink name={name} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="developers__text">
          {visibleTypes.map((type) => (
            <TypeSection key={type.name} type={type} />
          ))}
        </div>
      </div>
    </ShowAll>
  );
}

type SearchProps = { text: string; count: number; onChange: (text: string) => void };

/** The field to find types, fields, arguments and values by their names. */
function TypeSearch({ text, count, onChange }: SearchProps) {
  const id = useId();
  return (
    <search className="type-search needs-script">
      <label htmlFor={id}>Find a type or a field</label>
      <input
        className="type-search__field"
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <p role="status">{text.trim() && `${formatCount(count, 'type')} found.`}</p>
    </search>
  );
}

function TypeSection({ type: { name, kind, description, related, parts } }: { type: TypeEntry }) {
  return (
    <section className="type-entry" aria-labelledby={name}>
      <h2 id={name}>{name}</h2>
      <p className="type-entry__kind">{kind}</p>
      <Description text={description} />
      {related.names.length > 0 && (
        <p>
          {related.label}{' '}
          {related.names.map((other, index) => (
            <span key={other}>
              {index > 0 && ', '}
              <TypeLink name={other} />
            </span>
          ))}
          .
        </p>
      )}
      {parts.length > 0 && <Parts path={name} parts={parts} />}
    </section>
  );
}

/** @param path - the type or the field. Example: "Query.recipe". */
function Parts({ path, parts }: { path: string; parts: PartEntry[] }) {
  return (
    <dl>
      {parts.map((part) => (
        <div key={part.name} id={`${path}.${part.name}`}>
          <dt>
            <code>
              <strong>{part.name}</strong>
              {part.type && ': '}
              {part.type && part.typeName && <TypeNotation typeText={part.type} name={part.typeName} />}
              {part.defaultValue && ` = ${part.defaultValue}`}
            </code>
          </dt>
          <dd>
            {part.deprecated && (
              <p className="type-entry__deprecated">
                Deprecated. <CodedText text={part.deprecated} />
              </p>
            )}
            <Description text={part.description} />
            {part.args.length > 0 && <Parts path={`${path}.${part.name}`} parts={part.args} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A type such as "[Recipe!]!", with a link to its entry, if any. */
function TypeNotation({ typeText, name }: { typeText: string; name: string }) {
  const [prefix = '', suffix = ''] = typeText.split(name);
  return (
    <>
      {prefix}
      <TypeLink name={name} />
      {suffix}
    </>
  );
}

function TypeLink({ name }: { name: string }) {
  const showAll = use(ShowAll);
  if (!typeNames.has(name)) return name;
  return (
    <HashLink to={name} onClick={showAll}>
      {name}
    </HashLink>
  );
}

function Description({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map(
    (paragraph) =>
      paragraph && (
        <p key={paragraph}>
          <CodedText text={paragraph} />
        </p>
      ),
  );
}
