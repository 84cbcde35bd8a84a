import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';

/** Behavior: `well`, no replies (`hanging`), a closed port (`refusing`), or another reply to a command. */
type Behavior = 'well' | 'hanging' | 'refusing' | { to: 'MAIL' | 'RCPT' | 'AUTH' | 'message'; say: string };

export interface FakeSmtp {
  url: string;
  /** Accepted emails, with the addresses of their envelopes. */
  delivered: { from: string; to: string; mail: Email }[];
  /** User and password of the last login. */
  login?: string;
  behave(behavior: Behavior): Promise<void>;
  close(): Promise<void>;
}

/** Fakes a mail server (RFC 5321) on a free port, without TLS. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  let behavior: Behavior = 'well';
  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    // A client may disconnect without QUIT.
    if (behavior !== 'hanging') converse(socket).catch(() => socket.destroy());
  });
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;

  const fake: FakeSmtp = {
    url: `smtp://127.0.0.1:${port}`,
    delivered: [],
    async behave(next) {
      if (behavior === 'refusing' && next !== 'refusing') await listen(port);
      if (behavior !== 'refusing' && next === 'refusing') await close();
      behavior = next;
    },
    async close() {
      if (behavior !== 'refusing') await close();
    },
  };

  async function converse(socket: Socket): Promise<void> {
    const say = (command: string, text: string) =>
      socket.write(`${typeof behavior === 'object' && behavior.to === command ? behavior.say : text}\r\n`);
    let envelope = { from: '', to: '' };
    let text = '';
    let isMessage = false;
    say('connection', '220 fake ESMTP');
    socket.setEncoding('utf8');
    for await (const chunk of socket) {
      text += chunk;
      for (;;) {
        const end = text.indexOf(isMessage ? '\r\n.\r\n' : '\r\n');
        if (end < 0) break;
        const line = text.slice(0, end);
        text = text.slice(end + (isMessage ? 5 : 2));
        if (isMessage) {
          isMessage = false;
          const isAccepted = typeof behavior !== 'object';
          if (isAccepted)
            fake.delivered.push({ ...envelope, mail: await PostalMime.parse(line.replace(/^\.\./gm, '.')) });
          say('message', '250 2.0.0 queued');
          continue;
        }
        const [command = ''] = line.split(/[ :]/);
        const address = /<(.*?)>/.exec(line)?.[1] ?? '';
        if (command === 'EHLO') say('EHLO', '250-fake\r\n250 AUTH PLAIN');
        else if (command === 'AUTH') {
          fake.login = Buffer.from(line.split(' ')[2] ?? '', 'base64')
            .toString()
            .replaceAll('\0', ' ')
            .trim();
          say('AUTH', '235 2.7.0 welcome');
        } else if (command === 'MAIL') {
          envelope = { from: address, to: '' };
          say('MAIL', '250 2.1.0 ok');
        } else if (command === 'RCPT') {
          envelope.to = address;
          say('RCPT', '250 2.1.5 ok');
        } else if (command === 'DATA') {
          isMessage = true;
          say('DATA', '354 go on');
        } else if (command === 'QUIT') socket.end('221 2.0.0 bye\r\n');
        else say(command, '502 5.5.2 no such command');
      }
    }
  }
  return fake;
}
