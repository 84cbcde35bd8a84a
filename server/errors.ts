/**
 * Every failure that a caller can meet, by the stable code that machines rely on: `code` in REST bodies, `extensions.code` in
 * GraphQL errors. `status` is HTTP's; `type` is the member of mutations' unions, for those that a service returns.
 */
export const failures = {
  BAD_REQUEST: { status: 400, type: 'InvalidInput' },
  INVALID_LINK: { status: 400, type: 'InvalidLink' },
  UNAUTHENTICATED: { status: 401 },
  INVALID_CREDENTIALS: { status: 401, type: 'InvalidCredentials' },
  EMAIL_NOT_VERIFIED: { status: 403, type: 'EmailNotVerified' },
  FORBIDDEN: { status: 403 },
  NOT_FOUND: { status: 404, type: 'RecipeNotFound' },
  REVIEW_NOT_FOUND: { status: 404, type: 'ReviewNotFound' },
  METHOD_NOT_ALLOWED: { status: 405 },
  ALREADY_VERIFIED: { status: 409, type: 'AlreadyVerified' },
  ACCOUNT_EXISTS: { status: 409, type: 'AccountExists' },
  LINK_EXPIRED: { status: 410, type: 'LinkExpired' },
  PAYLOAD_TOO_LARGE: { status: 413 },
  DOCUMENT_TOO_LARGE: { status: 400 },
  UNSUPPORTED_MEDIA_TYPE: { status: 415 },
  RANGE_NOT_SATISFIABLE: { status: 416 },
  TOO_MANY_REQUESTS: { status: 429 },
  INTERNAL_ERROR: { status: 500 },
  SERVICE_UNAVAILABLE: { status: 503, type: 'GoogleUnavailable' },
} as const satisfies Record<string, { status: number; type?: string }>;

export type ErrorCode = keyof typeof failures;

/** A code that a service's `Result` may carry. */
export type FailureCode = {
  [Code in ErrorCode]: (typeof failures)[Code] extends { type: string } ? Code : never;
}[ErrorCode];

/** A failure that a caller can cause or must know of; `message` is safe to show. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Seconds until another try makes sense. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** The input is malformed or outside its limits. */
export class InvalidInputError extends DomainError {
  constructor(message: string) {
    super('BAD_REQUEST', message);
  }
}

/** The named thing does not exist, or is not published. */
export class NotFoundError extends DomainError {
  constructor(message: string) {
    super('NOT_FOUND', message);
  }
}

/** Only for those who are signed in, or the token is not (or no longer) good. */
export class UnauthenticatedError extends DomainError {
  constructor(message: string) {
    super('UNAUTHENTICATED', message);
  }
}

/** Too often: a throttle says so. */
export class ThrottledError extends DomainError {
  constructor(message: string, retryAfter: number) {
    super('TOO_MANY_REQUESTS', message, Math.max(1, Math.ceil(retryAfter)));
  }
}

/** What a caller reads while the database does not answer. */
export const UNAVAILABLE = 'The service is not available right now. Please try again in a moment.';

/** More than can be done right now. */
export class OverloadedError extends DomainError {
  constructor(message: string, retryAfter: number) {
    super('SERVICE_UNAVAILABLE', message, retryAfter);
  }
}
