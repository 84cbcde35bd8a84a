/** An issue of the newsletter as it is sent. */
export interface Issue {
  /** The name of its file without the ending: an issue goes out once under a name. */
  slug: string;
  /** SHA-256 of the file: an issue goes out once under any name. */
  digest: Buffer;
  subject: string;
  /** What stands between the mail's head and foot. */
  html: string;
  text: string;
}

/** The issue cannot be sent as it is; the message says why, and where. */
export class IssueError extends Error {}
