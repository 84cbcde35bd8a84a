import type { createBrowserRouter } from 'react-router-dom';
import { count } from '#client/ui/count.ts';

/** Has each page counted once it is shown: the one that was loaded, with the host that led to it, and those that follow. */
export function countPages({ state, subscribe }: ReturnType<typeof createBrowserRouter>): void {
  const addressOf = ({ pathname, search }: typeof state.location) => pathname + search;
  let shown = addressOf(state.location);
  count({ address: shown, from: document.referrer ? new URL(document.referrer).hostname : undefined });
  subscribe(({ navigation, location }) => {
    const address = addressOf(location);
    if (navigation.state !== 'idle' || address === shown) return;
    shown = address;
    count({ address });
  });
}
