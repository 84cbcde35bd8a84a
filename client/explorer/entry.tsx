import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { examples } from '#schema/examples.ts';
import 'graphiql/style.css';
import './explorer.css';

type Fetcher = Parameters<typeof GraphiQL>[0]['fetcher'];

/** Sends queries as any other site would: this page has no origin, so it cannot read the visitor's token. */
const fetcher: Fetcher = async ({ query, variables, operationName }, { headers } = {}) => {
  // After a change of tabs, GraphiQL briefly names the operation of the previous tab.
  const operation = operationName && query.includes(operationName) ? { operationName } : {};
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      ...headers,
    },
    body: JSON.stringify({ query, variables, ...operation }),
  });
  return response.json();
};

/** Returns a storage in memory: the page has no access to the browser's, so tabs and history last until it closes. */
function pageStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
    clear: () => items.clear(),
    get length() {
      return items.size;
    },
  };
}

/** Returns a tab for each example, starting with the example that the URL names. Example: `/graphql#search`. */
function tabs() {
  const exampleName = location.hash.slice(1);
  const first = examples.filter(({ name }) => name === exampleName);
  return [...first, ...examples.filter(({ name }) => name !== exampleName)].map(
    ({ title, about, query, variables }) => ({
      query: `# ${title}\n# ${about}\n${query}\n`,
      variables: variables ?? null,
    }),
  );
}

/** Tab leaves the editors, as everywhere else; Ctrl+] indents. */
function leaveByTab(event: KeyboardEvent): void {
  const isInEditor = event.target instanceof Element && event.target.closest('.CodeMirror');
  if (event.key === 'Tab' && isInEditor) event.stopPropagation();
}

const editorNames = ['Query', 'Variables', 'Headers', 'Response'];

/** Names the editors, in their order on the page: GraphiQL leaves the fields themselves without names. */
function nameEditors(explorer: Element): void {
  const name = () => {
    for (const [index, field] of explorer.querySelectorAll('.CodeMirror textarea').entries()) {
      field.setAttribute('aria-label', editorNames[index] ?? 'Editor');
    }
  };
  new MutationObserver(name).observe(explorer, { childList: true, subtree: true });
}

const examplesInTabs = tabs();
const container = document.querySelector<HTMLElement>('#explorer');
if (container) {
  nameEditors(container);
  container.addEventListener('keydown', leaveByTab, { capture: true });
  document.documentElement.classList.add('has-explorer');
  createRoot(container).render(
    <GraphiQL
      fetcher={fetcher}
      storage={pageStorage()}
      defaultTabs={examplesInTabs}
      // Variables of the first tab. GraphiQL reads the variables of other tabs from the tabs.
      variables={examplesInTabs[0]?.variables ?? ''}
      defaultEditorToolsVisibility="variables"
      shouldPersistHeaders={false}
    />,
  );
}
