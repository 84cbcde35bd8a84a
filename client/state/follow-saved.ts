import { keepForOffline } from './keep-for-offline.ts';
import { keptStore, openKept } from './kept-store.ts';

let following = false;

/** Opens the store, and from then on has the browser keep the pages of saved recipes for when there is no network. */
export function followSaved(): void {
  if (following) return;
  following = true;
  void openKept().then(() => {
    const { wishlist, cart, compare } = keptStore.getState();
    if (wishlist.length + cart.length + compare.length > 0) void keepForOffline(wishlist);
    keptStore.subscribe((state, before) => {
      if (state.wishlist === before.wishlist && state.cart.length === before.cart.length) return;
      void keepForOffline(state.wishlist);
      if (before.wishlist.length === 0 && state.wishlist.length > 0) void askToStay();
    });
  });
}

/** Asks the browser not to throw away what is kept when space is short. It may ask the visitor. */
async function askToStay(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // A browser without that, or a page without a secure connection.
  }
}
