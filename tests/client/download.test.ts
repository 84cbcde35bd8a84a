import { afterEach, expect, test, vi } from 'vitest';
import { downloadText } from '#client/ui/download.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the URL of a downloaded file outlives the click, because Safari reads it later', () => {
  vi.useFakeTimers();
  const link = { click: vi.fn(), href: '', download: '' };
  vi.stubGlobal('document', { createElement: () => link });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:week');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  downloadText('BEGIN:VCALENDAR', { type: 'text/calendar', name: 'week.ics' });
  expect(link).toMatchObject({ href: 'blob:week', download: 'week.ics' });
  expect(link.click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:week');
});
