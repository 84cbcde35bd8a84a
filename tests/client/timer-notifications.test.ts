import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const PATH = '/recipes/dinner/doro-wat?servings=8&cook=2';

/** Listeners of the service worker, by their events. */
const listeners = new Map<string, (event: object) => void>();
const focus = vi.fn(async () => undefined);
const openWindow = vi.fn(async () => undefined);
let windows: object[] = [];

beforeAll(async () => {
  vi.stubGlobal('__BUILD__', 'test');
  vi.stubGlobal('__LATE_PARTS__', []);
  vi.stubGlobal('clients', { matchAll: async () => windows, openWindow });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  await import('#client/offline/sw.ts');
});

beforeEach(() => vi.clearAllMocks());

/** Presses a notification. @returns whether it was closed */
async function press(data: unknown): Promise<boolean> {
  const close = vi.fn();
  let work: unknown;
  const waitUntil = (promise: Promise<unknown>) => {
    work = promise;
  };
  listeners.get('notificationclick')?.({ notification: { close, data }, waitUntil });
  await work;
  return close.mock.calls.length === 1;
}

describe('pressing a timer’s notification', () => {
  it('shows an open page unchanged', async () => {
    windows = [{ focus }, {}];
    expect(await press(PATH)).toBe(true);
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens the step if no page is open', async () => {
    windows = [];
    expect(await press(PATH)).toBe(true);
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(PATH);
  });

  it('only closes the notification if it has no link', async () => {
    windows = [];
    expect(await press(undefined)).toBe(true);
    expect(openWindow).not.toHaveBeenCalled();
  });
});

describe('a notification', () => {
  it('makes a sound although it replaces another, and keeps its link', async () => {
    const { notify } = await import('#client/features/timers/ring.ts');
    const showNotification = vi.fn(async () => undefined);
    const Notification = { permission: 'granted' };
    vi.stubGlobal('document', { hidden: true });
    vi.stubGlobal('window', { Notification });
    vi.stubGlobal('Notification', Notification);
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ showNotification }) } });
    await notify('The timer has ended', 'Boil the eggs (Doro Wat)', PATH);
    const settings = { body: 'Boil the eggs (Doro Wat)', tag: 'mesob-timer', renotify: true, data: PATH };
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('The timer has ended', settings);
  });
});

describe('a ringing timer', () => {
  it('enables sound at the end of the first tap, because browsers do not allow it at the beginning', async () => {
    const { startRinging } = await import('#client/features/timers/ring.ts');
    const page = new EventTarget();
    const resume = vi.fn(async () => undefined);
    const AudioContext = class {
      resume = resume;
    };
    vi.stubGlobal('AudioContext', AudioContext);
    vi.stubGlobal('window', Object.assign(page, { AudioContext }));
    vi.stubGlobal('navigator', {});
    const stop = startRinging();
    page.dispatchEvent(new Event('pointerdown'));
    expect(resume).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('pointerup'));
    expect(resume).toHaveBeenCalledOnce();
    stop();
  });
});
