import { isObject } from './schema-org-instructions.ts';
import { textsOf } from './values.ts';

const PEOPLE = /(\d+)(?:\s*(?:-|–|to|or)\s*(\d+))?\s*(?:servings?|portions?|people|persons?|serves\b)/i;
const FOR =
  /(?:serves|servings?:?|for|yields?:?)\s*(?:about\s*|around\s*)?(\d+)(?:\s*(?:-|–|to|or)\s*(\d+))?(?!\s*(?:\p{L}|\(|-))/iu;
const DOZEN = /(\d+(?:\.\d+)?|a)\s*dozen/i;
const BARE = /^\d+(?:\s*(?:-|–|to)\s*\d+)?$/;
const LEAD = /^(?:makes|yields?|serves)[:\s]+/i;

interface YieldReading {
  servings?: number;
  /** What it makes besides servings. Example: "1 (9-inch) pie". */
  makes?: string;
  /** A range, of which only the lower end is kept. */
  range?: string;
}

/** Reads how much a schema.org recipe makes. Servings come before pieces: 12 of `["24 cookies", "12 servings"]`. */
export function readYield(value: unknown): YieldReading {
  const texts = yieldTexts(value).flatMap((text) => text.split(/\s*[,;/]\s*(?![^(]*\))|\s+\|\s+/));
  const said = texts.map((text) => PEOPLE.exec(text) ?? FOR.exec(text)).find(Boolean);
  const bare = texts.find((text) => BARE.test(text));
  const makes = texts
    .filter((text) => !PEOPLE.test(text) && !FOR.test(text) && /\p{L}/u.test(text))
    .map((text) => text.replace(LEAD, ''))[0];
  const [, first, last] = said ?? /(\d+)(?:\s*(?:-|–|to)\s*(\d+))?/.exec(bare ?? '') ?? [];
  const servings = first === undefined ? pieces(makes) : Number(first);
  return { servings, makes, range: last === undefined ? undefined : `${first}–${last}` };
}

/** Without servings each piece is one. */
function pieces(makes = ''): number | undefined {
  const [, dozens] = DOZEN.exec(makes) ?? [];
  if (dozens !== undefined) return (dozens === 'a' ? 1 : Number(dozens)) * 12;
  const found = /\d+/.exec(makes)?.[0];
  return found === undefined ? undefined : Number(found);
}

/** A quantity is a number with its unit. */
function yieldTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(yieldTexts);
  if (!isObject(value)) return textsOf(value);
  const [amount] = textsOf(value.value ?? value.minValue ?? value.maxValue);
  const [unit = ''] = textsOf(value.unitText ?? value.unitCode ?? value.name);
  return amount === undefined ? textsOf(value.name) : [`${amount} ${unit}`.trim()];
}
