import { useEffect } from 'react';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { MAX_TOKEN_DAYS, MAX_TOKEN_NAME_LENGTH, tokenDaysProblem, tokenNameProblem } from '#schema/rules/tokens.ts';
import { useCreateToken } from './account-mutations.ts';

interface Values {
  name: string;
  /** `true` for a token that may save and comment; `false` for one that may only read. */
  writes: boolean;
  /** Empty for a token that lasts until it is revoked. */
  expiresInDays: string;
}

type Props = {
  onCreated: (newToken: { accessToken: { id: string }; token: string }, message: string) => void;
  onCancel: () => void;
};

/** The form that creates a token for a program. */
export function TokenForm({ onCreated, onCancel }: Props) {
  const [create] = useCreateToken();
  const form = useCheckedForm<Values>(
    {
      name: ({ name }) => tokenNameProblem(name)?.message,
      expiresInDays: ({ expiresInDays }) =>
        expiresInDays === '' ? undefined : tokenDaysProblem(Number(expiresInDays))?.message,
    },
    async ({ name, writes, expiresInDays }) => {
      const result = await create({
        name,
        scope: writes ? 'WRITE' : 'READ',
        expiresInDays: expiresInDays === '' ? null : Number(expiresInDays),
      });
      if (result.ok) onCreated(result.data, result.text);
      return result;
    },
    { defaultValues: { name: '', writes: false, expiresInDays: '' } },
  );
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
      <FormMessage result={form.result} />
      <Field
        label="Token name"
        hint={`What the program is for, at most ${MAX_TOKEN_NAME_LENGTH} characters.`}
        autoComplete="off"
        required
        {...form.field('name')}
      />
      <Field
        label="Expires after (days)"
        hint={`1 to ${MAX_TOKEN_DAYS}. Leave it empty for a token that does not expire.`}
        autoComplete="off"
        inputMode="numeric"
        {...form.field('expiresInDays')}
      />
      <div className="form__row">
        <Checkbox label="Allow saving and commenting" {...form.register('writes')} />
      </div>
      <div className="form__buttons">
        <button type="button" className="button button--quiet" onClick={onCancel}>
          Cancel
        </button>
        <SubmitButton busy={form.busy}>Create token</SubmitButton>
      </div>
    </form>
  );
}
