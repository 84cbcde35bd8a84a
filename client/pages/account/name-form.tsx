import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { mutate } from '#client/apollo/mutate.ts';
import { Field } from '#client/forms/field.tsx';
import { FormMessage, type Outcome } from '#client/forms/form-message.tsx';
import { SubmitButton } from '#client/forms/submit-button.tsx';
import { useCheckedForm } from '#client/forms/use-checked-form.ts';
import { AccountPage_RenameMutationDocument } from '#client/gql/graphql.ts';
import { renameVisitor } from '#client/session/session.ts';
import { normalizeUsername, usernameProblem } from '#schema/rules/accounts.ts';
import { textOfFailure } from './text-of-failure.ts';

/** Changes the name that stands beside one's comments. */
export function NameForm({ username: present }: { username: string }) {
  const client = useApolloClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useCheckedForm<{ username: string }>(
    { username: ({ username }) => (normalizeUsername(username) === present ? undefined : usernameProblem(username)) },
    async ({ username: typed }): Promise<unknown> => {
      setOutcome(undefined);
      const username = normalizeUsername(typed);
      const answer = await mutate(client, AccountPage_RenameMutationDocument, { username }, true);
      if (answer.kind !== 'answered') return setOutcome({ kind: 'error', text: textOfFailure(answer) });
      const result = answer.data.updateUsername;
      if (result.__typename !== 'UpdateUsernameSuccess') {
        return form.setError('username', { message: result.message }, { shouldFocus: true });
      }
      renameVisitor(username);
      return setOutcome({ kind: 'success', text: 'Your name has been changed.' });
    },
    { username: present },
  );
  return (
    <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
      <Field label="Username" autoComplete="name" required {...form.field('username')} />
      <FormMessage outcome={outcome} />
      <SubmitButton busy={form.busy}>Change name</SubmitButton>
    </form>
  );
}
