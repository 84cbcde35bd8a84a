import { RESET_SECONDS } from '#schema/rules/accounts.ts';
import type { Template } from './template.ts';
import { momentInWords, spanInWords } from './words.ts';

export const resetPassword: Template<'reset-password'> = ({ username, link }, asked) => ({
  subject: 'Choose a new password',
  preview: `The link inside works for ${spanInWords(RESET_SECONDS)}.`,
  heading: `A new password, ${username}?`,
  paragraphs: ['It happens to the best cooks. Choose a new password here, and you are back at the table.'],
  action: { label: 'Choose a new password', link },
  notes: [
    `The link works once, for ${spanInWords(RESET_SECONDS)} from ${momentInWords(asked)}. With the new password, every device that is signed in is signed out.`,
    'If you did not ask for this, ignore this mail: your password stays as it is. Do not pass the link on.',
  ],
  reason: 'You get this mail because someone asked for a new password for your account at Mesob.',
});
