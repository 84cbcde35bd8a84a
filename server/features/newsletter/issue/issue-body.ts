import { Marked, type Token, walkTokens } from 'marked';
import { localPath } from '#schema/rules/paths.ts';
import { textRenderer } from './text-renderer.ts';

const marked = new Marked({ gfm: true });
const markedText = new Marked({ gfm: true, renderer: textRenderer });

/** Says what is wrong on a line, counted from 1, and does not come back. */
type Refuse = (line: number, message: string) => never;

/** A link or picture of the site itself. */
export interface OwnAddress {
  /** From the start of the issue's Markdown, counted from 1. */
  line: number;
  /** With the site before it. */
  url: string;
}

/**
 * Turns the Markdown of an issue into HTML and plain text. Raw HTML is refused: it is never needed, and could hold
 * anything. So are addresses that a mailbox cannot open.
 */
export function issueBody(
  markdown: string,
  siteUrl: string,
  refuse: Refuse,
): { html: string; text: string; own: OwnAddress[] } {
  if (markdown.trim() === '') refuse(1, 'there is nothing to send');
  const tokens = marked.lexer(markdown);
  const own: OwnAddress[] = [];
  walkTokens(tokens, (token) => {
    const problem = problemOf(token);
    if (problem) refuse(lineOf(markdown, token.raw), problem);
    if (!('href' in token)) return;
    if (token.href.startsWith('/')) token.href = siteUrl + token.href;
    if (token.href.startsWith(`${siteUrl}/`)) own.push({ line: lineOf(markdown, token.raw), url: token.href });
  });
  return { html: marked.parser(tokens), text: markedText.parser(tokens).trim(), own };
}

function problemOf(token: Token): string | undefined {
  if (token.type === 'html' || token.type === 'tag') return 'HTML is not allowed, only Markdown';
  if (token.type === 'link' && !/^(https?:\/\/|mailto:)/i.test(token.href) && !localPath(token.href))
    return `the link ${token.href} must begin with https://, mailto: or /`;
  if (token.type !== 'image') return undefined;
  if (!/^https:\/\//i.test(token.href) && !localPath(token.href))
    return `the picture ${token.href} must begin with https:// or /`;
  return token.text.trim() === '' ? 'the picture has no text for those who do not see it' : undefined;
}

function lineOf(markdown: string, raw: string): number {
  return markdown.slice(0, Math.max(0, markdown.indexOf(raw.trim()))).split('\n').length;
}
