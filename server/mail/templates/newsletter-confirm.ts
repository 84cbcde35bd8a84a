import { linkLifetimeHours } from '#schema/rules/link-lifetimes.ts';
import type { Template } from './template.ts';
import { hoursInWords, momentInWords } from './words.ts';

export const newsletterConfirm: Template<'newsletter-confirm'> = ({ link }, asked) => ({
  subject: 'Shall we write to you?',
  preview: 'Confirm, and our next recipes come to you.',
  heading: 'Shall we write to you?',
  paragraphs: [
    'You asked for our newsletter: new recipes, and now and then a word about what is in season. Please confirm that this address is yours.',
  ],
  action: { label: 'Yes, write to me', link },
  notes: [
    `The link works for ${hoursInWords(linkLifetimeHours.newsletterConfirm)} from ${momentInWords(asked)}. Every issue carries a link with which you can leave again.`,
    'If you did not ask for it, ignore this mail: without the confirmation nothing more comes.',
  ],
  reason: 'You get this mail because someone entered this address in the newsletter form of Mesob.',
});
