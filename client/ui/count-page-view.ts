/** A page view, or a press on "Share". Nothing in it identifies the reader. */
type PageView = {
  /** Path and query string of the page. */
  address: string;
  /** Host whose link led here. */
  from?: string;
  /** `true` to count a press on "Share" instead of a view. */
  isShared?: boolean;
};

/** Sends a page view or a press on "Share" to be counted. Does nothing offline; failures are ignored. */
export function countPageView(view: PageView): void {
  if (!navigator.onLine) return;
  const headers = { 'content-type': 'application/json' };
  void fetch('/visits', { method: 'POST', keepalive: true, headers, body: JSON.stringify(view) }).catch(() => {});
}
