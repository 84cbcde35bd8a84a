import { Search } from 'lucide-react';
import { Form } from 'react-router-dom';
import { paths } from '#client/paths.ts';

/** Leads to the page of search results. */
export function SidebarSearch() {
  return (
    <Form className="sidebar-search" role="search" aria-label="Recipes" action={paths.search}>
      <label className="visually-hidden" htmlFor="sidebar-search">
        Search recipes
      </label>
      <input
        className="sidebar-search__input"
        id="sidebar-search"
        type="search"
        name="q"
        placeholder="Search recipes"
        maxLength={100}
      />
      <button type="submit" className="sidebar-search__button" aria-label="Search">
        <Search aria-hidden="true" size={20} />
      </button>
    </Form>
  );
}
