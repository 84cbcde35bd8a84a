import { createHash } from 'node:crypto';
import type { KeyValueCache } from '@apollo/utils.keyvaluecache';
import { type DocumentNode, Kind, parse, visit } from 'graphql';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { OutsideFailure } from '#server/http/rest/failure.ts';

// Three times what the largest document of our own client holds: 312 tokens, 171 fields, 8 fragments, no field twice.
// Validation compares fields of one name pair by pair, so its time grows with the square of these.
export const MAX_TOKENS = 1_000;
const MAX_FIELDS = 500;
const MAX_FRAGMENTS = 24;
const MAX_REPEATS = 5;

/** Tokens of documents unknown here that one client may have parsed and validated in a minute. */
const TOKENS_PER_MINUTE = 60_000;

/** Tokens of all parsed documents in the cache: a token and its nodes are some 300 bytes. */
const CACHED_TOKENS = 100_000;

/** How many tokens a document has, which is what it weighs in memory. */
export function weightOf(document: DocumentNode): number {
  let count = 1;
  for (let token = document.loc?.startToken; token?.next; token = token.next) count += 1;
  return count;
}

/** Bounds what clients can make the server parse, validate and cache. */
export class DocumentGuard {
  private readonly valid = new LRUCache<string, DocumentNode>({ maxSize: CACHED_TOKENS, sizeCalculation: weightOf });
  private readonly budget = new RateLimiterMemory({ points: TOKENS_PER_MINUTE, duration: 60 });

  /** Where Apollo keeps documents that it has parsed and validated. Its keys end with the SHA-256 of the text. */
  readonly store: KeyValueCache<DocumentNode> = {
    get: async (key) => this.valid.get(key.slice(-64)),
    set: async (key, document) => {
      this.valid.set(key.slice(-64), document);
    },
    delete: async (key) => this.valid.delete(key.slice(-64)),
  };

  /**
   * @param clientAddress whose budget a document that is not known as valid is taken from
   * @returns why the document is not even validated; undefined where it may be, or is no document at all, which Apollo
   * words better
   */
  async refusalOf(text: string, clientAddress: string): Promise<OutsideFailure | undefined> {
    if (this.valid.has(createHash('sha256').update(text).digest('hex'))) return undefined;
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: MAX_TOKENS });
    } catch {
      return this.spend(clientAddress, MAX_TOKENS);
    }
    const excess = excessOf(document);
    if (excess) return { status: 400, code: 'DOCUMENT_TOO_LARGE', text: `${excess} Ask in several operations.` };
    return this.spend(clientAddress, weightOf(document));
  }

  private async spend(clientAddress: string, tokens: number): Promise<OutsideFailure | undefined> {
    try {
      await this.budget.consume(clientAddress, tokens);
      return undefined;
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      const text = 'Too many new documents. Send the values of arguments as variables, and try again later.';
      return { status: 429, code: 'TOO_MANY_REQUESTS', text, retryAfter: Math.ceil(rejection.msBeforeNext / 1_000) };
    }
  }
}

/** @returns what there is too much of in a document, undefined where it may be validated */
function excessOf(document: DocumentNode): string | undefined {
  let fields = 0;
  let fragments = 0;
  let repeats = 0;
  const countFragment = () => {
    fragments += 1;
  };
  visit(document, {
    FragmentDefinition: countFragment,
    FragmentSpread: countFragment,
    InlineFragment: countFragment,
    SelectionSet({ selections }) {
      const named = new Map<string, number>();
      for (const selection of selections) {
        if (selection.kind !== Kind.FIELD) continue;
        fields += 1;
        const name = (selection.alias ?? selection.name).value;
        named.set(name, (named.get(name) ?? 0) + 1);
      }
      repeats = Math.max(repeats, ...named.values());
    },
  });
  if (fields > MAX_FIELDS) return `The document has ${fields} fields, and ${MAX_FIELDS} is the limit.`;
  if (fragments > MAX_FRAGMENTS) return `The document has ${fragments} fragments, and ${MAX_FRAGMENTS} is the limit.`;
  if (repeats > MAX_REPEATS)
    return `A field is selected ${repeats} times in one place, and ${MAX_REPEATS} is the limit.`;
  return undefined;
}
