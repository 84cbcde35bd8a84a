import { createHash } from 'node:crypto';
import type { KeyValueCache } from '@apollo/utils.keyvaluecache';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  parse,
  type SelectionSetNode,
  type Token,
  TokenKind,
  type ValidationContext,
  type ValidationRule,
  visit,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type ErrorCode, ThrottledError, type ThrottleRule } from '#server/errors.ts';
import { addToGroup } from '#server/group-by.ts';
import { type HttpFailure, toHttpFailure } from '#server/http/http-failure.ts';
import type { Client } from '#server/security/client.ts';
import { consumePoints } from '#server/security/throttle-store.ts';
import { turns } from '#server/turns.ts';

// All documents of our own client, and the introspection query of tools, fit into these limits. Validation compares
// fields of the same name pair by pair: its time grows with the square of their number.
const MAX_CHARACTERS = 20_000;
export const MAX_DOCUMENT_TOKENS = 1_000;
const MAX_NESTING = 30;
const MAX_OPERATIONS = 10;
const MAX_FRAGMENTS = 24;
const MAX_FIELDS = 700;
const MAX_REPEATS = 21;

const ADVICE = 'Split it into several requests, and pass values as variables.';
const TOO_MANY_TOKENS = `The document has more than ${MAX_DOCUMENT_TOKENS} tokens. ${ADVICE}`;

/** How many tokens of new documents the server parses and validates for one client per minute. */
const NEW_TOKENS: ThrottleRule = { name: 'document-tokens', points: 60_000, seconds: 60 };

/** Memory per token, including its share of the AST. */
const TOKEN_BYTES = 300;
/** Memory per character of the text. */
const CHARACTER_BYTES = 2;

/** Maximum weight of all cached documents together, in bytes. */
const CACHED_BYTES = 30_000_000;

/** Returns the approximate memory of a document, including its text, in bytes. */
export function getWeight(document: DocumentNode): number {
  const characters = document.loc?.source.body.length ?? 0;
  return toTokens(document).length * TOKEN_BYTES + characters * CHARACTER_BYTES;
}

function toTokens(document: DocumentNode): Token[] {
  const tokens: Token[] = [];
  for (let token = document.loc?.startToken; token; token = token.next ?? undefined) tokens.push(token);
  return tokens;
}

/** Bounds what clients can make the server parse, validate and cache. */
export class DocumentGuard {
  private readonly validDocuments = new LRUCache<string, DocumentNode>({
    maxSize: CACHED_BYTES,
    sizeCalculation: getWeight,
  });
  private readonly budget = new RateLimiterMemory({ points: NEW_TOKENS.points, duration: NEW_TOKENS.seconds });

  /** Cache of documents that Apollo has parsed and validated. Its keys end with the SHA-256 of the text. */
  readonly store: KeyValueCache<DocumentNode> = {
    get: async (key) => this.validDocuments.get(key.slice(-64)),
    set: async (key, document) => {
      this.validDocuments.set(key.slice(-64), document);
    },
    delete: async (key) => this.validDocuments.delete(key.slice(-64)),
  };

  /**
   * @param client - its network's budget pays for a document that is not known as valid
   * @returns why the document is refused before validation; undefined if Apollo may handle it, also to report a syntax
   * error
   */
  async getRefusal(text: string, client: Client): Promise<HttpFailure | undefined> {
    if (this.validDocuments.has(createHash('sha256').update(text).digest('hex'))) return undefined;
    if (text.length > MAX_CHARACTERS)
      return createLimitFailure('DOCUMENT_TOO_LARGE', 'characters', text.length, MAX_CHARACTERS);
    await turns.next();
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: MAX_DOCUMENT_TOKENS });
    } catch (error) {
      const refusal = await this.spend(client, MAX_DOCUMENT_TOKENS);
      // "more that" is GraphQL.js's own spelling.
      const isTooLong =
        error instanceof GraphQLError && error.message.includes(`more that ${MAX_DOCUMENT_TOKENS} tokens`);
      return refusal ?? (isTooLong ? createRefusal('TOO_MANY_TOKENS', TOO_MANY_TOKENS) : undefined);
    }
    return getLimitRefusal(document) ?? this.spend(client, toTokens(document).length);
  }

  /** Charges tokens to the client's network; returns a refusal if that exceeds its budget. */
  private async spend(client: Client, tokens: number): Promise<HttpFailure | undefined> {
    const { isGranted, remaining, waitMs } = await consumePoints(this.budget, client.network, tokens);
    client.record(NEW_TOKENS, remaining, waitMs);
    if (isGranted) return undefined;
    const text = 'Too many new documents. Send the values of arguments as variables, and try again later.';
    return toHttpFailure(new ThrottledError(text, waitMs / 1_000));
  }
}

function createLimitFailure(code: ErrorCode, subject: string, count: number, limit: number): HttpFailure {
  return createRefusal(code, `The document has ${count} ${subject}, and ${limit} is the limit. ${ADVICE}`);
}

const createRefusal = (code: ErrorCode, text: string): HttpFailure => ({ status: 400, code, text });

/** Returns the refusal of a document that exceeds a limit, or undefined if it may be validated. */
function getLimitRefusal(document: DocumentNode): HttpFailure | undefined {
  const shape = new DocumentShape(document);
  if (shape.countFields() === Number.POSITIVE_INFINITY)
    return createRefusal('FRAGMENT_CYCLE', 'A fragment contains itself, directly or through others.');
  // The order matters: the earlier checks bound the time that the later checks take.
  const counts: [code: ErrorCode, subject: string, count: () => number, limit: number][] = [
    ['DOCUMENT_TOO_NESTED', 'levels of brackets', () => getNesting(document), MAX_NESTING],
    ['TOO_MANY_OPERATIONS', 'operations', () => shape.operations, MAX_OPERATIONS],
    ['TOO_MANY_FRAGMENTS', 'fragments', () => shape.fragments, MAX_FRAGMENTS],
    ['TOO_MANY_FIELDS', 'fields after fragments are expanded', () => shape.countFields(), MAX_FIELDS],
    ['FIELD_REPEATED', 'selections of the same field at one position', () => shape.countMaxRepeats(), MAX_REPEATS],
  ];
  for (const [code, subject, count, limit] of counts)
    if (count() > limit) return createLimitFailure(code, subject, count(), limit);
  return undefined;
}

function getNesting(document: DocumentNode): number {
  let depth = 0;
  let deepest = 0;
  for (const { kind } of toTokens(document)) {
    if (OPENING.has(kind)) depth += 1;
    else if (CLOSING.has(kind)) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

const OPENING = new Set<string>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const CLOSING = new Set<string>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Shape of a document as validation sees it: the fields of a fragment count wherever it is spread. */
class DocumentShape {
  operations = 0;
  /** Number of fragment definitions, fragment spreads and inline fragments. */
  fragments = 0;
  private readonly sets: SelectionSetNode[] = [];
  private readonly fragmentsByName = new Map<string, SelectionSetNode>();
  private readonly sizes = new Map<string, number>();

  constructor(document: DocumentNode) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.OPERATION_DEFINITION) this.operations += 1;
      else if (definition.kind === Kind.FRAGMENT_DEFINITION)
        this.fragmentsByName.set(definition.name.value, definition.selectionSet);
      else continue;
      this.sets.push(definition.selectionSet);
    }
    const count = () => {
      this.fragments += 1;
    };
    visit(document, { FragmentDefinition: count, FragmentSpread: count, InlineFragment: count });
  }

  /** Returns the number of fields in the largest definition; infinite if a fragment contains itself. */
  countFields(): number {
    return Math.max(0, ...this.sets.map((set) => this.getSize(set)));
  }

  /** Returns how often one response name is selected at one position, at most; call it only for few fields. */
  countMaxRepeats(): number {
    return Math.max(0, ...this.sets.map((set) => this.countRepeats([set])));
  }

  private getSize({ selections }: SelectionSetNode): number {
    let size = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) size += this.getFragmentSize(selection.name.value);
      else if (selection.selectionSet) size += this.getSize(selection.selectionSet);
      if (selection.kind === Kind.FIELD) size += 1;
    }
    return size;
  }

  private getFragmentSize(name: string): number {
    const cached = this.sizes.get(name);
    if (cached !== undefined) return cached;
    // A fragment that is met again while its size is computed contains itself.
    this.sizes.set(name, Number.POSITIVE_INFINITY);
    const set = this.fragmentsByName.get(name);
    const size = set ? this.getSize(set) : 0;
    this.sizes.set(name, size);
    return size;
  }

  /** @param sets - selection sets that are merged when executed: of all selections of one field at one position */
  private countRepeats(sets: SelectionSetNode[]): number {
    const fields = new Map<string, FieldNode[]>();
    const spreadNames = new Set<string>();
    for (const set of sets) this.collect(set, fields, spreadNames);
    let maxRepeats = 0;
    for (const selections of fields.values()) {
      const subsets = selections.flatMap(({ selectionSet }) => selectionSet ?? []);
      maxRepeats = Math.max(maxRepeats, selections.length, subsets.length > 0 ? this.countRepeats(subsets) : 0);
    }
    return maxRepeats;
  }

  private collect({ selections }: SelectionSetNode, fields: Map<string, FieldNode[]>, spreadNames: Set<string>): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        addToGroup(fields, name, selection);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        this.collect(selection.selectionSet, fields, spreadNames);
      } else if (!spreadNames.has(selection.name.value)) {
        spreadNames.add(selection.name.value);
        const set = this.fragmentsByName.get(selection.name.value);
        if (set) this.collect(set, fields, spreadNames);
      }
    }
  }
}

const ALIASED: ErrorCode = 'INTROSPECTION_ALIASED';

/** Makes a rule report a validation error with a code. By default it throws, and Apollo reports an internal error. */
const reportWith = (code: ErrorCode) => ({
  propagateOnRejection: false,
  onReject: [
    // graphql-armor calls each limit a syntax error.
    (context: ValidationContext | null, { message }: GraphQLError) =>
      context?.reportError(new GraphQLError(message.replace(/^Syntax Error: /, ''), { extensions: { code } })),
  ],
});

/** Limits of introspection in one document. Tools look up a few types by name, under aliases, to detect features. */
const MAX_SCHEMAS = 1;
const MAX_TYPES = 8;

/**
 * Limits repeated introspection: its lists cost as little as one item, and fifteen aliased copies of a schema with
 * hundreds of fields are a response of megabytes. Aliases without repeats are allowed.
 */
const introspectionRule: ValidationRule = (context) => {
  const counts = { __schema: 0, __type: 0, repeats: 0 };
  return {
    SelectionSet({ selections }) {
      const fields = selections.filter((selection) => selection.kind === Kind.FIELD);
      const isIntrospection = context.getParentType()?.name.startsWith('__');
      const visited = new Set<string>();
      for (const { name, alias } of fields) {
        if (name.value === '__schema' || name.value === '__type') counts[name.value] += 1;
        const isRepeat = isIntrospection && alias && name.value !== '__typename' && visited.has(name.value);
        if (isRepeat) counts.repeats += 1;
        visited.add(name.value);
      }
    },
    Document: {
      leave(node) {
        const { __schema: schemas, __type: types, repeats } = counts;
        if (schemas <= MAX_SCHEMAS && types <= MAX_TYPES && repeats === 0) return;
        const message = `A document may query __schema once, __type at most ${MAX_TYPES} times, and each introspection field once per selection set.`;
        context.reportError(new GraphQLError(message, { nodes: node, extensions: { code: ALIASED } }));
      },
    },
  };
};

/** Limits of a document's shape, checked together with GraphQL's own validation rules. */
export const limitRules = [
  // A fragment spread adds no level; the fields of the fragment do.
  maxDepthRule({ n: 8, flattenFragments: true, ...reportWith('OPERATION_TOO_DEEP') }),
  maxAliasesRule({ n: 15, allowList: [], ...reportWith('TOO_MANY_ALIASES') }),
  maxDirectivesRule({ n: 5, ...reportWith('TOO_MANY_DIRECTIVES') }),
  introspectionRule,
] as ValidationRule[];
