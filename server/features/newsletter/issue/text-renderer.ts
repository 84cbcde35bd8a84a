import type { RendererObject, Tokens } from 'marked';

/** Renders Markdown as readable plain text, without markup and with URLs in parentheses. */
export const textRenderer: RendererObject = {
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
    const address = href.replace(/^mailto:/, '');
    return words === address ? words : `${words} (${address})`;
  },
  image: ({ text }) => `[${text}]`,
  text(token) {
    return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : token.text;
  },
};
