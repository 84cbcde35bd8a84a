import { Search } from 'lucide-react';
import { type FormEvent, useEffect } from 'react';
import { paths } from '#client/paths.ts';
import { useLateModule } from '#client/ui/use-late-module.ts';
import { useOpenHere } from '#client/ui/use-open-here.ts';

/**
 * The button of the header that opens the search. Without scripts it leads to the page for it, and so it does where
 * the search itself does not come.
 */
export function SearchControl() {
  const [open, setOpen] = useOpenHere();
  const { module, failed, fetch } = useLateModule(() => import('./search-sheet.tsx'));
  useEffect(() => {
    if (open && failed) window.location.assign(paths.search);
  }, [open, failed]);
  const show = (event: FormEvent) => {
    event.preventDefault();
    fetch();
    setOpen(true);
  };
  return (
    <>
      <form action={paths.search} onSubmit={show}>
        <button
          type="submit"
          className="icon-button"
          aria-label="Search"
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={fetch}
          onFocus={fetch}
        >
          <Search aria-hidden="true" size={23} />
        </button>
      </form>
      {module && <module.SearchSheet open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
