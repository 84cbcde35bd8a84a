/** Stable codes that machines may rely on, in REST bodies (`code`) and in GraphQL errors (`extensions.code`). */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'PAYLOAD_TOO_LARGE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'SERVICE_UNAVAILABLE'
  | 'INTERNAL_ERROR';

/** A failure that a caller can cause or must know of; `message` is safe to show. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
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
