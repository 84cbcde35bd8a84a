/** Stable codes that machines may rely on, in REST bodies (`code`) and in GraphQL errors (`extensions.code`). */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHENTICATED'
  | 'INVALID_CREDENTIALS'
  | 'EMAIL_NOT_VERIFIED'
  | 'ALREADY_VERIFIED'
  | 'LINK_EXPIRED'
  | 'INVALID_LINK'
  | 'ACCOUNT_EXISTS'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'TOO_MANY_REQUESTS'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_ERROR';

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
