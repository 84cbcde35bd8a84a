import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { forProduction } from './vite.client.ts';

/** The manifest with the names of the explorer's files. */
const EXPLORER_MANIFEST = '.vite/explorer.json';

/**
 * The build of the explorer at `/graphql`: its own script and style sheet, next to the site's files. It is a classic
 * script, because a page with an opaque origin cannot load modules from its server.
 */
export function explorerConfig(folder: string): UserConfig {
  return {
    appType: 'custom',
    publicDir: false,
    plugins: [forProduction(), react()],
    css: { postcss: { plugins: [withoutFonts] } },
    build: {
      outDir: `${folder}/client`,
      emptyOutDir: false,
      manifest: EXPLORER_MANIFEST,
      cssCodeSplit: false,
      modulePreload: false,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        input: 'client/explorer/entry.tsx',
        output: { format: 'iife', codeSplitting: false, entryFileNames: 'assets/explorer-[hash].js' },
      },
    },
  };
}

/** Removes the 380 kB of fonts that GraphiQL's style sheet embeds: system fonts are enough. */
const withoutFonts = {
  postcssPlugin: 'without-fonts',
  AtRule: { 'font-face': (rule: { remove(): void }) => rule.remove() },
};
