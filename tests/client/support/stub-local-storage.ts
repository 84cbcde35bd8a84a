import { vi } from 'vitest';

/** Replaces the browser's `localStorage` with an empty one. @returns its content */
export function stubLocalStorage(): Map<string, string> {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  return stored;
}
