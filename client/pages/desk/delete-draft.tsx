import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { storeIssueDraft } from '#client/state/issue-draft.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { useIssueSteps } from './issue-mutations.ts';

/** Deletes a draft of the newsletter, after a second press. */
export function DeleteDraft({ id, version }: { id: string; version: number }) {
  const { busy, remove } = useIssueSteps(id);
  const [isSure, setSure] = useState(false);
  const [result, setResult] = useState<{ ok: boolean; text: string }>();
  const navigate = useNavigate();
  const leave = async () => {
    const removed = await remove(version);
    setSure(false);
    if (!removed.ok) return setResult(removed);
    storeIssueDraft(null);
    await navigate(paths.desk('newsletter'));
  };
  return (
    <div className="issue__steps">
      <FormMessage result={result} />
      <button
        type="button"
        className="button button--quiet"
        disabled={busy}
        onClick={() => (isSure ? void leave() : setSure(true))}
      >
        {isSure ? 'Yes, really' : 'Delete the draft'}
      </button>
    </div>
  );
}
