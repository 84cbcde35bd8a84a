import { useMutation } from '@apollo/client/react';
import { resultOf } from '#client/apollo/result.ts';
import { NewsletterForm_SubscribeMutationDocument } from '#client/gql/graphql.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage, ScriptNote } from '#client/ui/forms/form-message.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { looksLikeEmail } from '#schema/rules/accounts.ts';
import { newsletterTexts, subscriptionProblem } from '#schema/rules/newsletter.ts';

const texts = { failed: newsletterTexts.failed };

/** Asks for an address. What was typed goes only once the server has it. */
export function NewsletterForm() {
  const [subscribe] = useMutation(NewsletterForm_SubscribeMutationDocument);
  const form = useCheckedForm<{ email: string }>(
    { email: ({ email }) => subscriptionProblem(email, looksLikeEmail) },
    async ({ email }) => {
      const result = await resultOf(subscribe({ variables: { email: email.trim() } }), 'subscribe', texts);
      if (result.ok) form.reset({ email: '' });
      return result;
    },
  );
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
        <FormMessage result={form.result} />
        <ScriptNote>This form needs JavaScript.</ScriptNote>
      </div>
    </form>
  );
}
