import { useRef, useState } from 'react';
import { focusHeading } from '#client/ui/focus-heading.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import type { FormResult } from '#client/ui/forms/use-checked-form.ts';
import { useLeaveNewsletter } from './account-mutations.ts';

type Props = { email: string; isSubscribed: boolean };

/** A subscriber's button to leave the newsletter. Its result stays until they leave the page. */
export function NewsletterSubscription({ email, isSubscribed }: Props) {
  const [result, setResult] = useState<FormResult>();
  // Keeps the section, which shows the result, after the subscription has ended.
  const [hasPressed, setHasPressed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [leave, { loading }] = useLeaveNewsletter();
  if (!isSubscribed && !hasPressed) return null;
  return (
    <section aria-labelledby="newsletter">
      <h2 ref={heading} className="account-page__title" id="newsletter">
        Newsletter
      </h2>
      <FormMessage result={result} />
      {isSubscribed && (
        <>
          <p className="account-page__text">You receive our newsletter at {email}.</p>
          <button
            type="button"
            className="button button--quiet"
            disabled={loading}
            onClick={async () => {
              // The focused button is about to disappear.
              focusHeading(heading.current);
              setHasPressed(true);
              setResult(await leave());
            }}
          >
            Unsubscribe
          </button>
        </>
      )}
    </section>
  );
}
