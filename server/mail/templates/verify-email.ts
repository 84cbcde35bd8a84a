import { VERIFICATION_SECONDS } from '#schema/rules/accounts.ts';
import type { Template } from './template.ts';
import { momentInWords, spanInWords } from './words.ts';

export const verifyEmail: Template<'verify-email'> = ({ username, link }, asked) => ({
  subject: 'Confirm your e-mail address',
  preview: 'One click, and your place at the table is set.',
  heading: `Welcome to the table, ${username}`,
  paragraphs: [
    'Thank you for joining Mesob. Please confirm that this address is yours; then you can sign in, rate what you have cooked and leave a comment.',
  ],
  action: { label: 'Confirm my address', link },
  notes: [
    `The link works once, for ${spanInWords(VERIFICATION_SECONDS)} from ${momentInWords(asked)}. If it has expired, the page behind it offers you a new one.`,
    'If you did not register, ignore this mail: without the confirmation nobody can sign in with your address.',
  ],
  reason: 'You get this mail because someone registered at Mesob with this address.',
});
