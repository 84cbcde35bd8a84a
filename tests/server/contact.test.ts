import { beforeEach, describe, expect, it } from 'vitest';
import { deleteOldMessages } from '#server/features/contact/contact.service.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { addMember, graphql, PASSWORD, rest, signIn } from '../support/accounts.ts';
import { createTestApp } from '../support/app.ts';
import { setUpMemberApp } from '../support/set-up-app.ts';

const { app, database, outbox } = await setUpMemberApp();
beforeEach(async () => {
  await database.clear();
  outbox.mails.length = 0;
});

const validMessage = { name: 'Abeba', email: 'Abeba@Gmail.com', message: 'My injera\nhas no eyes.' };
const MUTATION = `mutation($input: SendMessageInput!) { sendMessage(input: $input) {
  __typename ... on SendMessageSuccess { message } ... on Failure { message } ... on InvalidInput { problems { path message } } } }`;
const send = (input: object, at = app, from?: string) =>
  graphql(at, MUTATION, { variables: { input: { source: 'CONTACT', ...input } }, ...(from && { from }) });
const getResponse = async (input: object) => (await send(input)).data.sendMessage;
const readRows = () => database.dataSource.query('select form, name, email, message from contact_messages order by id');

describe('sending a message', () => {
  it('stores it, emails it to the office, and returns the form’s success message', async () => {
    expect(await getResponse(validMessage)).toEqual({
      __typename: 'SendMessageSuccess',
      message: 'Thank you for contacting us! We will get in touch with you shortly.',
    });
    expect(
      await getResponse({ ...validMessage, name: ' Selam ', message: '\r\nOne\r\nTwo ', source: 'ABOUT' }),
    ).toEqual({
      __typename: 'SendMessageSuccess',
      message: 'Thank you! Your message has been sent.',
    });
    const secondMessage = { name: 'Selam', email: validMessage.email, message: 'One\nTwo' };
    // The row has the normalized address, as accounts do. The email has the typed address, for the reply.
    expect(await readRows()).toEqual([
      { form: 'contact', ...validMessage, email: 'abeba@gmail.com' },
      { form: 'about', ...secondMessage, email: 'abeba@gmail.com' },
    ]);
    expect(outbox.mails).toEqual([
      { template: 'contact-message', to: 'hello@mesob.example', ...validMessage },
      { template: 'contact-message', to: 'hello@mesob.example', ...secondMessage },
    ]);
  });

  it('stores nothing if the email cannot be queued', async () => {
    const failing: Outbox = { queue: () => Promise.reject(new Error('no queue')) };
    const failingApp = await createTestApp(database.dataSource, { env: { TRUST_PROXY: '1' }, outbox: failing });
    const { errors } = await send(validMessage, failingApp.app);
    expect(errors?.[0]?.extensions.code).toBe('INTERNAL_ERROR');
    expect(await readRows()).toEqual([]);
    await failingApp.app.close();
  });

  const longText = 'ጤ'.repeat(5_000);
  it.each([
    ['all missing', { name: '', email: '', message: '' }, 'name', 'The name field is required.', 'Name is required'],
    ['an invisible name', { name: '\u3164\ufe0f' }, 'name', 'The name field is required.', 'Name is required'],
    ['no address', { email: ' ', message: '' }, 'email', 'The email field is required.', 'Email is required'],
    [
      'an invalid address',
      { email: 'abeba', message: '' },
      'email',
      'Enter a valid email address.',
      'Invalid email address',
    ],
    ['no message', { message: '\n \t' }, 'message', 'The message field is required.', 'Message is required'],
    [
      'a second header in the address',
      { email: 'a@b.cc\r\nBcc: x@y.zz' },
      'email',
      'Enter a valid email address.',
      'Invalid email address',
    ],
    [
      'a line break after the address',
      { email: 'a@b.cc\n' },
      'email',
      'Enter a valid email address.',
      'Invalid email address',
    ],
    [
      'a line break in the name',
      { name: 'A\r\nBcc: x' },
      'name',
      'The name contains characters that cannot be used.',
      '',
    ],
    [
      'a name that reverses the text direction',
      { name: 'A\u202eB' },
      'name',
      'The name contains characters that cannot be used.',
      '',
    ],
    ['a name too long', { name: 'a'.repeat(101) }, 'name', 'The name can be at most 100 characters.', ''],
    ['a message too long', { message: `${longText}.` }, 'message', 'The message can be at most 5,000 characters.', ''],
    ['a NUL', { message: 'a\0b' }, 'message', 'The message contains characters that cannot be used.', ''],
  ])('refuses %s', async (_what, invalidFields, field, contactText, aboutText) => {
    for (const [source, message] of [
      ['CONTACT', contactText],
      ['ABOUT', aboutText || contactText],
    ]) {
      const response = await getResponse({ ...validMessage, ...invalidFields, source });
      expect(response).toMatchObject({ __typename: 'InvalidInput', message });
      expect(response?.problems).toMatchObject({ 0: { path: [field], message } });
    }
    expect([await readRows(), outbox.mails]).toEqual([[], []]);
  });

  it('accepts 5,000 characters in any script', async () => {
    expect(await getResponse({ ...validMessage, message: ` ${longText}\n` })).toMatchObject({
      __typename: 'SendMessageSuccess',
    });
    expect((await readRows())[0].message).toBe(longText);
  });

  it('thanks a bot that fills in the honeypot field, stores nothing, and counts the message', async () => {
    for (let number = 1; number <= 5; number++) {
      const { data } = await send({ ...validMessage, email: `a${number}@b.cc`, website: 'x' }, app, '10.4.4.4');
      expect(data.sendMessage).toMatchObject({ __typename: 'SendMessageSuccess' });
    }
    expect([await readRows(), outbox.mails]).toEqual([[], []]);
    const sixth = await send({ ...validMessage, website: 'x' }, app, '10.4.4.4');
    expect(sixth.errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  });

  it('is limited to five a minute per client', async () => {
    for (let number = 1; number <= 5; number++)
      await send({ ...validMessage, email: `a${number}@b.cc` }, app, '10.5.5.5');
    expect((await send(validMessage, app, '10.5.5.5')).errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    expect(await readRows()).toHaveLength(5);
  });

  it('does not use up the mail limits of the typed address or of the client', async () => {
    for (let number = 1; number <= 3; number++) await send(validMessage, app, '10.6.6.6');
    const request = { body: { email: validMessage.email } };
    expect((await rest(app, '/users/forgotpassword', request)).statusCode).toBe(200);
    expect((await rest(app, '/users/forgotpassword', { ...request, from: '10.6.6.6' })).statusCode).toBe(200);
  });
});

describe('a stored message', () => {
  it('is deleted after 24 months, and not before', async () => {
    await send(validMessage);
    await database.dataSource.query(
      "update contact_messages set created_at = now() - interval '24 months' + interval '1 minute'",
    );
    await deleteOldMessages(database.dataSource);
    expect(await readRows()).toHaveLength(1);
    await database.dataSource.query("update contact_messages set created_at = created_at - interval '1 minute'");
    await deleteOldMessages(database.dataSource);
    expect(await readRows()).toEqual([]);
  });

  it('is in the data export of the member with its address', async () => {
    await send(validMessage);
    await addMember(app, outbox, { email: 'abeba@gmail.com' });
    const { data } = await graphql(app, '{ viewer { exportedData } }', { token: await signIn(app, 'abeba@gmail.com') });
    expect(JSON.parse(String(data.viewer?.exportedData)).messages).toEqual([
      { form: 'contact', ...validMessage, email: 'abeba@gmail.com', createdAt: expect.any(String) },
    ]);
  });

  it('is exported and deleted with its member even if the address was typed in decomposed letters', async () => {
    const email = 'zoë@gmail.com';
    await addMember(app, outbox, { email });
    await send({ ...validMessage, email: ` ${email.toUpperCase().normalize('NFD')} ` });
    await send(validMessage);
    const token = await signIn(app, email);
    const { data } = await graphql(app, '{ viewer { exportedData } }', { token });
    expect(JSON.parse(String(data.viewer?.exportedData)).messages).toMatchObject([
      { message: validMessage.message, email },
    ]);
    await graphql(app, 'mutation($p: String) { deleteAccount(input: { password: $p }) { __typename } }', {
      variables: { p: PASSWORD },
      token,
    });
    expect(await readRows()).toMatchObject([{ email: 'abeba@gmail.com' }]);
  });
});
