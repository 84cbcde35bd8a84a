/** What a member is writing: a question, an answer, or an edit of either. */
export type EntryDraft =
  | { kind: 'ask' }
  | { kind: 'answer'; questionId: string }
  | { kind: 'question' | 'answer'; id: string; text: string };

/** Returns a form's key in the drafts of a recipe. Example: "answer UXVlc3Rpb246MQ". */
export function getFormKey(draft: EntryDraft): string {
  if ('id' in draft) return `edit ${draft.id}`;
  return 'questionId' in draft ? `answer ${draft.questionId}` : 'ask';
}

/** Returns the draft of the form with this key; undefined if the form edits an existing text. */
export function getNewDraft(key: string): EntryDraft | undefined {
  const [kind, questionId = ''] = key.split(' ');
  if (kind === 'ask') return { kind };
  return kind === 'answer' ? { kind, questionId } : undefined;
}
