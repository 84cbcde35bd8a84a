import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { DomainError, type ErrorCode, failures, InvalidInputError } from '#server/errors.ts';
import { failureOf } from '#server/http/outside-failure.ts';

/**
 * Turns every error into what may be seen outside. Bugs carry stacks, and what people typed: only messages
 * and codes pass.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const { locations, path } = formatted;
  if (cause instanceof InvalidInputError) {
    const messages = cause.problems.length > 0 ? cause.problems.map(({ message }) => message) : [cause.message];
    return { message: messages.join(' '), locations, path, extensions: { code: 'BAD_USER_INPUT' } };
  }
  if (cause instanceof DomainError) {
    const { code, message, retryAfter } = cause;
    return { message, locations, path, extensions: { code, ...(retryAfter && { retryAfter }) } };
  }
  const code = limitOf(error) ?? formatted.extensions?.code;
  if (typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR') {
    const { retryAfter } = formatted.extensions ?? {};
    return { message: formatted.message, locations, path, extensions: { code, ...(retryAfter ? { retryAfter } : {}) } };
  }
  // Apollo gives no code to a hash that is not the document's, nor to a version of hashes that it does not know.
  if (cause instanceof GraphQLError && isOfRequest(cause))
    return { message: cause.message, locations, path, extensions: { code: 'BAD_REQUEST' } };
  const failure = failureOf(cause as Error);
  return { message: failure.text, locations, path, extensions: { code: failure.code } };
}

function isOfRequest({ extensions }: GraphQLError): boolean {
  const { status } = (extensions.http ?? {}) as { status?: number };
  return status !== undefined && status >= 400 && status < 500;
}

/** Returns the limit that a document exceeds: to Apollo all errors of validation have one code. */
function limitOf(error: unknown): ErrorCode | undefined {
  const cause = error instanceof GraphQLError ? error.originalError : undefined;
  const code = cause instanceof GraphQLError ? cause.extensions.code : undefined;
  return typeof code === 'string' && code in failures ? (code as ErrorCode) : undefined;
}
