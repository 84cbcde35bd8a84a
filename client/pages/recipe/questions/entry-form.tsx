import { useEffect } from 'react';
import type { Questions_RecipeFragment } from '#client/gql/graphql.ts';
import { readEntryDrafts, storeEntryDraft } from '#client/state/drafts.ts';
import { TextArea } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { showToast } from '#client/ui/toast.ts';
import { answerProblem, MAX_ANSWER_LENGTH, MAX_QUESTION_LENGTH, questionProblem } from '#schema/rules/questions.ts';
import { type EntryDraft, getFormKey } from './entry-draft.ts';
import { type OwnEntries, useWriteEntry } from './entry-mutations.ts';

type Props = {
  slug: string;
  recipe: Questions_RecipeFragment | undefined;
  draft: EntryDraft;
  ownEntries: OwnEntries;
  /** `true` if the page has reopened the form with earlier text, so the form must not take the focus. */
  isRestored: boolean;
  onClose: () => void;
};

/** The form for a new or existing question or answer. Typed text stays in the tab until it is sent or canceled. */
export function EntryForm({ slug, recipe, draft, ownEntries, isRestored, onClose }: Props) {
  const key = getFormKey(draft);
  const isAnswer = draft.kind === 'answer';
  const write = useWriteEntry(slug, recipe, draft, ownEntries);
  const { field, result, busy, onSubmit, setFocus, subscribe } = useCheckedForm<{ text: string }>(
    { text: ({ text }) => (isAnswer ? answerProblem : questionProblem)(text)?.message },
    async ({ text }) => {
      const sendResult = await write(text);
      if (!sendResult.ok) return sendResult;
      showToast(sendResult.text, { kind: 'success' });
      closeForm();
      return undefined;
    },
    { defaultValues: { text: getStoredText(slug, key) ?? ('text' in draft ? draft.text : '') } },
  );
  const closeForm = () => {
    storeEntryDraft(slug, key, null);
    onClose();
  };
  useEffect(() => {
    if (!isRestored) setFocus('text');
  }, [isRestored, setFocus]);
  useEffect(() => {
    const callback = ({ values }: { values: { text: string } }) => storeEntryDraft(slug, key, values.text);
    return subscribe({ name: 'text', formState: { values: true }, callback });
  }, [slug, key, subscribe]);
  const maxLength = isAnswer ? MAX_ANSWER_LENGTH : MAX_QUESTION_LENGTH;
  return (
    <form className="entry-form" method="post" noValidate onSubmit={onSubmit}>
      <FormMessage result={result} />
      <TextArea
        label={isAnswer ? 'Your answer' : 'Your question'}
        hint={`Up to ${maxLength.toLocaleString('en')} characters. Shown on the recipe, with your name.`}
        rows={4}
        required
        {...field('text')}
      />
      <div className="form__buttons">
        <button type="button" className="button button--quiet" onClick={closeForm}>
          Cancel
        </button>
        <SubmitButton busy={busy}>{'id' in draft ? 'Update' : isAnswer ? 'Post answer' : 'Ask'}</SubmitButton>
      </div>
    </form>
  );
}

function getStoredText(slug: string, key: string): string | undefined {
  const { [key]: text } = readEntryDrafts(slug);
  return typeof text === 'string' ? text : undefined;
}
