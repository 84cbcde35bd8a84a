import { Marked, type Token, walkTokens } from 'marked';
import { localPath } from '#schema/rules/paths.ts';
import { textRenderer } from './text-renderer.ts';

const marked = new Marked({ gfm: true });
const markedText = new Marked({ gfm: true, renderer: textRenderer });

/** Says what is wrong on a line, counted from 1, and does not come back. */
type Refuse = (line: number, message: string) => never;

/**
 * Turns the Markdown of an issue into HTML and plain text. Raw HTML is refused: it is never needed, and could hold
 * anything. So are addresses that a mailbox cannot open.
 */
export function issueBody(markdown: string, siteUrl: string, refuse: Refuse): { html: string; text: string } {
  if (markdown.trim() === '') refuse(1, 'there is nothing to send');
  const tokens = marked.lexer(markdown);
  walkTokens(tokens, (token) => {
    const problem = problemOf(token);
    if (problem) refuse(lineOf(markdown, token.raw), problem);
    if ('href' in token && token.href.startsWith('/')) token.href = siteUrl + token.href;
  });
  return { html: marked.parser(tokens), text: markedText.parser(tokens).trim() };
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
