import type { FormEvent } from 'react';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { ScriptNote } from '#client/ui/forms/script-note.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import type { ContactForm as ContactFormKind } from '#schema/rules/contact.ts';
import { HiddenField } from './hidden-field.tsx';
import { useContactForm } from './use-contact-form.ts';
import './contact-form.css';

type Props = {
  kind: ContactFormKind;
  /** What names it to those who listen. */
  labelledBy: string;
  /** Gets the text that says so. */
  onSent?: (text: string) => void;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
};

/** A message to the office. */
export function ContactForm({ kind, labelledBy, onSent = () => {}, onInput }: Props) {
  const { form, trap, outcome } = useContactForm(kind, onSent);
  return (
    <form
      className="form contact-form"
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
      <HiddenField ref={trap} name="website" />
      <SubmitButton busy={form.busy}>Send message</SubmitButton>
      <div className="contact-form__outcome">
        <FormMessage outcome={outcome} />
        <ScriptNote>This form needs JavaScript. Without it, please send us a mail.</ScriptNote>
      </div>
    </form>
  );
}
