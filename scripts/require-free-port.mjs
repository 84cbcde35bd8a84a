// Plain JavaScript on Node's own modules only: this runs before anything is installed.
import { once } from 'node:events';
import net from 'node:net';

/** Ends the process if `PORT` is taken: the server would report it only after the installation and the build. */
export async function requireFreePort() {
  const port = Number(process.env.PORT || 3050);
  // config.ts reports an invalid number.
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;
  const probe = net.createServer();
  probe.listen(port, process.env.HOST || '0.0.0.0');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (error.code !== 'EADDRINUSE') return;
    console.error(`PORT: port ${port} is in use. Stop the program that listens there, or set PORT to another.`);
    process.exit(1);
  }
  probe.close();
  await once(probe, 'close');
}
