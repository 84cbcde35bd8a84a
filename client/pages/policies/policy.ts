import type { ReactNode } from 'react';

/** A legal text. */
export type Policy = {
  title: string;
  path: string;
  /** For search engines. */
  description: string;
  /** What it comes down to. */
  summary: string;
  sections: readonly PolicySection[];
};

export type PolicySection = {
  /** For links to it. */
  id: string;
  title: string;
  body: ReactNode;
};
