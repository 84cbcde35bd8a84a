import type { ReactNode } from 'react';

/** A line for those without scripts; others do not see it. */
export function ScriptNote({ children }: { children: ReactNode }) {
  return <p className="script-note">{children}</p>;
}
