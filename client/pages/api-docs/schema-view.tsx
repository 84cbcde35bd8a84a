import { HashLink } from '#client/ui/link.tsx';
import { getReferenceName, type Schema } from './api-description.ts';

/** Returns the id of a named schema on the page. */
export function getSchemaId(name: string): string {
  return `schema-${name.toLowerCase()}`;
}

/** The type of a value, on one line: `{ results: [Category] }`. Named schemas are links. */
export function SchemaLine({ schema }: { schema: Schema }) {
  const { $ref, type, items, properties } = schema;
  if ($ref) {
    const name = getReferenceName($ref);
    return <HashLink to={getSchemaId(name)}>{name}</HashLink>;
  }
  if (type === 'array' && schema.maxItems === 0) return '[]';
  if (type === 'array' && items)
    return (
      <>
        [<SchemaLine schema={items} />]
      </>
    );
  if (type === 'object' && properties) {
    const fields = Object.entries(properties);
    return (
      <>
        {'{ '}
        {fields.map(([name, field], index) => (
          <span key={name}>
            {name}: <SchemaLine schema={field} />
            {index < fields.length - 1 && ', '}
          </span>
        ))}
        {' }'}
      </>
    );
  }
  return schema.enum ? schema.enum.join(' | ') : (type ?? 'anything');
}

/** Fields with their types and descriptions. */
export function FieldList({ schema }: { schema: Schema }) {
  return (
    <dl className="api-docs__fields">
      {Object.entries(schema.properties ?? {}).map(([name, field]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>{' '}
            <span className="api-docs__type">
              <SchemaLine schema={field} />
              {!schema.required?.includes(name) && ', optional'}
            </span>
          </dt>
          <dd>{[field.description, getDetails(field)].filter(Boolean).join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the bounds, default and format of a value in words, if any. */
export function getDetails(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, multipleOf, format } = schema;
  const parts = [
    minimum !== undefined && maximum !== undefined && `${minimum} to ${maximum}.`,
    minimum !== undefined && minimum > 0 && maximum === undefined && `At least ${minimum}.`,
    minLength !== undefined && minLength > 1 && `At least ${minLength} characters.`,
    maxLength !== undefined && `At most ${maxLength} characters.`,
    multipleOf !== undefined && `In steps of ${multipleOf}.`,
    schema.default !== undefined && `Default: ${String(schema.default)}.`,
    format === 'date-time' && 'ISO 8601.',
  ];
  return parts.filter(Boolean).join(' ');
}
