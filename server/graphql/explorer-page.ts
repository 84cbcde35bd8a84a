import { examples } from '#schema/examples.ts';
import { escapeHtml } from '#server/escape-html.ts';

const sandboxUrl = 'https://studio.apollographql.com/sandbox/explorer';

/**
 * The page has no origin (`sandbox` without `allow-same-origin`): what runs there, and what a visitor pastes there, can
 * never read the token in the site's storage. All it loads is our own.
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
  // It shares no origin with the site's pages, so it cannot be keyed like them.
  'origin-agent-cluster': '?0',
  'cache-control': 'no-store',
};

/**
 * Page for browsers at `/graphql`: it names the address, and has an explorer once the scripts are there. Apollo Sandbox
 * is a link, which only a click contacts.
 * @param origin - the address that the visitor uses. Example: "http://localhost:3050"
 * @param files - the explorer's own; without them the page is what it is without scripts
 * @param notice - a line about the site, above everything else
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
<p>Apollo Sandbox runs on the site of Apollo Graph Inc. and asks this address from there: where this server is on your own computer or network, your browser asks for permission to reach devices on your local network.</p>
</header>
<main id="explorer" class="plain">
<p><code>${escapeHtml(endpoint)}</code> answers GraphQL queries by POST and by GET. Reading needs no key. With scripts there is an explorer here; without them each of these links shows a response:</p>
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

function toListItem({ title, about, query, variables }: Example): string {
  const href = `/graphql?${new URLSearchParams({ query, ...(variables && { variables }) })}`;
  return `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a>: ${escapeHtml(about)}</li>`;
}
