import net from 'node:net';
import path from 'node:path';
import { z } from 'zod';

// Checks for settings in `config.ts`: each parses the text of an environment variable.

export const text = z.string();
export const flag = z
  .enum(['1', '0', 'true', 'false', 'on', 'off'])
  .transform((value) => ['1', 'true', 'on'].includes(value));

/** The path of a folder, made absolute. */
export const folder = text.transform((name) => path.resolve(name));

export function wholeNumber(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

/** A list of values, separated by commas. */
export function list<T>(check: z.ZodType<T, string>) {
  return text.transform((value) => value.split(',').map((part) => part.trim())).pipe(z.array(check));
}

export const webUrl = z.url({ protocol: /^https?$/ });

/** A URL to which paths are appended; slashes at its end are removed. */
export const baseUrl = webUrl.transform((url) => url.replace(/\/+$/, ''));

export const origin = baseUrl.refine((url) => URL.canParse(url) && new URL(url).origin === url.toLowerCase(), {
  error: 'must consist of scheme and host, without a path',
});

export const postgresUrl = text.refine(
  isPostgresUrl,
  'must look like postgres://user:password@host:5432/database; in a password / is written %2F, @ %40, : %3A, # %23, ? %3F and % %25',
);

export const smtpUrl = z.url({
  protocol: /^smtps?$/,
  hostname: /./,
  error: 'must look like smtps://user:password@mail.example.com:465; in a password / is written %2F, @ %40 and % %25',
});

export const mailDomain = text.toLowerCase().regex(/^[^\s@]+\.[^\s@]+$/, 'must be domains separated by commas');
export const mailbox = text.regex(
  /^([^<>\r\n"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
  'must look like Mesob <kitchen@example.com>',
);

/** `false`, a number of hops, or IP addresses and networks separated by commas, in Fastify's format. */
export const proxies = text
  .refine(isTrustworthy, 'must be false, a number of hops, or addresses and networks separated by commas')
  .transform(toTrustProxy);

function isPostgresUrl(value: string): boolean {
  if (!/^postgres(ql)?:\/\/\S+$/.test(value) || !URL.canParse(value)) return false;
  const { username, password, pathname, hash } = new URL(value);
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part);
  } catch {
    return false;
  }
  // The password ended at a character that means something else in a URL.
  return !pathname.includes('@') && hash === '';
}

/** Returns whether a value is safe. The value `true` is not: it would let each client choose its IP address. */
function isTrustworthy(value: string): boolean {
  if (value === 'false') return true;
  if (/^\d{1,2}$/.test(value)) return true;
  return value.split(',').every((part) => {
    const [address = '', bits] = part.trim().split('/');
    const version = net.isIP(address);
    return version !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)));
  });
}

/** Networks that are not on the internet, with their bits: loopback, private, link-local, shared by cloud providers. */
const PRIVATE = {
  ...{ '127.0.0.0': 8, '10.0.0.0': 8, '172.16.0.0': 12, '192.168.0.0': 16, '169.254.0.0': 16, '100.64.0.0': 10 },
  ...{ '::1': 128, 'fc00::': 7, 'fe80::': 10 },
};
const privateNetworks = new net.BlockList();
for (const [network, bits] of Object.entries(PRIVATE)) privateNetworks.addSubnet(network, bits, getFamily(network));

function getFamily(address: string): 'ipv4' | 'ipv6' {
  return net.isIPv6(address) ? 'ipv6' : 'ipv4';
}

/**
 * A number of proxies is trusted only if the nearest one is in a private network: a client that reaches the server's
 * port from the internet could otherwise choose its IP address and the site's host.
 */
function toTrustProxy(value: string): string | boolean | ((address: string, hop: number) => boolean) {
  if (value === 'false') return false;
  const hops = Number(value);
  return Number.isInteger(hops) ? (address, hop) => hop < hops && (hop > 0 || isPrivate(address)) : value;
}

function isPrivate(address: string): boolean {
  // A closed connection has no IP address.
  return net.isIP(address) !== 0 && privateNetworks.check(address, getFamily(address));
}
