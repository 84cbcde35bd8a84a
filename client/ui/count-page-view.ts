/** A page view. Nothing in it identifies the reader. */
type PageView = {
  /** Path and search. */
  address: string;
  /** Host whose link led here. */
  from?: string;
  /** `true` if the reader has pressed "Share" on the page. */
  isShared?: boolean;
};

/** Sends a page view to the server to be counted. Nothing waits for it. */
export function countPageView(view: PageView): void {
  if (!navigator.onLine) return;
  const headers = { 'content-type': 'application/json' };
  void fetch('/visits', { method: 'POST', keepalive: true, headers, body: JSON.stringify(view) }).catch(() => {});
}
