import { paths } from '#client/paths.ts';

/**
 * Returns the glossary as schema.org expects a set of terms.
 * @param publicUrl - scheme and host of absolute URLs
 */
export function termSet(publicUrl: string): Record<string, unknown> {
  const url = publicUrl + paths.foods;
  return { '@type': 'DefinedTermSet', '@id': url, url, name: 'Ingredients of Mesob' };
}

/** Returns the text up to its first full stop, if any, or else whole. */
export function firstSentence(text: string): string {
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
}

/** Returns the text with a capital at its start. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
