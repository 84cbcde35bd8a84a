import Fraction from 'fraction.js';
import { type Unit, unitOf } from './units.ts';

/** How much of something, exactly; a range where `to` is there. Without a unit, the thing itself is counted. */
export type Amount = {
  from: Fraction;
  to: Fraction | null;
  unit: Unit | null;
};

/** What amounts are read from, such as `Ingredient` in GraphQL: exact fractions, for example "3/2". */
export type Measured = {
  quantity?: string | null;
  quantityTo?: string | null;
  unit?: string | null;
};

/** @returns how much a line asks for; null for "salt, to taste" */
export function amountOf({ quantity, quantityTo, unit }: Measured): Amount | null {
  if (!quantity) return null;
  return {
    from: new Fraction(quantity),
    to: quantityTo ? new Fraction(quantityTo) : null,
    unit: unit ? unitOf(unit) : null,
  };
}

/** @returns the amount as many times, exactly */
export function scaleAmount({ from, to, unit }: Amount, factor: Fraction): Amount {
  return { from: from.mul(factor), to: to?.mul(factor) ?? null, unit };
}

/** @returns the same amount in a unit of the same dimension, exactly */
export function amountIn({ from, to, unit }: Amount, other: Unit): Amount {
  const ratio = (unit?.size ?? new Fraction(1)).div(other.size);
  return { from: from.mul(ratio), to: to?.mul(ratio) ?? null, unit: other };
}

/** @returns whether both can be added up: 200 g and 1 lb can, 200 g and 1 cup cannot */
export function sameDimension(one: Amount, other: Amount): boolean {
  return one.unit?.dimension === other.unit?.dimension;
}

/**
 * Adds two amounts up, exactly, in the smaller of their units, so that the order of many does not matter; ranges by their
 * ends.
 * @returns null where they measure different things
 */
export function addAmounts(one: Amount, other: Amount): Amount | null {
  if (!sameDimension(one, other)) return null;
  const unit = one.unit && other.unit?.size.lt(one.unit.size) ? other.unit : one.unit;
  const [a, b] = unit ? [amountIn(one, unit), amountIn(other, unit)] : [one, other];
  const to = a.to || b.to ? (a.to ?? a.from).add(b.to ?? b.from) : null;
  return { from: a.from.add(b.from), to, unit };
}
