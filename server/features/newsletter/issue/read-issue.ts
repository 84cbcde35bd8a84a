import { createHash } from 'node:crypto';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { subjectProblem } from '#schema/rules/issues.ts';
import { type InternalUrl, type IssueProblem, renderIssueBody } from './issue-body.ts';
import type { FindCard } from './recipe-card.ts';

/** A newsletter issue, ready to send. */
export interface Issue {
  /** Name of its file without the extension, or of its draft. Only one issue is sent under a name. */
  slug: string;
  /** SHA-256 of its subject and Markdown, or of its file, so that the same text is not sent under another name. */
  digest: Buffer;
  subject: string;
  /** HTML between the header and the footer of the email. */
  html: string;
  text: string;
  /** URLs of links to the site, and of pictures on it, with their line numbers in the file or draft. */
  internalUrls: InternalUrl[];
}

/** Thrown for an issue that cannot be sent. The message says why and, for a problem of the text, in which line. */
export class IssueError extends Error {}

const FILE_NAME = /^[a-z0-9][a-z0-9-]*\.md$/;
const FRONT_MATTER = /^---\n(.*?)\n---\n/s;

const frontMatter = z.strictObject({ subject: z.string() });

interface WrittenIssue {
  slug: string;
  subject: string;
  markdown: string;
  /** URL to which links that begin with a slash are appended; without a trailing slash. */
  siteUrl: string;
  /** Omitted for an issue read from a file, without a catalogue: cards are a problem then. */
  findCard?: FindCard;
}

/** Composes an issue from an editor's text. @returns the issue, and all its problems */
export function composeIssue(source: WrittenIssue): { issue: Issue; problems: IssueProblem[] } {
  const { slug, markdown } = source;
  const subject = source.subject.trim();
  const { problems, ...body } = renderIssueBody(markdown, source);
  const problem = subjectProblem(subject);
  const digest = createHash('sha256').update(`${subject}\n${markdown}`).digest();
  return {
    issue: { slug, digest, subject, ...body },
    problems: problem ? [{ line: 0, message: problem.message }, ...problems] : problems,
  };
}

/**
 * Parses an issue: `subject` between two lines of `---`, then Markdown without HTML.
 * @param file - its path, for its name and for error messages
 * @param siteUrl - URL to which links that begin with a slash are appended; without a trailing slash
 * @throws {IssueError}
 */
export function readIssue(file: string, source: string, siteUrl: string): Issue {
  const name = path.basename(file);
  if (!FILE_NAME.test(name))
    throw new IssueError(
      `${file}: the name must consist of lowercase letters, digits and hyphens, such as 2026-05-lentils.md`,
    );
  const plain = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [matter, yaml = ''] = FRONT_MATTER.exec(plain) ?? [];
  if (matter === undefined) throw new IssueError(`${file}:1: begin with the lines "---", "subject: …", "---"`);
  const { subject } = readFrontMatter(file, yaml);
  const frontMatterLines = matter.split('\n').length - 1;
  const markdown = plain.slice(matter.length);
  const { issue, problems } = composeIssue({ slug: path.basename(name, '.md'), subject, markdown, siteUrl });
  const [problem] = problems;
  if (problem)
    throw new IssueError(`${file}:${problem.line === 0 ? 2 : frontMatterLines + problem.line}: ${problem.message}`);
  return {
    ...issue,
    digest: createHash('sha256').update(plain).digest(),
    internalUrls: issue.internalUrls.map(({ line, url }) => ({ line: frontMatterLines + line, url })),
  };
}

function readFrontMatter(file: string, yaml: string): z.infer<typeof frontMatter> {
  let values: unknown;
  try {
    values = parse(yaml);
  } catch (error) {
    throw new IssueError(`${file}:2: ${error instanceof Error ? error.message : error}`);
  }
  const result = frontMatter.safeParse(values);
  if (result.success) return result.data;
  const [problem] = result.error.issues;
  // An unknown field has no path; its message names it.
  const field = problem?.code === 'unrecognized_keys' ? '' : 'subject: ';
  throw new IssueError(`${file}:2: ${field}${problem?.message}`);
}
