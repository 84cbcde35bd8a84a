import { useEffect, useEffectEvent, useState } from 'react';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { IssueEditor_IssueFragmentDoc, IssueRow_IssueFragmentDoc } from '#client/gql/graphql.ts';
import { readIssueDraft, storeIssueDraft } from '#client/state/issue-draft.ts';
import { issueIn, useSaveIssue } from './issue-mutations.ts';

/** How long typing must pause before a text is saved, and before a failed save is retried, in ms. */
const [PAUSE_MS, AGAIN_MS] = [1_000, 10_000];

type Stored = { id: string; version: number; subject: string; markdown: string };

/**
 * The text of an issue while it is edited: stored in the tab on each keystroke, and saved when the editor pauses. If
 * another editor has saved in the meantime, nothing is saved until this editor has chosen a version.
 * @param onFailure - called if saving fails: the desk may have closed
 */
export function useIssueText(stored: Stored, onFailure: () => void) {
  const [text, setText] = useState(() => readIssueDraft(stored.id) ?? stored);
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState<string>();
  const save = useSaveIssue();
  const isSaved = text.subject === stored.subject && text.markdown === stored.markdown;
  const isBehind = !isSaved && !saving && text.version !== stored.version;

  const store = useEffectEvent(async () => {
    setSaving(true);
    const { id, version, subject, markdown } = text;
    const result = await save({ id, version, subject, markdown });
    setSaving(false);
    setFailed(result.ok ? undefined : result.text);
    if (result.ok) {
      const issue = readFragment(IssueEditor_IssueFragmentDoc, issueIn(result.data));
      const { version: now } = readFragment(IssueRow_IssueFragmentDoc, issue);
      setText((typed) => ({ ...typed, version: now }));
    } else if (result.kind !== 'InvalidInput') onFailure();
  });
  useEffect(() => {
    storeIssueDraft(isSaved ? null : text);
    if (isSaved || isBehind || saving) return;
    const timer = setTimeout(store, failed === undefined ? PAUSE_MS : AGAIN_MS);
    return () => clearTimeout(timer);
  }, [text, isSaved, isBehind, saving, failed]);

  return {
    text,
    isSaved,
    isBehind,
    saving,
    failed,
    change(part: Partial<Pick<Stored, 'subject' | 'markdown'>>) {
      setFailed(undefined);
      setText((typed) => ({ ...typed, ...part }));
    },
    /** Replaces the typed text with the stored text. */
    takeStored: () => setText(stored),
    /** Saves the typed text over the stored text. */
    keepTyped: () => setText((typed) => ({ ...typed, version: stored.version })),
  };
}
