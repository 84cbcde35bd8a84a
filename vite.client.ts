import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';

const ENTRY = 'client/app/entry-browser.tsx';
const STARTER = 'client/app/starter.ts';
const ROUTER = './node_modules/react-router/dist/production/';

/** The package exports only the router's development build, with the texts of all warnings. This is the other build. */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: fileURLToPath(new URL(`${ROUTER}index.mjs`, import.meta.url)) },
  { find: /^react-router\/dom$/, replacement: fileURLToPath(new URL(`${ROUTER}dom-export.mjs`, import.meta.url)) },
];

/** Builds for production regardless of NODE_ENV, because Vite gives it precedence over its own mode. */
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
 * Turns each generated document into a module that parses it from JSON: this takes browsers a third of the time of an
 * object literal, and each document is in the chunk of the code that imports it. Fragments become `undefined`, because
 * only their types are used: `readFragment` returns its argument.
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
        if (written === '') this.error('The generated code contains no documents.');
        return { code: written, map: null, moduleSideEffects: false };
      },
    },
  };
}

/** Parts of the paths of modules that a recipe's page shares with dialogs and menus on other pages. */
const TOOLS = [
  ...['saved', 'lists', 'compare', 'basket', 'drafts'].map((name) => `/client/state/${name}`),
  ...[
    'timers/timer-chip',
    'timers/control-timers',
    'timers/use-now',
    'foods/',
    'cards/save',
    'cook-mode/cook-address',
  ].map((name) => `/client/features/${name}`),
  ...['modal', 'use-modal', 'more-menu', 'accordion', 'focus'].map((name) => `/client/ui/${name}`),
  ...['times-in-text', 'units', 'amount-text', 'measures-in-text', 'numbers'].map((name) => `/cooking/${name}`),
  '/client/apollo/result',
  '/react/hooks/useMutation',
  ...['ellipsis', 'list-checks', 'plus', 'check', 'x', 'chevron-down'].map((name) => `/icons/${name}.`),
];

/** Style sheets of elements that scripts add, of banners and of errors: the home page renders without them. */
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

/** The build for the browser: hashed files in client/assets, and a manifest that lists the files of each module. */
export function clientConfig(folder = 'dist'): UserConfig {
  return {
    appType: 'custom',
    // Icons and the web manifest, whose URLs never change.
    publicDir: 'client/public',
    plugins: [forProduction(), documentsAsJson(), react()],
    build: {
      outDir: `${folder}/client`,
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      // No `data:` URLs, so that the content security policy can allow only 'self'.
      assetsInlineLimit: 0,
      // `tests/e2e/budgets.test.ts` limits the compressed sizes instead.
      chunkSizeWarningLimit: 800,
      rolldownOptions: {
        input: { site: ENTRY, starter: STARTER },
        output: {
          // Short hashes: the site's script contains the names of a hundred files, and hashes do not compress.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            // Every page's scripts are two files: thirty small files would be a tenth larger, and a single file would
            // block a phone until all of it has run. Routes create the other files.
            groups: [
              { name: 'libraries', tags: ['$initial'], test: /\/node_modules\// },
              { name: 'late', test: (id) => LATE_STYLES.some((name) => id.endsWith(`/${name}.css`)) },
              { name: 'site', tags: ['$initial'], test: (id) => !id.endsWith(STARTER) },
              // One file for small shared modules, because each would otherwise be a separate request.
              { name: 'tools', minShareCount: 2, test: (id) => TOOLS.some((part) => id.includes(part)) },
            ],
          },
        },
      },
    },
  };
}

/** The build that renders pages on the server: one module with all dependencies, render/entry-server.js. */
export function renderConfig(folder: string): UserConfig {
  return {
    appType: 'custom',
    publicDir: false,
    plugins: [forProduction(), documentsAsJson(), react()],
    // Bundles React, so that it is its production build regardless of the server's NODE_ENV.
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
          // Minified and ASCII, because Node keeps the source in memory. Names stay, for stack traces.
          charset: 'ascii',
          minify: { compress: true, mangle: false, codegen: true },
          comments: { legal: false },
        },
      },
    },
  };
}
