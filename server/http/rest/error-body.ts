import type { ErrorCode } from '#server/errors.ts';

/** The body of every failure under `/api`: some legacy screens read `error`, others `message`, machines read `code`. */
export interface ErrorBody {
  error: string;
  message: string;
  code: ErrorCode;
  /** Only with a failure of ours, to find it in the log. */
  requestId?: string;
}

export function errorBody(code: ErrorCode, text: string, requestId?: string): ErrorBody {
  return { error: text, message: text, code, ...(requestId && { requestId }) };
}
