import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { ScriptNote } from '#client/ui/forms/script-note.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { newsletterTexts } from '#schema/rules/newsletter.ts';
import { useSubscribing } from './use-subscribing.ts';

/** Asks for an address, and says what came of it. */
export function NewsletterForm() {
  const { form, outcome } = useSubscribing();
  return (
    <form method="post" noValidate onSubmit={form.onSubmit}>
      <div className="newsletter__row">
        <Field
          label="Your email address"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          {...form.field('email')}
        />
        <SubmitButton busy={form.busy} busyText={newsletterTexts.submitting}>
          Subscribe
        </SubmitButton>
      </div>
      <div className="newsletter__outcome">
        <FormMessage outcome={outcome} />
        <ScriptNote>This form needs JavaScript.</ScriptNote>
      </div>
    </form>
  );
}
