import type { InternalUrl, IssueProblem } from './issue-body.ts';

/** Requests a URL of the site. @returns the status; undefined if the site does not respond */
export type GetStatus = (url: string) => Promise<number | undefined>;

/** Maximum number of links and pictures to check in an issue. */
const MAX_URLS = 100;

/**
 * Checks an issue's links and pictures that belong to the site; external URLs are not requested.
 * @returns a problem per dead URL, or only one problem if the site does not respond
 */
export async function findDeadLinks(urls: readonly InternalUrl[], getStatus: GetStatus): Promise<IssueProblem[]> {
  const problems: IssueProblem[] = [];
  const lines = new Map(urls.map(({ line, url }) => [url, line]));
  for (const [url, line] of [...lines].slice(0, MAX_URLS)) {
    const status = await getStatus(url);
    if (status === undefined)
      return [
        { line, message: `${new URL(url).origin} does not respond, so its links cannot be checked: start the server` },
      ];
    if (status >= 400) problems.push({ line, message: `${url} leads nowhere (${status})` });
  }
  if (lines.size > MAX_URLS)
    problems.push({ line: 1, message: `at most ${MAX_URLS} links and pictures of this site can be checked` });
  return problems;
}
