/** A page that is shown. Nothing in it says who reads it. */
type Seen = {
  /** Path and search. */
  address: string;
  /** Host whose link led here. */
  from?: string;
  /** `true` when the reader presses "Share" on it. */
  isShared?: boolean;
};

/** Has the server count a page, if there is a network; nothing waits for it. */
export function count(seen: Seen): void {
  if (!navigator.onLine) return;
  const headers = { 'content-type': 'application/json' };
  void fetch('/visits', { method: 'POST', keepalive: true, headers, body: JSON.stringify(seen) }).catch(() => {});
}
