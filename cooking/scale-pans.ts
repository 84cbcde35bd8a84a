import type Fraction from 'fraction.js';

const KIND = '(?:cake|pie|tart|loaf|baking|springform|square|round|metal)';
const TIN_NOUN = '(?:pans?|tins?|dish(?:es)?|moulds?)';
const SIZE = '(\\d+)(?:(\\s?(?:×|x|by)\\s?)(\\d+))? cm';
/** Matches a tin after or before its size: "20 cm square metal pan", "Baking dish, about 33 × 23 cm". */
const TIN = new RegExp(
  `\\b${SIZE} (?:${KIND} )+${TIN_NOUN}\\b|\\b(?:(?:${KIND} )+${TIN_NOUN}|tins?)(?: of(?: about)?|, about|,)? ${SIZE}\\b`,
  'gi',
);
/** Texts about another number of servings already state a tin for it. */
const OTHER_SIZE = /\b(?:doubl|halv|half the|twice|for half)/i;

/**
 * Adds, after each baking pan in a text, the pan size that gives a scaled batter the same height.
 * @param factor - desired servings divided by written servings; between 0.85 and 1.2, the text is unchanged
 */
export function scalePans(text: string, factor: Fraction): string {
  if ((factor.gt(0.85) && factor.lt(1.2)) || OTHER_SIZE.test(text)) return text;
  const scaleSide = (length: string) => Math.max(1, Math.round(Number(length) * Math.sqrt(factor.valueOf())));
  return text.replace(TIN, (tin: string, ...groups: (string | undefined)[]) => {
    // The size is before or after the tin.
    const [lengthBefore, timesBefore, widthBefore, lengthAfter, timesAfter, widthAfter] = groups;
    const length = lengthBefore ?? lengthAfter;
    if (!length) return tin;
    const width = widthBefore ?? widthAfter;
    const size = width ? `${scaleSide(length)}${timesBefore ?? timesAfter}${scaleSide(width)}` : `${scaleSide(length)}`;
    return `${tin} (for this size about ${size} cm)`;
  });
}
