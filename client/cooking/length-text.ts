import { joined, type Measure } from './find-measures.ts';
import { centimetreText, inchText } from './show-length.ts';
import { measureOf } from './units.ts';

/** A length that says what kind of thing follows, as in "a 9 ½-inch pan", is joined to it. */
const THING =
  'pan|pans|skillet|pot|tin|tins|dish|tray|ring|cutter|chunks?|pieces?|cubes?|dice|slices?|strips?|rounds?|ribbons?|lengths?|' +
  'squares?|batons?|wedges?|discs?|disks?|balls?|tortillas?|layer|sheet|plate|bowl|rectangles?|circles?|logs?|matchsticks?';
const attributive = new RegExp(
  `^\\s+(?!wide|thick|thin|long|across|apart|deep|high)(?:[\\p{L}-]+\\s+){0,2}(?:${THING})\\b`,
  'u',
);

/** @returns the length in the other system. Example: "2 to 3 cm" becomes "¾ to 1 ¼ inches" */
export function lengthText({ numbers, between, unit, joint }: Measure, after: string): string {
  const millimetres = numbers.map((number) =>
    number.mul(measureOf(unit === 'inch' ? 'inch' : unit === 'mm' ? 'mm' : 'cm').size),
  );
  if (unit === 'inch') {
    const small = millimetres.every((each) => each.lt(10));
    const name = small ? 'mm' : 'cm';
    return `${joined(
      millimetres.map((each) => centimetreText(each.div(small ? 1 : 10), name)),
      between,
    )} ${name}`;
  }
  const inches = millimetres.map((each) => each.div(measureOf('inch').size));
  const text = joined(inches.map(inchText), between);
  if (joint === '-' || attributive.test(after)) return `${text}-inch`;
  return inches.some((each) => inchText(each) !== '1' && each.gt(1)) ? `${text} inches` : `${text} inch`;
}
