import type { Config } from '#server/config.ts';

const sandbox = 'https://studio.apollographql.com/sandbox/explorer';

/** What a browser sees at `/graphql`: where the schema is, and a link to Apollo Sandbox, which only a click contacts. */
export function explorerPage({
  publicUrl,
  sandbox: offered,
  introspection,
}: Pick<Config, 'publicUrl' | 'sandbox' | 'introspection'>): string {
  const endpoint = `${publicUrl}/graphql`;
  const example =
    '{ recipes(filter: { cuisine: "ethiopian" }, perPage: 3) { total items { title path rating { average count } } } }';
  const link = `${sandbox}?endpoint=${encodeURIComponent(endpoint)}&document=${encodeURIComponent(example)}`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>GraphQL at Mesob</title></head>
<body>
<main>
<h1>GraphQL at Mesob</h1>
<p>This address answers GraphQL queries by POST and by GET. Reading needs no key.</p>
<ul>
${offered ? `<li><a href="${escapeHtml(link)}" rel="noopener">Open it in Apollo Sandbox</a>, a tool of Apollo Graph Inc. that runs on their site</li>` : ''}
${introspection ? '<li><a href="/schema.graphql">Read the schema</a></li>' : ''}
<li><a href="/graphql?query=${encodeURIComponent(example)}">Try an example</a>: <code>${escapeHtml(example)}</code></li>
</ul>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
