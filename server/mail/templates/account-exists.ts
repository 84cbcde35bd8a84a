import type { Template } from './template.ts';

export const accountExists: Template<'account-exists'> = ({ username, link }) => ({
  subject: 'You already have an account',
  preview: 'Someone tried to register with your address. Your account is as it was.',
  heading: `You are already with us, ${username}`,
  paragraphs: [
    'Someone, perhaps you, just tried to register at Mesob with this address. It already has an account, so nothing was changed.',
    'If it was you, simply sign in. If you no longer know your password, the sign-in page helps you to a new one.',
  ],
  action: { label: 'Sign in', link },
  notes: [
    'If it was not you, there is nothing to do: whoever it was learned neither that you have an account nor anything about it.',
  ],
  reason: 'You get this mail because someone entered your address in the register form of Mesob.',
});
