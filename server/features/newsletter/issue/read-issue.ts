import { createHash } from 'node:crypto';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { issueBody, type OwnAddress } from './issue-body.ts';

/** An issue of the newsletter as it is sent. */
export interface Issue {
  /** The name of its file without the ending: an issue goes out once under a name. */
  slug: string;
  /** SHA-256 of the file: an issue goes out once under any name. */
  digest: Buffer;
  subject: string;
  /** HTML between the mail's head and foot. */
  html: string;
  text: string;
  /** Links and pictures of the site itself, with their lines in the file. */
  own: OwnAddress[];
}

/** The issue cannot be sent as it is; the message says why, and where. */
export class IssueError extends Error {}

const MAX_SUBJECT_LENGTH = 150;
const FILE_NAME = /^[a-z0-9][a-z0-9-]*\.md$/;
const FRONT_MATTER = /^---\n(.*?)\n---\n/s;

const head = z.strictObject({
  subject: z
    .string()
    .trim()
    .min(1)
    .max(MAX_SUBJECT_LENGTH)
    .regex(/^\P{Cc}*$/u, 'must be on one line'),
});

/**
 * Reads an issue: `subject` between two lines of `---`, then Markdown without HTML.
 * @param file its path, for its name and for messages about it
 * @param siteUrl start of links that begin with a slash, without a trailing slash
 * @throws IssueError
 */
export function readIssue(file: string, source: string, siteUrl: string): Issue {
  const name = path.basename(file);
  if (!FILE_NAME.test(name))
    throw new IssueError(`${file}: the name must be small letters, digits and dashes, such as 2026-05-lentils.md`);
  const plain = source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [matter, yaml = ''] = FRONT_MATTER.exec(plain) ?? [];
  if (matter === undefined) throw new IssueError(`${file}:1: begin with the lines "---", "subject: …", "---"`);
  const { subject } = readHead(file, yaml);
  const linesBefore = matter.split('\n').length - 1;
  const body = issueBody(plain.slice(matter.length), siteUrl, (line, message) => {
    throw new IssueError(`${file}:${linesBefore + line}: ${message}`);
  });
  return {
    slug: path.basename(name, '.md'),
    digest: createHash('sha256').update(plain).digest(),
    subject,
    ...body,
    own: body.own.map(({ line, url }) => ({ line: linesBefore + line, url })),
  };
}

function readHead(file: string, yaml: string): z.infer<typeof head> {
  let values: unknown;
  try {
    values = parse(yaml);
  } catch (error) {
    throw new IssueError(`${file}:2: ${error instanceof Error ? error.message : error}`);
  }
  const result = head.safeParse(values);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new IssueError(`${file}:2: ${issue?.path.join('.') || 'subject'}: ${issue?.message}`);
}
