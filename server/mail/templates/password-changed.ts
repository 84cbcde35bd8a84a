import { office } from '#schema/rules/office.ts';
import type { Template } from './template.ts';
import { momentInWords } from './words.ts';

export const passwordChanged: Template<'password-changed'> = ({ username, link }, changed) => ({
  subject: 'Your password was changed',
  preview: 'If that was you, all is well.',
  heading: `Your password was changed, ${username}`,
  paragraphs: [
    `The password of your account at Mesob was changed on ${momentInWords(changed)}, and every device was signed out.`,
    'If that was you, all is well: sign in with the new one. If it was not, choose another password at once.',
  ],
  action: { label: 'It was not me: choose another', link },
  notes: [`If you need help, write to ${office.supportEmail}.`],
  reason: 'You get this mail because nobody should learn of a changed password by being locked out.',
});
