import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { forProduction } from './vite.client.ts';

/** The manifest in which the build names the files of the explorer. */
const EXPLORER_MANIFEST = '.vite/explorer.json';

/**
 * The explorer at `/graphql`, apart from the site: its own script and style sheet beside the site's files. One script and no
 * module, because a page without an origin may load modules from nowhere.
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

/** GraphiQL's sheet holds two families in all weights as data: 380 kB, where the system's own fonts do. */
const withoutFonts = {
  postcssPlugin: 'without-fonts',
  AtRule: { 'font-face': (rule: { remove(): void }) => rule.remove() },
};
