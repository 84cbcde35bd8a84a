import type { Mail } from '#server/mail/mail.ts';

/** A token in a link, which must not appear anywhere else. */
export const TOKEN = 'Zt0kenZt0kenZt0kenZt0kenZt0kenZt0kenZt0kenZt';

const link = (path: string) => `https://mesob.test/${path}/${TOKEN}?from=mail&lang=en`;
const evil = `Ada <script>alert('x')</script> & "Co"`;

/** One email of each kind, for a name that contains a script. */
export const oneOfEach: Mail[] = [
  { template: 'verify-email', to: 'ada@example.com', username: evil, link: link('verify-email') },
  { template: 'account-exists', to: 'ada@example.com', username: evil, link: link('login') },
  { template: 'reset-password', to: 'ada@example.com', username: evil, link: link('resetpassword') },
  { template: 'password-changed', to: 'ada@example.com', username: evil, link: link('forgot-password') },
  {
    template: 'newsletter-confirm',
    to: 'ada@example.com',
    link: link('newsletter/confirm'),
    unsubscribeLink: link('newsletter/leave'),
  },
  {
    template: 'newsletter-import',
    to: 'ada@example.com',
    link: link('newsletter/confirm'),
    unsubscribeLink: link('newsletter/leave'),
  },
  { template: 'staff-invitation', to: 'ada@example.com', from: evil, role: 'editor', link: link('desk/join') },
  { template: 'open-reports', to: 'ada@example.com', count: 2, link: link('desk') },
  {
    template: 'newsletter-issue',
    slug: '2026-05-lentils',
    to: 'ada@example.com',
    subject: 'Lentils, slowly',
    html: '<h1>Lentils, slowly</h1><p>Misir wat wants an hour and your patience.</p><h2>Why so long?</h2><ul><li>Onions first.</li></ul>',
    text: 'Lentils, slowly\n\nMisir wat wants an hour and your patience.',
    unsubscribeLink: link('newsletter/leave'),
  },
  {
    template: 'contact-message',
    to: 'hello@mesob.example',
    name: evil,
    email: 'reader@example.org',
    message: 'First line\n<script>second</script> line',
  },
];

/** Returns an email to verify an address, different for each number. */
export function createVerificationMail(number: number): Mail {
  const to = `reader-${number}@example.com`;
  return { template: 'verify-email', to, username: `Reader ${number}`, link: link('verify-email') };
}
