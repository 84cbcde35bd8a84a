import { CURRENCY } from '#schema/rules/kept.ts';

/** @returns what something costs. Example: 12 becomes "$12", 12.5 "$12.50" */
export function dollars(amount: number): string {
  return `${CURRENCY}${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

/** @returns an estimate. Example: 12 becomes "about $12"; 0 stands for none */
export function aboutDollars(amount: number): string {
  return amount > 0 ? `about ${dollars(amount)}` : 'not known';
}

/** @returns what a recipe costs for so many servings, about: an estimate stays one, in whole dollars */
export function costFor(servings: number, { cost, written }: { cost: number; written: number }): number {
  return Math.ceil((cost * servings) / written);
}
