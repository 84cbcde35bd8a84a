import { beforeEach, describe, expect, it } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { addMember, freshAddress, graphql, PASSWORD, rest, signIn } from '../support/accounts.ts';
import { MODERATE, setUpDesk, UNDO } from '../support/desk.ts';

const {
  app,
  dataSource,
  outbox,
  emails,
  tokens,
  getReviewId,
  comment,
  fetchDesk,
  moderate,
  openDesk,
  getOpenTexts,
  report,
  fetchRecipe,
  undo,
} = await setUpDesk();

describe('a report', () => {
  it('can come from a visitor, with a note, and stores nothing about them', async () => {
    expect((await report({ reason: 'DANGEROUS', note: ' Raw  beans. ' })).data.reportText).toEqual({
      __typename: 'ReportTextSuccess',
      message: 'Thank you. A moderator will read it.',
    });
    expect(await getOpenTexts()).toMatchObject([
      {
        message: 'Buy pans at my shop.',
        path: '/recipes/spring/gomen#reviews',
        username: 'Abeba',
        reports: [{ reason: 'It could make someone sick', note: 'Raw beans.', isOpen: true }],
        actions: [],
      },
    ]);
    const [row] = await dataSource.query('select * from reports');
    expect(Object.keys(row)).toEqual(['id', 'text_id', 'reason', 'note', 'created_at', 'closed_at']);
  });

  it('needs an existing text, and a valid note of at most 300 characters', async () => {
    const reportAndGetProblems = async (input: object) => (await report(input)).data.reportText?.problems;
    expect(await reportAndGetProblems({ id: 'UmV2aWV3Ojk5' })).toEqual([{ path: ['id'], code: 'NOT_FOUND' }]);
    expect(await reportAndGetProblems({ id: 'nothing' })).toEqual([{ path: ['id'], code: 'NOT_FOUND' }]);
    expect(await reportAndGetProblems({ note: 'x'.repeat(301) })).toEqual([{ path: ['note'], code: 'TOO_LONG' }]);
    expect(await reportAndGetProblems({ note: 'a\u202eb' })).toEqual([{ path: ['note'], code: 'INVALID' }]);
  });

  it('is limited to ten in ten minutes per client; repeated reports of a text count once', async () => {
    const from = freshAddress();
    for (let count = 0; count < 10; count += 1) await report({}, from);
    expect((await report({}, from)).status).toBe(429);
    expect(await getOpenTexts()).toMatchObject([{ reports: { length: 1 } }]);
  });
});

describe('the desk', () => {
  it.each(['reports', 'texts', 'members', 'actions'])('refuses pages of %s with an invalid size', async (list) => {
    for (const first of [0, -1, 51, -(2 ** 31)]) {
      const query = `query($first: Int!) { desk { ${list}(first: $first) { totalCount } } }`;
      const { errors } = await graphql(app, query, { token: tokens.moderator, variables: { first } });
      expect(errors?.[0]?.extensions.code, String(first)).toBe('BAD_USER_INPUT');
    }
  });

  it('lists the oldest open report first, page by page', async () => {
    await report();
    await dataSource.query(
      `insert into reviews (recipe_id, user_id, rating_halves, message)
       select id, (select id from users where email = $1), 8, 'Also mine' from recipes where slug = 'doro-wat'`,
      [emails.author],
    );
    const [{ id }] = await dataSource.query(`select id from reviews where message = 'Also mine'`);
    await dataSource.query(`insert into reports (text_id, reason) values ($1, 'ABUSE')`, [`Review:${id}`]);
    const pageQuery = `query($after: String) { desk { reports(first: 1, after: $after) { totalCount nodes { message
      otherTexts { message title } } pageInfo { endCursor hasNextPage } } } }`;
    type Page = { desk: { reports: { nodes: object[]; pageInfo: { endCursor: string; hasNextPage: boolean } } } };
    const firstPage = await graphql<Page>(app, pageQuery, { token: tokens.moderator });
    expect(firstPage.data.desk.reports).toMatchObject({
      totalCount: 2,
      nodes: [{ message: 'Buy pans at my shop.', otherTexts: [{ message: 'Also mine', title: 'Doro Wat' }] }],
      pageInfo: { hasNextPage: true },
    });
    const after = firstPage.data.desk.reports.pageInfo.endCursor;
    const secondPage = await graphql<Page>(app, pageQuery, { token: tokens.moderator, variables: { after } });
    expect(secondPage.data.desk.reports).toMatchObject({
      nodes: [{ message: 'Also mine' }],
      pageInfo: { hasNextPage: false },
    });
  });

  it.each(['visitor', 'author'] as const)('does not exist for a %s', async (role) => {
    const token = role === 'visitor' ? undefined : tokens[role];
    expect(await fetchDesk(token)).toMatchObject({ status: 200, data: { desk: null } });
    for (const [query, variables] of [
      [MODERATE, { input: { id: getReviewId(), kind: 'HIDE', reason: 'No.' } }],
      [UNDO, { id: '1' }],
    ] as const) {
      const { errors } = await graphql(app, query, { token, variables });
      expect(errors?.[0]).toMatchObject({ message: 'There is nothing here.', extensions: { code: 'NOT_FOUND' } });
    }
    expect(await fetchRecipe()).toMatchObject({ rating: { count: 1 } });
  });

  it('asks for the password again after twelve hours', async () => {
    await dataSource.query(`update sessions set proven_at = now() - interval '12 hours 1 minute'`);
    const { errors } = await moderate('DISMISS');
    expect(errors?.[0]).toMatchObject({
      message: 'Please enter your password again.',
      extensions: { code: 'FORBIDDEN' },
    });
    expect((await openDesk('wrong and rain')).data.openDesk).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect((await moderate('DISMISS')).errors).toHaveLength(1);
    expect((await openDesk(PASSWORD)).data.openDesk?.__typename).toBe('OpenDeskSuccess');
    expect((await moderate('DISMISS')).data.moderate.__typename).toBe('ModerateSuccess');
    const { data } = await graphql(app, '{ viewer { roles deskOpenUntil } }', { token: tokens.moderator });
    expect(data.viewer).toMatchObject({ roles: ['MODERATOR'] });
    expect(new Date(String(data.viewer?.deskOpenUntil)).getTime()).toBeGreaterThan(Date.now() + 11.9 * 3_600_000);
  });

  it('opens only for staff, with a password', async () => {
    expect((await openDesk(PASSWORD, tokens.author)).errors?.[0]).toMatchObject({ message: 'There is nothing here.' });
    const [{ hash }] = await dataSource.query('select password_hash as hash from users where email = $1', [
      emails.moderator,
    ]);
    const setHash = (value: string | null) =>
      dataSource.query(`update users set password_hash = $2, google_sub = 'bruk' where email = $1`, [
        emails.moderator,
        value,
      ]);
    await setHash(null);
    const response = await openDesk('');
    await setHash(hash);
    expect(response.data.openDesk).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  it('is not stored by any cache', async () => {
    expect((await fetchDesk(tokens.moderator)).headers['cache-control']).toBe('no-store');
  });
});

describe('a moderator', () => {
  beforeEach(() => report());

  it('hides a text from everyone except its author, who sees the reason; its stars do not count', async () => {
    const { moderate: result } = (await moderate('HIDE', 'It advertises a shop.')).data;
    expect(result).toMatchObject({
      message: 'Done.',
      text: {
        hiddenReason: 'It advertises a shop.',
        reports: [{ isOpen: false }],
      },
    });
    expect(result.text?.actions[0]).toEqual({
      kind: 'HIDE',
      staff: 'Bruk',
      reason: 'It advertises a shop.',
      text: 'Buy pans at my shop.',
    });
    expect(await fetchRecipe()).toMatchObject({
      rating: { count: 0 },
      reviews: { totalCount: 0, nodes: [] },
      myReview: null,
    });
    expect(await fetchRecipe(tokens.author)).toMatchObject({ myReview: { hiddenReason: 'It advertises a shop.' } });
    expect(await getOpenTexts()).toEqual([]);
    // The author's new text stays hidden, too.
    expect(await comment('Buy pots at my shop.')).toMatchObject({ hiddenReason: 'It advertises a shop.' });
    expect(await fetchRecipe()).toMatchObject({ rating: { count: 0 } });

    expect((await undo(result.actionId)).data.undoModeration).toMatchObject({ message: 'Undone.' });
    expect(await fetchRecipe()).toMatchObject({ rating: { count: 1 }, reviews: { totalCount: 1 } });
    expect(await getOpenTexts()).toMatchObject([{ reports: [{ isOpen: true }] }]);
    expect((await undo(result.actionId)).data.undoModeration).toMatchObject({
      message: 'This can no longer be undone.',
    });
  });

  it('has to give a reason for hiding a text', async () => {
    expect((await moderate('HIDE', ' ')).data.moderate).toMatchObject({
      __typename: 'InvalidInput',
      problems: [{ path: ['reason'], code: 'REQUIRED' }],
    });
    expect(await fetchRecipe()).toMatchObject({ rating: { count: 1 } });
  });

  it('restores texts, and dismisses reports', async () => {
    await moderate('HIDE', 'No.');
    await moderate('RESTORE');
    expect(await fetchRecipe()).toMatchObject({ rating: { count: 1 } });
    await report();
    expect(await getOpenTexts()).toHaveLength(1);
    await moderate('DISMISS');
    expect(await getOpenTexts()).toEqual([]);
    expect(await fetchRecipe()).toMatchObject({ rating: { count: 1 } });
  });

  it('deletes a text, and restores it', async () => {
    const { moderate: result } = (await moderate('DELETE')).data;
    expect(result.text).toBeNull();
    expect(await fetchRecipe(tokens.author)).toMatchObject({ rating: { count: 0 }, myReview: null });
    await undo(result.actionId);
    expect(await fetchRecipe(tokens.author)).toMatchObject({
      rating: { count: 1 },
      myReview: { message: 'Buy pans at my shop.', hiddenReason: null },
    });
  });

  it('does not restore a text over a newer one', async () => {
    const { actionId } = (await moderate('DELETE')).data.moderate;
    await comment('Better now.');
    expect((await undo(actionId)).data.undoModeration).toMatchObject({ message: 'This can no longer be undone.' });
    expect(await fetchRecipe(tokens.author)).toMatchObject({ myReview: { message: 'Better now.' } });
  });

  it('does not show a hidden text again by dismissing its reports', async () => {
    await moderate('HIDE', 'No.');
    expect((await moderate('DISMISS')).data.moderate.text).toMatchObject({ hiddenReason: 'No.' });
  });

  it('undoes only actions that are still in effect, and each only once', async () => {
    const refusal = { message: 'This can no longer be undone.' };
    const firstHideId = (await moderate('HIDE', 'No.')).data.moderate.actionId;
    const secondHideId = (await moderate('HIDE', 'It is rude.')).data.moderate.actionId;
    expect((await undo(firstHideId)).data.undoModeration).toMatchObject(refusal);
    const responses = await Promise.all([undo(secondHideId), undo(secondHideId)]);
    expect(responses.map(({ data }) => data.undoModeration?.message).sort()).toEqual([refusal.message, 'Undone.']);
    expect(await fetchRecipe(tokens.author)).toMatchObject({ myReview: { hiddenReason: 'No.' } });

    const blockId = (await moderate('BLOCK')).data.moderate.actionId;
    await moderate('UNBLOCK');
    expect((await undo(blockId)).data.undoModeration).toMatchObject(refusal);
  });

  it('cannot undo an undo', async () => {
    const { actionId } = (await moderate('HIDE', 'No.')).data.moderate;
    await undo(actionId);
    const [{ id }] = await dataSource.query(`select max(id) as id from desk_actions where kind = 'UNDO'`);
    expect((await undo(String(id))).data.undoModeration).toMatchObject({ message: 'This can no longer be undone.' });
  });

  it('deletes the text of a former member, and restores it', async () => {
    await dataSource.query('update reviews set user_id = null');
    const { actionId } = (await moderate('DELETE')).data.moderate;
    await undo(actionId);
    expect((await fetchRecipe()).reviews.nodes).toMatchObject([{ username: 'Former member' }]);
  });

  it('removes a name, and restores it', async () => {
    const { actionId } = (await moderate('RENAME')).data.moderate;
    expect((await fetchRecipe()).reviews.nodes).toMatchObject([{ username: 'Member' }]);
    await undo(actionId);
    expect((await fetchRecipe()).reviews.nodes).toMatchObject([{ username: 'Abeba' }]);
  });

  it('blocks an account: its sessions and tokens end, and it can neither sign in nor register again', async () => {
    const response = await graphql<{ createToken: { token: string } }>(
      app,
      `mutation { createToken(input: { name: "x", scope: READ }) { ... on CreateTokenSuccess { token } } }`,
      { token: tokens.author },
    );
    const { actionId, text } = (await moderate('BLOCK')).data.moderate;
    expect(text).toMatchObject({ isBlocked: true });
    for (const token of [tokens.author, response.data.createToken.token])
      expect((await graphql(app, '{ viewer { username } }', { token })).status).toBe(401);
    const login = () => rest(app, '/users/login', { body: { email: emails.author, password: PASSWORD } });
    expect((await login()).statusCode).toBe(401);
    const registration = { username: 'Another', email: emails.author, password: PASSWORD };
    const mailCount = outbox.mails.length;
    await rest(app, '/users/register', { body: registration });
    expect(outbox.mails).toHaveLength(mailCount);
    await undo(actionId);
    expect((await login()).statusCode).toBe(200);
  });

  it('blocks an account once, and never a staff member’s', async () => {
    await moderate('BLOCK');
    expect((await moderate('BLOCK')).data.moderate).toMatchObject({ message: 'The account already has this status.' });
    await moderate('UNBLOCK');
    await setRole(dataSource, emails.author, { role: StaffRole.MODERATOR, granted: true });
    expect((await moderate('BLOCK')).data.moderate).toMatchObject({
      message: 'This is the account of a staff member.',
    });
    await setRole(dataSource, emails.author, { role: StaffRole.MODERATOR, granted: false });
  });

  it('cannot block or rename their own account', async () => {
    await dataSource.query('update reviews set user_id = (select id from users where email = $1)', [emails.moderator]);
    for (const kind of ['BLOCK', 'RENAME'])
      expect((await moderate(kind)).data.moderate).toMatchObject({ message: 'This is your own account.' });
  });

  it('leaves an append-only log without names, which is exported, and which editors cannot read', async () => {
    await moderate('BLOCK');
    await moderate('UNBLOCK');
    const actions = await dataSource.query('select * from desk_actions order by id desc limit 2');
    expect(JSON.stringify(actions)).not.toContain('Abeba');
    await moderate('HIDE', 'No.');
    for (const statement of [
      'update desk_actions set kind = null',
      'delete from desk_actions',
      'truncate desk_actions',
    ])
      await expect(dataSource.query(statement)).rejects.toThrow('desk_actions only grows');
    const { data } = await graphql(app, '{ viewer { exportedData } }', { token: tokens.moderator });
    expect(JSON.parse(String(data.viewer?.exportedData)).deskActions.at(-1)).toMatchObject({ kind: 'HIDE' });
    const { data: log } = await graphql<{ desk: { actions: { nodes: object[] } } }>(
      app,
      '{ desk { actions(first: 1) { nodes { kind staff text reason } } } }',
      { token: tokens.moderator },
    );
    expect(log.desk.actions.nodes).toEqual([
      { kind: 'HIDE', staff: 'Bruk', text: 'Buy pans at my shop.', reason: 'No.' },
    ]);
    await setRole(dataSource, emails.author, { role: StaffRole.EDITOR, granted: true });
    // The block has ended the sessions.
    const token = await signIn(app, emails.author);
    const { data: visibleLog } = await graphql<typeof log>(app, '{ desk { actions { nodes { kind } } } }', { token });
    expect(visibleLog.desk.actions.nodes).toEqual([]);
    await setRole(dataSource, emails.author, { role: StaffRole.EDITOR, granted: false });
  });

  it('leaves no data of a deleted member in the log', async () => {
    await addMember(app, outbox, { email: 'leaving@gmail.com', username: 'Leaving' });
    const token = await signIn(app, 'leaving@gmail.com');
    const { id } = await comment('Something of mine.', app, token);
    const decide = async (kind: string) => (await moderate(kind, null, tokens.moderator, id)).data.moderate;
    await decide('RENAME');
    const { actionId } = await decide('DELETE');
    const dataExport = await graphql(app, '{ viewer { exportedData } }', { token });
    expect(JSON.parse(String(dataExport.data.viewer?.exportedData)).moderation).toMatchObject([
      { kind: 'RENAME', said: 'Something of mine.' },
      { kind: 'DELETE', said: 'Something of mine.', reason: null },
    ]);
    const remove = 'mutation($p: String!) { deleteAccount(input: { password: $p }) { __typename } }';
    const { data: removed } = await graphql(app, remove, { token, variables: { p: PASSWORD } });
    expect(removed.deleteAccount?.__typename).toBe('DeleteAccountSuccess');
    const actions = await dataSource.query('select kind, before from desk_actions order by id');
    expect(actions).toEqual([
      { kind: 'RENAME', before: null },
      { kind: 'DELETE', before: null },
    ]);
    expect((await undo(actionId)).data.undoModeration?.__typename).toBe('InvalidInput');
  });
});
