import { useMutation } from '@apollo/client/react';
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { getResult } from '#client/apollo/result.ts';
import { ContactForm_SendMutationDocument, type ContactSource } from '#client/gql/graphql.ts';
import { readMessageDraft, storeMessageDraft } from '#client/state/drafts.ts';
import { Field, TextArea } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { usePosted } from '#client/ui/forms/posted.ts';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { type Checks, useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { looksLikeEmail } from '#schema/rules/accounts.ts';
import {
  type ContactField,
  type ContactFormKind,
  contactFieldProblem,
  sharedContactTexts,
} from '#schema/rules/contact.ts';
import './contact-form.css';

type Values = Record<ContactField, string>;

const empty: Values = { name: '', email: '', message: '' };
const sources: Record<ContactFormKind, ContactSource> = { contact: 'CONTACT', about: 'ABOUT' };
const { failed, unreachable } = sharedContactTexts;

type Props = {
  kind: ContactFormKind;
  /** Id of the form's heading. */
  labelledBy: string;
  /** Called with the success message. */
  onSent?: (text: string) => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
};

/** The form that sends a message to the editorial office. */
export function ContactForm({ kind, labelledBy, onSent = () => {}, onInput }: Props) {
  const { form, honeypot } = useContactForm(kind, onSent);
  return (
    <form
      className="form contact-form"
      id="contact-form"
      action="#contact-form"
      method="post"
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={form.onSubmit}
      onInput={onInput}
    >
      <div className="contact-form__pair">
        <Field label="Name" autoComplete="name" required {...form.field('name')} />
        <Field label="Email" type="email" autoComplete="email" inputMode="email" required {...form.field('email')} />
      </div>
      <TextArea label="Message" required {...form.field('message')} />
      <HiddenField ref={honeypot} name="website" />
      <SubmitButton busy={form.busy}>Send message</SubmitButton>
      <div className="contact-form__outcome">
        <FormMessage result={form.result} />
      </div>
    </form>
  );
}

/**
 * Returns the state of the form. Typed text is cleared only after the server has stored it. The message is also stored
 * in the tab, so that readers can leave the page to look up a recipe before they send it.
 * @param onSent - called with the server's message
 */
function useContactForm(kind: ContactFormKind, onSent: (text: string) => void) {
  const [send] = useMutation(ContactForm_SendMutationDocument);
  // Read from the DOM, because bots fill in the field without notifying React.
  const honeypot = useRef<HTMLInputElement>(null);
  const posted = usePosted();
  const form = useCheckedForm<Values>(
    getChecks(kind),
    async (values) => {
      const input = { ...values, website: honeypot.current?.value, source: sources[kind] };
      const result = await getResult(send({ variables: { input } }), 'sendMessage', { failed, unreachable });
      if (result.ok) {
        form.reset(empty);
        storeMessageDraft(kind, '');
        if (honeypot.current) honeypot.current.value = '';
        onSent(result.text);
      }
      return result;
    },
    { posted },
  );
  const { getValues, setValue, subscribe } = form;

  useEffect(() => {
    const draft = readMessageDraft(kind);
    if (draft && !getValues('message')) setValue('message', draft);
    return subscribe({
      formState: { values: true },
      callback: ({ type, values }) => {
        if (type === 'change') storeMessageDraft(kind, values.message);
      },
    });
  }, [kind, getValues, setValue, subscribe]);

  return { form, honeypot };
}

function getChecks(kind: ContactFormKind): Checks<Values> {
  const check = (field: ContactField) => (values: Values) =>
    contactFieldProblem(kind, field, values[field], looksLikeEmail)?.message;
  return { name: check('name'), email: check('email'), message: check('message') };
}

/** A honeypot: hidden from people, so only bots fill it in. */
function HiddenField(input: ComponentProps<'input'>) {
  return (
    <div className="hidden-field" aria-hidden="true">
      <label>
        Leave this empty
        <input {...input} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
