import { CONFIRMATION_SECONDS } from '#schema/rules/newsletter.ts';
import type { Template } from './template.ts';
import { momentInWords, spanInWords } from './words.ts';

export const newsletterConfirm: Template<'newsletter-confirm'> = ({ link }, asked) => ({
  subject: 'Shall we write to you?',
  preview: 'Confirm, and our next recipes come to you.',
  heading: 'Shall we write to you?',
  paragraphs: [
    'You asked for our newsletter: new recipes, and now and then a word about what is in season. Please confirm that this address is yours.',
  ],
  action: { label: 'Yes, write to me', link },
  notes: [
    `The link works for ${spanInWords(CONFIRMATION_SECONDS)} from ${momentInWords(asked)}. Every issue carries a link with which you can leave again.`,
    'If you did not ask for it, ignore this mail: without the confirmation nothing more comes.',
  ],
  reason: 'You get this mail because someone entered this address in the newsletter form of Mesob.',
});
