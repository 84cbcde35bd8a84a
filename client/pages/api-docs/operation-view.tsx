import { CodedText } from '#client/ui/coded-text.tsx';
import type { Operation, Parameter, ResponseDescription } from './api-description.ts';
import { FieldList, getDetails, SchemaLine } from './schema-view.tsx';

/** An operation with its parameters, body, responses and examples. */
export function OperationView({ operation }: { operation: Operation }) {
  const {
    operationId,
    method,
    path,
    summary,
    description,
    parameters = [],
    requestBody,
    security,
    responses,
  } = operation;
  const body = requestBody?.content['application/json'];
  return (
    <section className="api-docs__call" aria-labelledby={operationId}>
      <h3 className="api-docs__call-title" id={operationId}>
        {summary}
      </h3>
      <p className="api-docs__address">
        <span className={`api-docs__method api-docs__method--${method.toLowerCase()}`}>{method}</span>{' '}
        <code>
          <OperationPath path={path} />
        </code>
      </p>
      {description.split('\n\n').map((text) => (
        <p key={text}>
          <CodedText text={text} />
        </p>
      ))}
      {security && (
        <p>
          <CodedText text="Requires the header `Authorization: Bearer <token>`, with the token from signing in." />
        </p>
      )}
      {parameters.length > 0 && <Parameters parameters={parameters} />}
      {body && (
        <>
          <h4>Body</h4>
          <FieldList schema={body.schema} />
          <Example name="Example" value={body.example} />
        </>
      )}
      <h4>Responses</h4>
      <ul className="api-docs__responses">
        {responses.map(([status, response]) => (
          <li key={status}>
            <ResponseView status={status} response={response} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The path of an operation, which may wrap after each slash. */
function OperationPath({ path }: { path: string }) {
  return path.split(/(?<=\/)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
    <span key={index}>
      {part}
      <wbr />
    </span>
  ));
}

function Parameters({ parameters }: { parameters: Parameter[] }) {
  return (
    <>
      <h4>Parameters</h4>
      <dl className="api-docs__fields">
        {parameters.map(({ name, in: location, schema, required, description, example }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>{' '}
              <span className="api-docs__type">
                <SchemaLine schema={schema} />, in the {location}
                {!required && ', optional'}
              </span>
            </dt>
            <dd>
              {description} {getDetails(schema)} Example: <code>{String(example)}</code>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function ResponseView({
  status,
  response: { description, content },
}: {
  status: string;
  response: ResponseDescription;
}) {
  const json = content?.['application/json'];
  const examples = Object.entries(json?.examples ?? {});
  return (
    <>
      <p>
        <strong>{status}</strong> <CodedText text={description} />
      </p>
      {json && (
        <p className="api-docs__type">
          <SchemaLine schema={json.schema} />
        </p>
      )}
      {json?.example !== undefined && <Example name="Example" value={json.example} />}
      {examples.map(([code, { value }]) => (
        <Example key={code} name={code} value={value} />
      ))}
    </>
  );
}

function Example({ name, value }: { name: string; value: unknown }) {
  return (
    <details className="api-docs__example">
      <summary>{name}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll a focused element */}
      <pre tabIndex={0}>{JSON.stringify(value, null, 2)}</pre>
    </details>
  );
}
