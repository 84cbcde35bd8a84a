import type { RuleProblem } from '#schema/rules/problem.ts';

interface FailureDescription {
  /** HTTP status. Responses with GraphQL errors may have status 200 instead. */
  status: number;
  /** GraphQL type in the result unions of mutations, for failures that a service returns. */
  type?: string;
  /** Meaning of the code, and advice to the client. */
  meaning: string;
}

/**
 * All failures by their code, which clients can rely on: `code` in REST bodies and in GraphQL's `Failure`,
 * `extensions.code` in GraphQL errors.
 */
export const failures = {
  BAD_REQUEST: {
    status: 400,
    type: 'InvalidInput',
    meaning: 'The input is invalid; nothing was changed. Correct the fields that the message names.',
  },
  INVALID_LINK: {
    status: 400,
    type: 'InvalidLink',
    meaning: 'The link was never sent, or can no longer be used. Request another.',
  },
  UNAUTHENTICATED: {
    status: 401,
    meaning: 'Requires sign-in, or the token is invalid or has expired. Sign in again.',
  },
  INVALID_CREDENTIALS: {
    status: 401,
    type: 'InvalidCredentials',
    meaning:
      'The credentials were not accepted. The response is the same for an unknown address, a wrong password, an account without a password, and too many attempts for the account.',
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    type: 'EmailNotVerified',
    meaning:
      'The password is correct, but the address is not verified yet. Use the link in the email, or request another.',
  },
  FORBIDDEN: {
    status: 403,
    meaning:
      'Not allowed: an API token lacks the scope, the password must be entered again, or a form came from another site.',
  },
  NOT_FOUND: { status: 404, type: 'RecipeNotFound', meaning: 'Not found, or no longer published.' },
  REVIEW_NOT_FOUND: {
    status: 404,
    type: 'ReviewNotFound',
    meaning: 'The comment does not exist or is not public, or the member has not commented on this recipe.',
  },
  ENTRY_NOT_FOUND: {
    status: 404,
    type: 'EntryNotFound',
    meaning: 'The question or answer does not exist, or another member wrote it.',
  },
  SHARED_LIST_NOT_FOUND: {
    status: 404,
    type: 'SharedListNotFound',
    meaning: 'The link to the shopping list has expired or was withdrawn, or the secret is wrong.',
  },
  METHOD_NOT_ALLOWED: { status: 405, meaning: 'The path exists, but not with this method: `Allow` lists the methods.' },
  ALREADY_VERIFIED: {
    status: 409,
    type: 'AlreadyVerified',
    meaning: 'The address is already verified. Sign in.',
  },
  ACCOUNT_EXISTS: {
    status: 409,
    type: 'AccountExists',
    meaning:
      'An account with this address exists and cannot be linked to the Google account. Sign in with its password.',
  },
  ISSUE_CHANGED: {
    status: 409,
    type: 'IssueChanged',
    meaning: 'Another editor has changed the issue since it was read, or it is being sent. Read it again.',
  },
  LINK_EXPIRED: { status: 410, type: 'LinkExpired', meaning: 'The link is valid but has expired. Request another.' },
  PAYLOAD_TOO_LARGE: { status: 413, meaning: 'The body is too large. Without a token, the limit is 100 KiB.' },
  URI_TOO_LONG: { status: 414, meaning: 'A path segment is longer than any valid one.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, meaning: 'The body must be JSON (`Content-Type: application/json`).' },
  UNPROCESSABLE: { status: 422, meaning: 'The photograph can be read, but not used: the message says why.' },
  RANGE_NOT_SATISFIABLE: { status: 416, meaning: 'The file has no such range.' },
  TOO_MANY_REQUESTS: { status: 429, meaning: 'Too many requests. Retry after the seconds in `Retry-After`.' },
  INTERNAL_ERROR: { status: 500, meaning: 'Internal error; it is logged. Retrying may help.' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    type: 'GoogleUnavailable',
    meaning: 'Google or the database is unavailable. Retry after the seconds in `Retry-After`, if given.',
  },
  DOCUMENT_TOO_LARGE: { status: 400, meaning: 'The document has too many characters. Send values as variables.' },
  TOO_MANY_TOKENS: { status: 400, meaning: 'The document has too many tokens. Split it into several requests.' },
  DOCUMENT_TOO_NESTED: { status: 400, meaning: 'The document’s brackets are nested too deeply.' },
  TOO_MANY_OPERATIONS: { status: 400, meaning: 'The document has too many operations. Send only the one to run.' },
  TOO_MANY_FRAGMENTS: {
    status: 400,
    meaning: 'The document has too many fragments, including spreads and inline fragments.',
  },
  TOO_MANY_FIELDS: {
    status: 400,
    meaning: 'An operation has too many fields after its fragments are expanded. Split it into several operations.',
  },
  FIELD_REPEATED: { status: 400, meaning: 'A field is selected too often in one selection set. Select it once.' },
  FRAGMENT_CYCLE: { status: 400, meaning: 'A fragment contains itself.' },
  OPERATION_TOO_DEEP: { status: 400, meaning: 'Fields are nested too deeply.' },
  TOO_MANY_ALIASES: { status: 400, meaning: 'The document has too many aliases. Split it into several requests.' },
  TOO_MANY_DIRECTIVES: { status: 400, meaning: 'The document has too many directives.' },
  INTROSPECTION_ALIASED: {
    status: 400,
    meaning: 'Introspection repeats too much: request the schema once, at most 8 types by name, and each field once.',
  },
  OPERATION_TOO_COSTLY: {
    status: 400,
    meaning:
      'The operation could resolve too many fields; fields of a page count once per item. Request fewer items or fields.',
  },
  BAD_USER_INPUT: {
    status: 400,
    meaning: 'A variable or argument does not match the schema or the field’s rules. The message names it.',
  },
  GRAPHQL_PARSE_FAILED: { status: 400, meaning: 'The document is not valid GraphQL. `locations` says where.' },
  GRAPHQL_VALIDATION_FAILED: {
    status: 400,
    meaning: 'The document does not match the schema, published at `/schema.graphql`.',
  },
  OPERATION_RESOLUTION_FAILURE: {
    status: 400,
    meaning: 'The document has several operations, and `operationName` names none of them.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    status: 200,
    meaning: 'No document with this hash is stored. Send it once together with its hash.',
  },
} as const satisfies Record<string, FailureDescription>;

export type ErrorCode = keyof typeof failures;

/** A code that a service's `Result` may have. */
export type FailureCode = {
  [Code in ErrorCode]: (typeof failures)[Code] extends { type: string } ? Code : never;
}[ErrorCode];

/** A rate limit: points per time window, and the name that clients see in `RateLimit-Policy`. */
export interface ThrottleRule {
  name: string;
  points: number;
  seconds: number;
}

/** A problem with an input. */
export interface InputProblem extends RuleProblem {
  /** Path of the field or argument: names and list indexes with dots. Examples: "totalMinutes.max", "notes.0.text". */
  field: string;
}

/** A failure that a client causes or has to handle. Its `message` is safe to show. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Value of `Retry-After`, in seconds. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** The input is malformed or exceeds a limit. `problems` lists the problems of single fields. */
export class InvalidInputError extends DomainError {
  constructor(
    message: string,
    readonly problems: readonly InputProblem[] = [],
  ) {
    super('BAD_REQUEST', message);
  }
}

/** A well-formed value cannot be used, such as an unknown cuisine or the cursor of another order. */
export class BadValueError extends DomainError {
  constructor(message: string) {
    super('BAD_USER_INPUT', message);
  }
}

/** The requested resource does not exist, or the client may not see it. */
export class NotFoundError extends DomainError {
  constructor(message: string) {
    super('NOT_FOUND', message);
  }
}

/** Requires a sign-in, or the token is invalid or has expired. */
export class UnauthenticatedError extends DomainError {
  constructor(message: string) {
    super('UNAUTHENTICATED', message);
  }
}

/** A throttle refused the request. */
export class ThrottledError extends DomainError {
  constructor(message: string, retryAfter: number) {
    super('TOO_MANY_REQUESTS', message, Math.max(1, Math.ceil(retryAfter)));
  }
}

/** Message to clients while the database does not respond. */
export const UNAVAILABLE = 'The service is not available right now. Please try again in a moment.';

/** The server or its database is overloaded. */
export class OverloadedError extends DomainError {
  constructor(message: string, retryAfter: number) {
    super('SERVICE_UNAVAILABLE', message, retryAfter);
  }
}
