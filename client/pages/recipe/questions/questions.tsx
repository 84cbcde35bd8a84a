import './questions.css';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { OwnEntriesQueryDocument, type Questions_RecipeFragment, QuestionsQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { readEntryDrafts } from '#client/state/drafts.ts';
import { useAccountPath } from '#client/state/return-path.ts';
import { readToken, useSignedInVisitor } from '#client/state/session.ts';
import { Portrait } from '#client/ui/avatar.tsx';
import { DateText } from '#client/ui/date-text.tsx';
import { ErrorText } from '#client/ui/error-text.tsx';
import { focusHeading } from '#client/ui/focus-heading.ts';
import { LazyPart } from '#client/ui/lazy-part.tsx';
import { Link } from '#client/ui/link.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { type OwnActions, ReviewActions } from '../reviews/review-item.tsx';
import { type EntryDraft, getNewDraft } from './entry-draft.ts';
import type { OwnEntries } from './entry-mutations.ts';

const reload = () => window.location.reload();
const formError = <ErrorText onRetry={reload}>The form could not be loaded.</ErrorText>;

type Props = {
  slug: string;
  /** Undefined if the questions could not be fetched. */
  recipe: Questions_RecipeFragment | undefined;
};

/** The questions about a recipe with their answers, and buttons that open a form to ask, answer or edit. */
export function Questions({ slug, recipe }: Props) {
  const isMember = Boolean(useSignedInVisitor());
  const ownEntries = useOwnEntries(slug);
  const [openDraft, setOpenDraft] = useState<EntryDraft>();
  /** The stored draft whose form was reopened. */
  const [restoredDraft, setRestoredDraft] = useState<EntryDraft>();
  const [deletingId, setDeletingId] = useState<string>();
  useEffect(() => {
    const [draft] = Object.keys(readEntryDrafts(slug)).flatMap((key) => getNewDraft(key) ?? []);
    if (!isMember || !draft) return;
    setRestoredDraft(draft);
    setOpenDraft(draft);
  }, [slug, isMember]);
  const signInPath = useAccountPath('#questions')(paths.login);
  const close = () => {
    setOpenDraft(undefined);
    setDeletingId(undefined);
    focusHeading(document.getElementById('questions'));
  };

  const renderForm = (draft: EntryDraft) => (
    <LazyPart load={() => import('./entry-form.tsx')} when="now" errorFallback={formError}>
      {({ EntryForm }) => (
        <EntryForm
          key={JSON.stringify(draft)}
          isRestored={draft === restoredDraft}
          onClose={close}
          {...{ slug, recipe, ownEntries }}
          draft={draft}
        />
      )}
    </LazyPart>
  );
  const getActions = (id: string, kind: 'question' | 'answer', text: string) =>
    ownEntries.myEntryIds.includes(id)
      ? { onEdit: () => setOpenDraft({ kind, id, text }), onDelete: () => setDeletingId(id) }
      : undefined;
  const renderAnswerButton = (id: string) =>
    isMember ? (
      <button
        type="button"
        className="review__action needs-script"
        onClick={() => setOpenDraft({ kind: 'answer', questionId: id })}
      >
        Answer
      </button>
    ) : (
      <Link to={signInPath}>Sign in to answer</Link>
    );

  if (!recipe) return <ErrorText onRetry={reload}>The questions could not be loaded.</ErrorText>;
  const { nodes, pageInfo } = recipe.questions;
  return (
    <>
      <div className="questions__ask no-print">
        {!isMember && (
          <Link to={signInPath} className="button button--quiet">
            Sign in to ask
          </Link>
        )}
        {isMember && openDraft?.kind !== 'ask' && (
          <button type="button" className="button needs-script" onClick={() => setOpenDraft({ kind: 'ask' })}>
            Ask a question
          </button>
        )}
        {openDraft?.kind === 'ask' && renderForm(openDraft)}
      </div>
      {ownEntries.myHiddenEntries.map(({ text, reason }) => (
        <p key={text} className="review__hidden">
          Only you see “<bdi>{text}</bdi>”. {reason}
        </p>
      ))}
      {nodes.length === 0 && <p>No questions yet. What would you like to know?</p>}
      <ul className="questions">
        {nodes.map(({ id, answers, ...question }) => (
          <li key={id} className="question">
            {isEditing(openDraft, id) ? (
              renderForm(openDraft)
            ) : (
              <Entry id={id} {...question} ownActions={getActions(id, 'question', question.text)} />
            )}
            {answers.length > 0 && (
              <ul className="answers" aria-label="Answers">
                {answers.map(({ id: answerId, ...answer }) => (
                  <li key={answerId}>
                    {isEditing(openDraft, answerId) ? (
                      renderForm(openDraft)
                    ) : (
                      <Entry id={answerId} {...answer} ownActions={getActions(answerId, 'answer', answer.text)} />
                    )}
                  </li>
                ))}
              </ul>
            )}
            <div className="question__answer no-print">
              {openDraft && 'questionId' in openDraft && openDraft.questionId === id
                ? renderForm(openDraft)
                : renderAnswerButton(id)}
            </div>
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && <MoreButton slug={slug} after={pageInfo.endCursor} />}
      {deletingId && (
        <LazyPart load={() => import('./delete-entry.tsx')} when="now">
          {({ DeleteEntry }) => (
            <DeleteEntry id={deletingId} recipe={recipe} onDeleted={close} onClose={() => setDeletingId(undefined)} />
          )}
        </LazyPart>
      )}
    </>
  );
}

function isEditing(openDraft: EntryDraft | undefined, id: string): openDraft is EntryDraft & { id: string } {
  return openDraft !== undefined && 'id' in openDraft && openDraft.id === id;
}

/** The button that adds the next questions to the list. */
function MoreButton({ slug, after }: { slug: string; after: string | null }) {
  const client = useApolloClient();
  const [hasFailed, setHasFailed] = useState(false);
  const loadMore = () => {
    setHasFailed(false);
    // The cache merges all pages into one list, so it would return the questions that it already has.
    const fetchPolicy = 'network-only';
    client
      .query({ query: QuestionsQueryDocument, variables: { slug, after }, fetchPolicy })
      .catch(() => setHasFailed(true));
  };
  return (
    <div className="questions__more needs-script no-print">
      <button type="button" className="button button--quiet" onClick={loadMore}>
        Show more questions
      </button>
      {hasFailed && <ErrorText>Could not load more. Please try again.</ErrorText>}
    </div>
  );
}

/** Returns the visitor's own questions and answers; empty for guests, and until they have loaded. */
function useOwnEntries(slug: string): OwnEntries {
  const skip = !useSignedInVisitor() || readToken() === null;
  const { data } = useQuery(OwnEntriesQueryDocument, { variables: { slug }, skip });
  const recipe = skip ? undefined : data?.recipe;
  return { myEntryIds: recipe?.myEntryIds ?? [], myHiddenEntries: recipe?.myHiddenEntries ?? [] };
}

type Question = Questions_RecipeFragment['questions']['nodes'][number];
type Author = Question['answers'][number]['author'];

type EntryProps = Omit<Question, 'answers' | '__typename'> & {
  /** The recipe's author, if they wrote the answer; null for other answers, undefined for questions. */
  author?: Author;
  /** The actions of the member who wrote the text; omitted for everyone else. */
  ownActions?: OwnActions;
};

/** A question or an answer. An answer by the recipe's author shows their portrait. */
function Entry({ id, username, text, createdAt, editedAt, author, ownActions }: EntryProps) {
  const noun = author === undefined ? 'question' : 'answer';
  return (
    <div className={author ? 'entry entry--author' : 'entry'}>
      <p className="review__head">
        {author && <Portrait picture={author.picture} />}
        <strong className="review__name" dir="auto">
          {author ? <Link to={paths.author(author.slug)}>{author.name}</Link> : username}
        </strong>
        {author && <span className="entry__mark">Author of this recipe</span>}
        <DateText value={createdAt} />
        {editedAt && (
          <span>
            updated <DateText value={editedAt} />
          </span>
        )}
      </p>
      <p className="review__message" dir="auto">
        {text}
      </p>
      {ownActions ? (
        <ReviewActions {...ownActions} noun={noun} />
      ) : (
        <ReportButton id={id} username={username} noun={noun} />
      )}
    </div>
  );
}
