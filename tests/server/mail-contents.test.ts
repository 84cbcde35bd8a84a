import { describe, expect, it } from 'vitest';
import { compose } from '#server/mail/compose.ts';
import type { Mail } from '#server/mail/mail.ts';
import { oneOfEach, TOKEN } from '../support/mails.ts';

const sender = { from: 'Mesob <kitchen@mesob.test>', siteUrl: 'https://mesob.test' };
const job = { id: '0b6f0e8e-5d6c-4b1e-9a55-3a1f0c3d2e11', queuedAt: '2026-05-20T14:05:00.000Z' };
const composeMail = (mail: Mail) => compose(mail, job, sender);
const getLink = (mail: Mail) =>
  'link' in mail ? mail.link : 'unsubscribeLink' in mail ? mail.unsubscribeLink : undefined;
const getExample = (template: Mail['template']): Mail => {
  const mail = oneOfEach.find((each) => each.template === template);
  if (!mail) throw new Error(`no ${template} among the examples`);
  return mail;
};

describe.each(oneOfEach.map((mail) => ({ template: mail.template, mail })))('$template', ({ mail }) => {
  it('has its link, if any, in HTML and in plain text, and repeats its token only a few times', () => {
    const { html, text } = composeMail(mail);
    const link = getLink(mail);
    if (link === undefined) return;
    const escaped = link.replaceAll('&', '&amp;');
    expect(html).toContain(`href="${escaped}"`);
    if (mail.template !== 'newsletter-issue') expect(html).toContain(`>${escaped}</a>`);
    expect(text).toContain(link);
    const unsubscribeCount = 'link' in mail && 'unsubscribeLink' in mail ? 1 : 0;
    expect(html.split(TOKEN).length).toBeLessThanOrEqual(3 + unsubscribeCount + 1);
  });

  it('escapes user input, loads nothing, and links only to the site', () => {
    const { html, text } = composeMail(mail);
    expect(html).not.toMatch(/<script|<img|<link|<iframe|<svg|@import|url\(|\bsrc=|\bon\w+=/i);
    if ('username' in mail) {
      expect(html).toContain('Ada &lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;Co&quot;');
      expect(text).toContain(mail.username);
    }
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target);
    expect(targets.every((target) => target?.startsWith('https://mesob.test'))).toBe(true);
  });

  it('says why it was sent, is marked as automatic, and is small enough not to be clipped', () => {
    const { html, text, headers } = composeMail(mail);
    expect(html).toContain('You received this email because');
    expect(text).toContain('You received this email because');
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
    expect(headers['Auto-Submitted']).toBe('auto-generated');
  });

  it('is the same in every attempt', () => {
    expect(composeMail(mail)).toEqual(composeMail(mail));
    expect(composeMail(mail).messageId).toBe(`<${job.id}@mesob.test>`);
  });
});

describe('mails', () => {
  it('say how long their links are valid, and from when', () => {
    expect(composeMail(getExample('verify-email')).text).toContain('for 24 hours from 20 May 2026 at 14:05 UTC');
    expect(composeMail(getExample('reset-password')).text).toContain('for one hour from 20 May 2026 at 14:05 UTC');
    expect(composeMail(getExample('newsletter-confirm')).text).toContain('for 7 days from 20 May 2026 at 14:05 UTC');
  });

  it('of the newsletter have the headers for one-click unsubscribe', () => {
    for (const template of ['newsletter-issue', 'newsletter-confirm'] as const) {
      const mail = getExample(template);
      const link = 'unsubscribeLink' in mail ? mail.unsubscribeLink : '';
      const { headers, html, text } = composeMail(mail);
      expect(headers).toMatchObject({
        'List-Unsubscribe': `<${link}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
      expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
      expect(text).toContain(`Unsubscribe: ${link}`);
    }
  });

  it('of the contact form keep line breaks and have the sender as Reply-To', () => {
    const { html, text, replyTo } = composeMail(getExample('contact-message'));
    expect(html).toContain('First line<br>&lt;script&gt;second&lt;/script&gt; line');
    expect(text).toContain('> First line\n> <script>second</script> line');
    expect(replyTo).toBe('reader@example.org');
  });

  it('have a subject of one line, even if a name has line breaks', () => {
    const name = 'Eve\r\nBcc: all@example.com';
    const subject = composeMail({
      template: 'contact-message',
      to: 'a@b.c',
      name,
      email: 'e@f.g',
      message: '',
    }).subject;
    expect(subject).toBe('Message from Eve Bcc: all@example.com');
  });
});
