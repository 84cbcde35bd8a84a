import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { mutate } from '#client/apollo/mutate.ts';
import { AccountPage_RenameMutationDocument } from '#client/gql/graphql.ts';
import { forgetNameDraft, readNameDraft, storeNameDraft } from '#client/state/drafts.ts';
import { renameVisitor } from '#client/state/session.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage, type Outcome } from '#client/ui/forms/form-message.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { normalizeUsername, usernameProblem } from '#schema/rules/accounts.ts';
import { textOfFailure } from './text-of-failure.ts';

const UNSAVED: Outcome = { kind: 'error', text: 'Your new name has not been saved yet.' };

/** Changes the name that stands beside one's comments. */
export function NameForm({ username: present }: { username: string }) {
  const client = useApolloClient();
  const [draft] = useState(() => readNameDraft(present));
  const [outcome, setOutcome] = useState<Outcome | undefined>(draft === undefined ? undefined : UNSAVED);
  useEffect(forgetNameDraft, []);
  const form = useCheckedForm<{ username: string }>(
    { username: ({ username }) => (normalizeUsername(username) === present ? undefined : usernameProblem(username)) },
    async ({ username: typed }): Promise<unknown> => {
      setOutcome(undefined);
      const username = normalizeUsername(typed);
      const answer = await mutate(client, AccountPage_RenameMutationDocument, { username }, true);
      // The page is about to ask for signing in, and comes back to this form.
      if (answer.kind === 'signed-out') storeNameDraft(present, typed);
      if (answer.kind !== 'answered') return setOutcome({ kind: 'error', text: textOfFailure(answer) });
      const result = answer.data.updateUsername;
      if (result.__typename !== 'UpdateUsernameSuccess') {
        return form.setError('username', { message: result.message }, { shouldFocus: true });
      }
      renameVisitor(username);
      return setOutcome({ kind: 'success', text: 'Your name has been changed.' });
    },
    { username: draft ?? present },
  );
  return (
    <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
      <Field label="Username" autoComplete="name" required {...form.field('username')} />
      <FormMessage outcome={outcome} />
      <SubmitButton busy={form.busy}>Change name</SubmitButton>
    </form>
  );
}
