import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { examples } from '#schema/examples.ts';
import 'graphiql/style.css';
import './explorer.css';

type Fetcher = Parameters<typeof GraphiQL>[0]['fetcher'];

/** Sends queries like any other site: this page has an opaque origin, so it cannot read the visitor's token. */
const fetcher: Fetcher = async ({ query, variables, operationName }, { headers } = {}) => {
  // After the visitor switches tabs, GraphiQL briefly sends the operation name of the previous tab.
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

/** Creates in-memory storage: the page may not use `localStorage`, so tabs and history last until it closes. */
function createMemoryStorage() {
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

/** Returns a tab for each example, first the example in the URL's hash. Example: `/graphql#search`. */
function getTabs() {
  const exampleName = location.hash.slice(1);
  const first = examples.filter(({ name }) => name === exampleName);
  return [...first, ...examples.filter(({ name }) => name !== exampleName)].map(
    ({ title, description, query, variables }) => ({
      query: `# ${title}\n# ${description}\n${query}\n`,
      variables: variables ?? null,
    }),
  );
}

/** Lets Tab move the focus out of an editor, as in other fields; Ctrl+] still indents. */
function moveFocusOnTab(event: KeyboardEvent): void {
  const isInEditor = event.target instanceof Element && event.target.closest('.CodeMirror');
  if (event.key === 'Tab' && isInEditor) event.stopPropagation();
}

const editorNames = ['Query', 'Variables', 'Headers', 'Response'];

/** Labels the editors, in their order on the page: GraphiQL's fields have no accessible names. */
function labelEditors(explorer: Element): void {
  const name = () => {
    for (const [index, field] of explorer.querySelectorAll('.CodeMirror textarea').entries()) {
      field.setAttribute('aria-label', editorNames[index] ?? 'Editor');
    }
  };
  new MutationObserver(name).observe(explorer, { childList: true, subtree: true });
}

const exampleTabs = getTabs();
const container = document.querySelector<HTMLElement>('#explorer');
if (container) {
  labelEditors(container);
  container.addEventListener('keydown', moveFocusOnTab, { capture: true });
  document.documentElement.classList.add('has-explorer');
  createRoot(container).render(
    <GraphiQL
      fetcher={fetcher}
      storage={createMemoryStorage()}
      defaultTabs={exampleTabs}
      // Variables of the first tab. GraphiQL reads the variables of other tabs from the tabs.
      variables={exampleTabs[0]?.variables ?? ''}
      defaultEditorToolsVisibility="variables"
      shouldPersistHeaders={false}
    />,
  );
}
