import { parse } from 'graphql';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PageRenderer } from '#server/http/pages/renderer.ts';
import { createLog } from '#server/start-server.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const QUERY = 'query Broken { recipes(first: 1) { edges { node { reviews { nodes { message } } } } } }';

const database = await setUpDatabase({ recipes: true });

/** Runs a query with a failing resolver, then reports a loader's error; for `/whole`, it also throws. */
const renderer: PageRenderer = {
  async render({ url, execute, onError }) {
    await execute({ document: parse(QUERY), variables: {} });
    onError(new Error('The loader failed.'));
    if (url.pathname === '/whole') throw new Error('The page failed.');
    return { status: 500, headers: {}, html: ['<!doctype html>'] };
  },
};

interface Line {
  level: number;
  time: number;
  reqId?: string;
  url?: string;
  msg: string;
  err?: { message: string; stack: string };
  operationName?: string;
}

const lines: Line[] = [];
const write = (line: string) => void lines.push(JSON.parse(line));
const { app } = await setUpApp(database, { renderer, logStream: { write }, env: { LOG_LEVEL: 'info' } });

describe('a failure', () => {
  beforeAll(() => database.dataSource.query('alter table reviews rename to gone'));

  it.each([
    ['of a resolver', 'POST', '/graphql', ['a resolver failed']],
    ['of a page’s loader', 'GET', '/part', ['a resolver failed', 'a part of a page failed']],
    [
      'of a whole page',
      'GET',
      '/whole?token=secret',
      ['a resolver failed', 'a part of a page failed', 'request failed'],
    ],
  ] as const)(
    '%s is logged once, with its stack, the time and the request ID',
    async (_name, method, url, messages) => {
      lines.length = 0;
      const body = method === 'POST' ? { payload: { query: QUERY } } : {};
      const id = (await app.inject({ method, url, ...body })).headers['x-request-id'];
      expect(id).toBeTruthy();
      for (const message of messages)
        expect(lines.filter(({ msg }) => msg === message)).toMatchObject([
          { level: 50, reqId: id, time: expect.any(Number), err: { stack: expect.any(String) } },
        ]);
      expect(lines.every(({ reqId }) => reqId === id)).toBe(true);
      expect(JSON.stringify(lines)).not.toContain('secret');
    },
  );
});

describe('an event outside of requests', () => {
  const getOutput = (logLevel: 'info' | 'silent', isTerminal: boolean) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { isTTY } = process.stdout;
    process.stdout.isTTY = isTerminal;
    try {
      createLog({ logLevel })('Migrated: "A"\nand B');
      return log.mock.calls.flat();
    } finally {
      process.stdout.isTTY = isTTY;
      log.mockRestore();
    }
  };

  it('is a line of JSON with its time', () => {
    const [line, ...others] = getOutput('info', false);
    expect(others).toEqual([]);
    expect(line).not.toContain('\n');
    const { time, ...rest } = JSON.parse(line);
    expect(Math.abs(Date.now() - time)).toBeLessThan(60_000);
    expect(rest).toMatchObject({ level: 30, pid: process.pid, msg: 'Migrated: "A"\nand B' });
  });

  it('is plain text on a terminal, and nothing if the log is silent', () => {
    expect(getOutput('info', true)).toEqual(['Migrated: "A"\nand B']);
    expect(getOutput('silent', false)).toEqual([]);
  });
});
