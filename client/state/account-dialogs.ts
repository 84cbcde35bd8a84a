import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { useAccountPath } from './return-path.ts';
import { type AccountDialog, useBrowserStore } from './store.ts';

/** Opens the dialog to sign in or to sign out. */
export function openDialog(name: AccountDialog): void {
  useBrowserStore.setState({ dialog: { name, key: window.history.state?.key ?? 'default' } });
}

export function closeDialog(): void {
  useBrowserStore.setState({ dialog: undefined });
}

/** Returns props that make a link to the sign-in page open the modal instead, except on that page. */
export function useSignInLink() {
  const { pathname } = useLocation();
  const getAccountPath = useAccountPath();
  return {
    to: getAccountPath(paths.login),
    onClick: (event: MouseEvent) => {
      if (pathname === paths.login || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      openDialog('sign-in');
    },
  };
}
