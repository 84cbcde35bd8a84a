import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { IssueEditor_IssueFragmentDoc, IssueRow_IssueFragmentDoc } from '#client/gql/graphql.ts';
import {
  type IssueDraft,
  readIssueDraft,
  rebaseIssueDraft,
  removeIssueDraft,
  storeIssueDraft,
} from '#client/state/issue-draft.ts';
import { readIssue, useSaveIssue } from './issue-mutations.ts';

/** Debounce time for saving, and delay before a failed save is retried, in ms. */
const [PAUSE_MS, RETRY_MS] = [1_000, 10_000];

/**
 * Returns the text of an issue while it is edited. The text is stored in the browser on each keystroke, and saved when
 * the editor pauses or leaves. If another editor has saved in the meantime, nothing is saved until this editor has chosen a version.
 * @param onFailure - called if saving fails for a reason other than invalid input: another editor may have saved
 */
export function useIssueText(stored: IssueDraft, onFailure: () => void) {
  const [text, setText] = useState(() => readIssueDraft(stored.id) ?? stored);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isSending = useRef(false);
  /** `true` if the browser may have stored a draft of this issue. */
  const hasDraft = useRef(text !== stored);
  const save = useSaveIssue();
  const isSaved = text.subject === stored.subject && text.markdown === stored.markdown;
  const hasConflict = !isSaved && !isSaving && text.version < stored.version;

  const saveText = useEffectEvent(async (isLeaving = false) => {
    if (isSending.current) return;
    isSending.current = true;
    setSaving(true);
    const { id, version, subject, markdown } = text;
    const result = await save({ id, version, subject, markdown }, isLeaving);
    isSending.current = false;
    setSaving(false);
    setFailure(result.ok ? undefined : result.text);
    if (result.ok) {
      const issue = readFragment(IssueEditor_IssueFragmentDoc, readIssue(result.data));
      const { version: newVersion } = readFragment(IssueRow_IssueFragmentDoc, issue);
      rebaseIssueDraft({ id, version, subject, markdown }, newVersion);
      setText((current) => ({ ...current, version: newVersion }));
    } else if (result.kind !== 'InvalidInput' && !isLeaving) onFailure();
  });
  useEffect(() => {
    if (!isSaved) storeIssueDraft(text);
    else if (hasDraft.current) removeIssueDraft(text.id);
    hasDraft.current = !isSaved;
    if (isSaved || hasConflict || isSaving) return;
    const timer = setTimeout(saveText, failure === undefined ? PAUSE_MS : RETRY_MS);
    return () => clearTimeout(timer);
  }, [text, isSaved, hasConflict, isSaving, failure]);

  const saveOnLeave = useEffectEvent(() => {
    if (!isSaved && !hasConflict) void saveText(true);
  });
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') saveOnLeave();
    };
    // A phone may end a hidden page without another event.
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', saveOnLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', saveOnLeave);
      saveOnLeave();
    };
  }, []);

  return {
    text,
    isSaved,
    hasConflict,
    isSaving,
    failure,
    change(part: Partial<Pick<IssueDraft, 'subject' | 'markdown'>>) {
      setFailure(undefined);
      // A saved text may have an outdated version number: a save while leaving may get no response.
      setText((current) => ({ ...(isSaved ? stored : current), ...part }));
    },
    /** Replaces the typed text with the stored text. */
    loadStored: () => setText(stored),
    /** Lets the next save overwrite the stored text. */
    overwriteStored: () => setText((current) => ({ ...current, version: stored.version })),
  };
}
