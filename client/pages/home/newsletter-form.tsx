import { useMutation } from '@apollo/client/react';
import { useEffect } from 'react';
import { getResult } from '#client/apollo/result.ts';
import { NewsletterForm_SubscribeMutationDocument } from '#client/gql/graphql.ts';
import type { PostedOutcome } from '#client/ui/forms/posted.ts';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { looksLikeEmail } from '#schema/rules/accounts.ts';
import { newsletterTexts, subscriptionProblem } from '#schema/rules/newsletter.ts';
import { NewsletterFields } from './newsletter-fields.tsx';

const texts = { failed: newsletterTexts.failed };

type Props = {
  /** The address typed before this script loaded. */
  email: string;
  /** `true` if the field had the focus when this script loaded. */
  focused: boolean;
  posted: PostedOutcome | undefined;
};

/** The newsletter's form. The address is cleared only after the server has accepted it. */
export function NewsletterForm({ email: initialEmail, focused, posted }: Props) {
  const [subscribe] = useMutation(NewsletterForm_SubscribeMutationDocument);
  const { busy, result, field, onSubmit, reset, setFocus } = useCheckedForm<{ email: string }>(
    { email: ({ email }) => subscriptionProblem(email, looksLikeEmail)?.message },
    async ({ email }) => {
      const result = await getResult(subscribe({ variables: { email: email.trim() } }), 'subscribe', texts);
      if (result.ok) reset({ email: '' });
      return result;
    },
    { defaultValues: { email: initialEmail }, posted },
  );
  useEffect(() => {
    if (focused) setFocus('email');
  }, [focused, setFocus]);
  return <NewsletterFields field={field('email')} busy={busy} result={result} onSubmit={onSubmit} />;
}
