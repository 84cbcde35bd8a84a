import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Field } from '#client/ui/forms/field.tsx';

/** Searches a list of the desk. The URL has the search term as `q`. */
export function ListSearch({ label }: { label: string }) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const listedTerm = params.get('q') ?? '';
  const [term, setTerm] = useState(listedTerm);
  const [lastTerm, setLastTerm] = useState(listedTerm);
  // A link may lead to the same list without the search.
  if (listedTerm !== lastTerm) {
    setLastTerm(listedTerm);
    setTerm(listedTerm);
  }
  const search = () => {
    const newParams = new URLSearchParams(params);
    newParams.delete('after');
    newParams.delete('q');
    if (term.trim() !== '') newParams.set('q', term.trim());
    void navigate({ pathname, search: String(newParams) });
  };
  return (
    <search>
      <form
        className="desk__search"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <Field label={label} type="search" value={term} onChange={({ target }) => setTerm(target.value)} />
        <button type="submit" className="button button--quiet">
          Find
        </button>
      </form>
    </search>
  );
}
