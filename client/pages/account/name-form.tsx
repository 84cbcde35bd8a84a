import { useEffect, useState } from 'react';
import { deleteNameDraft, readNameDraft, storeNameDraft } from '#client/state/drafts.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { normalizeUsername, usernameProblem } from '#schema/rules/accounts.ts';
import { useRename } from './account-mutations.ts';

const unsaved = { ok: false, text: 'Your new name has not been saved yet.' };

/** Changes the name that stands beside one's comments. */
export function NameForm({ username: present }: { username: string }) {
  const [draft] = useState(() => readNameDraft(present));
  const [rename] = useRename();
  useEffect(deleteNameDraft, []);
  const form = useCheckedForm<{ username: string }>(
    {
      username: ({ username }) =>
        normalizeUsername(username) === present ? undefined : usernameProblem(username)?.message,
    },
    async ({ username: typed }) => {
      const result = await rename(normalizeUsername(typed));
      // The page is about to ask for signing in, and comes back to this form.
      if (!result.ok && result.kind === 'SignedOut') storeNameDraft(present, typed);
      return result;
    },
    { defaultValues: { username: draft ?? present }, result: draft === undefined ? undefined : unsaved },
  );
  return (
    <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
      <Field label="Username" autoComplete="name" required {...form.field('username')} />
      <FormMessage result={form.result} />
      <SubmitButton busy={form.busy}>Change name</SubmitButton>
    </form>
  );
}
