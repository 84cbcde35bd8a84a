import { paths } from '#client/paths.ts';
import { CodedText } from '#client/ui/coded-text.tsx';
import { HashLink } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { apiInfo, schemas, tagGroups } from './api-description.ts';
import { OperationView } from './operation-view.tsx';
import { FieldList, getSchemaId } from './schema-view.tsx';
import './api-docs.css';

/** The REST API documentation, rendered from the OpenAPI description. */
export function Component() {
  return (
    <>
      <PageHead
        title="REST API"
        description="Every REST call of Mesob with its parameters, bodies and responses, each with an example."
        path={paths.apiDocs}
      />
      <PageBanner title="REST API" compact>
        {apiInfo.summary}
      </PageBanner>
      <div className="wrap api-docs">
        <Contents />
        <article className="api-docs__text">
          <p className="lede">
            <CodedText text={apiInfo.description} />
          </p>
          <p>
            Also available as an OpenAPI 3.1 description: <a href="/api/openapi.json">/api/openapi.json</a>.
          </p>
          {tagGroups.map(({ name, description, operations }) => (
            <section key={name} className="api-docs__subject" aria-labelledby={getTagId(name)}>
              <h2 id={getTagId(name)}>{name}</h2>
              <p>{description}</p>
              {operations.map((operation) => (
                <OperationView key={operation.operationId} operation={operation} />
              ))}
            </section>
          ))}
          <Schemas />
        </article>
      </div>
    </>
  );
}

function Contents() {
  return (
    <nav className="api-docs__contents no-print" aria-labelledby="contents">
      <h2 className="api-docs__contents-title" id="contents">
        On this page
      </h2>
      <ul>
        {tagGroups.map(({ name, operations }) => (
          <li key={name}>
            <HashLink to={getTagId(name)}>{name}</HashLink>
            <ul>
              {operations.map(({ operationId, summary }) => (
                <li key={operationId}>
                  <HashLink to={operationId}>{summary}</HashLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li>
          <HashLink to="schemas">Schemas</HashLink>
        </li>
      </ul>
    </nav>
  );
}

function Schemas() {
  return (
    <section className="api-docs__subject" aria-labelledby="schemas">
      <h2 id="schemas">Schemas</h2>
      <p>Objects that several responses contain.</p>
      {schemas.map(([name, schema]) => (
        <section key={name} className="api-docs__call" aria-labelledby={getSchemaId(name)}>
          <h3 className="api-docs__call-title" id={getSchemaId(name)}>
            {name}
          </h3>
          <p>{schema.description}</p>
          <FieldList schema={schema} />
        </section>
      ))}
    </section>
  );
}

function getTagId(name: string): string {
  return `about-${name.toLowerCase()}`;
}
