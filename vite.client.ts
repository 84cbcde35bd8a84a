import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';

const ENTRY = 'client/app/entry-browser.tsx';
const STARTER = 'client/app/starter.ts';
const ROUTER = './node_modules/react-router/dist/production/';

/** The router's exports name its development build only, with the texts of all warnings; the production build is next to it. */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: fileURLToPath(new URL(`${ROUTER}index.mjs`, import.meta.url)) },
  { find: /^react-router\/dom$/, replacement: fileURLToPath(new URL(`${ROUTER}dom-export.mjs`, import.meta.url)) },
];

/** Builds are for production in any NODE_ENV: Vite believes it more than its own mode. */
export function forProduction(): Plugin {
  return {
    name: 'for-production',
    config(_config, { command }) {
      if (command !== 'build') return;
      process.env.NODE_ENV = 'production';
      return { define: { 'process.env.NODE_ENV': '"production"' }, resolve: { alias: PRODUCTION_ROUTER } };
    },
  };
}

const DOCUMENT = '\0document:';

/**
 * Has the browser read the documents as JSON, which takes a third of the time that the same objects take as code, and puts each
 * into a module of its own, so that it comes with what asks for it. Code generation writes each as JSON behind its `export const`.
 * Fragments stay out: they are there for their types, and `readFragment` returns what it is given.
 */
function documentsAsJson(): Plugin {
  const documents = new Map<string, string>();
  return {
    name: 'documents-as-json',
    apply: 'build',
    resolveId: {
      filter: { id: /^\0document:/ },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0document:/ },
      handler: (id) => documents.get(id),
    },
    transform: {
      filter: { id: /\/client\/gql\/graphql\.ts$/ },
      handler(code) {
        let written = '';
        for (const node of this.parse(code).body) {
          if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') continue;
          const [declared] = node.declaration.declarations;
          if (declared?.id.type !== 'Identifier' || declared.init?.type !== 'ObjectExpression') continue;
          const { name } = declared.id;
          const json = JSON.stringify(JSON.parse(code.slice(declared.init.start, declared.init.end)));
          const id = DOCUMENT + name;
          const read = name.endsWith('FragmentDoc')
            ? 'undefined'
            : `/* @__PURE__ */ JSON.parse(${JSON.stringify(json)})`;
          documents.set(id, `export const ${name} = ${read};`);
          written += `export { ${name} } from ${JSON.stringify(id)};\n`;
        }
        if (written === '') this.error('There are no documents in what code generation wrote.');
        return { code: written, map: null, moduleSideEffects: false };
      },
    },
  };
}

/** Parts of module paths: what a recipe's page shares with sheets and menus that open over other pages. */
const TOOLS = [
  ...['saved', 'lists', 'compare', 'basket', 'drafts'].map((name) => `/client/state/${name}`),
  ...['timers/timer-chip', 'timers/use-now', 'foods/', 'cards/save', 'cook-mode/cook-address'].map(
    (name) => `/client/features/${name}`,
  ),
  ...['modal', 'use-modal', 'more-menu', 'accordion', 'focus'].map((name) => `/client/ui/${name}`),
  ...['times-in-text', 'units', 'amount-text', 'measures-in-text', 'numbers'].map((name) => `/cooking/${name}`),
  '/client/apollo/result',
  '/react/hooks/useMutation',
  ...['ellipsis', 'list-checks', 'plus', 'check', 'x', 'chevron-down'].map((name) => `/icons/${name}.`),
];

/** Style sheets of what only scripts add to a page, and of banners and errors, which home does not have. */
const LATE_STYLES = [
  'toast',
  'cookie-popup',
  'page-banner',
  'breadcrumb',
  'not-found',
  'error-text',
  'form-layout',
  'empty-platter',
];

/** The build for the browser: hashed files under client/assets and a manifest that says which belong to which module. */
export function clientConfig(folder = 'dist'): UserConfig {
  return {
    appType: 'custom',
    // Icons and the web manifest: what has an address that never changes.
    publicDir: 'client/public',
    plugins: [forProduction(), documentsAsJson(), react()],
    build: {
      outDir: `${folder}/client`,
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      // Nothing as a data: address, so that the policy can name 'self' alone.
      assetsInlineLimit: 0,
      // The limit is what travels: `tests/e2e/budgets.test.ts`.
      chunkSizeWarningLimit: 800,
      rolldownOptions: {
        input: { site: ENTRY, starter: STARTER },
        output: {
          // The site's script lists the names of a hundred others, and hashes do not compress: seven characters are enough.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            // The scripts that every page needs are two files: in thirty small ones it would be a tenth larger, and as one it would keep
            // a phone from answering for as long as all of it takes to start. Routes make the others.
            groups: [
              { name: 'libraries', tags: ['$initial'], test: /\/node_modules\// },
              { name: 'late', test: (id) => LATE_STYLES.some((name) => id.endsWith(`/${name}.css`)) },
              { name: 'site', tags: ['$initial'], test: (id) => !id.endsWith(STARTER) },
              // Small modules of a recipe's page that sheets over other pages use too: alone, each would be a request.
              { name: 'tools', minShareCount: 2, test: (id) => TOOLS.some((part) => id.includes(part)) },
            ],
          },
        },
      },
    },
  };
}
/** The build for the server, which renders pages: one module with everything in it, render/entry-server.js. */
export function renderConfig(folder: string): UserConfig {
  return {
    appType: 'custom',
    publicDir: false,
    plugins: [forProduction(), documentsAsJson(), react()],
    // Bundled, so that React is the production one under any NODE_ENV of the server.
    ssr: { noExternal: true },
    build: {
      ssr: 'client/app/entry-server.tsx',
      outDir: `${folder}/render`,
      emptyOutDir: true,
      target: 'node20',
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          entryFileNames: 'entry-server.js',
          codeSplitting: false,
          // Node holds the text of what it runs in memory. Names stay as they are, for traces of errors.
          minify: { compress: true, mangle: false, codegen: true },
          comments: { legal: false },
        },
      },
    },
  };
}
