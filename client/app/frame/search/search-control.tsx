import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { paths } from '#client/paths.ts';
import { useSheet } from '#client/ui/use-sheet.ts';
import './search.css';

/** The button of the header that opens the search. Without scripts it leads to the page for it. */
export function SearchControl() {
  const { module, show, button, sheet } = useSheet(() => import('./search-sheet.tsx'), paths.search);
  const open = (event: FormEvent) => {
    event.preventDefault();
    show();
  };
  return (
    <>
      <form action={paths.search} onSubmit={open}>
        <button type="submit" className="icon-button" aria-label="Search" {...button}>
          <Search aria-hidden="true" size={23} />
        </button>
      </form>
      {module && <module.SearchSheet {...sheet} />}
    </>
  );
}
