interface LoggableError {
  type: string;
  message: string;
  stack: string;
  [fact: string]: unknown;
}

/**
 * Returns the fields of an error that may be logged: an allow-list, because Postgres's details and TypeORM's parameters
 * contain what people typed.
 */
export function loggableError(error: Error): LoggableError {
  const { name, message, stack } = error;
  const fields = { ...error } as Record<string, unknown>;
  const facts: Record<string, unknown> = {};
  for (const key of ['code', 'constraint', 'table', 'column', 'routine', 'status'])
    if (['string', 'number'].includes(typeof fields[key])) facts[key] = fields[key];
  return {
    type: name,
    message,
    ...facts,
    stack: stack ?? '',
    ...(error.cause instanceof Error && { cause: loggableError(error.cause) }),
  };
}

/** Returns a URL without its query string, and without secrets in its path, such as a mailed token. */
export function loggableUrl(url: string): string {
  return url.replace(/\?.*$/s, '').replace(/(?:[\w-]|%[\da-f]{2}){32,}/gi, '…');
}
