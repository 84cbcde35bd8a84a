import '../recipes/recipes.css';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  DeskHome_ChoicesQueryDocument,
  DeskHome_TonightQueryDocument,
  DeskRecipes_DoneFragmentDoc,
  DeskRecipes_FileFragmentDoc,
  DeskRecipes_FileQueryDocument,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { DateText, formatDate } from '#client/ui/date-text.tsx';
import { ErrorText } from '#client/ui/error-text.tsx';
import type { FormResult } from '#client/ui/forms/use-checked-form.ts';
import { Link } from '#client/ui/link.tsx';
import { formatMinutes } from '#cooking/format-minutes.ts';
import { TONIGHT_MINUTES } from '#schema/rules/home-issues.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { toPublishResult, useContent } from '../recipes/content-mutations.ts';
import { toSlug } from '../recipes/file-paths.ts';
import { ResultMessage } from '../recipes/publish-bar.tsx';
import type { DeskViewProps } from '../view-props.ts';
import { type Choices, IssueForm } from './issue-form.tsx';
import { getIssueState, type IssueValues, putIssue, readIssues, removeIssue } from './issues-text.ts';

const FILE = 'home.yaml';

type SaveMessage = { ok: boolean; text: string };

/** The planned, current and past issues of the home page, and a form to add or edit an issue. */
export function View({ onRetry }: DeskViewProps) {
  const fileQuery = useQuery(DeskRecipes_FileQueryDocument, { variables: { file: FILE }, fetchPolicy: 'network-only' });
  const choicesQuery = useQuery(DeskHome_ChoicesQueryDocument, { fetchPolicy: 'network-only' });
  const file = fileQuery.data?.desk?.contentFile;
  const retry = () => {
    onRetry();
    void fileQuery.refetch();
    void choicesQuery.refetch();
  };
  if (fileQuery.data?.desk && choicesQuery.data?.desk) {
    const { desk, menus, guides, foods } = choicesQuery.data;
    const recipes = desk.contentFiles
      .filter((each) => each.file.startsWith('recipes/') && each.state === 'PUBLISHED')
      .map((each) => ({ value: toSlug(each.file), label: each.title }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en'));
    const toOptions = (rows: readonly { slug: string; title: string }[]) =>
      rows.map(({ slug, title }) => ({ value: slug, label: title }));
    const glossary = foods.map(({ slug, name }) => ({ value: slug, label: name }));
    const allChoices = { recipes, menus: toOptions(menus), guides: toOptions(guides), foods: glossary };
    const fileFields = readFragment(DeskRecipes_FileFragmentDoc, file);
    return <Issues text={file?.text ?? '{}\n'} revision={fileFields?.revision ?? null} choices={allChoices} />;
  }
  if (fileQuery.error ?? choicesQuery.error)
    return <ErrorText onRetry={retry}>The issues could not be loaded.</ErrorText>;
  return <p role="status">Loading...</p>;
}

type Props = { text: string; revision: string | null; choices: Choices };

function Issues({ text, revision, choices }: Props) {
  const client = useApolloClient();
  const content = useContent(FILE);
  const [editedIssue, setEditedIssue] = useState<IssueValues | 'new'>();
  const [message, setMessage] = useState<SaveMessage>();
  const issues = readIssues(text);
  if (!issues)
    return (
      <p>
        The text of the home page has an error. <Link to={paths.desk(`recipes/${FILE}`)}>Edit it as text</Link>.
      </p>
    );

  /** Saves and publishes the text of all issues; each issue appears on its day. */
  const publish = async (newText: string): Promise<SaveMessage> => {
    const result = await content.save({ text: newText, basedOn: revision });
    if (!result.ok) return result;
    const { file } = readFragment(DeskRecipes_DoneFragmentDoc, result.data);
    return file?.revision
      ? toPublishResult(result, await content.publish({ revision: file.revision, at: null }))
      : result;
  };
  const remove = async (day: string) => setMessage(await publish(removeIssue(text, day)));
  /** Returns a failure if a recipe takes too long for "Tonight"; otherwise undefined. */
  const checkTonight = async (slug: string): Promise<FormResult | undefined> => {
    const variables = { slugs: [slug] };
    // If the query fails, saving will fail too and show the reason.
    const { data } = await client.query({ query: DeskHome_TonightQueryDocument, variables, errorPolicy: 'all' });
    const [recipe] = data?.recipesBySlugs ?? [];
    if (!recipe || recipe.totalMinutes <= TONIGHT_MINUTES) return undefined;
    const duration = `${recipe.title} takes ${formatMinutes(recipe.totalMinutes)}.`;
    const text = `${duration} Choose a supper of ${TONIGHT_MINUTES} minutes or less.`;
    return { ok: false, text, problems: [{ field: 'tonight', text }] };
  };
  const publishIssue = async (values: IssueValues) => {
    const problem = await checkTonight(values.tonight);
    if (problem) return problem;
    const previousDay = typeof editedIssue === 'object' ? editedIssue.day : undefined;
    const result = await publish(putIssue(text, values, previousDay));
    if (result.ok) {
      setEditedIssue(undefined);
      setMessage({ ok: true, text: `Published. Readers will see it from ${formatDate(values.day)} on.` });
    }
    return result;
  };
  const today = new Date().toISOString().slice(0, 10);
  return (
    <section aria-labelledby="home-issues">
      <h2 id="home-issues" className="desk__title">
        Home page
      </h2>
      <p>
        An issue is shown from its first day until the next issue, for at most three weeks. After that, the home page
        follows the season.
      </p>
      <ResultMessage message={message} />
      {editedIssue ? (
        <IssueForm
          key={editedIssue === 'new' ? '' : editedIssue.day}
          issue={editedIssue === 'new' ? undefined : editedIssue}
          takenDays={issues.map(({ day }) => day)}
          choices={choices}
          onSend={publishIssue}
          onCancel={() => setEditedIssue(undefined)}
        />
      ) : (
        <button type="button" className="button" onClick={() => setEditedIssue('new')}>
          Plan an issue
        </button>
      )}
      <ul className="home-issues">
        {issues.map((issue) => (
          <li key={issue.day} className="home-issues__issue">
            <DateText value={issue.day} />
            <span>{choices.recipes.find(({ value }) => value === issue.lead)?.label ?? issue.lead}</span>
            <span>{getIssueState(issues, issue.day, today)}</span>
            <div>
              <button type="button" className="button button--quiet" onClick={() => setEditedIssue(issue)}>
                Edit
              </button>{' '}
              <ConfirmButton
                question="Readers will no longer see this issue."
                confirmLabel="Yes, remove it"
                disabled={content.busy}
                onConfirm={() => void remove(issue.day)}
              >
                Remove
              </ConfirmButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
