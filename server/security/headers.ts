import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { AppDependencies } from '#server/app-dependencies.ts';

type Circumstances = {
  development: boolean;
  /** `true` when the site offers to sign in with Google. */
  google: boolean;
  /** Style sheet that is inlined in pages. */
  sheet: string | undefined;
  /** Time for which browsers shall come by HTTPS only; 0: the header is not sent. */
  hstsSeconds: number;
  /** `true` if the readers of the site are samples: search engines must not list it. */
  sampleSite: boolean;
};

/**
 * The headers that every response carries. No inline script is ever needed, and of inline styles only the one sheet,
 * which is named by its hash: data travels in JSON blocks, so the policy needs no nonce and pages can be cached.
 */
export function registerSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/** Returns the circumstances that an app's headers depend on. */
export function getCircumstances({ config, renderer }: Pick<AppDependencies, 'config' | 'renderer'>): Circumstances {
  return {
    development: renderer.middleware !== undefined,
    google: config.googleClientId !== undefined,
    sheet: renderer.sheet,
    hstsSeconds: config.hstsSeconds,
    sampleSite: config.sampleSite,
  };
}

/**
 * The headers are the same for every request, so helmet runs once: for each request it would cost as much as GraphQL.
 */
export function securityHeaders(circumstances: Circumstances): Record<string, string> {
  const { development, google, sheet, hstsSeconds, sampleSite } = circumstances;
  // Vite's hot reload works with inline scripts, inline styles and a web socket.
  const forHotReload = development ? ["'unsafe-inline'", 'ws:'] : [];
  // Google's sign-in: its script, its frame, its requests, and the pictures of accounts.
  const forGoogle = (...addresses: string[]) => (google ? addresses : []);
  const gsi = forGoogle('https://accounts.google.com/gsi/');
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...forGoogle('https://accounts.google.com/gsi/client'), ...forHotReload],
        styleSrc: [
          "'self'",
          ...(sheet === undefined ? [] : [hashSource(sheet)]),
          ...forGoogle('https://accounts.google.com/gsi/style'),
          ...forHotReload,
        ],
        imgSrc: ["'self'", 'data:', ...forGoogle('https://lh3.googleusercontent.com')],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        connectSrc: ["'self'", ...gsi, ...forHotReload],
        // The map on the contact page, once a visitor asks for it; previews at the desk.
        frameSrc: ["'self'", 'https://www.openstreetmap.org', ...gsi],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    // Google's window has to be able to send its result.
    crossOriginOpenerPolicy: { policy: google ? 'same-origin-allow-popups' : 'same-origin' },
    // Clients of the API may show the pictures.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // HTTPS is the proxy's to promise, not ours to assume on a developer's machine.
    hsts: hstsSeconds > 0 && { maxAge: hstsSeconds },
    frameguard: { action: 'sameorigin' },
  });
  const headers = recordHeaders((response) => setHeaders({} as IncomingMessage, response, () => undefined));
  return sampleSite ? { ...headers, 'x-robots-tag': 'noindex' } : headers;
}

/** Headers that an immutable asset needs as well. */
const ASSET_HEADERS = ['x-content-type-options'];

/** Returns the names of the headers of every response that only matter for documents. */
export function documentHeaders(circumstances: Circumstances): string[] {
  const names = Object.keys(securityHeaders(circumstances));
  return ['x-request-id', ...names.filter((name) => !ASSET_HEADERS.includes(name))];
}

/** Returns the source of a policy that allows an inline element with exactly this text. */
function hashSource(text: string): string {
  const hash = hashes.get(text) ?? createHash('sha256').update(text).digest('base64');
  hashes.set(text, hash);
  return `'sha256-${hash}'`;
}

/** Hashes by style sheet. A build has a few dozen, and hashing one for each rendered page takes time. */
const hashes = new Map<string, string>();

/** Returns the headers that something sets on a response. */
function recordHeaders(set: (response: ServerResponse) => void): Record<string, string> {
  const headers: Record<string, string> = {};
  const recorder: Pick<ServerResponse, 'removeHeader'> & { setHeader(name: string, value: string): void } = {
    setHeader(name, value) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  set(recorder as unknown as ServerResponse);
  return headers;
}
