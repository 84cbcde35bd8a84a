import { Marked, type RendererObject, type Token, type Tokens, walkTokens } from 'marked';
import { localPath } from '#schema/rules/paths.ts';
import { type CardToken, cardHtml, cardText, type FindCard } from './recipe-card.ts';

/** Renders Markdown as readable plain text, without markup and with URLs in parentheses. */
const textRenderer: RendererObject = {
  space: () => '',
  html: () => '',
  heading({ tokens, depth }) {
    const words = this.parser.parseInline(tokens);
    return depth === 1 ? `${words}\n${'='.repeat([...words].length)}\n\n` : `${words}\n\n`;
  },
  paragraph({ tokens }) {
    return `${this.parser.parseInline(tokens)}\n\n`;
  },
  blockquote({ tokens }) {
    return `${this.parser.parse(tokens).trim().replace(/^/gm, '> ')}\n\n`;
  },
  list({ items, ordered, start }) {
    const marks = items.map((_, index) => (ordered ? `${Number(start || 1) + index}. ` : '- '));
    const lines = items.map(
      ({ tokens }, index) => `${marks[index]}${this.parser.parse(tokens).trim().replace(/\n+/g, '\n   ')}`,
    );
    return `${lines.join('\n')}\n\n`;
  },
  code: ({ text }) => `${text}\n\n`,
  hr: () => `${'-'.repeat(40)}\n\n`,
  table({ header, rows }) {
    const line = (cells: Tokens.TableCell[]) => cells.map(({ tokens }) => this.parser.parseInline(tokens)).join(' | ');
    return `${[header, ...rows].map(line).join('\n')}\n\n`;
  },
  strong({ tokens }) {
    return this.parser.parseInline(tokens);
  },
  em({ tokens }) {
    return this.parser.parseInline(tokens);
  },
  del({ tokens }) {
    return this.parser.parseInline(tokens);
  },
  codespan: ({ text }) => text,
  br: () => '\n',
  link({ href, tokens }) {
    const words = this.parser.parseInline(tokens);
    const target = href.replace(/^mailto:/, '');
    return words === target ? words : `${words} (${target})`;
  },
  image: ({ text }) => `[${text}]`,
  text(token) {
    return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : token.text;
  },
};

// Raw HTML is a problem; previews omit it.
const marked = new Marked({ gfm: true, renderer: { html: () => '' } }, cardHtml);
const markedText = new Marked({ gfm: true, renderer: textRenderer }, cardText);

/** Deeply nested quotes and lists, which slow the parser down until its stack overflows. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){11}/m;

/** Maximum number of characters without an empty line, because the parser's time grows quadratically with it. */
const MAX_PARAGRAPH = 10_000;

/** A link to the site, or a picture on it. */
export interface InternalUrl {
  /** Line in the issue's Markdown, from 1. */
  line: number;
  /** Absolute URL. */
  url: string;
}

/** A problem that prevents an issue from being sent. */
export interface IssueProblem {
  /** Line in the issue's Markdown, from 1; 0 for the subject. */
  line: number;
  message: string;
}

interface BodyOptions {
  /** Name of the issue. Links to the site contain it, so that their visits can be counted. */
  slug: string;
  /** Without a trailing slash. */
  siteUrl: string;
  /** Omitted for an issue read from a file, without a catalogue: cards are a problem then. */
  findCard?: FindCard;
}

interface IssueBody {
  html: string;
  text: string;
  internalUrls: InternalUrl[];
  problems: IssueProblem[];
}

/**
 * Renders the Markdown of an issue as HTML and plain text. Raw HTML is a problem, because it is never needed and could
 * contain anything. URLs that a mail program cannot open are problems, too, and so are external pictures, which would
 * reveal to their host who reads the issue.
 */
export function renderIssueBody(markdown: string, { slug, siteUrl, findCard }: BodyOptions): IssueBody {
  const internalUrls: InternalUrl[] = [];
  const problems: IssueProblem[] = [];
  // An element's start and end tags are separate tokens: reports the same problem only once per line.
  const addProblem = (line: number, message: string) => {
    if (!problems.some((each) => each.line === line && each.message === message)) problems.push({ line, message });
  };
  if (markdown.trim() === '') addProblem(1, 'there is nothing to send');
  const deep = TOO_DEEP.exec(markdown)?.[0];
  if (deep) addProblem(getLine(markdown, deep), 'quotes and lists are nested too deep');
  const long = markdown.split(/\n[ \t]*\n/).find((part) => part.length > MAX_PARAGRAPH);
  if (long) addProblem(getLine(markdown, long), `a paragraph has more than ${MAX_PARAGRAPH} characters`);
  const tokens = marked.lexer(deep || long ? '' : markdown);
  walkTokens(tokens, (token) => {
    // Within some HTML elements, the parser treats text as already escaped, even incomplete tags.
    if (token.type === 'text') token.escaped = false;
    const line = getLine(markdown, token.raw);
    const problem = getProblem(token, siteUrl);
    if (problem) addProblem(line, problem);
    if (isCard(token)) {
      if (!findCard) return addProblem(line, 'recipe cards work only in issues written at the desk');
      token.card = findCard(token.slug);
      if (!token.card) return addProblem(line, `there is no recipe ${token.slug}`);
      token.url = addIssueParameter(siteUrl + token.card.path, slug);
      token.pictureUrl = siteUrl + token.card.picture;
      return;
    }
    if (!('href' in token)) return;
    if (problem) token.href = '';
    if (localPath(token.href)) token.href = siteUrl + token.href;
    if (!token.href.startsWith(`${siteUrl}/`)) return;
    internalUrls.push({ line, url: token.href });
    if (token.type === 'link') token.href = addIssueParameter(token.href, slug);
  });
  return { html: marked.parser(tokens), text: markedText.parser(tokens).trim(), internalUrls, problems };
}

function isCard(token: Token): token is CardToken {
  return token.type === 'recipeCard';
}

function getProblem(token: Token, siteUrl: string): string | undefined {
  if (token.type === 'html' || token.type === 'tag') return 'HTML is not allowed, only Markdown';
  if (token.type === 'text' && !('tokens' in token && token.tokens) && token.text.includes('{{'))
    return 'a card is {{recipe name-of-the-recipe}} on a line of its own';
  if (token.type === 'link' && !/^(https?:\/\/|mailto:)/i.test(token.href) && !localPath(token.href))
    return `the link ${token.href} must begin with https://, mailto: or /`;
  if (token.type !== 'image') return undefined;
  if (!token.href.startsWith(`${siteUrl}/`) && !localPath(token.href))
    return `the picture ${token.href} must be one of this site, and begin with /`;
  return token.text.trim() === '' ? 'the picture has no alternative text' : undefined;
}

function addIssueParameter(url: string, slug: string): string {
  const target = new URL(url);
  target.searchParams.set('issue', slug);
  return target.href;
}

function getLine(markdown: string, raw: string): number {
  return markdown.slice(0, Math.max(0, markdown.indexOf(raw.trim()))).split('\n').length;
}
