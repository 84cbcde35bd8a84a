import './hidden-texts.css';
import { useQuery } from '@apollo/client/react';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { matchPath, useLocation } from 'react-router-dom';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  type HiddenTexts_TextFragment,
  HiddenTexts_TextFragmentDoc,
  HiddenTextsQueryDocument,
  type Questions_RecipeFragment,
  Questions_RecipeFragmentDoc,
  QuestionsQueryDocument,
  ReviewList_RecipeFragmentDoc,
  ReviewsQueryDocument,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { Link } from '#client/ui/link.tsx';
import { Stars } from '#client/ui/stars.tsx';
import { WAITING_REASON } from '#schema/rules/desk.ts';
import { getReviewVariables } from '../reviews/reviews-url.ts';
import { getIndex } from './positions.ts';

/** Shows moderators the hidden comments, questions and answers on a recipe's page. */
export function HiddenTexts() {
  const { pathname } = useLocation();
  const match = matchPath('/recipes/:term/:slug', pathname) ?? matchPath('/cuisines/:term/:slug', pathname);
  const slug = match?.params.slug;
  return slug ? <RecipeHiddenTexts key={slug} slug={slug.toLowerCase()} /> : null;
}

type Contribution = HiddenTexts_TextFragment;
type Question = Questions_RecipeFragment['questions']['nodes'][number];
/** Position of an element to insert: before its next sibling; null appends it. */
type Slot = { parent: Element; nextSibling: Element | null };

type Host = {
  contribution: Contribution;
  /** Element in the page that contains the contribution. */
  element: Element;
  /** Hidden answers to a hidden question. */
  answers: readonly Contribution[];
};

/** Inserts the hidden contributions into the page's lists, in the lists' order. */
function RecipeHiddenTexts({ slug }: { slug: string }) {
  const { data } = useQuery(HiddenTextsQueryDocument, { variables: { slug }, fetchPolicy: 'no-cache' });
  const variables = getReviewVariables(slug, new URLSearchParams(useLocation().search));
  const { orderBy, page } = variables;
  const reviewsQuery = useQuery(ReviewsQueryDocument, { variables, fetchPolicy: 'cache-only' });
  const reviews = readFragment(ReviewList_RecipeFragmentDoc, reviewsQuery.data?.recipe)?.reviews;
  const isLast = reviews === undefined || page >= reviews.pageInfo.pageCount;
  const nextPageQuery = useQuery(ReviewsQueryDocument, { variables: { ...variables, page: page + 1 }, skip: isLast });
  const nextReviews = readFragment(ReviewList_RecipeFragmentDoc, nextPageQuery.data?.recipe)?.reviews;
  const questionsQuery = useQuery(QuestionsQueryDocument, { variables: { slug }, fetchPolicy: 'cache-only' });
  const questions = readFragment(Questions_RecipeFragmentDoc, questionsQuery.data?.recipe)?.questions;
  const [hosts, setHosts] = useState<readonly Host[]>([]);

  useLayoutEffect(() => {
    const { hidden, held } = data?.desk ?? {};
    const contributions = [...(hidden?.nodes ?? []), ...(held?.nodes ?? [])]
      .map((contribution) => readFragment(HiddenTexts_TextFragmentDoc, contribution))
      .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
    const reviewPage = { items: reviews?.nodes ?? [], isFirst: page === 1, isLast, next: nextReviews?.nodes[0] };
    const shownQuestions = questions?.nodes ?? [];
    const questionPage = { items: shownQuestions, isFirst: true, isLast: !questions?.pageInfo.hasNextPage };
    const getSlot = (contribution: Contribution) => {
      if (contribution.questionId !== null) return getAnswerSlot(contribution, shownQuestions);
      if (contribution.rating === null)
        return questions && getListSlot('.questions', getIndex(contribution, questionPage, 'NEWEST'));
      return getListSlot('.reviews', getIndex(contribution, reviewPage, orderBy));
    };
    // Answers are in chronological order. All positions are determined before the first element is inserted.
    const answers = contributions.filter(({ questionId }) => questionId !== null).reverse();
    const slots = [...contributions.filter(({ questionId }) => questionId === null), ...answers].flatMap(
      (contribution) => {
        const slot = getSlot(contribution);
        return slot ? [{ contribution, ...slot }] : [];
      },
    );
    const newHosts = slots.map(({ contribution, parent, nextSibling }) => {
      const element = document.createElement(/^[uo]l$/i.test(parent.tagName) ? 'li' : 'div');
      parent.insertBefore(element, nextSibling);
      return { contribution, element, answers: answers.filter(({ questionId }) => questionId === contribution.id) };
    });
    setHosts(newHosts);
    return () => {
      for (const { element } of newHosts) element.remove();
    };
  }, [data, reviews, nextReviews, questions, page, isLast, orderBy]);

  return hosts.map(({ contribution, element, answers }) =>
    createPortal(<HiddenContribution contribution={contribution} answers={answers} />, element, contribution.id),
  );
}

/** Returns the position of a list's item, or the list's end; above the comment form if there is no list. */
function getListSlot(selector: string, index: number | undefined): Slot | undefined {
  if (index === undefined) return undefined;
  const list = document.querySelector(selector);
  if (list) return { parent: list, nextSibling: list.children[index] ?? null };
  const form = document.querySelector('.review-form');
  return form?.parentElement ? { parent: form.parentElement, nextSibling: form } : undefined;
}

/** Returns the position of an answer: after older answers and after answers by the recipe's author. */
function getAnswerSlot({ questionId, createdAt }: Contribution, questions: readonly Question[]): Slot | undefined {
  const index = questions.findIndex(({ id }) => id === questionId);
  const item = document.querySelectorAll('.question')[index];
  if (!item) return undefined;
  const list = item.querySelector('.answers');
  if (!list) return { parent: item, nextSibling: item.querySelector('.question__answer') };
  const isAfter = (answer: Question['answers'][number]) =>
    !answer.author && Date.parse(answer.createdAt) > Date.parse(createdAt);
  const position = questions[index]?.answers.findIndex(isAfter) ?? -1;
  return { parent: list, nextSibling: list.children[position] ?? null };
}

function HiddenContribution({
  contribution,
  answers,
}: {
  contribution: Contribution;
  answers: readonly Contribution[];
}) {
  const { id, message, createdAt, username, hiddenReason, rating } = contribution;
  return (
    <div className="hidden-text no-print">
      <p className="hidden-text__mark">
        {hiddenReason === WAITING_REASON ? 'Hidden: waiting for a moderator' : `Hidden: ${hiddenReason}`}
      </p>
      <p className="review__head">
        <strong className="review__name" dir="auto">
          {username}
        </strong>
        {rating !== null && <Stars rating={rating} />}
        <DateText value={createdAt} />
      </p>
      <p className="review__message" dir="auto">
        {message}
      </p>
      <p className="hidden-text__foot">
        <Link to={paths.desk(`texts/${id}`)}>
          Decide<span className="visually-hidden"> about the hidden contribution by {username}</span>
        </Link>
      </p>
      {answers.map((answer) => (
        <HiddenContribution key={answer.id} contribution={answer} answers={[]} />
      ))}
    </div>
  );
}
