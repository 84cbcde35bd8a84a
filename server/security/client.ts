import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ThrottleRule } from '#server/errors.ts';

/** A limit that a request has counted against. */
interface CountedLimit {
  rule: ThrottleRule;
  remainingPoints: number;
  /** Seconds until all points are back. */
  resetSeconds: number;
}

/** The client that has sent a request. */
export class Client {
  /** Limits that the request has counted against, by the names of their rules. Its response reports them. */
  readonly limits = new Map<string, CountedLimit>();

  /** @param address - IP address of the client, or of the nearest proxy that `TRUST_PROXY` does not trust */
  constructor(private readonly address: string) {}

  /** The network by which limits count the client. */
  get network(): string {
    return getNetwork(this.address);
  }

  /**
   * Records a limit for the response.
   * @param waitMs - time until all points are back, in ms
   */
  record(rule: ThrottleRule, remaining: number, waitMs: number): void {
    const resetSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
    this.limits.set(rule.name, { rule, remainingPoints: remaining, resetSeconds });
  }
}

const clients = new WeakMap<FastifyRequest['raw'], Client>();

/** Returns the client of a request, the same object each time. */
export function getClient({ raw, ip }: FastifyRequest): Client {
  // GraphQL passes on a copy of Fastify's request, with the same Node.js request.
  const client = clients.get(raw) ?? new Client(ip);
  clients.set(raw, client);
  return client;
}

/**
 * Returns the network of a client's IP address: an IPv4 address unchanged, and the first 64 bits of an IPv6 address,
 * because a client usually has that whole network.
 */
function getNetwork(address: string): string {
  const plain = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return plain;
  const [start = '', end] = plain.split('::');
  const groups = start === '' ? [] : start.split(':');
  if (end !== undefined) {
    const tail = end === '' ? [] : end.split(':');
    // An IPv4 address at the end takes two groups, and is never among the first four.
    const tailLength = tail.length + (end.includes('.') ? 1 : 0);
    while (groups.length + tailLength < 8) groups.push('0');
    groups.push(...tail);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Reports the limits that a request of `scope` counted against, and the remaining quota, in `RateLimit-Policy` and
 * `RateLimit`, as draft-ietf-httpapi-ratelimit-headers-10 specifies them.
 */
export function sendLimitHeaders(scope: FastifyInstance): void {
  scope.addHook('onSend', async (request, reply) => {
    const limits = [...getClient(request).limits.values()];
    // A shared cache would send the headers to other clients.
    const isShared = String(reply.getHeader('cache-control') ?? '').startsWith('public');
    if (limits.length === 0 || isShared) return;
    void reply
      .header(
        'ratelimit-policy',
        limits.map(({ rule }) => `"${rule.name}";q=${rule.points};w=${rule.seconds}`).join(', '),
      )
      .header(
        'ratelimit',
        limits
          .map(({ rule, ...limit }) => `"${rule.name}";r=${limit.remainingPoints};t=${limit.resetSeconds}`)
          .join(', '),
      );
  });
}
