interface LoggableError {
  type: string;
  message: string;
  stack: string;
  [field: string]: unknown;
}

/**
 * Returns the fields of an error that are safe to log. Others are left out, because Postgres's details and TypeORM's
 * parameters contain what people typed.
 */
export function toLoggableError(error: Error): LoggableError {
  const { name, message, stack } = error;
  const fields = { ...error } as Record<string, unknown>;
  const safeFields: Record<string, unknown> = {};
  for (const key of ['code', 'constraint', 'table', 'column', 'routine', 'status'])
    if (['string', 'number'].includes(typeof fields[key])) safeFields[key] = fields[key];
  return {
    type: name,
    message,
    ...safeFields,
    stack: stack ?? '',
    ...(error.cause instanceof Error && { cause: toLoggableError(error.cause) }),
  };
}

/** Returns a URL without its query string. Replaces long words in its path, which may be secret tokens, with "…". */
export function toLoggableUrl(url: string): string {
  return url.replace(/\?.*$/s, '').replace(/(?:[\w-]|%[\da-f]{2}){32,}/gi, '…');
}
