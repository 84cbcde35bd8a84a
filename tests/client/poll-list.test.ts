import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollList } from '#client/features/shopping/poll-list.ts';
import { useBrowserStore } from '#client/state/store.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
const exchange = vi.fn(async () => 'live' as const);
let isChanged = false;
let end = () => {};

const look = (hidden: boolean) => {
  page.hidden = hidden;
  page.dispatchEvent(new Event('visibilitychange'));
};
const asked = async (milliseconds: number) => {
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
  isChanged = false;
  end = pollList({ exchange, isChanged: () => isChanged, onLiveness: () => {}, onGone: () => {} });
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => end());

describe('a shared list', () => {
  it('is asked for every three seconds in view, not at all while hidden, and at once when it is looked at again', async () => {
    expect(await asked(9_000)).toBe(3);
    look(true);
    expect(await asked(60_000)).toBe(0);
    look(false);
    expect(exchange).toHaveBeenCalledOnce();
  });

  it('is sent a change while hidden', async () => {
    look(true);
    isChanged = true;
    useBrowserStore.setState({ active: false });
    expect(await asked(300)).toBe(1);
  });

  it('is left alone once it has ended', async () => {
    end();
    expect(await asked(9_000)).toBe(0);
  });
});
