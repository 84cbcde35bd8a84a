import { defineConfig } from 'vite';

/** The server's build (`vite build --ssr`), and how scripts and tests read TypeScript. */
export default defineConfig({
  // Without the alias Node's loader and the bundler would each bring a copy of graphql ("another module or realm").
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  // It reads its 280 modules at start, of which the build needs few.
  ssr: { noExternal: ['class-validator'] },
  build: {
    ssr: true,
    target: 'node20',
    emptyOutDir: true,
  },
});
