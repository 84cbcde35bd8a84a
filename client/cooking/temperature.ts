export type Degrees = 'C' | 'F';

/**
 * Converts as cooks do: ovens go in round numbers (180 °C is 350 °F), what is read off a probe is exact to a degree.
 * @returns degrees of the other kind
 */
export function otherDegrees(value: number, from: Degrees): number {
  if (from === 'C') {
    const exact = (value * 9) / 5 + 32;
    return value >= 140 && value % 5 === 0 ? Math.round(exact / 25) * 25 : Math.round(exact);
  }
  const exact = ((value - 32) * 5) / 9;
  return value >= 275 && value % 25 === 0 ? Math.round(exact / 10) * 10 : Math.round(exact);
}
