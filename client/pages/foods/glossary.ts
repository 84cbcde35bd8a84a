import { paths } from '#client/paths.ts';

/**
 * Returns the glossary as a schema.org DefinedTermSet.
 * @param publicUrl - scheme and host of absolute URLs
 */
export function getTermSet(publicUrl: string): Record<string, unknown> {
  const url = publicUrl + paths.foods;
  return { '@type': 'DefinedTermSet', '@id': url, url, name: 'Ingredients of Mesob' };
}

/** Returns the first sentence of a text; the whole text if no period ends it. */
export function getFirstSentence(text: string): string {
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
}

/** Returns the text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
