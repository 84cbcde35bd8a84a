import { defineConfig } from 'vite';

/** The server's build, and how scripts and tests load TypeScript. */
export default defineConfig({
  // Without the alias, Node's loader and the bundler would each load a copy of graphql ("another module or realm").
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  // Bundled, because it would load 280 modules at startup, of which the server needs few.
  ssr: { noExternal: ['class-validator'] },
  build: {
    ssr: true,
    target: 'node20',
    emptyOutDir: true,
    // Node keeps the source in memory, in half the bytes if it is ASCII.
    rolldownOptions: { output: { charset: 'ascii', comments: false } },
  },
});
