import type { IssueProblem, OwnAddress } from './issue-body.ts';

/** Asks the site for an address of its own. @returns the status; undefined where the site does not answer */
export type StatusOf = (url: string) => Promise<number | undefined>;

/** Links and pictures that are tried in one issue. */
const MOST_ADDRESSES = 100;

/**
 * Asks the site for its links and pictures in an issue. Addresses of others are not asked for.
 * @returns those that do not lead to anything; one alone where the site does not answer
 */
export async function deadLinks(own: readonly OwnAddress[], statusOf: StatusOf): Promise<IssueProblem[]> {
  const dead: IssueProblem[] = [];
  const lines = new Map(own.map(({ line, url }) => [url, line]));
  for (const [url, line] of [...lines].slice(0, MOST_ADDRESSES)) {
    const status = await statusOf(url);
    if (status === undefined)
      return [
        { line, message: `${new URL(url).origin} does not answer, so its links cannot be tried: start the server` },
      ];
    if (status >= 400) dead.push({ line, message: `${url} leads nowhere (${status})` });
  }
  if (lines.size > MOST_ADDRESSES)
    dead.push({ line: 1, message: `more than ${MOST_ADDRESSES} links and pictures of this site cannot be tried` });
  return dead;
}
