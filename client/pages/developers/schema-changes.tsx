import { CodedText } from '#client/ui/coded-text.tsx';
import reference from '#schema/reference.json';

/** What the schema has that it had not at the last release. */
export function SchemaChanges() {
  const { added, deprecated, changed } = reference.changes;
  return (
    <>
      <Sentences title="Added" sentences={added} />
      <Sentences title="Deprecated" sentences={deprecated} />
      <Sentences title="Changed" sentences={changed} />
    </>
  );
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <details className="example__part">
      <summary>
        {title} ({sentences.length})
      </summary>
      <ul className="developers__list">
        {sentences.map((sentence) => (
          <li key={sentence}>
            <CodedText text={sentence} />
          </li>
        ))}
      </ul>
    </details>
  );
}
