import type { OwnAddress } from './issue-body.ts';

/**
 * Asks the running site for its links and pictures in an issue. Addresses of others are not asked for.
 * @returns a line of text for each that does not lead to anything; one alone where the site does not answer
 */
export async function deadLinks(file: string, own: readonly OwnAddress[]): Promise<string[]> {
  const dead: string[] = [];
  for (const { line, url } of own) {
    const response = await fetch(url).catch(() => null);
    if (!response) return [`${new URL(url).origin} does not answer, so its links cannot be tried: start the server`];
    await response.body?.cancel();
    if (response.status >= 400) dead.push(`${file}:${line}: ${url} leads nowhere (${response.status})`);
  }
  return dead;
}
