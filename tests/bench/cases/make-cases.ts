import type pg from 'pg';
import type { Stage } from '../servers/stage.ts';
import type { BenchCase, CaseKind } from './bench-case.ts';
import { coresCase } from './cores-case.ts';
import { detailCases } from './detail-cases.ts';
import { listCases } from './list-cases.ts';
import { pagesCases } from './pages-cases.ts';
import { searchCases } from './search-cases.ts';
import { warmCases } from './warm-cases.ts';

/** Material of cases. */
export interface Material {
  /** A connection to the generated database. */
  client: pg.Client;
  stage: Stage;
}

/** @returns the cases of a kind. */
export async function makeCases(kind: CaseKind, material: Material): Promise<BenchCase[]> {
  switch (kind) {
    case 'list':
      return listCases(material);
    case 'detail':
      return detailCases(material);
    case 'search':
      return searchCases(material);
    case 'pages':
      return pagesCases(material);
    case 'warm':
      return warmCases(material);
    case 'cores':
      return [await coresCase(material)];
  }
}
