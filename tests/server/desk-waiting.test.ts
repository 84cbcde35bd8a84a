import { describe, expect, it } from 'vitest';
import { mailOpenReports } from '#server/features/desk/report.service.ts';
import { createSettingsRule } from '#server/features/reviews/approval-rule.ts';
import { graphql } from '../support/accounts.ts';
import { createTestApp } from '../support/app.ts';
import { setUpDesk } from '../support/desk.ts';

const { app, dataSource, outbox, emails, tokens, comment, moderate, getOpenTexts, report, fetchRecipe, undo } =
  await setUpDesk();

describe('questions and answers', () => {
  const write = async (mutation: string) =>
    graphql(app, `mutation { ${mutation} { __typename } }`, { token: tokens.author });
  type QuestionsData = {
    recipe: { questions: { totalCount: number; nodes: { id: string; text: string; answers: { id: string }[] }[] } };
  };
  const QUESTIONS = '{ recipe(slug: "gomen") { questions { totalCount nodes { id text answers { id } } } } }';
  const getQuestions = async () => (await graphql<QuestionsData>(app, QUESTIONS)).data.recipe.questions;
  const decide = async (id: string, kind: string) =>
    (await moderate(kind, 'It is rude.', tokens.moderator, id)).data.moderate;

  it('are reported, hidden and deleted like comments; a restored question has its answers', async () => {
    await dataSource.query('delete from questions');
    await write('askQuestion(input: { recipeSlug: "gomen", text: "Is it hot?" })');
    const [{ id: questionId } = { id: '' }] = (await getQuestions()).nodes;
    await write(`answerQuestion(input: { questionId: "${questionId}", text: "Not much." })`);
    const answerId = (await getQuestions()).nodes[0]?.answers[0]?.id ?? '';
    await report({ id: questionId });
    await report({ id: answerId });
    expect((await getOpenTexts()).map(({ message }) => message)).toEqual(['Is it hot?', 'Not much.']);

    const hiddenAnswer = await decide(answerId, 'HIDE');
    expect((await getQuestions()).nodes).toMatchObject([{ text: 'Is it hot?', answers: [] }]);
    const hidden = '{ recipe(slug: "gomen") { myHiddenEntries { text reason } } }';
    expect((await graphql(app, hidden, { token: tokens.author })).data.recipe).toEqual({
      myHiddenEntries: [{ text: 'Not much.', reason: 'It is rude.' }],
    });
    expect((await graphql(app, hidden)).data.recipe).toEqual({ myHiddenEntries: [] });
    await undo(hiddenAnswer.actionId);

    const { actionId } = await decide(questionId, 'DELETE');
    expect(await getQuestions()).toMatchObject({ totalCount: 0 });
    await undo(actionId);
    expect((await getQuestions()).nodes).toMatchObject([{ id: questionId, answers: [{ id: answerId }] }]);
  });

  it('are queued, too, if they contain a listed word', async () => {
    const holdingApp = await createTestApp(dataSource, { env: { TRUST_PROXY: '1', HOLD_WORDS: 'casino' }, outbox });
    await dataSource.query('delete from questions');
    const question = await graphql(
      holdingApp.app,
      'mutation { askQuestion(input: { recipeSlug: "gomen", text: "Casino?" }) { ... on EntrySuccess { message } } }',
      { token: tokens.author },
    );
    expect(question.data.askQuestion).toEqual({ message: 'It is waiting for a moderator.' });
    expect(await getQuestions()).toMatchObject({ totalCount: 0 });
    const [{ id } = { id: '' }] = await getOpenTexts();
    expect(await getOpenTexts()).toMatchObject([{ message: 'Casino?' }]);
    // A changed text waits only once, and no longer after a moderator has hidden it.
    const EDIT =
      'mutation($id: ID!) { editEntry(input: { id: $id, text: "Casinos? Casino!" }) { ... on EntrySuccess { message } } }';
    const edit = async () =>
      (await graphql(holdingApp.app, EDIT, { token: tokens.author, variables: { id } })).data.editEntry?.message;
    expect(await edit()).toBe('It is waiting for a moderator.');
    expect(await getOpenTexts()).toMatchObject([{ message: 'Casinos? Casino!', reports: { length: 1 } }]);
    await decide(id, 'HIDE');
    expect(await edit()).toBe('Your text was changed.');
    expect(await getOpenTexts()).toEqual([]);
    await holdingApp.app.close();
  });
});

describe('queued texts', () => {
  it('contain a listed word or phrase', () => {
    const isHeld = createSettingsRule({ firstDay: false, words: ['casino', 'buy now', 'e-mail', '!'] });
    const texts = ['Casino!', 'Casinos', 'Do BUY, now.', 'buy it now', 'My e-mail is', 'email me'];
    expect(texts.filter((text) => isHeld({ createdAt: new Date() }, text))).toEqual([texts[0], texts[2], texts[4]]);
  });

  it('are from an account’s first day, or contain listed words, if the settings say so', async () => {
    const holdingApp = await createTestApp(dataSource, {
      env: { TRUST_PROXY: '1', HOLD_FIRST_DAY: 'on', HOLD_WORDS: 'casino, pills' },
      outbox,
    });
    const waitingMessage = 'It is waiting for a moderator.';
    expect(await comment('Young account.', holdingApp.app)).toMatchObject({ hiddenReason: waitingMessage });
    expect(await getOpenTexts()).toMatchObject([
      { hiddenReason: waitingMessage, reports: [{ reason: waitingMessage, isOpen: true }] },
    ]);
    expect(await fetchRecipe(undefined, holdingApp.app)).toMatchObject({ rating: { count: 0 } });
    await moderate('DISMISS');
    expect(await fetchRecipe()).toMatchObject({ rating: { count: 1 } });

    await dataSource.query(`update users set created_at = now() - interval '2 days'`);
    expect(await comment('A day later.', holdingApp.app)).toMatchObject({ hiddenReason: null });
    expect(await comment('Win at the Casino!', holdingApp.app)).toMatchObject({ hiddenReason: waitingMessage });
    await holdingApp.app.close();
  });

  it('are from a member with a hidden text under the recipe, for 30 days even if it is deleted', async () => {
    const waitingMessage = 'It is waiting for a moderator.';
    const write = async (text: string, slug = 'gomen') => {
      const query = `mutation { askQuestion(input: { recipeSlug: "${slug}", text: "${text}" }) { ... on EntrySuccess { message } } }`;
      return (await graphql(app, query, { token: tokens.author })).data.askQuestion?.message;
    };
    const message = 'Question posted.';
    await moderate('HIDE', 'It advertises a shop.');
    await graphql(app, 'mutation { deleteReview(input: { recipeSlug: "gomen" }) { __typename } }', {
      token: tokens.author,
    });
    expect(await comment('Buy pans at my shop.')).toMatchObject({ hiddenReason: waitingMessage });
    expect(await getOpenTexts()).toMatchObject([
      { message: 'Buy pans at my shop.', reports: [{ reason: waitingMessage }] },
    ]);
    expect(await write('Where are good pans?')).toBe(waitingMessage);
    expect(await write('Is it hot?', 'doro-wat')).toBe(message);

    await dataSource.query(
      `alter table desk_actions disable trigger user; update desk_actions set created_at = now() - interval '31 days';
       alter table desk_actions enable trigger user`,
    );
    expect(await write('A month later?')).toBe(message);
  });

  it('are not from a member whose text was shown again', async () => {
    const write = async (message: string) => (await comment(message)).hiddenReason;
    const hideActionId = (await moderate('HIDE', 'No.')).data.moderate.actionId;
    await undo(hideActionId);
    expect(await write('After it was undone.')).toBeNull();
    await moderate('HIDE', 'No.');
    const restoreActionId = (await moderate('RESTORE')).data.moderate.actionId;
    expect(await write('After it was shown again.')).toBeNull();
    await undo(restoreActionId);
    const question =
      'mutation { askQuestion(input: { recipeSlug: "gomen", text: "So?" }) { ... on EntrySuccess { message } } }';
    expect((await graphql(app, question, { token: tokens.author })).data.askQuestion).toEqual({
      message: 'It is waiting for a moderator.',
    });
  });
});

it('moderators get an email only if reports are open', async () => {
  const job = mailOpenReports(dataSource, outbox, 'https://mesob.example');
  const runJob = () => job.run({}, {} as Parameters<typeof job.run>[1]);
  outbox.mails.length = 0;
  await runJob();
  expect(outbox.mails).toEqual([]);
  await report();
  await runJob();
  expect(outbox.mails).toEqual([
    { template: 'open-reports', to: emails.moderator, count: 1, link: 'https://mesob.example/desk' },
  ]);
});
