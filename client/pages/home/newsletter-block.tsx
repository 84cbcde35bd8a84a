import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FormMissing } from './form-missing.tsx';
import './newsletter.css';

/** How far ahead of the reader the form's script is fetched. */
const AHEAD = '600px';

let want = () => {};
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});

/** The server draws the form at once; its script comes when one comes near, and until then the drawn one stays. */
const Form = import.meta.env.SSR
  ? (await import('./newsletter-form.tsx')).NewsletterForm
  : lazy(() =>
      wanted
        .then(() => import('./newsletter-form.tsx'))
        .then(
          ({ NewsletterForm }) => ({ default: NewsletterForm }),
          () => ({ default: FormMissing }),
        ),
    );

/** Where one asks for the newsletter. */
export function NewsletterBlock() {
  const place = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const [arrived] = useState(key);
  // While drawing: React finishes no change of place before the form is taken over, and so no effect of it would ever run.
  if (key !== arrived) want();
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && want(), { rootMargin: AHEAD });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={place} className="newsletter no-print" aria-labelledby="newsletter">
      <div className="wrap newsletter__inner">
        <div className="newsletter__words">
          <h2 id="newsletter">Never miss any Update!</h2>
          <p className="lede">New recipes, and now and then a word about what is in season. Leaving takes one click.</p>
        </div>
        <div className="newsletter__form">
          <Suspense>
            <Form />
          </Suspense>
        </div>
      </div>
    </section>
  );
}
