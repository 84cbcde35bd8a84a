import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { type Filters, filtersFrom, searchFor } from './filter-address.ts';
import type { FilteredList } from './load-filtered.ts';

/**
 * The filters of a list as the visitor sees them: of the address that is on its way, or of the one that is shown.
 * `apply` goes to the address of others and leaves the page and the focus where they are.
 */
export function useFilters({ filters, offer, kept }: Pick<FilteredList, 'filters' | 'offer' | 'kept'>) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const navigate = useNavigate();
  const isWaiting = location !== undefined && location.pathname === pathname;
  return {
    shown: isWaiting ? filtersFrom(new URLSearchParams(location.search), offer) : filters,
    isWaiting,
    apply: (next: Filters) =>
      void navigate({ pathname, search: searchFor(next, kept) }, { state: { stay: true }, preventScrollReset: true }),
  };
}
