import { afterEach, expect, it, vi } from 'vitest';
import type { CatalogueService } from '#server/features/catalogue/snapshot.ts';
import { followChanges } from '#server/follow-changes.ts';
import { setUpDatabase } from '../support/set-up-app.ts';

const database = await setUpDatabase();

afterEach(() => vi.useRealTimers());

it('reads everything at the next poll if a change could not be read', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const refresh = vi.fn(async () => {});
  const refreshRatings = vi.fn(() => Promise.reject(new Error('The connection has ended.')));
  const catalogue = { refresh, refreshRatings, refreshIfChanged: async () => false } as unknown as CatalogueService;
  const onError = vi.fn();
  const listener = followChanges({ database, catalogue, onError });
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  const payload = JSON.stringify([{ slug: 'doro-wat', rated: true }]);
  await database.dataSource.query('select pg_notify($1, $2)', ['reviews_changed', payload]);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
  expect(refreshRatings).toHaveBeenCalledWith(['doro-wat']);
  for (const polls of [1, 2]) {
    await vi.advanceTimersByTimeAsync(30_000);
    expect(refresh, `${polls} polls`).toHaveBeenCalledTimes(2);
  }
  await listener.close();
});
