import Fraction from 'fraction.js';
import { getUnit, type Unit } from './units.ts';

/** An exact amount, or a range if `to` is set. If `unit` is null, the items themselves are counted. */
export type Amount = {
  from: Fraction;
  to: Fraction | null;
  unit: Unit | null;
};

/** An amount as in GraphQL's `Ingredient`: exact fractions, for example "3/2". */
export type Measurement = {
  quantity?: string | null;
  quantityTo?: string | null;
  unit?: string | null;
};

/** Returns the amount of an ingredient; null for "salt, to taste". */
export function getAmount({ quantity, quantityTo, unit }: Measurement): Amount | null {
  if (!quantity) return null;
  return {
    from: new Fraction(quantity),
    to: quantityTo ? new Fraction(quantityTo) : null,
    unit: unit ? getUnit(unit) : null,
  };
}

/** Returns the amount with both of its ends changed. */
export function mapAmount({ from, to, unit }: Amount, change: (value: Fraction) => Fraction): Amount {
  return { from: change(from), to: to && change(to), unit };
}

/** Returns the amount times the factor, exactly. */
export function scaleAmount(amount: Amount, factor: Fraction): Amount {
  return mapAmount(amount, (value) => value.mul(factor));
}

/** Returns the amount in another unit of its dimension, exactly. */
export function convertAmount(amount: Amount, other: Unit): Amount {
  const ratio = (amount.unit?.size ?? new Fraction(1)).div(other.size);
  return { ...scaleAmount(amount, ratio), unit: other };
}

/**
 * Adds two amounts exactly. The sum is in the smaller of their units, so that the sum of many does not depend on their
 * order. If either amount is a range, so is the sum: the lower ends are added, and the upper ends.
 * @returns null if their dimensions differ: 200 g and 1 lb add up, 200 g and 1 cup do not
 */
export function addAmounts(one: Amount, other: Amount): Amount | null {
  if (one.unit?.dimension !== other.unit?.dimension) return null;
  const unit = one.unit && other.unit?.size.lt(one.unit.size) ? other.unit : one.unit;
  const [a, b] = unit ? [convertAmount(one, unit), convertAmount(other, unit)] : [one, other];
  const to = a.to || b.to ? (a.to ?? a.from).add(b.to ?? b.from) : null;
  return { from: a.from.add(b.from), to, unit };
}
