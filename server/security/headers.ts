import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * The headers that every answer carries. No inline script or style is ever needed: data travels in JSON blocks, which
 * are not scripts, so the policy needs no nonce and pages can be cached.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { development }: { development: boolean },
): Promise<void> {
  // Vite's hot reload works with inline scripts, inline styles and a web socket.
  const forHotReload = development ? ["'unsafe-inline'", 'ws:'] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...forHotReload],
        styleSrc: ["'self'", ...forHotReload],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...forHotReload],
        // The map on the contact page, once a visitor asks for it.
        frameSrc: ['https://www.openstreetmap.org'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    // Pictures are meant to be shown by those who use the API.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // HTTPS is the proxy's to promise, not ours to assume on a developer's machine.
    hsts: false,
    frameguard: { action: 'deny' },
  });
}
