import { type KeyboardEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOptional } from '#client/apollo/use-loaded.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  Questions_RecipeFragmentDoc,
  QuestionsQueryDocument,
  type ReviewsQueryQueryVariables,
} from '#client/gql/graphql.ts';
import { Questions } from './questions/questions.tsx';
import { RecipeSection } from './recipe-section.tsx';
import { Comments } from './reviews/comments.tsx';
import './discussion.css';

const tabs = ['reviews', 'questions'] as const;
type Tab = (typeof tabs)[number];

type Props = {
  reviewVariables: ReviewsQueryQueryVariables;
  /** Number of comments; undefined if they could not be fetched. */
  count: number | undefined;
};

/** Comments and questions in two tabs; without scripts, one below the other. */
export function Discussion({ reviewVariables, count }: Props) {
  const { slug } = reviewVariables;
  const data = useOptional(QuestionsQueryDocument, { slug });
  const recipe = readFragment(Questions_RecipeFragmentDoc, data?.recipe) ?? undefined;
  const [openTab, setOpenTab] = useTab();
  const names = { reviews: 'Comments', questions: 'Questions' };
  const counts = { reviews: count, questions: recipe?.questions.totalCount };
  const onKeyDown = (event: KeyboardEvent) => {
    const tabsByKey: Record<string, Tab> = {
      ArrowLeft: 'reviews',
      Home: 'reviews',
      ArrowRight: 'questions',
      End: 'questions',
    };
    const next = tabsByKey[event.key];
    if (!next) return;
    event.preventDefault();
    setOpenTab(next);
    document.getElementById(`${next}-tab`)?.focus();
  };
  const getPanelClass = (tab: Tab) => (tab === openTab ? '' : 'talk__panel--closed');
  return (
    <div className="talk">
      <div className="talk__tabs needs-script no-print" role="tablist" aria-label="Discussion">
        {tabs.map((tab) => (
          <button
            key={tab}
            id={`${tab}-tab`}
            type="button"
            role="tab"
            className="talk__tab"
            aria-selected={tab === openTab}
            aria-controls={`${tab}-panel`}
            tabIndex={tab === openTab ? 0 : -1}
            onClick={() => setOpenTab(tab)}
            onKeyDown={onKeyDown}
          >
            {names[tab]} {counts[tab] !== undefined && <span className="talk__count">{counts[tab]}</span>}
          </button>
        ))}
      </div>
      <div id="reviews-panel" role="tabpanel" aria-labelledby="reviews-tab" className={getPanelClass('reviews')}>
        <RecipeSection id="reviews" title={names.reviews} className="reviews-section">
          <Comments variables={reviewVariables} />
        </RecipeSection>
      </div>
      <div id="questions-panel" role="tabpanel" aria-labelledby="questions-tab" className={getPanelClass('questions')}>
        <RecipeSection id="questions" title={names.questions}>
          <Questions slug={slug} recipe={recipe} />
        </RecipeSection>
      </div>
    </div>
  );
}

/** Returns the open tab and its setter. The hash `#reviews` or `#questions` in the URL opens that tab. */
function useTab() {
  const { hash, key } = useLocation();
  const [openTab, setOpenTab] = useState<Tab>('reviews');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same hash opens its tab again.
  useEffect(() => {
    const tab = tabs.find((each) => hash === `#${each}`);
    if (tab) setOpenTab(tab);
  }, [hash, key]);
  useEffect(() => {
    if (openTab === 'questions' && hash === '#questions') document.getElementById('questions')?.scrollIntoView();
  }, [openTab, hash]);
  return [openTab, setOpenTab] as const;
}
