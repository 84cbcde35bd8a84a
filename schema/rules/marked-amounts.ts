/** An amount in a text that grows with the servings, as authors mark it: `Add {250 ml} of the stock.` */
export const MARKED_AMOUNT = /\{([^{}]*)\}/g;

/** @returns the text as one reads it, without the braces */
export function withoutMarks(text: string): string {
  return text.replace(MARKED_AMOUNT, '$1');
}
