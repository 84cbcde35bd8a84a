import { keep, recall } from './storage.ts';

const KEY = 'nameDraft';

type NameDraft = { of: string; typed: string };

/** Keeps a new name that could not be saved because its owner was signed out, for this tab and whoever has the old one. */
export function keepNameDraft(of: string, typed: string): void {
  const draft: NameDraft = { of, typed };
  keep({ [KEY]: JSON.stringify(draft) }, 'sessionStorage');
}

/** @returns the new name that somebody with this one was about to take */
export function readNameDraft(of: string): string | undefined {
  try {
    const draft: Partial<NameDraft> | null = JSON.parse(recall(KEY, 'sessionStorage') ?? 'null');
    return draft?.of === of && typeof draft.typed === 'string' ? draft.typed : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets a kept name: it is in the form again, or of no use. */
export function forgetNameDraft(): void {
  keep({ [KEY]: null }, 'sessionStorage');
}
