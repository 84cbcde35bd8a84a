import { useLoaderData } from 'react-router-dom';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { PageError } from '#client/ui/page-states/page-error.tsx';
import { SearchForm } from '#client/ui/search-form.tsx';
import { SearchFound } from './search-found.tsx';
import type { Search } from './search-loader.ts';
import { searchLoader } from './search-loader.ts';
import { SearchSuggestions } from './search-suggestions.tsx';
import './search-page.css';

export const loaderOf = searchLoader;

/** What a search found, at an address of its own. */
export function Component() {
  const search = useLoaderData<Search>();
  const title = search ? `Search: ${search.query}` : 'Search';
  const part = search && search.page > 1 ? `, page ${search.page}` : '';
  return (
    <>
      <PageHead title={title + part} description="Search the recipes of Mesob by dish, ingredient or kitchen." />
      <PageBanner title={title} current="Search" />
      <div className="wrap section search-page">
        <SearchForm label="Search recipes" labelled term={search?.query} />
        {search ? <SearchFound variables={search} /> : <SearchSuggestions />}
      </div>
    </>
  );
}

export function ErrorBoundary() {
  return <PageError title="Search" failed="Failed to fetch recipes" />;
}
