import { Search } from 'lucide';
import type { FormEvent } from 'react';
import { paths } from '#client/paths.ts';
import { Icon } from '#client/ui/icon.tsx';
import { LazyPart, RedirectInstead } from '#client/ui/lazy-part.tsx';
import { useOpenState } from '#client/ui/use-page-state.ts';

/** The header's button that opens the search. Without scripts it opens the search page, as a form. */
export function SearchControl() {
  const [open, setOpen] = useOpenState();
  const show = (event: FormEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <div>
      <form action={paths.search} onSubmit={show}>
        <button type="submit" className="icon-button" aria-label="Search" aria-haspopup="dialog" aria-expanded={open}>
          <Icon of={Search} size={23} />
        </button>
      </form>
      <LazyPart
        load={() => import('./search-drawer.tsx')}
        when={open ? 'now' : 'intent'}
        errorFallback={open && <RedirectInstead to={paths.search} />}
      >
        {({ SearchDrawer }) => <SearchDrawer open={open} onClose={() => setOpen(false)} />}
      </LazyPart>
    </div>
  );
}
