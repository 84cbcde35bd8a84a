import { type ReactNode, use } from 'react';
import { paths } from '#client/paths.ts';
import { CodedText } from '#client/ui/coded-text.tsx';
import { HashLink, Link } from '#client/ui/link.tsx';
import { SiteContext } from '#client/ui/page-head.tsx';
import { type Example, examples } from '#schema/examples.ts';
import { recordedAnswers } from '#schema/recorded-answers.ts';
import { contentLicence } from '#schema/rules/licence.ts';
import { authorFeedPath, feedFormats, recipeFormats } from '#schema/rules/paths.ts';
import { CodeBlock } from './code-block.tsx';
import { SignIn } from './sign-in.tsx';
import { apolloClient, snippetsOf } from './snippets.ts';
import { DocumentLimitTable, ErrorTable, ThrottleTable } from './tables.tsx';

interface Section {
  /** Its place in the address. Example: "errors". */
  id: string;
  title: string;
  Body: () => ReactNode;
}

const [first, ...others] = examples;

export const sections: readonly Section[] = [
  { id: 'quickstart', title: 'Quickstart', Body: Quickstart },
  { id: 'examples', title: 'Examples', Body: Examples },
  { id: 'sign-in', title: 'Sign in', Body: SignIn },
  { id: 'types', title: 'Types', Body: Types },
  { id: 'errors', title: 'Errors', Body: Errors },
  { id: 'limits', title: 'Limits', Body: Limits },
  { id: 'caching', title: 'Caching', Body: Caching },
  { id: 'feeds', title: 'Feeds and formats', Body: Feeds },
  { id: 'licence', title: 'Licence', Body: Licence },
];

function Quickstart() {
  const { publicUrl } = use(SiteContext);
  return (
    <>
      <p>
        One address answers GraphQL by POST and by GET: <code>{publicUrl}/graphql</code>. Reading needs no key, and
        scripts of any site may ask. Paste this into a terminal:
      </p>
      {first && <ExampleView example={first} open />}
      <p>
        Opened in a browser, <a href="/graphql">the same address is an explorer</a>: it knows all types and has the
        examples of this page ready to run. Only what belongs to a member needs{' '}
        <HashLink to="sign-in">a token</HashLink>.
      </p>
    </>
  );
}

function Examples() {
  return others.map((example) => <ExampleView key={example.name} example={example} />);
}

function Types() {
  return (
    <p>
      <Link to={paths.schemaReference}>The type reference</Link> lists every type, field and argument.{' '}
      <a href="/schema.graphql">The schema as text</a> is what code generators read. A field that is deprecated goes on
      working, and says what replaces it.
    </p>
  );
}

function Errors() {
  const { publicUrl } = use(SiteContext);
  return (
    <>
      <p>
        A request that cannot be executed, and a field that fails, leave an entry in <code>errors</code>, with one of
        these codes in <code>extensions.code</code>. What a visitor can cause and correct is no error: mutations answer
        it as a type that implements <code>Failure</code>, with the same codes. Texts may change, codes do not.
      </p>
      <p>
        Apollo Client has to be told which types implement <code>Failure</code>: otherwise it loses{' '}
        <code>{'... on Failure { code message }'}</code> without a word.
      </p>
      <CodeBlock code={apolloClient(publicUrl)} label="A client of Apollo that knows all failures" copies />
      <ErrorTable />
    </>
  );
}

function Limits() {
  return (
    <>
      <p>
        Before an operation runs, the fields that it could resolve are counted: what is in a page, once for each item
        that <code>first</code> or <code>perPage</code> asks for, found or not. Every answer says how many in{' '}
        <code>extensions.cost</code>. What a document may hold:
      </p>
      <DocumentLimitTable />
      <p>
        What goes beyond these is answered 429, with the seconds to wait in <code>Retry-After</code>, and the limit in{' '}
        <code>RateLimit-Policy</code> and <code>RateLimit</code>:
      </p>
      <ThrottleTable />
    </>
  );
}

function Caching() {
  return (
    <>
      <p>
        Answers to GETs without a token have an <code>ETag</code>. Send it back as <code>If-None-Match</code>, and an
        answer that has not changed is a 304 without a body. A cache may store them, and has to ask with that tag before
        each use. Answers with errors, and those to requests with a token, say <code>no-store</code>.
      </p>
      <p>
        A long query is shorter as its hash (automatic persisted queries): send{' '}
        <code>{'extensions={"persistedQuery":{"version":1,"sha256Hash":"…"}}'}</code> in place of the document. Where
        the answer is <code>PERSISTED_QUERY_NOT_FOUND</code>, send both once. Pictures never change under one address:
        keep them for good.
      </p>
    </>
  );
}

function Feeds() {
  const subjects = ['', '/recipes/dinner', '/cuisines/ethiopian', authorFeedPath('hanna-tesfaye')];
  return (
    <>
      <p>Feeds of the newest recipes: of all, and of each category, cuisine and author.</p>
      <ul className="developers__list">
        {subjects.map((subject) => (
          <li key={subject}>
            {feedFormats.map(({ file, name }, index) => (
              <span key={file}>
                {index > 0 && ' · '}
                <a href={`${subject}/${file}`}>
                  {subject}/{file}
                </a>{' '}
                ({name})
              </span>
            ))}
          </li>
        ))}
      </ul>
      <p>
        The page of each recipe can be read in other forms: append{' '}
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

function Licence() {
  return (
    <p>
      Recipes, texts and pictures may be copied, changed and published, also for money, under{' '}
      <a href={contentLicence.url} rel="license">
        {contentLicence.name}
      </a>
      : name the author and Mesob, link to the recipe’s page, and say where you changed something. One line does: “
      {contentLicence.credit}”, with the link. The code of the site has the MIT licence. Comments belong to the members
      who wrote them.
    </p>
  );
}

/** An example in each language, with the answer that it gets. The first one is open. */
function ExampleView({ example, open = false }: { example: Example; open?: boolean }) {
  const { publicUrl } = use(SiteContext);
  const { name, title, about } = example;
  return (
    <article className="example" aria-labelledby={name}>
      <h3 className="example__title" id={name}>
        {title}
      </h3>
      <p>
        <CodedText text={about} />
      </p>
      {snippetsOf(example, publicUrl).map(({ language, code }, index) => (
        <details key={language} className="example__part" open={open && index === 0}>
          <summary>{language}</summary>
          <CodeBlock code={code} label={`${title} in ${language}`} copies />
        </details>
      ))}
      <details className="example__part" open={open}>
        <summary>Answer</summary>
        <CodeBlock code={recordedAnswers.get(name) ?? ''} label={`The answer to: ${title}`} />
      </details>
      <p>
        <a href={`/graphql#${name}`}>Try it in the explorer</a>
      </p>
    </article>
  );
}
