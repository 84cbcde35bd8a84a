import { describe, expect, it, vi } from 'vitest';
import type { StatementReader } from '#server/database/statements.ts';
import { OverloadedError } from '#server/errors.ts';
import { SearchService } from '#server/features/search/search.service.ts';
import { turns } from '#server/turns.ts';
import { countTurns } from '../support/count-turns.ts';
import { setUpApp, setUpDatabase } from '../support/set-up-app.ts';

const { reader, catalogue } = await setUpApp(await setUpDatabase({ recipes: true }));

describe('concurrent searches', () => {
  const statements = { running: 0, maxRunning: 0 };
  const countingReader: Pick<StatementReader, 'rows'> = {
    async rows(statement, values) {
      statements.running += 1;
      statements.maxRunning = Math.max(statements.maxRunning, statements.running);
      try {
        return await reader.rows(statement, values);
      } finally {
        statements.running -= 1;
      }
    },
  };
  const service = new SearchService(countingReader, 3);
  const startSearches = (count: number) => Array.from({ length: count }, () => service.find('salt', catalogue.current));

  it('run at most three statements at a time', async () => {
    const outcomes = await Promise.all(startSearches(60));
    expect(new Set(outcomes.map(({ hits }) => hits.length)).size).toBe(1);
    expect(statements.maxRunning).toBe(3);
  });

  it('do not all continue in one turn of the event loop after they waited for the words of a catalogue', async () => {
    const isLong = vi.spyOn(turns, 'isLong', 'get').mockReturnValue(true);
    const counter = countTurns();
    const startedAt = new Set<number>();
    const rows: StatementReader['rows'] = (...call) => {
      startedAt.add(counter.current());
      return reader.rows(...call);
    };
    const newService = new SearchService({ rows }, 5);
    await Promise.all(Array.from({ length: 5 }, () => newService.find('salt', catalogue.current)));
    isLong.mockRestore();
    counter.stop();
    expect(startedAt.size).toBe(5);
  });

  it('are refused beyond three that run and 500 that wait, and work again later', async () => {
    const refusals: unknown[] = [];
    const refuse = (error: unknown) => void refusals.push(error);
    const waitForRefusals = () => vi.waitFor(() => expect(refusals.length).toBeGreaterThanOrEqual(700 - 503), 20_000);
    const stalled = new SearchService({ rows: (...call) => waitForRefusals().then(() => reader.rows(...call)) }, 3);
    await Promise.all(Array.from({ length: 700 }, () => stalled.find('salt', catalogue.current).catch(refuse)));
    expect(refusals).toHaveLength(700 - 503);
    for (const error of refusals) expect(error).toBeInstanceOf(OverloadedError);
    await Promise.all(Array.from({ length: 10 }, () => stalled.find('salt', catalogue.current)));
  });
});
