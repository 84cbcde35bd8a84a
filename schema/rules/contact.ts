import type { RuleProblem } from './problem.ts';

/** Maximum length of a message, and of its sender's name, in code points. */
export const MAX_CONTACT_MESSAGE_LENGTH = 5_000;
export const MAX_CONTACT_NAME_LENGTH = 100;

/** Months for which messages are kept. */
export const CONTACT_MONTHS = 24;

/** The forms that send messages. The wording of their texts differs. */
export type ContactFormKind = 'contact' | 'about';

export type ContactField = 'name' | 'email' | 'message';

type ContactTexts = Record<'nameRequired' | 'emailRequired' | 'emailInvalid' | 'messageRequired' | 'sent', string>;

export const contactTexts: Record<ContactFormKind, ContactTexts> = {
  contact: {
    nameRequired: 'The name field is required.',
    emailRequired: 'The email field is required.',
    emailInvalid: 'Enter a valid email address.',
    messageRequired: 'The message field is required.',
    sent: 'Thank you for contacting us! We will get in touch with you shortly.',
  },
  about: {
    nameRequired: 'Name is required',
    emailRequired: 'Email is required',
    emailInvalid: 'Invalid email address',
    messageRequired: 'Message is required',
    sent: 'Thank you! Your message has been sent.',
  },
};

/** Texts that both forms share. */
export const sharedContactTexts = {
  nameLong: `The name can be at most ${MAX_CONTACT_NAME_LENGTH} characters.`,
  nameCharacters: 'The name contains characters that cannot be used.',
  messageLong: 'The message can be at most 5,000 characters.',
  messageCharacters: 'The message contains characters that cannot be used.',
  failed: 'Failed to submit. Please try again later.',
  unreachable: 'Sorry!! An unexpected error occurred. Try again later, thanks!!',
} as const;

// Line breaks would end an email's header; direction overrides would make a name look like another name.
const UNFIT_FOR_NAMES = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const BLANK = /^[\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}]*$/u;

/** Returns a message in its stored and counted form: plain line ends, trimmed. */
export function normalizeMessage(message: string): string {
  return message.replace(/\r\n?/g, '\n').trim();
}

/**
 * Checks one field of a message.
 * @param looksLikeEmail - the site's check of an address
 * @returns its problem, as the form shows it; undefined if there is none
 */
export function contactFieldProblem(
  form: ContactFormKind,
  field: ContactField,
  text: string,
  looksLikeEmail: (text: string) => boolean,
): RuleProblem | undefined {
  const texts = contactTexts[form];
  if (BLANK.test(text)) return { code: 'REQUIRED', message: texts[`${field}Required`] };
  switch (field) {
    case 'name':
      if (UNFIT_FOR_NAMES.test(text)) return { code: 'INVALID', message: sharedContactTexts.nameCharacters };
      return [...text.trim()].length > MAX_CONTACT_NAME_LENGTH
        ? { code: 'TOO_LONG', message: sharedContactTexts.nameLong }
        : undefined;
    case 'email':
      // Spaces around an address are a typing mistake, line breaks are not.
      return /[\r\n]/.test(text) || !looksLikeEmail(text.trim())
        ? { code: 'INVALID', message: texts.emailInvalid }
        : undefined;
    case 'message':
      if (text.includes('\0')) return { code: 'INVALID', message: sharedContactTexts.messageCharacters };
      return [...normalizeMessage(text)].length > MAX_CONTACT_MESSAGE_LENGTH
        ? { code: 'TOO_LONG', message: sharedContactTexts.messageLong }
        : undefined;
  }
}
