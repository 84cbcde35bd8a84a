import { unwrapResolverError } from '@apollo/server/errors';
import type { ValidationError } from 'class-validator';
import type { GraphQLFormattedError } from 'graphql';
import { ArgumentValidationError } from 'type-graphql';
import { DomainError } from '#server/errors.ts';
import { failureOf } from '#server/http/rest/failure.ts';

/**
 * Turns every error into what may be seen outside. class-validator's errors carry the whole input (a password!), and
 * bugs carry stacks: only messages and codes pass.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const { locations, path } = formatted;
  if (cause instanceof ArgumentValidationError) {
    const messages = cause.extensions.validationErrors.flatMap(messagesOf);
    return { message: messages.join(' '), locations, path, extensions: { code: 'BAD_USER_INPUT' } };
  }
  if (cause instanceof DomainError) {
    const { code, message, retryAfter } = cause;
    return { message, locations, path, extensions: { code, ...(retryAfter && { retryAfter }) } };
  }
  const code = formatted.extensions?.code;
  if (typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR') {
    return { message: formatted.message, locations, path, extensions: { code } };
  }
  const failure = failureOf(cause as Error);
  return { message: failure.text, locations, path, extensions: { code: failure.code } };
}

function messagesOf({ constraints = {}, children = [] }: ValidationError): string[] {
  return [...Object.values(constraints), ...children.flatMap(messagesOf)];
}
