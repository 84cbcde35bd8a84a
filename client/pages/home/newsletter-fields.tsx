import type { ComponentProps } from 'react';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import type { FormResult } from '#client/ui/forms/use-checked-form.ts';
import { newsletterTexts } from '#schema/rules/newsletter.ts';

type Props = {
  /** Props that register the address in the form, or a ref to read its value later. */
  field: Pick<ComponentProps<typeof Field>, 'ref' | 'name' | 'defaultValue' | 'error' | 'onChange' | 'onBlur'>;
  busy?: boolean;
  result?: FormResult;
  onSubmit?: ComponentProps<'form'>['onSubmit'];
};

/** The newsletter's form, with and without its script. */
export function NewsletterFields({ field, busy = false, result, onSubmit }: Props) {
  return (
    <form method="post" action="#newsletter" noValidate onSubmit={onSubmit}>
      <div className="newsletter__row">
        <Field label="Your email address" type="email" autoComplete="email" inputMode="email" required {...field} />
        <SubmitButton busy={busy} busyText={newsletterTexts.submitting}>
          Subscribe
        </SubmitButton>
      </div>
      <div className="newsletter__outcome">
        <FormMessage result={result} />
      </div>
    </form>
  );
}
