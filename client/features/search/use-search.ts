import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { SearchQueryDocument, type SearchQueryQuery } from '#client/gql/graphql.ts';
import { SEARCH_PAGE_SIZE } from '#schema/rules/catalogue.ts';

/** Debounce time for typing, in ms. */
const DEBOUNCE_MS = 200;

export type SearchHits = SearchQueryQuery['recipes'] &
  Pick<SearchQueryQuery, 'foods' | 'guides' | 'menus'> & { page: number };

type Outcome = { term: string; page: number } & ({ hits: SearchHits } | { hasFailed: true });

/**
 * Finds recipes while the visitor types. A new term starts at page 1, an empty term clears everything, and older
 * requests are canceled.
 */
export function useSearch(term: string) {
  const client = useApolloClient();
  const [paging, setPaging] = useState({ term, page: 1, delay: DEBOUNCE_MS });
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const { page, delay } = paging;
  if (paging.term !== term) setPaging({ term, page: 1, delay: DEBOUNCE_MS });

  useEffect(() => {
    // A dependency of this effect: `retry` increments it to search again.
    void attempt;
    if (term === '') {
      setOutcome(undefined);
      return;
    }
    const controller = new AbortController();
    const runSearch = async () => {
      const newOutcome = await fetchOutcome(client, term, page, controller.signal);
      if (!controller.signal.aborted) setOutcome(newOutcome);
    };
    const timer = setTimeout(runSearch, delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, term, page, delay, attempt]);

  const shownOutcome = term === '' ? undefined : outcome;
  const hits = shownOutcome && 'hits' in shownOutcome ? shownOutcome.hits : undefined;
  const lastPage = Math.max(1, hits?.pageInfo.pageCount ?? 1);
  return {
    /** The results for the previous term until the results for this term arrive. */
    hits,
    hasFailed: shownOutcome !== undefined && 'hasFailed' in shownOutcome,
    goTo: (target: number) => setPaging({ term, page: Math.min(Math.max(1, target), lastPage), delay: 0 }),
    retry: () => setAttempt(attempt + 1),
  };
}

async function fetchOutcome(client: ApolloClient, query: string, page: number, signal: AbortSignal): Promise<Outcome> {
  try {
    const { data } = await client.query({
      query: SearchQueryDocument,
      variables: { query, page, first: SEARCH_PAGE_SIZE },
      context: { fetchOptions: { signal } },
    });
    if (!data) throw new Error('The response has no data.');
    const { recipes, foods, guides, menus } = data;
    return { term: query, page, hits: { ...recipes, foods, guides, menus, page } };
  } catch (error) {
    if (!signal.aborted) console.error(error);
    return { term: query, page, hasFailed: true };
  }
}
