import path from 'node:path';
import { z } from 'zod';
import { DEFAULT_MAIL_PROVIDERS } from '#schema/rules/accounts.ts';
import { office } from '#schema/rules/office.ts';
import { MORE_PUNCTUATION } from '#schema/rules/review-problems.ts';
import { DAY_SECONDS } from '#schema/rules/time.ts';
import {
  baseUrl,
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
  webUrl,
  wholeNumber,
} from './read-setting.ts';
import { StartError } from './start-error.ts';

export interface Setting {
  /** The environment variable. */
  name: string;
  /** Reads the variable's text. */
  check: z.ZodType<unknown, unknown>;
  /** Value as written in the environment. A setting without a default is optional. */
  default?: string;
  /** Text for `.env.example`; `npm run generate` wraps its lines. */
  description: string;
}

/** Describes the setting of a profile on a social network. */
const profile = (network: string) =>
  `URL of your ${network} profile, for the ${network} icons. Default: the network's home page`;

/** All settings, read from environment variables. */
export const settings = {
  port: { name: 'PORT', check: wholeNumber(0, 65_535), default: '3050', description: 'Port to listen on.' },
  host: { name: 'HOST', check: text, default: '0.0.0.0', description: 'Address to listen on.' },
  publicUrl: {
    name: 'PUBLIC_URL',
    check: origin,
    description:
      "The site's public URL, used in canonical links, the sitemap, emails and REST.\nDefault: http://localhost:PORT",
  },
  dataDir: {
    name: 'DATA_DIR',
    check: folder,
    default: 'var',
    description:
      'Folder of the embedded database, relative to the folder in which the server starts. Emails saved as files are in its subfolder outbox.',
  },
  contentDir: {
    name: 'CONTENT_DIR',
    check: folder,
    default: 'content',
    description: 'Folder with the recipes and their pictures.',
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    check: postgresUrl,
    description:
      'Your own Postgres (15 or later), with the extensions unaccent, pg_trgm and fuzzystrmatch, which are part of it. If unset, the embedded Postgres is used. If the URL has no password, PGPASSWORD is used.\nExample: postgres://mesob:secret@localhost:5432/mesob',
  },
  databaseDirectUrl: {
    name: 'DATABASE_DIRECT_URL',
    check: postgresUrl,
    description:
      'The same Postgres without the pooler, if DATABASE_URL goes through one, such as pgbouncer in transaction mode. Migrations, notifications and background jobs need a session.',
  },
  databasePoolSize: {
    name: 'DATABASE_POOL_SIZE',
    check: wholeNumber(1, 200),
    default: '10',
    description: 'Connections for requests. docs/scaling.md lists the others.',
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    check: proxies,
    default: 'false',
    description:
      "Proxies that may state the client's IP address: false, a number of proxies in private networks, or IP addresses and networks separated by commas.",
  },
  hstsSeconds: {
    name: 'HSTS_SECONDS',
    check: wholeNumber(0, 63_072_000),
    default: '0',
    description:
      'How long browsers must use HTTPS only (Strict-Transport-Security). Leave it at 0 until HTTPS works permanently. Example: 31536000',
  },
  jwtSecret: {
    name: 'JWT_SECRET',
    check: text.min(32, 'must have at least 32 characters'),
    description:
      'Signs sessions; other keys are derived from it. At least 32 characters, the same on every instance. Required with DATABASE_URL; with the embedded database one is generated under DATA_DIR.\nExample: openssl rand -base64 32',
  },
  cdnPurgeUrl: {
    name: 'CDN_PURGE_URL',
    check: webUrl,
    description:
      'URL to call to purge changed pages from a CDN. Examples: https://api.fastly.com/service/ID/purge, https://api.cloudflare.com/client/v4/zones/ID/purge_cache',
  },
  cdnPurgeToken: { name: 'CDN_PURGE_TOKEN', check: text, description: 'API token for that call.' },
  cdnPurgeAs: {
    name: 'CDN_PURGE_AS',
    check: z.enum(['fastly', 'cloudflare']),
    default: 'fastly',
    description:
      'How that call names the keys: fastly uses the header Surrogate-Key, cloudflare uses tags in the body.',
  },
  cdnSeconds: {
    name: 'CDN_SECONDS',
    check: wholeNumber(0, 31_536_000),
    description:
      'How long a CDN may serve a page or response without revalidating (s-maxage). Default: a day if CDN_PURGE_URL is set, otherwise 0, so that new comments appear.',
  },
  googleClientId: {
    name: 'GOOGLE_CLIENT_ID',
    check: text,
    description:
      'ID of an OAuth client of the type "web application". Sign-in with Google is offered if it is set. The client\'s authorized JavaScript origins must include the origin of PUBLIC_URL.',
  },
  googleCertsUrl: {
    name: 'GOOGLE_CERTS_URL',
    check: webUrl,
    default: 'https://www.googleapis.com/oauth2/v1/certs',
    description: "URL of Google's public keys, as PEM certificates by key id.",
  },
  mailProviders: {
    name: 'MAIL_PROVIDERS',
    check: list(mailDomain),
    default: DEFAULT_MAIL_PROVIDERS.join(','),
    description: 'Mail providers that the register form accepts, separated by commas.',
  },
  mailgunApiKey: {
    name: 'MAILGUN_API_KEY',
    check: text,
    description:
      'Sends mail through Mailgun if this and MAILGUN_DOMAIN are set. Without Mailgun and SMTP_URL, emails are saved as files in the folder outbox under DATA_DIR, and the log shows their path.',
  },
  mailgunDomain: { name: 'MAILGUN_DOMAIN', check: z.hostname(), description: 'The domain that Mailgun sends for.' },
  mailgunUrl: {
    name: 'MAILGUN_URL',
    check: webUrl,
    default: 'https://api.mailgun.net',
    description: "Mailgun's API. In its European region: https://api.eu.mailgun.net",
  },
  smtpUrl: {
    name: 'SMTP_URL',
    check: smtpUrl,
    description:
      'Sends mail through this mail server. Set it or Mailgun, not both. smtps: uses TLS from the start (port 465), smtp: starts with STARTTLS (port 587).\nExample: smtps://user:password@mail.example.com:465',
  },
  mailFrom: {
    name: 'MAIL_FROM',
    check: mailbox,
    description: 'Sender of emails. Default: Mesob <kitchen@MAILGUN_DOMAIN>, or at the host of PUBLIC_URL',
  },
  contactTo: {
    name: 'CONTACT_TO',
    check: z.email(),
    default: office.email,
    description: 'Recipient of messages from the contact forms.',
  },
  facebookUrl: { name: 'FACEBOOK_URL', check: webUrl, description: profile('Facebook') },
  twitterUrl: { name: 'TWITTER_URL', check: webUrl, description: profile('Twitter (X)') },
  instagramUrl: { name: 'INSTAGRAM_URL', check: webUrl, description: profile('Instagram') },
  youtubeUrl: { name: 'YOUTUBE_URL', check: webUrl, description: profile('Youtube') },
  holdFirstDay: {
    name: 'HOLD_FIRST_DAY',
    check: flag,
    default: 'off',
    description:
      'Holds comments, questions and answers for a moderator if the account is less than a day old (on or off).',
  },
  holdWords: {
    name: 'HOLD_WORDS',
    check: list(z.string().min(1).toLowerCase()),
    description:
      'Also holds texts with one of these words or phrases, separated by commas.\nExample: casino,cheap pills',
  },
  commentPunctuation: {
    name: 'COMMENT_PUNCTUATION',
    check: flag,
    default: 'off',
    description: `Allows ${[...MORE_PUNCTUATION].join(' ')} in comments, in addition to . , ! : ( ) - ' ’ (on or off).`,
  },
  sampleSite: {
    name: 'SAMPLE_SITE',
    check: flag,
    default: 'off',
    description:
      'Says on every page that readers and comments are samples, and asks search engines not to index the site (on or off). `npm run demo` sets it.',
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
    description: 'Port of /metrics for Prometheus. If unset, nothing is measured. Example: 9464',
  },
  metricsHost: {
    name: 'METRICS_HOST',
    check: text,
    default: '127.0.0.1',
    description: 'Address of METRICS_PORT. Choose one that visitors cannot reach.',
  },
  otlpEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    check: baseUrl,
    description:
      'OpenTelemetry collector for traces (OTLP over HTTP) of requests, GraphQL operations and SQL statements. Example: http://localhost:4318',
  },
  shutdownGraceMs: {
    name: 'SHUTDOWN_GRACE_MS',
    check: wholeNumber(0, 60_000),
    default: '0',
    description:
      'How long /readyz responds with 503 before the server closes, in milliseconds. Behind a load balancer, set it longer than two of its polls, for example 3000.',
  },
} satisfies Record<string, Setting>;

type Settings = typeof settings;
type SettingWithDefault = {
  [Key in keyof Settings]: Settings[Key] extends { default: string } ? Key : never;
}[keyof Settings];
type Values = { [Key in SettingWithDefault]: z.output<Settings[Key]['check']> } & {
  [Key in Exclude<keyof Settings, SettingWithDefault>]?: z.output<Settings[Key]['check']>;
};

/** The settings as the server uses them: folders are absolute, and `publicUrl` has no trailing slash. */
export type Config = ReturnType<typeof readConfig>;

/** Some settings are wrong; the message has a line for each problem. */
export class ConfigError extends StartError {}

/**
 * Reads the settings from environment variables. An empty variable counts as unset.
 * @throws {ConfigError} if a setting is invalid
 */
export function readConfig(env: Record<string, string | undefined>) {
  const { mailgunApiKey, mailgunDomain, mailgunUrl, cdnPurgeUrl, cdnPurgeToken, cdnPurgeAs, ...values } =
    readValues(env);
  const publicUrl = values.publicUrl ?? `http://localhost:${values.port}`;
  return {
    ...values,
    publicUrl,
    /** If undefined, no CDN is purged. */
    cdnPurge: cdnPurgeUrl && cdnPurgeToken ? { url: cdnPurgeUrl, token: cdnPurgeToken, as: cdnPurgeAs } : undefined,
    cdnSeconds: values.cdnSeconds ?? (cdnPurgeUrl ? DAY_SECONDS : 0),
    /** If this and `smtpUrl` are undefined, emails are saved as files in `outboxDir`. */
    mailgun:
      mailgunApiKey && mailgunDomain ? { apiKey: mailgunApiKey, domain: mailgunDomain, url: mailgunUrl } : undefined,
    mailFrom: values.mailFrom ?? `Mesob <kitchen@${mailgunDomain ?? new URL(publicUrl).hostname}>`,
    outboxDir: path.join(values.dataDir, 'outbox'),
  };
}

/** Validates each setting, then combinations of settings. */
function readValues(env: Record<string, string | undefined>): Values {
  const problems: string[] = [];
  const values = Object.entries<Setting>(settings).map(([key, setting]) => {
    const rawValue = env[setting.name] || setting.default;
    if (rawValue === undefined) return [key, undefined];
    const result = setting.check.safeParse(rawValue);
    for (const { path: issuePath, message } of result.error?.issues ?? [])
      problems.push(`${[setting.name, ...issuePath].join('.')}: ${message}`);
    return [key, result.data];
  });
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const validValues: Values = Object.fromEntries(values);
  if (validValues.databaseDirectUrl && !validValues.databaseUrl)
    problems.push('DATABASE_DIRECT_URL: requires DATABASE_URL; the embedded database has no pooler');
  if (!validValues.cdnPurgeUrl !== !validValues.cdnPurgeToken)
    problems.push('CDN_PURGE_URL: set it together with CDN_PURGE_TOKEN, or neither');
  if (validValues.cdnPurgeUrl && !isHttpsOrLocal(validValues.cdnPurgeUrl))
    problems.push('CDN_PURGE_URL: must be https, because the token is sent to it');
  if (!validValues.mailgunApiKey !== !validValues.mailgunDomain)
    problems.push('MAILGUN_API_KEY: set it together with MAILGUN_DOMAIN, or neither');
  if (validValues.smtpUrl && validValues.mailgunApiKey) problems.push('SMTP_URL: set it or MAILGUN_API_KEY, not both');
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return validValues;
}

/** Allows plain HTTP only on localhost. */
function isHttpsOrLocal(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
