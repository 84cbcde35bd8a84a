import { useMutation } from '@apollo/client/react';
import { getResult } from '#client/apollo/result.ts';
import {
  Entry_EditMutationDocument,
  type OwnEntriesQueryQuery,
  Question_AnswerMutationDocument,
  Question_AskMutationDocument,
  type Questions_RecipeFragment,
} from '#client/gql/graphql.ts';
import { useSignedInVisitor } from '#client/state/session.ts';
import { normalizeNote } from '#schema/rules/kitchen.ts';
import { MAX_QUESTION_PAGE_SIZE, QUESTION_PAGE_SIZE, questionTexts } from '#schema/rules/questions.ts';
import type { EntryDraft } from './entry-draft.ts';

/** The ids of the member's own questions and answers on the recipe, and the texts of hidden ones. */
export type OwnEntries = Pick<NonNullable<OwnEntriesQueryQuery['recipe']>, 'myEntryIds' | 'myHiddenEntries'>;

const texts = { failed: questionTexts.failed, signedOut: questionTexts.signedOut };
const pendingFields = { id: 'pending', editedAt: null } as const;

/** Returns the page size to request after a change: all displayed questions and one more, within limits. */
export function getPageSize(recipe: Questions_RecipeFragment | undefined): { first: number } {
  const count = (recipe?.questions.nodes.length ?? 0) + 1;
  return { first: Math.min(MAX_QUESTION_PAGE_SIZE, Math.max(QUESTION_PAGE_SIZE, count)) };
}

/**
 * Returns a function that sends a question, an answer or an edit. A new question or answer appears on the page at once,
 * and disappears if sending fails. An edit appears after the server has accepted it.
 * @param recipe - the recipe as displayed
 */
export function useWriteEntry(
  slug: string,
  recipe: Questions_RecipeFragment | undefined,
  draft: EntryDraft,
  ownEntries: OwnEntries,
) {
  const [ask] = useMutation(Question_AskMutationDocument);
  const [answer] = useMutation(Question_AnswerMutationDocument);
  const [edit] = useMutation(Entry_EditMutationDocument);
  const username = useSignedInVisitor()?.name ?? 'You';
  const pageSize = getPageSize(recipe);
  return (typedText: string) => {
    const text = normalizeNote(typedText);
    const entry = { ...pendingFields, username, text, createdAt: new Date().toISOString() };
    const toSuccess = (message: string, nodes: Questions_RecipeFragment['questions']['nodes'], addedCount: number) =>
      recipe && {
        __typename: 'EntrySuccess' as const,
        message,
        recipe: {
          ...recipe,
          ...ownEntries,
          questions: { ...recipe.questions, nodes, totalCount: recipe.questions.totalCount + addedCount },
        },
      };
    const nodes = recipe?.questions.nodes ?? [];
    if ('id' in draft) {
      const input = { id: draft.id, text };
      return getResult(edit({ variables: { input, ...pageSize } }), 'editEntry', texts);
    }
    if (draft.kind === 'ask') {
      const result = toSuccess(questionTexts.asked, [{ __typename: 'Question', ...entry, answers: [] }, ...nodes], 1);
      const optimisticResponse = result && { __typename: 'Mutation' as const, askQuestion: result };
      const input = { recipeSlug: slug, text };
      return getResult(ask({ variables: { input, ...pageSize }, optimisticResponse }), 'askQuestion', texts);
    }
    const { questionId } = draft;
    const newNodes = nodes.map((node) =>
      node.id === questionId
        ? { ...node, answers: [...node.answers, { __typename: 'Answer' as const, ...entry, author: null }] }
        : node,
    );
    const success = toSuccess(questionTexts.answered, newNodes, 0);
    const optimisticResponse = success && { __typename: 'Mutation' as const, answerQuestion: success };
    const input = { questionId, text };
    return getResult(answer({ variables: { input, ...pageSize }, optimisticResponse }), 'answerQuestion', texts);
  };
}
