/** Reason why the server cannot start, in words for those who start it: they see the message without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** @returns an error that names the setting where a port is taken or may not be used; other errors as they are */
export function portError(error: unknown, setting: string, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new StartError(`${setting}: port ${port} is taken. End what listens there, or set ${setting} to another.`);
  if (code === 'EACCES') return new StartError(`${setting}: this user may not listen on port ${port}.`);
  return error;
}
