import { getTexts, isObject } from './values.ts';

const RANGE = '(\\d+)(?:\\s*(?:-|–|to|or)\\s*(\\d+))?';
const PEOPLE = new RegExp(`${RANGE}\\s*(?:servings?|portions?|people|persons?|serves\\b)`, 'i');
const FOR = new RegExp(
  `(?:serves|servings?:?|for|yields?:?)\\s*(?:about\\s*|around\\s*)?${RANGE}(?!\\d|\\s*(?:\\p{L}|\\(|-))`,
  'iu',
);
const DOZEN = /(\d+(?:\.\d+)?|a)\s*dozen/i;
const BARE = /^(\d+)(?:\s*(?:-|–|to)\s*(\d+))?$/;
const LEAD = /^(?:makes|yields?|serves)[:\s]+/i;
/** A measure is no number of pieces: "2 cups". */
const MEASURE =
  /\d\s*(?:cups?|quarts?|pints?|gallons?|ml|millilit(?:er|re)s?|cl|dl|l|lit(?:er|re)s?|g|grams?|kg|oz|ounces?|lbs?|pounds?|tbsp|tablespoons?|tsp|teaspoons?)\b/i;

interface YieldReading {
  servings?: number;
  /** Yield in addition to servings. Example: "1 (9-inch) pie". */
  makes?: string;
  /** Texts that contain more than the parsed value. */
  unread: string[];
}

/** Reads how much a schema.org recipe makes. Servings come before pieces: 12 of `["24 cookies", "12 servings"]`. */
export function readYield(value: unknown): YieldReading {
  const texts = yieldTexts(value).flatMap((text) => text.split(/\s*[,;/]\s*(?![^(]*\))|\s+\|\s+/));
  const people = texts.map((text) => PEOPLE.exec(text) ?? FOR.exec(text));
  const said = people.find(Boolean) ?? texts.map((text) => BARE.exec(text)).find(Boolean);
  const named = texts
    .filter((text, index) => !people[index] && !BARE.test(text) && /\p{L}/u.test(text))
    .map((text) => text.replace(LEAD, ''));
  const [makes] = named;
  const servings = said ? Number(said[1]) : pieces(makes);
  const unread = texts.flatMap((text, index) => {
    const match = people[index] ?? BARE.exec(text);
    if (!match) return named.indexOf(text.replace(LEAD, '')) > 0 ? [text] : [];
    // "6 to 8 servings as a side" says more than 6.
    const rest = text
      .replace(match[0], '')
      .replace(LEAD, '')
      .replace(/^about|^around/i, '');
    const isWhole = match[2] === undefined && Number(match[1]) === servings && !/[\p{L}\p{N}]/u.test(rest);
    return isWhole ? [] : [`${text}, read as ${servings}`];
  });
  return { servings, makes, unread: [...new Set(unread)] };
}

/** Without servings each piece is one. */
function pieces(makes = ''): number | undefined {
  const [, dozens] = DOZEN.exec(makes) ?? [];
  if (dozens !== undefined) return (dozens === 'a' ? 1 : Number(dozens)) * 12;
  const found = MEASURE.test(makes) ? undefined : /\d+/.exec(makes)?.[0];
  return found === undefined ? undefined : Number(found);
}

/** A quantity is a number with its unit. */
function yieldTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(yieldTexts);
  if (!isObject(value)) return getTexts(value);
  const [amount] = getTexts(value.value ?? value.minValue ?? value.maxValue);
  const [unit = ''] = getTexts(value.unitText ?? value.unitCode ?? value.name);
  return amount === undefined ? getTexts(value.name) : [`${amount} ${unit}`.trim()];
}
