import { useEffect } from 'react';
import type { Questions_RecipeFragment } from '#client/gql/graphql.ts';
import { TextArea } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { showToast } from '#client/ui/toast.ts';
import { answerProblem, MAX_ANSWER_LENGTH, MAX_QUESTION_LENGTH, questionProblem } from '#schema/rules/questions.ts';
import { type OwnEntries, useWriteEntry, type Writing } from './entry-mutations.ts';

type Props = {
  slug: string;
  recipe: Questions_RecipeFragment | undefined;
  writing: Writing;
  own: OwnEntries;
  onClose: () => void;
};

/** The form for a question or an answer, new or changed. What was typed stays until it is sent. */
export function EntryForm({ slug, recipe, writing, own, onClose }: Props) {
  const isAnswer = writing.kind === 'answer';
  const write = useWriteEntry(slug, recipe, writing, own);
  const { field, result, busy, onSubmit, setFocus } = useCheckedForm<{ text: string }>(
    { text: ({ text }) => (isAnswer ? answerProblem : questionProblem)(text)?.message },
    async ({ text }) => {
      const sent = await write(text);
      if (!sent.ok) return sent;
      showToast(sent.text, { kind: 'success' });
      onClose();
      return undefined;
    },
    { defaultValues: { text: 'text' in writing ? writing.text : '' } },
  );
  useEffect(() => setFocus('text'), [setFocus]);
  const most = isAnswer ? MAX_ANSWER_LENGTH : MAX_QUESTION_LENGTH;
  return (
    <form className="entry-form" method="post" noValidate onSubmit={onSubmit}>
      <FormMessage result={result} />
      <TextArea
        label={isAnswer ? 'Your answer' : 'Your question'}
        hint={`Up to ${most.toLocaleString('en')} characters. All who read the recipe see it, with your name.`}
        rows={4}
        required
        {...field('text')}
      />
      <div className="form__buttons">
        <button type="button" className="button button--quiet" onClick={onClose}>
          Cancel
        </button>
        <SubmitButton busy={busy}>{'id' in writing ? 'Update' : isAnswer ? 'Post answer' : 'Ask'}</SubmitButton>
      </div>
    </form>
  );
}
