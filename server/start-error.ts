/** Thrown if the server cannot start. The message is for the operator, who sees it without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Returns an error that names the setting if a port is in use or not allowed; other errors unchanged. */
export function toPortError(error: unknown, setting: string, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new StartError(
      `${setting}: port ${port} is in use. Stop the program that listens there, or set ${setting} to another.`,
    );
  if (code === 'EACCES') return new StartError(`${setting}: this user is not allowed to listen on port ${port}.`);
  return error;
}

const NOT_ALLOWED = 'this user is not allowed to read or write it';
/** Reasons why a file or folder cannot be used, by the system's error code. */
const obstacles = new Map([
  ['EACCES', NOT_ALLOWED],
  ['EPERM', NOT_ALLOWED],
  ['EROFS', 'it is on a read-only file system'],
  ['ENOSPC', 'the disk is full'],
  ['EEXIST', 'it must be a folder, but is a file'],
  ['ENOTDIR', 'it must be a folder, but is a file'],
]);

/** Returns why startup failed, for the operator's terminal: a text if that is enough, otherwise the whole error. */
export function describeStartFailure(error: unknown): unknown {
  if (error instanceof StartError) return error.message;
  const { code = '', path } = error as NodeJS.ErrnoException;
  const obstacle = path === undefined ? undefined : obstacles.get(code);
  if (!obstacle) return error;
  return `${path}: ${obstacle} (${code}). Fix that, or set DATA_DIR or CONTENT_DIR to another folder.`;
}
