import type { MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { askFor } from './account-dialogs.ts';

/** What makes a link to the sign-in page open the modal instead, unless one wants the page or is there already. */
export function useSignInLink() {
  const { pathname, search } = useLocation();
  return {
    to: paths.login,
    state: { from: pathname + search },
    onClick: (event: MouseEvent) => {
      if (pathname === paths.login || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      askFor('sign-in');
    },
  };
}
