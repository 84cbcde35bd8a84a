import type pg from 'pg';
import type { BenchCase, CaseKind } from '../bench-case.ts';
import type { Stage } from '../servers/stage.ts';
import { detailCases, listCases, searchCases } from './graphql-cases.ts';
import { pagesCases, warmCases } from './page-cases.ts';

/** Data from which the cases are made. */
export interface Material {
  /** A connection to the database under test. */
  client: pg.Client;
  stage: Stage;
}

/** Returns the cases of a kind. */
export async function makeCases(kind: CaseKind, material: Material): Promise<BenchCase[]> {
  switch (kind) {
    case 'list':
      return listCases(material);
    case 'detail':
      return detailCases(material);
    case 'search':
      return searchCases();
    case 'pages':
      return pagesCases(material);
    case 'warm':
      return warmCases(material);
  }
}
