import { describe, expect, it } from 'vitest';
import { getIdentity } from '#client/features/accounts/google.ts';
import { getLoginState } from '#client/features/accounts/sign-in.ts';
import {
  isAtProvider,
  isLettersOnly,
  looksLikeEmail,
  passwordStrength,
  usernameProblem,
} from '#schema/rules/accounts.ts';
import { returnPath, withReturnPath } from '#schema/rules/return-path.ts';

describe('returnPath', () => {
  it.each(['/', '/about?x=1#y', '/recipes/dinner/doro-wat', '/blog?from=//elsewhere.example'])('keeps %s', (from) => {
    expect(returnPath(from)).toBe(from);
  });

  it.each([
    undefined,
    null,
    7,
    '',
    'about',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/./\\elsewhere.example',
    '/x/..//elsewhere.example',
    'javascript:alert(1)',
    '/login',
    '/logout',
    '/register?x=1',
    '/verify-email/abc',
    '/resetpassword/abc',
    '/forgot-password?from=/about',
    `/${'a'.repeat(500)}`,
  ])('refuses %j', (from) => {
    expect(returnPath(from)).toBeUndefined();
    expect(withReturnPath('/login', from)).toBe('/login');
  });

  it('is in the URLs of account pages, unless it is the default', () => {
    expect(withReturnPath('/register', '/blog?q=a&b#c')).toBe('/register?from=%2Fblog%3Fq%3Da%26b%23c');
    expect([withReturnPath('/login', '/'), withReturnPath('/login', '/home')]).toEqual(['/login', '/login']);
  });
});

describe('getIdentity', () => {
  const credential = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;

  it('reads names in any script', () => {
    const claims = { name: 'አበበች ÿ?>', email: 'a@gmail.com', picture: 'https://lh3.googleusercontent.com/a' };
    expect(getIdentity(credential(claims))).toEqual({
      username: claims.name,
      email: claims.email,
      picture: claims.picture,
    });
  });

  it.each([
    '',
    'nonsense',
    'a.b.c',
    'a.%%%.c',
    credential(null),
    credential('text'),
    credential({ name: 1, email: 'a' }),
  ])('returns nothing for %j', (text) => {
    expect(getIdentity(text)).toBeUndefined();
  });
});

describe('getLoginState', () => {
  it.each([undefined, null, 'text', 7])('returns nothing for %j', (state) => {
    expect(getLoginState(state)).toEqual({});
  });

  it('ignores values of other types', () => {
    const state = { message: {}, email: 'a@gmail.com', unverified: 'yes' };
    expect(getLoginState(state)).toEqual({ email: 'a@gmail.com', isLinkSent: false, unverified: false });
  });
});

describe('the rules of accounts', () => {
  it.each(['Abeba', 'አበበች', 'José', 'O\u0301scar', 'नमस्ते'])('%s is letters only', (name) => {
    expect(isLettersOnly(name)).toBe(true);
    expect(usernameProblem(name)).toBeUndefined();
  });

  it.each(['Abeba1', 'a_b', 'a-b', '<b>', 'a\u202eb', '😀', 'Meron Alem', '\u3164', '\u115f\u034f\ufe0f'])(
    '%j is not letters only',
    (name) => {
      expect(usernameProblem(name)?.message).toBe('Username can only contain letters.');
    },
  );

  it('accepts the combining marks that scripts need, but no stacks of them', () => {
    expect(['Nguyễn', 'မြို့', 'किरणें', 'e\u0301\u0323'].map((name) => usernameProblem(name))).toEqual(
      Array(4).fill(undefined),
    );
    for (const name of ['q\u0300\u0301\u0302', `ก${'\u0e47'.repeat(4)}`, `A${'\u0336\u0489\u0300\u0301\u0302'}dmin`])
      expect(usernameProblem(name)?.message).toBe('A letter of the username has too many marks.');
  });

  it('checks the form of an address and its provider', () => {
    expect(['a@b.co', 'x.y+z@gmail.com'].every(looksLikeEmail)).toBe(true);
    expect(['a@b', 'a b@c.d', '@b.c', 'a@b@c.d', `${'a'.repeat(250)}@b.c`].some(looksLikeEmail)).toBe(false);
    expect(isAtProvider('A@GMAIL.com', ['gmail.com'])).toBe(true);
    expect(isAtProvider('a@notgmail.com', ['gmail.com'])).toBe(false);
    expect(isAtProvider('a@GoogleMail.com', ['gmail.com'])).toBe(true);
    expect(isAtProvider('a@gmail.com', ['googlemail.com'])).toBe(true);
    expect(isAtProvider('a@googlemail.com', ['yahoo.com'])).toBe(false);
  });

  it.each([
    ['1234567', 'Weak'],
    ['12345678', 'Moderate'],
    ['ABCDEFGH', 'Moderate'],
    ['Abcdefg1', 'Strong'],
  ])('the password %s is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
