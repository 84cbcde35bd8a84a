import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { AppDependencies } from '#server/app-dependencies.ts';

type HeaderOptions = {
  isDevelopment: boolean;
  /** `true` if the site offers sign-in with Google. */
  hasGoogleSignIn: boolean;
  /** Style sheet that is inlined in pages. */
  sheet: string | undefined;
  /** `max-age` of HSTS; if 0, the header is not sent. */
  hstsSeconds: number;
  /** `true` if the site has sample readers, so that search engines must not index it. */
  sampleSite: boolean;
};

/**
 * Adds the security headers to every response. Built pages have no inline scripts (data is in JSON blocks), and only
 * one inline style sheet, which the policy names by its hash. So the policy needs no nonce, and pages can be cached.
 */
export function registerSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

/** Returns the options that an app's headers depend on. */
export function getHeaderOptions({ config, renderer }: Pick<AppDependencies, 'config' | 'renderer'>): HeaderOptions {
  return {
    isDevelopment: renderer.middleware !== undefined,
    hasGoogleSignIn: config.googleClientId !== undefined,
    sheet: renderer.sheet,
    hstsSeconds: config.hstsSeconds,
    sampleSite: config.sampleSite,
  };
}

/**
 * Returns the security headers. Call it at startup, and for each page with a style sheet of its own, but not for each
 * request: helmet takes as long as executing a GraphQL operation.
 */
export function createSecurityHeaders(options: HeaderOptions): Record<string, string> {
  const { isDevelopment, hasGoogleSignIn, sheet, hstsSeconds, sampleSite } = options;
  // Vite's hot reload needs inline scripts, inline styles and a web socket.
  const forHotReload = isDevelopment ? ["'unsafe-inline'", 'ws:'] : [];
  // Google's sign-in: its script, its frame, its requests, and the pictures of accounts.
  const forGoogle = (...urls: string[]) => (hasGoogleSignIn ? urls : []);
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
        // Previews at the desk, and the map on the contact page, which visitors can open.
        frameSrc: ["'self'", 'https://www.openstreetmap.org', ...gsi],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    // Google's window must be able to send its result.
    crossOriginOpenerPolicy: { policy: hasGoogleSignIn ? 'same-origin-allow-popups' : 'same-origin' },
    // Clients of the API may show the pictures.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Not sent by default, because only the operator knows whether the proxy serves HTTPS.
    hsts: hstsSeconds > 0 && { maxAge: hstsSeconds },
    frameguard: { action: 'sameorigin' },
  });
  const headers = recordHeaders((response) => setHeaders({} as IncomingMessage, response, () => undefined));
  return sampleSite ? { ...headers, 'x-robots-tag': 'noindex' } : headers;
}

/** Security headers that assets need, too. */
const ASSET_HEADERS = ['x-content-type-options'];

/** Returns the names of headers that other responses have, but assets do not need. */
export function getDocumentOnlyHeaderNames(options: HeaderOptions): string[] {
  const names = Object.keys(createSecurityHeaders(options));
  return ['x-request-id', ...names.filter((name) => !ASSET_HEADERS.includes(name))];
}

/** Returns the policy source that allows an inline element with exactly this text. */
function hashSource(text: string): string {
  const hash = hashes.get(text) ?? createHash('sha256').update(text).digest('base64');
  hashes.set(text, hash);
  return `'sha256-${hash}'`;
}

/** Hashes by style sheet: a build has a few dozen sheets, and hashing one for each rendered page is slow. */
const hashes = new Map<string, string>();

/** Returns the headers that a function sets on a response. */
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
