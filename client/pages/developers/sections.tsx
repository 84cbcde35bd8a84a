import { type ReactNode, use } from 'react';
import { paths } from '#client/paths.ts';
import { CodedText } from '#client/ui/coded-text.tsx';
import { HashLink, Link } from '#client/ui/link.tsx';
import { SiteContext } from '#client/ui/page-head.tsx';
import { type Example, examples } from '#schema/examples.ts';
import { recordedResponses } from '#schema/recorded-responses.ts';
import { contentLicense } from '#schema/rules/license.ts';
import { feedFormats, recipeFormats } from '#schema/rules/paths.ts';
import { CodeBlock } from './code-block.tsx';
import { SignIn } from './sign-in.tsx';
import { getApolloClientCode, getSnippets } from './snippets.ts';
import { DocumentLimitTable, ErrorTable, ThrottleTable } from './tables.tsx';

interface Section {
  /** The hash in the URL. Example: "errors". */
  id: string;
  title: string;
  Body: () => ReactNode;
}

const [firstExample, ...otherExamples] = examples;

export const sections: readonly Section[] = [
  { id: 'quickstart', title: 'Quickstart', Body: Quickstart },
  { id: 'examples', title: 'Examples', Body: Examples },
  { id: 'sign-in', title: 'Sign in', Body: SignIn },
  { id: 'types', title: 'Types', Body: Types },
  { id: 'errors', title: 'Errors', Body: Errors },
  { id: 'limits', title: 'Limits', Body: Limits },
  { id: 'caching', title: 'Caching', Body: Caching },
  { id: 'feeds', title: 'Feeds and formats', Body: Feeds },
  { id: 'license', title: 'License', Body: License },
];

function Quickstart() {
  const { publicUrl } = use(SiteContext);
  return (
    <>
      <p>
        One endpoint answers GraphQL by POST and GET: <code>{publicUrl}/graphql</code>. Reading needs no key, and
        scripts of any site may use it. Paste this into a terminal:
      </p>
      {firstExample && <ExampleView example={firstExample} open />}
      <p>
        In a browser, <a href="/graphql">the same address is an explorer</a> with the examples of this page. Only
        members’ data needs <HashLink to="sign-in">a token</HashLink>.
      </p>
    </>
  );
}

function Examples() {
  return otherExamples.map((example) => <ExampleView key={example.name} example={example} />);
}

function Types() {
  return (
    <p>
      <Link to={paths.schemaReference}>The type reference</Link> lists every type, field and argument.{' '}
      <a href="/schema.graphql">The schema as text</a> is for code generators. A deprecated field keeps working and
      names its replacement.
    </p>
  );
}

function Errors() {
  const { publicUrl } = use(SiteContext);
  return (
    <>
      <p>
        A request that cannot be executed, and a field that fails, add an entry to <code>errors</code> with one of these
        codes in <code>extensions.code</code>. Failures that a visitor can correct are not errors: mutations return a
        type that implements <code>Failure</code>, with the same codes. Texts may change; codes do not.
      </p>
      <p>
        Tell Apollo Client which types implement <code>Failure</code>. Otherwise it silently drops{' '}
        <code>{'... on Failure { code message }'}</code>.
      </p>
      <CodeBlock code={getApolloClientCode(publicUrl)} label="Apollo Client with all failure types" copies />
      <ErrorTable />
    </>
  );
}

function Limits() {
  return (
    <>
      <p>
        Before an operation runs, the fields that it could resolve are counted. Fields of a list count once per item
        that <code>first</code> requests. Every response reports the number in <code>extensions.cost</code>. Limits of a
        document:
      </p>
      <DocumentLimitTable />
      <p>
        Beyond these rate limits the response is 429, with the seconds to wait in <code>Retry-After</code> and the limit
        in <code>RateLimit-Policy</code> and <code>RateLimit</code>:
      </p>
      <ThrottleTable />
    </>
  );
}

function Caching() {
  return (
    <>
      <p>
        Responses to GETs without a token have an <code>ETag</code>. Send it back as <code>If-None-Match</code>, and an
        unchanged response is a 304 without a body. A cache may store them and must revalidate before each use.
        Responses with errors, and responses to requests with a token, are <code>no-store</code>.
      </p>
      <p>
        To send a hash instead of a long query (automatic persisted queries), send{' '}
        <code>{'extensions={"persistedQuery":{"version":1,"sha256Hash":"…"}}'}</code> in place of the document. If the
        response is <code>PERSISTED_QUERY_NOT_FOUND</code>, send both once. Pictures never change under one address:
        cache them permanently.
      </p>
    </>
  );
}

function Feeds() {
  const feedPaths = ['', '/recipes/dinner', '/cuisines/ethiopian', paths.author('hanna-tesfaye')];
  return (
    <>
      <p>Feeds of the newest recipes: all, and by category, cuisine and author.</p>
      <ul className="developers__list">
        {feedPaths.map((feedPath) => (
          <li key={feedPath}>
            {feedFormats.map(({ file, name }, index) => (
              <span key={file}>
                {index > 0 && ' · '}
                <a href={`${feedPath}/${file}`}>
                  {feedPath}/{file}
                </a>{' '}
                ({name})
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p>
        Every recipe is available in other formats: append{' '}
        {recipeFormats.map(({ ending, name }, index) => (
          <span key={ending}>
            {index > 0 && ', '}
            <code>.{ending}</code> ({name})
          </span>
        ))}{' '}
        to its address. The older REST paths are described in <Link to={paths.apiDocs}>their own documentation</Link>.
      </p>
    </>
  );
}

function License() {
  return (
    <p>
      You may copy, change and publish recipes, texts and pictures, also commercially, under{' '}
      <a href={contentLicense.url} rel="license">
        {contentLicense.name}
      </a>
      : name the author and Mesob, link to the recipe’s page, and say what you changed. One line does: “
      {contentLicense.credit}”, with the link. The code of the site has the MIT license. Comments belong to the members
      who wrote them.
    </p>
  );
}

/** An example in each language, with its response. `open` expands the first language and the response. */
function ExampleView({ example, open = false }: { example: Example; open?: boolean }) {
  const { publicUrl } = use(SiteContext);
  const { name, title, description } = example;
  return (
    <article className="example" aria-labelledby={name}>
      <h3 className="example__title" id={name}>
        {title}
      </h3>
      <p>
        <CodedText text={description} />
      </p>
      {getSnippets(example, publicUrl).map(({ language, code }, index) => (
        <details key={language} className="example__part" open={open && index === 0}>
          <summary>{language}</summary>
          <CodeBlock code={code} label={`${title} in ${language}`} copies />
        </details>
      ))}
      <details className="example__part" open={open}>
        <summary>Response</summary>
        <CodeBlock code={recordedResponses.get(name) ?? ''} label={`The response to: ${title}`} />
      </details>
      <p>
        <a href={`/graphql#${name}`}>Try it in the explorer</a>
      </p>
    </article>
  );
}
