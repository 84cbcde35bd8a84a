import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';

describe('settings', () => {
  it('are all optional', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3050,
      publicUrl: 'http://localhost:3050',
    });
    expect(config.databaseUrl).toBeUndefined();
  });

  it('treat an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3050);
  });

  it('drop the trailing slash of the public URL, and refuse one with more than scheme and host', () => {
    expect(readConfig({ PUBLIC_URL: 'https://mesob.example/' }).publicUrl).toBe('https://mesob.example');
    for (const PUBLIC_URL of ['https://mesob.example/site', 'https://mesob.example/?x=1', 'https://a:b@mesob.example'])
      expect(() => readConfig({ PUBLIC_URL }), PUBLIC_URL).toThrow('must consist of scheme and host');
  });

  it('list each invalid setting on its own line', () => {
    const invalidSettings = { PORT: 'abc', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' };
    expect(() => readConfig(invalidSettings)).toThrow(ConfigError);
    try {
      readConfig(invalidSettings);
    } catch (error) {
      expect((error as Error).message.split('\n').map((line) => line.split(':')[0])).toEqual([
        'PORT',
        'DATABASE_URL',
        'LOG_LEVEL',
      ]);
    }
  });

  it('explain an invalid port and an invalid Postgres URL', () => {
    expect(() => readConfig({ PORT: 'abc' })).toThrow(/^PORT: must be a whole number from 0 to 65535$/);
    for (const password of ['a/b', '1/b', 'a#b', '100%'])
      expect(() => readConfig({ DATABASE_URL: `postgres://mesob:${password}@localhost:5432/mesob` }), password).toThrow(
        /^DATABASE_URL: must look like .* is written %2F/,
      );
    const url = 'postgres://mesob:a%2Fb@localhost:5432/mesob?host=%2Ftmp%2Fa%20b';
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it('refuse DATABASE_DIRECT_URL without DATABASE_URL', () => {
    expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgres://a/b' })).toThrow('requires DATABASE_URL');
  });

  it('send mail through Mailgun only with key and domain, and otherwise into a subfolder of the data folder', () => {
    expect(() => readConfig({ MAILGUN_API_KEY: 'key' })).toThrow('set it together with MAILGUN_DOMAIN');
    const { mailgun, mailFrom } = readConfig({ MAILGUN_API_KEY: 'key', MAILGUN_DOMAIN: 'mg.mesob.test' });
    expect(mailgun).toEqual({ apiKey: 'key', domain: 'mg.mesob.test', url: 'https://api.mailgun.net' });
    expect(mailFrom).toBe('Mesob <kitchen@mg.mesob.test>');
    const without = readConfig({ DATA_DIR: '/data', PUBLIC_URL: 'https://mesob.test' });
    expect(without).toMatchObject({ outboxDir: '/data/outbox', mailFrom: 'Mesob <kitchen@mesob.test>' });
    expect(without.mailgun).toBeUndefined();
  });

  it('send mail through a mail server if its URL is valid, and not through Mailgun as well', () => {
    const SMTP_URL = 'smtps://mesob:p%40ss@mail.example.com:465';
    expect(readConfig({ SMTP_URL }).smtpUrl).toBe(SMTP_URL);
    for (const invalidUrl of [
      'mail.example.com',
      'https://mail.example.com',
      'smtp://',
      'smtp://a:b/c@mail.example.com',
    ])
      expect(() => readConfig({ SMTP_URL: invalidUrl }), invalidUrl).toThrow(/^SMTP_URL: must look like smtps:.*$/);
    expect(() => readConfig({ SMTP_URL, MAILGUN_API_KEY: 'key', MAILGUN_DOMAIN: 'mg.mesob.test' })).toThrow(
      /^SMTP_URL: set it or MAILGUN_API_KEY, not both$/,
    );
  });

  it.each(['Mesob', 'Mesob <a@b.c>\r\nBcc: x@y.z', 'a@b.c, d@e.f'])('do not accept %j as a sender', (from) => {
    expect(() => readConfig({ MAIL_FROM: from })).toThrow('MAIL_FROM');
  });

  it('trust as many private proxies as TRUST_PROXY says, or the addresses in it', () => {
    const { trustProxy } = readConfig({ TRUST_PROXY: '2' });
    expect(typeof trustProxy === 'function' && [0, 1, 2].map((hop) => trustProxy('10.0.0.1', hop))).toEqual([
      true,
      true,
      false,
    ]);
    // The nearest proxy must be in a private network, because other addresses reach the port from the internet.
    const isTrusted = (address: string) => typeof trustProxy === 'function' && trustProxy(address, 0);
    for (const address of ['127.0.0.1', '::1', '172.18.0.3', '192.168.1.1', '::ffff:10.0.0.1', 'fd00::1', '100.64.0.2'])
      expect(isTrusted(address), address).toBe(true);
    for (const address of ['203.0.113.7', '172.32.0.1', '::ffff:203.0.113.7', '2001:db8::1', '', undefined as never])
      expect(isTrusted(address), address).toBe(false);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toBe('10.0.0.0/8');
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toBe('10.0.0.0/8, ::1');
    expect(readConfig({}).trustProxy).toBe(false);
  });

  it.each(['true', 'loopback', '10.0.0.0/33', '-1', 'proxy.example'])('do not accept %s as proxies', (value) => {
    expect(() => readConfig({ TRUST_PROXY: value })).toThrow('TRUST_PROXY');
  });
});
