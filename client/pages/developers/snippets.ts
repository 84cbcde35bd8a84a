import possible from '#client/gql/possible-types.ts';
import type { Example } from '#schema/examples.ts';

/** A program that sends an example's query and prints the response as JSON. */
interface Snippet {
  /** Example: "Python". */
  language: string;
  code: string;
}

/**
 * Returns a program that runs the example, in three languages, without dependencies.
 * @param publicUrl - without a slash at the end. Example: "https://mesob.example"
 */
export function getSnippets(example: Example, publicUrl: string): Snippet[] {
  const endpoint = `${publicUrl}/graphql`;
  return [
    { language: 'curl', code: toCurl(example, endpoint) },
    { language: 'TypeScript', code: toTypeScript(example, endpoint) },
    { language: 'Python', code: toPython(example, endpoint) },
  ];
}

/** Returns the code that creates an Apollo Client, with the possible types of `Failure` and `Node`. */
export function getApolloClientCode(publicUrl: string): string {
  const toLine = (name: string) => `${name}: ['${possible.possibleTypes[name]?.join("', '")}']`;
  return `import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';

const client = new ApolloClient({
  link: new HttpLink({ uri: '${publicUrl}/graphql' }),
  cache: new InMemoryCache({
    possibleTypes: {
      ${toLine('Failure')},
      ${toLine('Node')},
    },
  }),
});`;
}

function toCurl({ query, variables }: Example, endpoint: string): string {
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  if (query.startsWith('mutation')) {
    const body = JSON.stringify({ query: query.replace(/\s+/g, ' '), variables: JSON.parse(variables ?? '{}') });
    return `curl ${endpoint} \\\n  --header 'content-type: application/json' \\\n  --data ${quote(body)}`;
  }
  const parts = [`query=${query}`, ...(variables ? [`variables=${variables}`] : [])];
  return [`curl --get ${endpoint}`, ...parts.map((part) => `  --data-urlencode ${quote(part)}`)].join(' \\\n');
}

function toTypeScript({ query, variables }: Example, endpoint: string): string {
  return `const query = \`
${query}
\`;

const response = await fetch('${endpoint}', {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query${variables ? `, variables: ${variables}` : ''} }),
});
const result: { data?: unknown; errors?: { message: string }[] } = await response.json();
console.log(JSON.stringify(result, null, 2));`;
}

function toPython({ query, variables }: Example, endpoint: string): string {
  return `import json
import urllib.request

query = """
${query}
"""
body = json.dumps({"query": query${variables ? `, "variables": ${variables}` : ''}}).encode()
headers = {"content-type": "application/json"}
request = urllib.request.Request("${endpoint}", body, headers)
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))`;
}
