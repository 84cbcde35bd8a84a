import type { LoadRequest } from '../measuring/load.ts';

/** What can be asked for by `--only`. */
export const CASE_KINDS = ['list', 'detail', 'search', 'pages'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** Something to measure: the product's requests, and the same asked of the floor, one for one. */
export interface BenchCase {
  kind: CaseKind;
  title: string;
  connections: number;
  /** How every good answer begins. */
  beginsWith: string;
  product: LoadRequest[];
  floor: LoadRequest[];
  /** @throws where an answer of the product is not what was asked for, or the floor's is not the same. */
  check(product: string, floor: string): void;
}

/** What answers of GraphQL without errors begin with. */
export const GRAPHQL_DATA = '{"data":{';

const jsonHeaders = { 'content-type': 'application/json' };

/** A POST with a body of JSON. */
export function postJson(path: string, body: object): LoadRequest {
  return { method: 'POST', path, headers: jsonHeaders, body: JSON.stringify(body) };
}
