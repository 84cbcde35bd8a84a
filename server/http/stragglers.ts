import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** As long as a whole request may take to arrive. */
const PATIENCE_MS = 10_000;

/**
 * Lets the server close although some connections never end by themselves: Node waits for those that have sent nothing, as
 * browsers open them in advance, and while it closes it times nobody out.
 * @param patienceMs what requests under way have to be sent and answered, once the server closes
 */
export function closeStragglers(app: FastifyInstance, patienceMs = PATIENCE_MS): void {
  const connections = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('preClose', async () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    const timer = setTimeout(() => app.server.closeAllConnections(), patienceMs);
    app.server.once('close', () => clearTimeout(timer));
  });
}
