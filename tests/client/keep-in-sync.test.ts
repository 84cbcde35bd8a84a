import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepInSync } from '#client/features/sync/keep-in-sync.ts';
import { useBrowserStore } from '#client/state/store.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
const exchange = vi.fn(async (_polls: boolean) => succeeds);
let [isChanged, succeeds] = [false, true];
let stop = () => {};

const setHidden = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};
const countExchanges = async (milliseconds: number) => {
  exchange.mockClear();
  await vi.advanceTimersByTimeAsync(milliseconds);
  return exchange.mock.calls.length;
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  page.hidden = false;
  [isChanged, succeeds] = [false, true];
  const times = { pauseMs: 300, pollMs: 3_000, retryMs: 3_000 };
  stop = keepInSync({ exchange, hasChanges: () => isChanged, ...times }).stop;
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => stop());

describe('a shared list', () => {
  it('is polled every three seconds in view, never while hidden, and immediately on return', async () => {
    expect(await countExchanges(9_000)).toBe(3);
    setHidden(true);
    expect(await countExchanges(60_000)).toBe(0);
    setHidden(false);
    expect(exchange).toHaveBeenCalledOnce();
  });

  it('receives local changes even while the page is hidden', async () => {
    setHidden(true);
    isChanged = true;
    useBrowserStore.setState({ active: false });
    expect(await countExchanges(300)).toBe(1);
  });

  it('is polled again after a failed poll, even if a change was sent in between', async () => {
    stop();
    succeeds = false;
    ({ stop } = keepInSync({ exchange, hasChanges: () => isChanged, pauseMs: 300, retryMs: 3_000 }));
    expect(exchange).toHaveBeenLastCalledWith(true);
    await vi.advanceTimersByTimeAsync(0);
    isChanged = true;
    useBrowserStore.setState({ active: true });
    expect(await countExchanges(300)).toBe(1);
    [isChanged, succeeds] = [false, true];
    expect(await countExchanges(3_000)).toBe(1);
    expect(exchange).toHaveBeenLastCalledWith(true);
    expect(await countExchanges(9_000)).toBe(0);
  });

  it('receives a change made during an exchange 300 ms after it, and is polled again three seconds later', async () => {
    exchange.mockImplementationOnce(async () => {
      isChanged = true;
      useBrowserStore.setState({ active: true });
      return true;
    });
    expect(await countExchanges(3_000)).toBe(1);
    expect(await countExchanges(300)).toBe(1);
    expect(await countExchanges(3_000)).toBe(1);
  });

  it('is no longer polled after stop()', async () => {
    stop();
    expect(await countExchanges(9_000)).toBe(0);
  });
});
