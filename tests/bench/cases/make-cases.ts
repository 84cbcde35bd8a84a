import type pg from 'pg';
import type { BenchCase, CaseKind } from '../bench-case.ts';
import type { Stage } from '../servers/stage.ts';
import { detailCases, listCases, searchCases } from './graphql-cases.ts';
import { pagesCases, warmCases } from './page-cases.ts';

/** Data from which the cases are made. */
export interface CaseContext {
  /** A connection to the database under test. */
  client: pg.Client;
  stage: Stage;
}

/** Returns the cases of a kind. */
export async function makeCases(kind: CaseKind, context: CaseContext): Promise<BenchCase[]> {
  switch (kind) {
    case 'list':
      return listCases(context);
    case 'detail':
      return detailCases(context);
    case 'search':
      return searchCases();
    case 'pages':
      return pagesCases(context);
    case 'warm':
      return warmCases(context);
  }
}
