import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';

export const GOOGLE_CLIENT_ID = 'mesob.apps.googleusercontent.com';

/** Fake of Google's services: its public keys over HTTP, and credentials signed with them. */
interface FakeGoogle {
  url: string;
  /** Number of requests for the keys. */
  requestCount: number;
  /** Sets the responses of the key server from now on. */
  behave(behavior: 'working' | 'broken' | 'hanging'): void;
  /** Returns a credential of Abeba, signed with the key. @param claims - replace the defaults; undefined removes a claim */
  createCredential(claims?: object, options?: { kid?: string; key?: string; algorithm?: jwt.Algorithm }): string;
  close(): Promise<void>;
}

export async function startFakeGoogle(): Promise<FakeGoogle> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  let behavior: 'working' | 'broken' | 'hanging' = 'working';
  const server = createServer((_request, response) => {
    google.requestCount += 1;
    if (behavior === 'hanging') return;
    const hasKeys = behavior !== 'broken';
    response.writeHead(hasKeys ? 200 : 500, {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=3600',
    });
    response.end(behavior === 'working' ? JSON.stringify({ one: pem }) : '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const google: FakeGoogle = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`,
    requestCount: 0,
    behave(next) {
      behavior = next;
    },
    createCredential(
      claims = {},
      { kid = 'one', key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), algorithm = 'RS256' } = {},
    ) {
      const now = Math.floor(Date.now() / 1_000);
      const defaultClaims = {
        iss: 'https://accounts.google.com',
        aud: GOOGLE_CLIENT_ID,
        sub: '1234567890',
        email: 'abeba@gmail.com',
        email_verified: true,
        name: 'Abeba T.',
        iat: now,
        exp: now + 3_600,
      };
      return jwt.sign({ ...defaultClaims, ...claims }, key, { algorithm, keyid: kid });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return google;
}
