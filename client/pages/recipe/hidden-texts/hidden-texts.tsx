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

type Text = HiddenTexts_TextFragment;
type Question = Questions_RecipeFragment['questions']['nodes'][number];
type Slot = { parent: Element; before: Element | null };

type Host = {
  text: Text;
  /** Element in the page that contains the contribution. */
  element: Element;
  /** Hidden answers to a hidden question. */
  answers: readonly Text[];
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
    const texts = [...(hidden?.nodes ?? []), ...(held?.nodes ?? [])]
      .map((text) => readFragment(HiddenTexts_TextFragmentDoc, text))
      .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
    const reviewPage = { shown: reviews?.nodes ?? [], isFirst: page === 1, isLast, next: nextReviews?.nodes[0] };
    const shownQuestions = questions?.nodes ?? [];
    const questionPage = { shown: shownQuestions, isFirst: true, isLast: !questions?.pageInfo.hasNextPage };
    const getSlot = (text: Text) => {
      if (text.questionId !== null) return getAnswerSlot(text, shownQuestions);
      if (text.rating === null) return questions && getListSlot('.questions', getIndex(text, questionPage, 'NEWEST'));
      return getListSlot('.reviews', getIndex(text, reviewPage, orderBy));
    };
    // Answers are in chronological order. The positions are determined before this component adds elements to the page.
    const answers = texts.filter(({ questionId }) => questionId !== null).reverse();
    const slots = [...texts.filter(({ questionId }) => questionId === null), ...answers].flatMap((text) => {
      const slot = getSlot(text);
      return slot ? [{ text, ...slot }] : [];
    });
    const newHosts = slots.map(({ text, parent, before }) => {
      const element = document.createElement(/^[uo]l$/i.test(parent.tagName) ? 'li' : 'div');
      parent.insertBefore(element, before);
      return { text, element, answers: answers.filter(({ questionId }) => questionId === text.id) };
    });
    setHosts(newHosts);
    return () => {
      for (const { element } of newHosts) element.remove();
    };
  }, [data, reviews, nextReviews, questions, page, isLast, orderBy]);

  return hosts.map(({ text, element, answers }) =>
    createPortal(<HiddenText text={text} answers={answers} />, element, text.id),
  );
}

/** Returns the position before the item with this index; above the comment form if there is no list. */
function getListSlot(selector: string, index: number | undefined): Slot | undefined {
  if (index === undefined) return undefined;
  const list = document.querySelector(selector);
  if (list) return { parent: list, before: list.children[index] ?? null };
  const form = document.querySelector('.review-form');
  return form?.parentElement ? { parent: form.parentElement, before: form } : undefined;
}

/** Returns the position of an answer: after older answers and after answers by the recipe's author. */
function getAnswerSlot({ questionId, createdAt }: Text, questions: readonly Question[]): Slot | undefined {
  const index = questions.findIndex(({ id }) => id === questionId);
  const item = document.querySelectorAll('.question')[index];
  if (!item) return undefined;
  const list = item.querySelector('.answers');
  if (!list) return { parent: item, before: item.querySelector('.question__answer') };
  const isAfter = (answer: Question['answers'][number]) =>
    !answer.author && Date.parse(answer.createdAt) > Date.parse(createdAt);
  const position = questions[index]?.answers.findIndex(isAfter) ?? -1;
  return { parent: list, before: list.children[position] ?? null };
}

function HiddenText({ text, answers }: { text: Text; answers: readonly Text[] }) {
  const { id, message, createdAt, username, hiddenReason, rating } = text;
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
        <HiddenText key={answer.id} text={answer} answers={[]} />
      ))}
    </div>
  );
}
