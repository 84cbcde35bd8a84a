import { type FormEvent, useEffect, useRef } from 'react';
import { ContactForm } from '#client/features/contact/contact-form.tsx';
import { paths } from '#client/paths.ts';
import { Accordion } from '#client/ui/accordion.tsx';
import { MailLink } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { showToast } from '#client/ui/toast.ts';
import { office } from '#schema/rules/office.ts';
import { OfficeBlock } from './office-block.tsx';
import { OfficeMap } from './office-map.tsx';
import './contact.css';

const questions = [
  {
    question: 'May I use one of your recipes on my own site?',
    answer:
      'Yes, under the license CC BY 4.0: name the author and Mesob, link to the recipe, and say what you changed. You do not need to ask.',
  },
  {
    question: 'I found a mistake. Where do I report it?',
    answer:
      'Write to the first address with the name of the recipe. Mistakes that could hurt a reader are corrected the same day, and the recipe says what was changed.',
  },
  {
    question: 'How do I unsubscribe, or delete my account?',
    answer:
      'Every issue ends with a link to unsubscribe. To delete your account, sign in and open your account page. If you cannot sign in, write to the second address.',
  },
  {
    question: 'Do you take guest recipes?',
    answer:
      'Yes, from people who have cooked the dish at home for years. Send the recipe as you would tell it to a friend. We cook it before we answer, so please allow a month.',
  },
] as const;

/** How long typing must pause before the draft is logged, in ms. */
const PAUSE_MS = 2_000;

/** The contact form, the office's addresses and map, and frequent questions. */
export function Component() {
  const logDraft = useDraftLog();
  return (
    <>
      <PageHead
        title="Contact"
        description="Write to the cooks behind Mesob: addresses, telephone, and where to find the office."
        path={paths.contact}
      />
      <PageBanner title="Contact" compact>
        A cook reads every message, and answers within two working days.
      </PageBanner>
      <div className="wrap section contact">
        <section className="contact__question" aria-labelledby="question">
          <h2 id="question">Have Any Question?</h2>
          <p className="lede">
            About a step that did not work, an ingredient you cannot find, or a recipe that is missing here: write
            below, or to <MailLink to={office.email} />.
          </p>
          <p>
            If it is about a recipe, tell us its name, what you changed, and what your pan looked like when it went
            wrong. That is usually enough to find the cause.
          </p>
          <ContactForm
            kind="contact"
            labelledBy="question"
            onSent={(text) => showToast(text, { kind: 'success', seconds: 4 })}
            onInput={logDraft}
          />
        </section>
        <OfficeBlock />
        <section className="contact__answers" aria-labelledby="answers">
          <h2 className="contact__answers-title" id="answers">
            Frequently asked
          </h2>
          <Accordion items={questions} />
        </section>
        <OfficeMap />
      </div>
    </>
  );
}

/**
 * Logs to the browser's console that there is a draft, once typing pauses. Never logs the draft's content.
 * @returns a function to call on each input
 */
function useDraftLog(): (event: FormEvent<HTMLFormElement>) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ currentTarget: form }) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const texts = [...new FormData(form).values()];
      if (texts.some((text) => String(text).trim() !== '')) console.info('A draft of the contact message exists');
    }, PAUSE_MS);
  };
}
