import { beforeEach } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { addMember, freshAddress, graphql, signIn } from './accounts.ts';
import { setUpMemberApp } from './set-up-app.ts';

const emails = { author: 'author@gmail.com', moderator: 'moderator@gmail.com' };
const NAMES: Record<string, string> = {
  [emails.author]: 'Abeba',
  [emails.moderator]: 'Bruk',
};

const ADD = `mutation($message: String!) { addReview(input: { recipeSlug: "gomen", rating: 2, message: $message }) {
  __typename ... on AddReviewSuccess { review { id hiddenReason } recipe { rating { count } } } } }`;
type AddReviewData = { addReview: { review: { id: string; hiddenReason: string | null } } };

const REPORT = `mutation($input: ReportTextInput!) { reportText(input: $input) { __typename
  ... on ReportTextSuccess { message } ... on InvalidInput { problems { path code } } } }`;

type ReportedText = {
  id: string;
  message: string;
  path: string;
  username: string;
  memberId: string;
  hiddenReason: string | null;
  isBlocked: boolean;
  reports: { reason: string; note: string; isOpen: boolean }[];
  otherTexts: { message: string; title: string }[];
  actions: { id: string; kind: string; staff: string; reason: string | null; text: string | null }[];
};
const TEXT = `id message path username memberId hiddenReason isBlocked reports { reason note isOpen }
  otherTexts { message title } actions { kind staff reason text }`;
type Desk = { desk: { reports: { totalCount: number; nodes: ReportedText[] } } | null };

/** Mutation that decides on a text. */
export const MODERATE = `mutation($input: ModerateInput!) { moderate(input: $input) { __typename
  ... on ModerateSuccess { actionId message text { ${TEXT} } } ... on InvalidInput { message problems { path code } } } }`;
type ModerateData = { moderate: { __typename: string; actionId: string; message: string; text: ReportedText | null } };
/** Mutation that undoes a decision. */
export const UNDO = `mutation($id: ID!) { undoModeration(input: { id: $id }) { __typename ... on ModerateSuccess { message }
  ... on Failure { message } } }`;
const OPEN = 'mutation($p: String!) { openDesk(input: { password: $p }) { __typename ... on Failure { code } } }';

const SHOWN = `{ recipe(slug: "gomen") { rating { count distribution { count } } reviews { totalCount nodes { message username } }
  myReview { message hiddenReason } } }`;
type PublicData = {
  recipe: {
    rating: { count: number };
    reviews: { totalCount: number; nodes: { username: string }[] };
    myReview: { message: string; hiddenReason: string | null } | null;
  };
};

/** Sets up a desk with the real recipes, a moderator, and an author whose comment on gomen is new in each test. */
export async function setUpDesk() {
  const { app, database, outbox } = await setUpMemberApp({ recipes: true });
  const { dataSource } = database;
  const tokens = {} as Record<keyof typeof emails, string>;
  let reviewId: string;

  for (const email of Object.values(emails)) await addMember(app, outbox, { email, username: NAMES[email] });
  await setRole(dataSource, emails.moderator, { role: StaffRole.MODERATOR, granted: true });

  /** Comments on gomen, as the author by default. */
  const comment = async (message: string, at = app, token = tokens.author) =>
    (await graphql<AddReviewData>(at, ADD, { token, variables: { message } })).data.addReview.review;

  beforeEach(async () => {
    for (const table of ['reviews', 'reports', 'throttles']) await dataSource.query(`delete from ${table}`);
    // A hidden text would make the texts of the next test wait for moderation.
    await dataSource.query(
      'alter table desk_actions disable trigger user; delete from desk_actions; alter table desk_actions enable trigger user',
    );
    await dataSource.query(`update users set username = 'Abeba', blocked_at = null where email = $1`, [emails.author]);
    for (const name of ['author', 'moderator'] as const) tokens[name] = await signIn(app, emails[name]);
    ({ id: reviewId } = await comment('Buy pans at my shop.'));
  });

  const fetchDesk = async (token: string | undefined, at = app) =>
    graphql<Desk>(at, `{ desk { reports { totalCount nodes { ${TEXT} } } } }`, { token });
  /** Decides on a text, the author's comment by default. */
  const moderate = async (kind: string, reason: string | null = null, token = tokens.moderator, id = reviewId) =>
    graphql<ModerateData>(app, MODERATE, { token, variables: { input: { id, kind, reason } } });
  /** Reads a field of the desk as the moderator. */
  const fetchField = async <Value>(field: string) =>
    (await graphql<{ desk: Record<string, Value> }>(app, `{ desk { value: ${field} } }`, { token: tokens.moderator }))
      .data.desk.value as Value;

  return {
    app,
    dataSource,
    outbox,
    emails,
    tokens,
    comment,
    fetchDesk,
    moderate,
    fetchField,
    /** Returns the id of the author's comment. */
    getReviewId: () => reviewId,
    report: async (input: object = {}, from = freshAddress()) =>
      graphql(app, REPORT, { variables: { input: { id: reviewId, reason: 'SPAM', ...input } }, from }),
    getOpenTexts: async (at = app) => (await fetchDesk(tokens.moderator, at)).data.desk?.reports.nodes ?? [],
    undo: async (id: string, token = tokens.moderator) => graphql(app, UNDO, { token, variables: { id } }),
    openDesk: (p: string, token = tokens.moderator) => graphql(app, OPEN, { token, variables: { p } }),
    fetchRecipe: async (token?: string, at = app) => (await graphql<PublicData>(at, SHOWN, { token })).data.recipe,
  };
}
