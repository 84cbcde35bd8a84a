/** Vessels on the fire or in the oven while one cooks; no bowls, and no trays on which things cool. */
const POT =
  /\b(?:(?:sauce|stock|fry)?(?:pans?|pots?)|skillets?|woks?|griddles?|casseroles?|steamers?|tawas?|comals?|tins?|Dutch ovens?|baking (?:trays?|sheets?|dish(?:es)?|steels?|stones?))\b(?! (?:spatula|rack))/i;

const NUMBERS = ['a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const SPAN = new RegExp(`\\b(${NUMBERS.join('|')}|one|\\d{1,2})(?:[- ]to[- ](?:\\w+))? (months?|years?)\\b`, 'gi');
const FREEZING = /\bfr(?:eez|oz)/i;

/**
 * @param equipment - lines; "Wok or wide frying pan" is one thing, "Two saucepans" are two
 * @returns the number of pots, pans, tins and baking trays that a recipe takes
 */
export function getPots(equipment: readonly string[]): number {
  // "6-litre stockpot": figures are sizes.
  const counts = equipment.filter((line) => POT.test(line)).map((line) => toNumber(/^[a-z]+/i.exec(line)?.[0] ?? ''));
  return counts.reduce<number>((sum, count) => sum + (count ?? 1), 0);
}

/** Returns the months that a recipe keeps in the freezer according to its answers, or null if they give no time. */
export function getFreezerMonths(faqs: readonly { question: string; answer: string }[]): number | null {
  const months = faqs.flatMap(({ question, answer }) =>
    answer
      .split(/(?<=[.!?]) /)
      .filter((sentence) => FREEZING.test(question) || FREEZING.test(sentence))
      .flatMap((sentence) => [...sentence.matchAll(SPAN)])
      .map(([, number = '', unit = '']) => (toNumber(number) ?? 1) * (unit.startsWith('year') ? 12 : 1)),
  );
  return months.length > 0 ? Math.max(...months) : null;
}

function toNumber(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const index = NUMBERS.indexOf(word.toLowerCase());
  return index < 0 ? undefined : index + 1;
}
