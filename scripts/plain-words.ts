import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Vague words, and what to write instead. */
const WORDS: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/\banew\b/i, 'write "again"'],
  [/\bfor good\b(?! (?:reason|measure))/i, 'write "permanently"'],
  [/\bby itself\b/i, 'write "automatically" or "alone"'],
  [/\b(?:whoever|whatever|somebody|nobody)\b/i, 'name the role or the thing'],
  [/\b(?:those that|those who|those of|that of)\b/i, 'name the thing'],
  [/\bas (?:\w+ ){1,3}has it\b/i, 'say where it comes from'],
];

/** First words of a comment that leave out what it is about. */
const OPENER = /^(?:Of|As|Where|For those|From here on|From then on) /;

/** Matches comments of a source file: block comments, and consecutive line comments. */
const COMMENTS = /(?<!\S)\/\*\*?([\s\S]*?)\*\/|((?:^[ \t]*\/\/.*\n?)+)/gm;

const FOLDERS = ['art', 'client', 'cooking', 'docs', 'schema', 'scripts', 'server', 'tests'];

/** Generated files, and this one, which lists the words. */
const IGNORED = /\/gql\/|plain-words|node_modules/;

/** Returns the problems as lines of text, each with what to write instead; undefined if there are none. */
export async function findVagueWords(): Promise<string | undefined> {
  const inFolders = await Promise.all(
    FOLDERS.map(async (folder) => (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name))),
  );
  const allFiles = [...inFolders.flat(), ...(await readdir('.'))];
  const files = allFiles.filter((file) => /\.(?:tsx?|mjs|md)$/.test(file) && !IGNORED.test(file)).sort();
  const problems = await Promise.all(
    files.map(async (file) =>
      findWordProblems(await readFile(file, 'utf8'), file.endsWith('.md')).map((each) => `${file}:${each}`),
    ),
  );
  return problems.flat().join('\n') || undefined;
}

/** Returns problems of a text as "line: problem". @param isProse - `true` for Markdown, whose whole text is checked */
export function findWordProblems(text: string, isProse: boolean): string[] {
  const comments = isProse
    ? [{ index: 0, text }]
    : [...text.matchAll(COMMENTS)].map((match) => ({ index: match.index, text: match[0] }));
  return comments.flatMap((comment) => {
    const line = (index: number) => text.slice(0, comment.index + index).split('\n').length;
    const words = WORDS.flatMap(([pattern, advice]) => {
      const match = pattern.exec(comment.text);
      return match ? [`${line(match.index)}: "${match[0]}": ${advice}`] : [];
    });
    const opener = OPENER.exec(comment.text.replace(/^[/*\s]+/, ''));
    return isProse || !opener
      ? words
      : [...words, `${line(0)}: begins with "${opener[0].trim()}": name the subject first`];
  });
}
