/** Reason why the server cannot start, in words for the operator, who sees the message without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Returns an error that names the setting if a port is taken or not allowed; other errors unchanged. */
export function portError(error: unknown, setting: string, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new StartError(`${setting}: port ${port} is taken. End what listens there, or set ${setting} to another.`);
  if (code === 'EACCES') return new StartError(`${setting}: this user may not listen on port ${port}.`);
  return error;
}

const NOT_ALLOWED = 'this user may not read or write it';
/** The reason why a start cannot use a file or folder, by the system's code. */
const obstacles = new Map([
  ['EACCES', NOT_ALLOWED],
  ['EPERM', NOT_ALLOWED],
  ['EROFS', 'it lies where nothing can be written'],
  ['ENOSPC', 'there is no room left'],
  ['EEXIST', 'a file is where a folder has to be'],
  ['ENOTDIR', 'a file is where a folder has to be'],
]);

/** Returns why a start has failed, for the operator's terminal: one line if that is enough, else the whole error. */
export function startReason(error: unknown): unknown {
  if (error instanceof StartError) return error.message;
  const { code = '', path } = error as NodeJS.ErrnoException;
  const obstacle = path === undefined ? undefined : obstacles.get(code);
  if (!obstacle) return error;
  return `${path}: ${obstacle} (${code}). Mend that, or set DATA_DIR or CONTENT_DIR to another folder.`;
}
