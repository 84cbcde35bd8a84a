import path from 'node:path';
import { z } from 'zod';
import { office } from '#schema/rules/office.ts';

const flag = z.enum(['1', '0', 'true', 'false', 'on', 'off']).transform((value) => ['1', 'true', 'on'].includes(value));
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, 'must look like postgres://user:password@host:5432/database');

const mailbox = z
  .string()
  .regex(/^([^<>\r\n"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must look like Mesob <kitchen@example.com>');

const settings = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3050),
    HOST: z.string().min(1).default('0.0.0.0'),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIR: z.string().min(1).default('var'),
    CONTENT_DIR: z.string().min(1).default('content'),
    DATABASE_URL: postgresUrl.optional(),
    DATABASE_REPLICA_URLS: z
      .string()
      .transform((list) => list.split(',').map((url) => url.trim()))
      .pipe(z.array(postgresUrl))
      .optional(),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
    JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    GOOGLE_CLIENT_ID: z.string().min(1).optional(),
    GOOGLE_CERTS_URL: z.url({ protocol: /^https?$/ }).default('https://www.googleapis.com/oauth2/v3/certs'),
    MAIL_PROVIDERS: z
      .string()
      .transform((list) => list.split(',').map((domain) => domain.trim().toLowerCase()))
      .pipe(z.array(z.string().regex(/^[^\s@]+\.[^\s@]+$/, 'must be domains separated by commas')))
      .default(['gmail.com', 'yahoo.com', 'outlook.com', 'hotmail.com']),
    TRUST_PROXY: z.string().min(1).optional(),
    MAILGUN_API_KEY: z.string().min(1).optional(),
    MAILGUN_DOMAIN: z.hostname().optional(),
    MAILGUN_URL: z.url({ protocol: /^https?$/ }).default('https://api.mailgun.net'),
    MAIL_FROM: mailbox.optional(),
    CONTACT_TO: z.email().default(office.email),
    OUTBOX_DIR: z.string().min(1).optional(),
    INTROSPECTION: flag.default(true),
    SANDBOX: flag.default(true),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    SHUTDOWN_GRACE_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  })
  .refine((value) => !value.DATABASE_REPLICA_URLS || value.DATABASE_URL, {
    path: ['DATABASE_REPLICA_URLS'],
    message: 'needs DATABASE_URL: the embedded database has no replicas',
  })
  .refine((value) => !value.MAILGUN_API_KEY === !value.MAILGUN_DOMAIN, {
    path: ['MAILGUN_API_KEY'],
    message: 'and MAILGUN_DOMAIN go together',
  });

/** Everything that can be set from outside; `.env.example` documents each. */
export interface Config {
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  /** Absolute. */
  contentDir: string;
  databaseUrl?: string;
  databaseReplicaUrls: string[];
  databasePoolSize: number;
  /** What sessions are signed with; `signing-secret.ts` finds one where this is unset. */
  jwtSecret?: string;
  /** Signing in with Google is offered where this is set. */
  googleClientId?: string;
  /** Where Google's public keys are, as JWKs or as PEM certificates. */
  googleCertsUrl: string;
  /** The mail providers that the register form expects. */
  mailProviders: string[];
  /** Fastify's `trustProxy`: which proxies may say who the client is. */
  trustProxy: string | boolean | ((address: string, hop: number) => boolean);
  /** Without it, mails become files in `outboxDir`. */
  mailgun?: { apiKey: string; domain: string; url: string };
  /** Whom mails are from, for example `Mesob <kitchen@example.com>`. */
  mailFrom: string;
  /** Where messages of the contact forms go. */
  contactTo: string;
  /** Absolute. */
  outboxDir: string;
  introspection: boolean;
  sandbox: boolean;
  logLevel: string;
  /** How long `/readyz` says no before the server closes, in milliseconds. */
  shutdownGraceMs: number;
}

/** The settings are wrong; the message has a line for each. */
export class ConfigError extends Error {}

/**
 * Reads the settings out of environment variables. An empty variable counts as unset.
 * @throws ConfigError where one is wrong.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const result = settings.safeParse(given);
  if (!result.success) {
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const value = result.data;
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, '');
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl,
    dataDir: path.resolve(value.DATA_DIR),
    contentDir: path.resolve(value.CONTENT_DIR),
    databaseUrl: value.DATABASE_URL,
    databaseReplicaUrls: value.DATABASE_REPLICA_URLS ?? [],
    databasePoolSize: value.DATABASE_POOL_SIZE,
    jwtSecret: value.JWT_SECRET,
    googleClientId: value.GOOGLE_CLIENT_ID,
    googleCertsUrl: value.GOOGLE_CERTS_URL,
    mailProviders: value.MAIL_PROVIDERS,
    trustProxy: trustProxy(value.TRUST_PROXY),
    mailgun: mailgun(value),
    mailFrom: value.MAIL_FROM ?? `Mesob <kitchen@${value.MAILGUN_DOMAIN ?? new URL(publicUrl).hostname}>`,
    contactTo: value.CONTACT_TO,
    outboxDir: path.resolve(value.OUTBOX_DIR ?? path.join(value.DATA_DIR, 'outbox')),
    introspection: value.INTROSPECTION,
    sandbox: value.SANDBOX,
    logLevel: value.LOG_LEVEL,
    shutdownGraceMs: value.SHUTDOWN_GRACE_MS,
  };
}

/** `TRUST_PROXY` is true, a number of hops, or addresses and networks separated by commas. */
function trustProxy(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  const hops = Number(value);
  return Number.isInteger(hops) ? (_address, hop) => hop < hops : value;
}

function mailgun(value: z.infer<typeof settings>): Config['mailgun'] {
  const { MAILGUN_API_KEY: apiKey, MAILGUN_DOMAIN: domain, MAILGUN_URL: url } = value;
  return apiKey && domain ? { apiKey, domain, url } : undefined;
}
