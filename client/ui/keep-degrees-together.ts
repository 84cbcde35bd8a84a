/** Returns a text in which no line ends between a temperature and its unit. */
export function keepDegreesTogether(text: string): string {
  return text.replace(/(?<=\d) (?=°[CF])/g, '\u00a0');
}
