import fs from 'node:fs';
import path from 'node:path';

export const dist = path.resolve('dist');

/** Returns `true` when `npm run build` has left all that pages are rendered with. */
export function arePagesBuilt(): boolean {
  return ['client/.vite/manifest.json', 'render/entry-server.js'].every((file) => fs.existsSync(path.join(dist, file)));
}
