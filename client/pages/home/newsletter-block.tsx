import { useRef } from 'react';
import { usePosted } from '#client/ui/forms/posted.ts';
import { LazyPart } from '#client/ui/lazy-part.tsx';
import { NewsletterFields } from './newsletter-fields.tsx';
import './newsletter.css';

/** The block with the newsletter's form, whose script loads when the reader scrolls near it. */
export function NewsletterBlock() {
  const field = useRef<HTMLInputElement>(null);
  const posted = usePosted();
  const load = async () => {
    const { NewsletterForm } = await import('./newsletter-form.tsx');
    const email = field.current?.value ?? '';
    return { NewsletterForm, email, focused: document.activeElement === field.current };
  };
  return (
    <section className="newsletter no-print" aria-labelledby="newsletter">
      <div className="wrap newsletter__inner">
        <div className="newsletter__words">
          <h2 id="newsletter">Never miss any Update!</h2>
          <p className="lede">New recipes, and now and then a note on what is in season. Unsubscribe with one click.</p>
        </div>
        <div className="newsletter__form">
          <LazyPart
            load={load}
            when="visible"
            fallback={
              <NewsletterFields
                field={{
                  ref: field,
                  name: 'email',
                  defaultValue: posted?.values.email,
                  error: posted?.errors.email,
                }}
                result={posted?.result ?? undefined}
              />
            }
            errorFallback={<p className="error-text">The form could not be loaded. Please reload the page.</p>}
          >
            {({ NewsletterForm, ...early }) => <NewsletterForm {...early} posted={posted} />}
          </LazyPart>
        </div>
      </div>
    </section>
  );
}
