import type pg from 'pg';
import type { BenchCase, CaseKind } from './bench-case.ts';
import { arePagesBuilt } from './built-pages.ts';
import { detailCase } from './detail-case.ts';
import { listCase } from './list-case.ts';
import { pageCases } from './pages-case.ts';
import { searchCase } from './search-case.ts';

/** What cases are made from. */
export interface Material {
  /** A connection to the generated database. */
  client: pg.Client;
  recipes: number;
  /** The product's answer to a GET. */
  fetchPage: (path: string) => Promise<string>;
}

/** @returns the cases of a kind; none where pages are not built. */
export async function makeCases(kind: CaseKind, { client, recipes, fetchPage }: Material): Promise<BenchCase[]> {
  switch (kind) {
    case 'list':
      return [listCase()];
    case 'detail':
      return [await detailCase(client)];
    case 'search':
      return [await searchCase(client, `search, ${recipes / 1000}k`)];
    case 'pages':
      return arePagesBuilt() ? pageCases(client, fetchPage) : [];
  }
}
