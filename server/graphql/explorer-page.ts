import { examples } from '#schema/examples.ts';
import { escapeHtml } from '#server/escape-html.ts';

const sandboxUrl = 'https://studio.apollographql.com/sandbox/explorer';

/**
 * The page has an opaque origin (`sandbox` without `allow-same-origin`), so scripts on it, even ones that a visitor
 * pastes, cannot read the token in the site's storage. It loads files of this site only.
 */
export const explorerHeaders: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
  ].join(';'),
  // Browsers refuse to show a sandboxed page with any other value.
  'cross-origin-opener-policy': 'unsafe-none',
  // Browsers cannot give a sandboxed page an agent cluster keyed by origin.
  'origin-agent-cluster': '?0',
  'cache-control': 'no-store',
};

/**
 * Returns the HTML that browsers get at `/graphql`: the endpoint's URL, and GraphiQL once the scripts have loaded.
 * Apollo Sandbox is contacted only if the visitor follows its link.
 * @param origin - the origin that the visitor used. Example: "http://localhost:3050"
 * @param files - URLs of the explorer's files; if omitted, the page has no explorer
 * @param notice - a line about the site, shown first
 */
export function explorerPage(
  origin: string,
  { files, notice }: { files?: { script: string; styles: string }; notice?: string } = {},
): string {
  const endpoint = `${origin}/graphql`;
  const [example] = examples;
  const document = example?.query ?? '';
  const sandboxLink = `${sandboxUrl}?${new URLSearchParams({ endpoint, document })}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphQL at Mesob</title>
<meta name="robots" content="noindex">
${files ? `<link rel="stylesheet" href="${files.styles}"><script src="${files.script}" defer></script>` : ''}
</head>
<body>
<header class="about">
${notice ? `<p>${escapeHtml(notice)}</p>` : ''}
<h1>GraphQL at Mesob</h1>
<ul>
<li><a href="/developers">Documentation</a></li>
<li><a href="/schema.graphql">Schema</a></li>
<li><a href="${escapeHtml(sandboxLink)}" target="_blank" rel="noopener noreferrer">Open in Apollo Sandbox</a></li>
<li><a href="/">Browse recipes</a></li>
</ul>
<p>Apollo Sandbox runs on the site of Apollo Graph Inc. and sends queries to this address from there. If this server is on your own computer or network, your browser asks for permission to reach devices on your local network.</p>
</header>
<main id="explorer" class="plain">
<p><code>${escapeHtml(endpoint)}</code> answers GraphQL queries by POST and by GET. Reading needs no key. If scripts are enabled, an explorer appears here. Without scripts, each of these links shows a response:</p>
<ul>
${examples.filter(isQuery).map(toListItem).join('\n')}
</ul>
</main>
</body>
</html>
`;
}

type Example = (typeof examples)[number];

const isQuery = ({ query }: Example) => query.startsWith('query');

function toListItem({ title, description, query, variables }: Example): string {
  const href = `/graphql?${new URLSearchParams({ query, ...(variables && { variables }) })}`;
  return `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a>: ${escapeHtml(description)}</li>`;
}
