import { isFields } from '#server/is-fields.ts';
import { getTexts } from './values.ts';

const RANGE = '(\\d+)(?:\\s*(?:-|–|to|or)\\s*(\\d+))?';
/** Sizes of servings, and of the people's appetite. A unit in their place belongs to another number: "6 2oz servings". */
const SIZE = '(?:(small|medium|large|big|good|generous|hearty|hungry)\\s+)?';
const PEOPLE = new RegExp(`${RANGE}\\s*${SIZE}(?:servings?|portions?|helpings?|people|persons?|serves\\b)`, 'i');
/** A number of servings, but not of a size: "for 1 20x30 cm tray". */
const FOR = new RegExp(
  `(?:serves|servings?:?|for|yields?:?)\\s*(?:about\\s*|around\\s*)?${RANGE}(?!\\d|\\s*(?:\\p{L}|\\(|-)|\\s+[\\d?]+\\s*(?:[x×]|cm|-?in))`,
  'iu',
);
const BARE = /^(\d+)(?:\s*(?:-|–|to)\s*(\d+))?$/;
const LEAD = /^(?:makes|yields?|serves)[:\s]+/i;

interface YieldReading {
  servings: number | undefined;
  /** Yield in addition to servings. Example: "1 (9-inch) pie". */
  makes: string | undefined;
  /** Texts that contain more than the parsed value. */
  unread: string[];
}

/** Reads how much a recipe makes. Pieces are not servings: `["24 cookies", "12 servings"]` are 12. */
export function readYield(value: unknown): YieldReading {
  const texts = getYieldTexts(value).flatMap((text) => text.split(/\s*[,;/]\s*(?![^(]*\))|\s+\|\s+/));
  const people = texts.map((text) => PEOPLE.exec(text) ?? FOR.exec(text));
  const servingsMatch = people.find(Boolean) ?? texts.map((text) => BARE.exec(text)).find(Boolean);
  const otherYields = texts
    .filter((text, index) => !people[index] && !BARE.test(text) && /\p{L}/u.test(text))
    .map((text) => text.replace(LEAD, ''));
  const [makes] = otherYields;
  const servings = servingsMatch ? Number(servingsMatch[1]) : undefined;
  const unread = texts.flatMap((text, index) => {
    const match = people[index] ?? BARE.exec(text);
    if (!match) return otherYields.indexOf(text.replace(LEAD, '')) > 0 ? [text] : [];
    // "6 to 8 servings as a side" says more than 6.
    const rest = text
      .replace(match[0], '')
      .replace(LEAD, '')
      .replace(/^about|^around/i, '');
    const isFullyRead =
      match[2] === undefined && match[3] === undefined && Number(match[1]) === servings && !/[\p{L}\p{N}]/u.test(rest);
    return isFullyRead ? [] : [`${text}, read as ${servings}`];
  });
  return { servings, makes, unread: [...new Set(unread)] };
}

/** Returns the texts of a yield; a quantity is a number with its unit. */
function getYieldTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(getYieldTexts);
  if (!isFields(value)) return getTexts(value);
  const [amount] = getTexts(value.value ?? value.minValue ?? value.maxValue);
  const [unit = ''] = getTexts(value.unitText ?? value.unitCode ?? value.name);
  return amount === undefined ? getTexts(value.name) : [`${amount} ${unit}`.trim()];
}
