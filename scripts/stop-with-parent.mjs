// Plain JavaScript, because start.mjs imports it before anything is installed.

const POLL_MS = 500;

/**
 * Shuts the server down cleanly when its parent (npm or a shell) has ended. Otherwise a signal that kills the parent
 * leaves the server and Postgres running. On POSIX, `exec` in package.json replaces the shell, so npm forwards signals,
 * and only SIGKILL needs this. A process that was not started by npm keeps running after its terminal has closed.
 */
export function stopWithParent() {
  if (!['start', 'demo'].includes(process.env.npm_lifecycle_event)) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent)) return;
    clearInterval(timer);
    // The SIGTERM handler is added when the server listens.
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
