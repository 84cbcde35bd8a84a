import { measureSpellings, thingUnits } from '#schema/rules/units.ts';

const things: ReadonlySet<string> = new Set(thingUnits.flat());
const spellings = [...measureSpellings.flat(), ...things];
// Whole words only: neither the `l` of `large` nor the `clove` of `clove-studded`.
const unitAtStart = new RegExp(
  `^\\s*((?:${spellings.map((spelling) => spelling.replace('.', '\\.').replace(' ', '\\s')).join('|')})\\.?)(?=[\\s,(]|$)`,
  'iu',
);

/** @returns the unit that `text` begins with, as written, and what follows it; null where it begins with none. */
export function readUnit(text: string): { unit: string; rest: string } | null {
  const match = unitAtStart.exec(text);
  return match?.[1] ? { unit: match[1], rest: text.slice(match[0].length) } : null;
}

/** @returns whether the unit can stand alone, as a thing one counts. */
export function isThing(unit: string): boolean {
  return things.has(unit.toLowerCase());
}
