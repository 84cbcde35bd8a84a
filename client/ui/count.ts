/** A page view. Nothing in it identifies the reader. */
type PageView = {
  /** Path and search. */
  address: string;
  /** Host whose link led here. */
  from?: string;
  /** `true` if the reader presses "Share" on it. */
  isShared?: boolean;
};

/** Has the server count a page, if there is a network; nothing waits for it. */
export function count(view: PageView): void {
  if (!navigator.onLine) return;
  const headers = { 'content-type': 'application/json' };
  void fetch('/visits', { method: 'POST', keepalive: true, headers, body: JSON.stringify(view) }).catch(() => {});
}
