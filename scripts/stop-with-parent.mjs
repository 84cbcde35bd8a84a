// Plain JavaScript, as start.mjs is.

const POLL_MS = 500;

/**
 * Stops the server in order when npm, or the shell between, has ended: without this, a signal that ends them leaves the
 * server and its Postgres running. On POSIX, `exec` in package.json replaces that shell, so npm passes the signal on and
 * only SIGKILL comes this far. A process that was not started by npm keeps running after its terminal.
 */
export function stopWithParent() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent)) return;
    clearInterval(timer);
    // Until the server listens there is no handler.
    if (!process.emit('SIGTERM')) process.exit(143);
  }, POLL_MS);
  timer.unref();
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
