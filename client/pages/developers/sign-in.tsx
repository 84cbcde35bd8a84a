import { use } from 'react';
import { paths } from '#client/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { SiteContext } from '#client/ui/page-head.tsx';
import { recordedResponses } from '#schema/recorded-responses.ts';
import { TOKEN_PREFIX } from '#schema/rules/tokens.ts';
import { CodeBlock } from './code-block.tsx';

const QUERY = '{ viewer { username lists { name } saved(first: 3) { totalCount } } }';

/** Shows how a program acts for a member, with an example that the tests run with a token. */
export function SignIn() {
  const { publicUrl } = use(SiteContext);
  const endpoint = `${publicUrl}/graphql`;
  return (
    <>
      <p>
        A program acts for a member with an API token. Members create it on{' '}
        <Link to={paths.account}>their account page</Link>, name it, and choose whether it may write and when it
        expires. It is shown once: store it with your secrets, not in the program. Here it is in the environment
        variable <code>MESOB_TOKEN</code>:
      </p>
      <CodeBlock code={toCurl(endpoint)} label="Signing in with curl" copies />
      <CodeBlock code={toTypeScript(endpoint)} label="Signing in with TypeScript" copies />
      <p>The response for a member who has saved nothing yet:</p>
      <CodeBlock code={recordedResponses.get('sign-in') ?? ''} label="The response for a signed-in member" />
      <ul className="developers__list">
        <li>
          A token of scope <code>READ</code> reads what the member saved and wrote. Writing as the member needs{' '}
          <code>WRITE</code>; without it the response is <code>FORBIDDEN</code> (403). Public data needs no scope.
        </li>
        <li>
          No token reaches the account itself: the email address, the export, sessions and tokens, and the mutations
          about name, password, sessions, tokens, newsletter and deletion. They are <code>FORBIDDEN</code>, too.
        </li>
        <li>
          A wrong, revoked or expired token is <code>UNAUTHENTICATED</code> (401), for every request. A password reset
          revokes all tokens of the account.
        </li>
        <li>
          The same header works for the REST paths under <code>/api</code>. Responses are <code>no-store</code>.
        </li>
        <li>
          Every token matches <code>{`${TOKEN_PREFIX}[0-9a-f]{64}`}</code>, for secret scanners.
        </li>
      </ul>
      <p>
        <code>login</code> returns a session’s token, which expires after seven days and can also change the account.
        Use it in programs in which members type their passwords.
      </p>
    </>
  );
}

function toCurl(endpoint: string): string {
  return `curl --get ${endpoint} \\
  --header "authorization: Bearer $MESOB_TOKEN" \\
  --data-urlencode 'query=${QUERY}'`;
}

function toTypeScript(endpoint: string): string {
  return `const response = await fetch('${endpoint}', {
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    authorization: \`Bearer \${process.env.MESOB_TOKEN}\`,
  },
  body: JSON.stringify({ query: '${QUERY}' }),
});
console.log(JSON.stringify(await response.json(), null, 2));`;
}
