import { EVERY_RECIPE } from './search-tokens.ts';

/**
 * @param conditions of an index, in Postgres's own query language; empty ones are none
 * @param hasWords whether words are looked for besides
 * @returns one condition: an index cannot only rule out
 */
export function allOf(conditions: string[], hasWords: boolean): string {
  const some = conditions.filter((condition) => condition !== '');
  const rulesOutOnly = !hasWords && some.every((condition) => condition.startsWith('!'));
  return [...(rulesOutOnly ? [EVERY_RECIPE] : []), ...some].join(' & ');
}
