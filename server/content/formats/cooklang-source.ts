/** A part of a Cooklang file that a recipe file cannot contain, and its line. */
export interface Remark {
  text: string;
  line: number;
}

interface CooklangSource {
  /** Lines of the front matter, or undefined without one. */
  front?: string;
  /** Entries in the older form, `>> servings: 4`. */
  entries: [key: string, value: string][];
  /** Everything below the front matter; blank lines replace the front matter, so that lines keep their numbers. */
  body: string;
}

/** Front matter at the beginning of a file; its group has the lines. */
export const FRONT_MATTER = /^---[^\S\n]*\r?\n(?:([\s\S]*?)\r?\n)?---[^\S\n]*(?:\r?\n|$)/;
const ENTRY = /^>>[^\S\n]*([^:\n]+?)[^\S\n]*:[^\S\n]*([^\n]*?)\r?$/gm;

/** @throws {Error} if the front matter has no end */
export function splitCooklang(text: string): CooklangSource {
  const match = FRONT_MATTER.exec(text);
  if (!match && /^---[^\S\n]*\r?\n/.test(text)) throw new Error('Its front matter does not end with a line "---"');
  const head = match?.[0] ?? '';
  const entries: [string, string][] = [];
  const body = text.slice(head.length).replace(ENTRY, (_entry, key: string, value: string) => {
    entries.push([key, value]);
    return '';
  });
  return { front: match ? (match[1] ?? '') : undefined, entries, body: `${head.replace(/[^\n]+/g, '')}${body}` };
}

/** A line of dashes inside the text: the parser takes two dashes for a comment. */
const DASHES = /-{3,}/g;
/** A marker without a name after it, which is plain text: "@ example{}", "# 10{}", "~{}". */
const PLAIN_MARKER = /(?<!\\)(?:[@#][&?+@-]*(?=\s|\{|$)|~(?=\s|\{\s*\}|$))/gm;
/** A component with the optional mark "?", its name, and the text in its braces and brackets. */
const OPTIONAL =
  /(?<!\\)([@#])\?(?:(\?)?([^\s@#~{}][^@#~{}\n]*?)?\{([^{}\n]*)\}(?:\(([^()\n]*)\))?|([^\s\p{P}@#~{}]+))/gu;

/**
 * Escapes a text so that Cooklang's parser accepts it: markers on which it fails, or which it drops, become plain text,
 * and "optional", which it does not report, becomes a note.
 */
export function toParserText(body: string): string {
  return body
    .replace(DASHES, (dashes) => dashes.replaceAll('-', '\\-'))
    .replace(PLAIN_MARKER, (markers) => markers.replace(/./g, '\\$&'))
    .replace(OPTIONAL, (_match, symbol: string, flag = '', name = '', amount = '', note?: string, word = '') => {
      const notes = [note, 'optional'].filter((text) => text !== undefined && text !== '').join(', ');
      return `${symbol}${flag && '\\?'}${name}${word}{${amount}}(${notes})`;
    });
}

const REMARK =
  /(?<!\\)(?:\[-([\s\S]*?)-\]|(?<!-)--(?!-)([^\n]*)|~([^\s{}@#~][^{}@#~\n]*)\{([^{}\n]+)\}|@[&?+@-]*(\.{1,2}\/[^{}@#~\n]+)\{)/g;

/** Returns comments, names of timers and links to other files in the order of the body. */
export function getRemarks(body: string): Remark[] {
  let [line, lastIndex] = [1, 0];
  return [...body.matchAll(REMARK)].flatMap((match) => {
    const [, block, comment, timer, time = '', file] = match;
    line += body.slice(lastIndex, match.index).split('\n').length - 1;
    lastIndex = match.index;
    const text = (block ?? comment)?.trim().replace(/\s+/g, ' ');
    if (text === '') return [];
    if (text !== undefined) return [{ text: `comment: ${text}`, line }];
    if (timer !== undefined) return [{ text: `timer "${timer.trim()}": ${time.replace('%', ' ').trim()}`, line }];
    return [{ text: `file of another recipe: ${file}`, line }];
  });
}
