import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { documentsApart } from './vite.documents.ts';
import { workerKnowsItsBuild } from './vite.worker.ts';

const ENTRY = 'client/app/entry-browser.tsx';
const STARTER = 'client/app/starter.ts';
const WORKER = 'client/offline/sw.ts';

/** Builds are for production, whatever the NODE_ENV of whoever builds: Vite believes it more than its own mode. */
function forProduction(): Plugin {
  return {
    name: 'for-production',
    config(_config, { command }) {
      if (command !== 'build') return;
      process.env.NODE_ENV = 'production';
      return { define: { 'process.env.NODE_ENV': '"production"' } };
    },
  };
}

const isShared = (id: string) => !id.endsWith(ENTRY) && !id.endsWith(STARTER) && !id.includes('/client/offline/');

const isOfForms = (id: string) =>
  /\/client\/(ui\/forms|state\/(session|signed-in|account-dialogs|storage|remembered|use-sign-in-link|comment-drafts|name-draft|authorization-link|personal-answers|recent-searches|consent|units)|apollo|features\/accounts)\/|\/react-hook-form\/|\/rules\/accounts|\/ui\/(use-)?modal/.test(
    id,
  ) && !id.endsWith('-sheet.tsx');

/** React Router offers bundlers only its development build, whatever the conditions; the other one lies beside it. */
function routerForProduction(): Plugin {
  const file = (name: string) => path.resolve('node_modules/react-router/dist/production', name);
  return {
    name: 'router-for-production',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: file('index.mjs') },
          { find: /^react-router\/dom$/, replacement: file('dom-export.mjs') },
        ],
      },
    }),
  };
}

/** What the browser loads: hashed files under dist/client/assets and a manifest that says which belong to which module. */
export function clientConfig(): UserConfig {
  return {
    appType: 'custom',
    // Icons and the web manifest: what has an address that never changes.
    publicDir: 'client/public',
    plugins: [forProduction(), routerForProduction(), documentsApart(), workerKnowsItsBuild(), react()],
    build: {
      outDir: 'dist/client',
      emptyOutDir: true,
      manifest: true,
      // One sheet, asked for before the scripts: a page must not wait for a second one.
      cssCodeSplit: false,
      // Nothing as a data: address, so that the policy can name 'self' alone.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        input: [ENTRY, STARTER, WORKER],
        // What every page needs is one file: in twenty small ones it would be 8 kB larger. The entry itself stays apart,
        // since it waits for pages that need the rest; so does the starter, which comes before all of it.
        output: {
          // The service worker's address never changes, and its folder is what it answers for.
          entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
          codeSplitting: {
            groups: [
              { name: 'site', tags: ['$initial'], test: isShared, priority: 2 },
              // What forms have in common is one file too: the entry would have to name each of twenty.
              { name: 'forms', test: isOfForms, priority: 1 },
            ],
          },
        },
      },
    },
  };
}

/** What the server loads to draw pages: one module with everything in it, dist/render/entry-server.js. */
export function renderConfig(): UserConfig {
  return {
    appType: 'custom',
    publicDir: false,
    plugins: [forProduction(), routerForProduction(), react()],
    // Bundled, so that React is the production one whatever the server's NODE_ENV says.
    ssr: { noExternal: true },
    build: {
      ssr: 'client/app/entry-server.tsx',
      outDir: 'dist/render',
      emptyOutDir: true,
      target: 'node20',
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'entry-server.js' } },
    },
  };
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? renderConfig() : clientConfig()));
