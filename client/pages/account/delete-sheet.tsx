import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mutate } from '#client/apollo/mutate.ts';
import { AccountPage_DeleteMutationDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { forgetVisitor } from '#client/state/remembered.ts';
import { endSession } from '#client/state/session.ts';
import { FormMessage, type Outcome } from '#client/ui/forms/form-message.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { Modal } from '#client/ui/modal.tsx';
import { showToast } from '#client/ui/toast.ts';
import { accountTexts } from '#schema/rules/accounts.ts';
import { textOfFailure } from './text-of-failure.ts';

type Props = { hasPassword: boolean; onClose: () => void };

/** Asks once more, and for the password where there is one. */
export function DeleteSheet({ hasPassword, onClose }: Props) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useCheckedForm<{ password: string }>(
    { password: ({ password }) => (hasPassword && password === '' ? accountTexts.passwordMissing : undefined) },
    async ({ password }): Promise<unknown> => {
      setOutcome(undefined);
      const variables = { password: hasPassword ? password : null };
      const answer = await mutate(client, AccountPage_DeleteMutationDocument, variables);
      if (answer.kind !== 'answered') return setOutcome({ kind: 'error', text: textOfFailure(answer) });
      const { __typename, message } = answer.data.deleteAccount;
      if (__typename !== 'DeleteAccountSuccess') {
        return hasPassword
          ? form.setError('password', { message }, { shouldFocus: true })
          : setOutcome({ kind: 'error', text: message });
      }
      endSession();
      forgetVisitor();
      showToast(message, { kind: 'success' });
      return navigate(paths.homeAlias, { replace: true });
    },
  );
  return (
    <Modal title="Delete your account?" onClose={onClose}>
      <p className="modal__text">This cannot be undone.</p>
      <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
        <FormMessage outcome={outcome} />
        {hasPassword && (
          <PasswordField
            label="Password"
            autoComplete="current-password"
            hint="To be sure that it is you."
            required
            {...form.field('password')}
          />
        )}
        <div className="form__buttons">
          <button type="button" className="button button--quiet" onClick={onClose}>
            Cancel
          </button>
          <SubmitButton busy={form.busy}>Delete account</SubmitButton>
        </div>
      </form>
    </Modal>
  );
}
