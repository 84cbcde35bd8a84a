import type { FastifyInstance } from 'fastify';

const DAY = 'public, max-age=86400';

/** What lies in `client/public/`: files whose addresses others know by heart, so that they never change. */
const names = [
  'site.webmanifest',
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'social-card.jpg',
];

/** Serves icons, the web manifest and the social card out of the built client, to be kept for a day, and the service worker. */
export function registerSiteFiles(app: FastifyInstance, staticDir: string): void {
  for (const name of names) {
    app.get(`/${name}`, (_request, reply) => reply.header('cache-control', DAY).sendFile(name, staticDir));
  }
  // Browsers compare it with the one they have, so it has to be the one of this build.
  app.get('/sw.js', (_request, reply) => reply.header('cache-control', 'no-cache').sendFile('sw.js', staticDir));
}
