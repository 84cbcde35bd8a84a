import path from 'node:path';
import { z } from 'zod';
import { DEFAULT_MAIL_PROVIDERS } from '#schema/rules/accounts.ts';
import { office } from '#schema/rules/office.ts';
import { MORE_PUNCTUATION } from '#schema/rules/review-problems.ts';
import {
  baseAddress,
  flag,
  folder,
  list,
  mailbox,
  mailDomain,
  origin,
  postgresUrl,
  proxies,
  smtpUrl,
  text,
  webAddress,
  wholeNumber,
} from './read-setting.ts';
import { StartError } from './start-error.ts';

export interface Setting {
  /** The environment variable. */
  name: string;
  /** Reads the variable's text. */
  check: z.ZodType<unknown, unknown>;
  /** As it would stand in the environment. Without one the setting may be unset. */
  default?: string;
  /** For `.env.example`, which `npm run generate` makes of all settings. In lines of up to 118 characters. */
  description: string;
}

const DAY_S = 86_400;

/** Describes the setting of a profile on a social network. */
const profile = (network: string) =>
  `Your profile on ${network}. The icon in the banner, the footer, the menus and on the About page links to it.\nDefault: the home page`;

/** Everything that can be set from outside. */
export const settings = {
  port: { name: 'PORT', check: wholeNumber(0, 65_535), default: '3050', description: 'The port to listen on.' },
  host: { name: 'HOST', check: text, default: '0.0.0.0', description: 'The address to listen on.' },
  publicUrl: {
    name: 'PUBLIC_URL',
    check: origin,
    description:
      'The address that visitors use: canonical links, the sitemap and the REST pictures carry it.\nDefault: http://localhost:PORT',
  },
  dataDir: {
    name: 'DATA_DIR',
    check: folder,
    default: 'var',
    description: 'Where the embedded database lives. Relative to the folder the server is started in.',
  },
  contentDir: { name: 'CONTENT_DIR', check: folder, default: 'content', description: 'The recipes.' },
  databaseUrl: {
    name: 'DATABASE_URL',
    check: postgresUrl,
    description:
      'A Postgres 15 or later of your own, with the extensions unaccent, pg_trgm and fuzzystrmatch, which come with it.\nWithout it ' +
      'the embedded one is used. Example: postgres://mesob:secret@localhost:5432/mesob\nWithout a password in it PGPASSWORD is ' +
      'taken, as it is.',
  },
  databaseDirectUrl: {
    name: 'DATABASE_DIRECT_URL',
    check: postgresUrl,
    description:
      'The same Postgres without the pooler, where DATABASE_URL leads through one, such as pgbouncer in transaction mode:\n' +
      'migrations, notifications and background jobs need sessions of their own.',
  },
  databasePoolSize: {
    name: 'DATABASE_POOL_SIZE',
    check: wholeNumber(1, 200),
    description:
      'Connections for requests, of each process; docs/scaling.md says which others there are.\n' +
      'Default: 10, or fewer where there are more than four processes: 40 in all, but at least 2 each',
  },
  processes: {
    name: 'PROCESSES',
    check: wholeNumber(1, 256),
    default: '1',
    description: 'How many processes share the port; docs/scaling.md says when more than one pays.',
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    check: proxies,
    default: 'false',
    description:
      'Which proxies may say who the client is: false, a number of hops, or addresses and networks separated by commas.',
  },
  hstsSeconds: {
    name: 'HSTS_SECONDS',
    check: wholeNumber(0, 63_072_000),
    default: '0',
    description:
      'For how long browsers are told to come by HTTPS only (Strict-Transport-Security). 0 tells them nothing: only who runs\n' +
      'the proxy knows that HTTPS works for good. Example: 31536000',
  },
  jwtSecret: {
    name: 'JWT_SECRET',
    check: text.min(32, 'must have at least 32 characters'),
    description:
      'What sessions are signed with and other keys are derived from: at least 32 characters, the same on every instance.\n' +
      'With the embedded database one is made and kept under DATA_DIR; with DATABASE_URL it has to be set.\nExample: openssl rand -base64 32',
  },
  cdnPurgeUrl: {
    name: 'CDN_PURGE_URL',
    check: webAddress,
    description:
      'URL called to purge the CDN in front of what has changed. Examples: https://api.fastly.com/service/ID/purge,\n' +
      'https://api.cloudflare.com/client/v4/zones/ID/purge_cache',
  },
  cdnPurgeToken: { name: 'CDN_PURGE_TOKEN', check: text, description: 'API token for that call.' },
  cdnPurgeAs: {
    name: 'CDN_PURGE_AS',
    check: z.enum(['fastly', 'cloudflare']),
    default: 'fastly',
    description: 'How that call names the keys: fastly as Surrogate-Key in its header, cloudflare as tags in its body.',
  },
  cdnSeconds: {
    name: 'CDN_SECONDS',
    check: wholeNumber(0, 31_536_000),
    description:
      'How long a CDN may give pages and answers without asking (s-maxage). Default: a day with CDN_PURGE_URL, else 0, as\n' +
      'without a purge it would go on showing pages without a comment that was just written.',
  },
  googleClientId: {
    name: 'GOOGLE_CLIENT_ID',
    check: text,
    description:
      'Signing in with Google is offered where this is set, to the id of an OAuth client of the type "web application".\n' +
      'Its authorised JavaScript origins have to name the origin of PUBLIC_URL.',
  },
  googleCertsUrl: {
    name: 'GOOGLE_CERTS_URL',
    check: webAddress,
    default: 'https://www.googleapis.com/oauth2/v3/certs',
    description: "Where Google's public keys are, as JWKs or PEM certificates.",
  },
  mailProviders: {
    name: 'MAIL_PROVIDERS',
    check: list(mailDomain),
    default: DEFAULT_MAIL_PROVIDERS.join(','),
    description: 'The mail providers that the register form takes, separated by commas.',
  },
  mailgunApiKey: {
    name: 'MAILGUN_API_KEY',
    check: text,
    description:
      'Mail goes out through Mailgun where this and MAILGUN_DOMAIN are set. Without Mailgun and SMTP_URL every mail becomes a\nfile in the folder outbox under DATA_DIR, and the log says where.',
  },
  mailgunDomain: { name: 'MAILGUN_DOMAIN', check: z.hostname(), description: 'The domain that Mailgun sends for.' },
  mailgunUrl: {
    name: 'MAILGUN_URL',
    check: webAddress,
    default: 'https://api.mailgun.net',
    description: "Mailgun's own address: https://api.eu.mailgun.net in its European region.",
  },
  smtpUrl: {
    name: 'SMTP_URL',
    check: smtpUrl,
    description:
      'Mail goes out through this mail server; set it or Mailgun, not both. smtps: is TLS from the start (port 465), smtp:\n' +
      'begins with STARTTLS (port 587). Example: smtps://user:password@mail.example.com:465',
  },
  mailFrom: {
    name: 'MAIL_FROM',
    check: mailbox,
    description: 'Whom mails are from. Default: Mesob <kitchen@MAILGUN_DOMAIN>, or at the host of PUBLIC_URL',
  },
  contactTo: {
    name: 'CONTACT_TO',
    check: z.email(),
    default: office.email,
    description: 'Where messages of the contact forms go.',
  },
  facebookUrl: { name: 'FACEBOOK_URL', check: webAddress, description: profile('Facebook') },
  twitterUrl: { name: 'TWITTER_URL', check: webAddress, description: profile('Twitter (X)') },
  instagramUrl: { name: 'INSTAGRAM_URL', check: webAddress, description: profile('Instagram') },
  youtubeUrl: { name: 'YOUTUBE_URL', check: webAddress, description: profile('Youtube') },
  holdFirstDay: {
    name: 'HOLD_FIRST_DAY',
    check: flag,
    default: 'off',
    description: 'Comments, questions and answers of accounts in their first day wait until a moderator has read them.',
  },
  holdWords: {
    name: 'HOLD_WORDS',
    check: list(z.string().min(1).toLowerCase()),
    description:
      'Those with one of these words or phrases wait as well. Separated by commas. Example: casino,cheap pills',
  },
  commentPunctuation: {
    name: 'COMMENT_PUNCTUATION',
    check: flag,
    default: 'off',
    description: `Allows ${[...MORE_PUNCTUATION].join(' ')} in comments, in addition to . , ! : ( ) - ' ’: on or off.`,
  },
  sampleSite: {
    name: 'SAMPLE_SITE',
    check: flag,
    default: 'off',
    description:
      'Says on every page that its readers and comments are samples, and asks search engines not to list the site: on or off.\n' +
      '`npm run demo` sets it.',
  },
  logLevel: {
    name: 'LOG_LEVEL',
    check: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    default: 'info',
    description: 'fatal, error, warn, info, debug, trace or silent.',
  },
  metricsPort: {
    name: 'METRICS_PORT',
    check: wholeNumber(0, 65_535),
    description:
      'Prometheus reads /metrics on this port; of several processes each has its own, from this one on. Without it nothing is\n' +
      'measured. Example: 9464',
  },
  metricsHost: {
    name: 'METRICS_HOST',
    check: text,
    default: '127.0.0.1',
    description: 'The address that METRICS_PORT is on: one that visitors do not reach.',
  },
  otlpEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    check: baseAddress,
    description:
      'An OpenTelemetry collector that takes traces by OTLP over HTTP: requests, GraphQL operations and SQL statements.\n' +
      'Example: http://localhost:4318',
  },
  shutdownGraceMs: {
    name: 'SHUTDOWN_GRACE_MS',
    check: wholeNumber(0, 60_000),
    default: '0',
    description:
      'How long /readyz answers 503 before the server closes, in milliseconds.\n' +
      'Behind a load balancer: a little more than its check interval, for example 3000.',
  },
} satisfies Record<string, Setting>;

type Settings = typeof settings;
type Defaulted = { [Key in keyof Settings]: Settings[Key] extends { default: string } ? Key : never }[keyof Settings];
type Values = { [Key in Defaulted]: z.output<Settings[Key]['check']> } & {
  [Key in Exclude<keyof Settings, Defaulted>]?: z.output<Settings[Key]['check']>;
};

/** The settings as the server uses them: folders are absolute, addresses have no trailing slash. */
export type Config = ReturnType<typeof readConfig>;

/** The settings are wrong; the message has a line for each. */
export class ConfigError extends StartError {}

/**
 * Reads the settings out of environment variables. An empty variable counts as unset.
 * @throws ConfigError where one is wrong.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const { mailgunApiKey, mailgunDomain, mailgunUrl, cdnPurgeUrl, cdnPurgeToken, cdnPurgeAs, ...values } =
    readValues(env);
  const publicUrl = values.publicUrl ?? `http://localhost:${values.port}`;
  return {
    ...values,
    publicUrl,
    /** Without it no CDN is told of changes. */
    cdnPurge: cdnPurgeUrl && cdnPurgeToken ? { url: cdnPurgeUrl, token: cdnPurgeToken, as: cdnPurgeAs } : undefined,
    cdnSeconds: values.cdnSeconds ?? (cdnPurgeUrl ? DAY_S : 0),
    databasePoolSize: values.databasePoolSize ?? Math.max(2, Math.min(10, Math.floor(40 / values.processes))),
    /** Without it and `smtpUrl`, mails become files in `outboxDir`. */
    mailgun:
      mailgunApiKey && mailgunDomain ? { apiKey: mailgunApiKey, domain: mailgunDomain, url: mailgunUrl } : undefined,
    mailFrom: values.mailFrom ?? `Mesob <kitchen@${mailgunDomain ?? new URL(publicUrl).hostname}>`,
    outboxDir: path.join(values.dataDir, 'outbox'),
  };
}

/** Each by itself, and then what some of them say about each other. */
function readValues(env: Record<string, string | undefined>): Values {
  const problems: string[] = [];
  const values = Object.entries<Setting>(settings).map(([key, setting]) => {
    const given = env[setting.name] || setting.default;
    if (given === undefined) return [key, undefined];
    const result = setting.check.safeParse(given);
    for (const { path: within, message } of result.error?.issues ?? [])
      problems.push(`${[setting.name, ...within].join('.')}: ${message}`);
    return [key, result.data];
  });
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const read: Values = Object.fromEntries(values);
  if (read.databaseDirectUrl && !read.databaseUrl)
    problems.push('DATABASE_DIRECT_URL: needs DATABASE_URL: the embedded database has no pooler');
  if (!read.cdnPurgeUrl !== !read.cdnPurgeToken) problems.push('CDN_PURGE_URL: and CDN_PURGE_TOKEN go together');
  if (read.cdnPurgeUrl && !keepsSecret(read.cdnPurgeUrl))
    problems.push('CDN_PURGE_URL: has to be https, because a token goes with it');
  if (!read.mailgunApiKey !== !read.mailgunDomain) problems.push('MAILGUN_API_KEY: and MAILGUN_DOMAIN go together');
  if (read.smtpUrl && read.mailgunApiKey)
    problems.push('SMTP_URL: mail goes out through it or through Mailgun (MAILGUN_API_KEY): set one of the two');
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return read;
}

/** Plain HTTP is for this machine alone. */
function keepsSecret(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
