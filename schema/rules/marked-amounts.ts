/** Matches an amount in braces, which scales with the servings. Example: `Add {250 ml} of the stock.` */
export const MARKED_AMOUNT = /\{([^{}]*)\}/g;

/** Returns the text without the braces around amounts, as readers see it. */
export function stripMarks(text: string): string {
  return text.replace(MARKED_AMOUNT, '$1');
}
