import { afterAll, beforeEach, expect } from 'vitest';
import { StaffRole } from '#server/features/accounts/access.ts';
import { setRole } from '#server/features/accounts/staff.ts';
import { addMember, graphql, signIn } from './accounts.ts';
import { createContent } from './content.ts';
import { setUpMemberApp } from './set-up-app.ts';

const recipes = { gomen: 'Gomen', tibs: 'Tibs', 'doro-wat': 'Doro Wat', 'kik-alicha': 'Kik Alicha' };
const MENUS = `three-pots: {title: Three pots, description: A lunch of three pots., author: hanna-tesfaye, published: 2026-11-20,
  servings: 6, introduction: All pots stand on the table., dishes: [doro-wat, kik-alicha, gomen], notes: [Cook gomen first.]}\n`;

const names = { member: 'Abeba', moderator: 'Bruk', editor: 'Selam', other: 'Tariku' };
/** A member or one of three staff accounts; `other` is also an editor. */
export type Name = keyof typeof names;

/** File of the edited recipe. */
export const FILE = 'recipes/misir-wot.yaml';

const FIELDS =
  'file title state hasChanges revision folderRevision problem problems changedBy scheduledRevision publishAt scheduleProblem';
type ContentFile = {
  title: string;
  state: string;
  hasChanges: boolean;
  revision: string | null;
  folderRevision: string | null;
  problem: string | null;
  problems: number;
  scheduledRevision: string | null;
};
type Detail = ContentFile & {
  text: string;
  publishedText: string;
  revisions: { id: string; changedBy: string | null }[];
};
const READ = `query($file: ID!) { desk {
  contentFile(file: $file) { ${FIELDS} text publishedText revisions { id changedBy } } } }`;

type MutationResult = {
  __typename: string;
  message: string;
  file?: ContentFile | null;
  problems?: { path: string[]; message: string }[];
};

/** Requests the check's findings in a text. */
export const CHECK = `query($file: ID!, $text: String!) { checkContent(file: $file, text: $text) {
  note problems { line path message isMissing fix { range text } }
  recipe { title diets contains nutrition { name amount } instructions { uses { line } } scalingNotes(servings: 12) path } } }`;
type CheckResult = {
  note: string | null;
  problems: {
    line: number;
    message: string;
    isMissing: boolean;
    fix: { range: [number, number]; text: string } | null;
  }[];
  recipe: { title: string; diets: string[]; path: string } | null;
};

/** Sets up a desk with five recipes and a menu, and signs in each `Name`. The editor sends requests by default. */
export async function setUpContentDesk() {
  const content = createContent();
  afterAll(() => content.delete());
  for (const [slug, title] of Object.entries(recipes)) content.addRecipe(slug, { title });
  content.write('menus.yaml', MENUS);
  const { app, database, outbox } = await setUpMemberApp({ contentDir: content.dir });
  const { dataSource } = database;
  const tokens = {} as Record<Name, string>;
  for (const [name, username] of Object.entries(names)) {
    await addMember(app, outbox, { email: `${name}@gmail.com`, username });
    tokens[name as Name] = await signIn(app, `${name}@gmail.com`);
  }
  await setRole(dataSource, 'moderator@gmail.com', { role: StaffRole.MODERATOR, granted: true });
  for (const name of ['editor', 'other'])
    await setRole(dataSource, `${name}@gmail.com`, { role: StaffRole.EDITOR, granted: true });

  beforeEach(async () => {
    await dataSource.query('update sessions set proven_at = now()');
  });

  const sendQuery = <Data>(query: string, variables: object = {}, name: Name | null = 'editor') =>
    graphql<Data>(app, query, { variables, token: name === null ? undefined : tokens[name] });
  const getFile = async (file = FILE) =>
    (await sendQuery<{ desk: { contentFile: Detail | null } }>(READ, { file })).data.desk.contentFile;
  const change = async (
    mutation: string,
    type: string,
    input: object,
    name: Name = 'editor',
  ): Promise<MutationResult> => {
    const query = `mutation($input: ${type}!) { done: ${mutation}(input: $input) { __typename
      ... on ContentSuccess { message file { ${FIELDS} } } ... on InvalidInput { message problems { path message } } } }`;
    return (await sendQuery<{ done: MutationResult }>(query, { input }, name)).data.done;
  };
  const save = (text: string, basedOn: string | null, { file = FILE, name = 'editor' as Name } = {}) =>
    change('saveContent', 'SaveContentInput', { file, text, basedOn }, name);

  return {
    app,
    content,
    database,
    outbox,
    sendQuery,
    change,
    check: async (text: string, file = FILE): Promise<CheckResult> => {
      // On a busy machine a check can time out.
      for (let attempt = 0; ; attempt += 1) {
        const { checkContent } = (await sendQuery<{ checkContent: CheckResult }>(CHECK, { file, text })).data;
        if (checkContent.note === null || attempt === 4) return checkContent;
      }
    },
    getFile,
    publish: (revision: string | null | undefined, { file = FILE, at = null as string | null } = {}) =>
      change('publishContent', 'PublishContentInput', { file, revision, at }),
    /** Returns a recipe's table row, with its text. */
    getRow: async (slug: string) =>
      (
        await dataSource.query(
          `select r.*, v.text from recipes r join documents d on d.path = 'recipes/' || r.slug || '.yaml'
           join revisions v on v.id = d.published_revision_id where r.slug = $1`,
          [slug],
        )
      )[0],
    save,
    /** Saves a text based on the newest revision. @returns the new revision */
    saveNewest: async (text: string, file = FILE) => {
      const result = await save(text, (await getFile(file))?.revision ?? null, { file });
      expect(result).toMatchObject({ __typename: 'ContentSuccess' });
      return result.file?.revision;
    },
  };
}
