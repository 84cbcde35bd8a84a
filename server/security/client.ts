import type { FastifyRequest } from 'fastify';
import type { ThrottleRule } from '#server/errors.ts';

/** A limit that a request has counted against. */
interface CountedLimit {
  rule: ThrottleRule;
  /** Remaining points. */
  left: number;
  /** Seconds until all points are back. */
  seconds: number;
}

/** The client that has sent a request. */
export class Client {
  /** Limits that the request has counted against, by the names of their rules. Its response reports them. */
  readonly limits = new Map<string, CountedLimit>();

  /** @param address - IP address of the client, or of the nearest proxy that `TRUST_PROXY` does not trust */
  constructor(readonly address: string) {}

  /**
   * Records a limit for the response.
   * @param waitMs - time until all points are back, in ms
   */
  record(rule: ThrottleRule, remaining: number, waitMs: number): void {
    this.limits.set(rule.name, { rule, left: remaining, seconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
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
