import { useLazyQuery } from '@apollo/client/react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  DeskPage_RecipesToPutInQueryDocument,
  type IssueEditor_IssueFragment,
  IssueRow_IssueFragmentDoc,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { removeIssueDraft } from '#client/state/issue-draft.ts';
import { Field, TextArea } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { TextButton } from '#client/ui/text-button.tsx';
import { MAX_SUBJECT_LENGTH } from '#schema/rules/issues.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { useIssueActions } from './issue-mutations.ts';
import { useIssuePicture } from './issue-picture.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { IssueStatus } from './issue-status.tsx';
import { SendIssue } from './send-issue.tsx';
import { useIssueText } from './use-issue-text.ts';

type Props = {
  issue: IssueEditor_IssueFragment;
  subscriberCount: number;
  /** Fetches the issue again. */
  onReload: () => void;
};

/** Edits an issue, next to its preview and its problems. */
export function IssueEditor({ issue, subscriberCount, onReload }: Props) {
  const row = readFragment(IssueRow_IssueFragmentDoc, issue);
  const { id, version, subject } = row;
  const markdown = issue.markdown ?? '';
  const issueText = useIssueText({ id, version, subject, markdown }, onReload);
  const textArea = useRef<HTMLTextAreaElement>(null);
  /** `false` until the text area has had the focus; until then, blocks go at the end of the text. */
  const hasCursor = useRef(false);
  const insertBlock = (block: string) => {
    const end = issueText.text.markdown.length;
    const cursor = hasCursor.current ? (textArea.current?.selectionStart ?? end) : end;
    const [textBefore, textAfter] = [
      issueText.text.markdown.slice(0, cursor).trimEnd(),
      issueText.text.markdown.slice(cursor).trimStart(),
    ];
    issueText.change({ markdown: `${textBefore && `${textBefore}\n\n`}${block}\n\n${textAfter}` });
    textArea.current?.focus();
  };
  const { addFile, pictureField } = useIssuePicture({ issueId: id, onInsert: insertBlock });
  // Dropped text needs no handler: the browser inserts it.
  const isFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return (
    <section className="issue" aria-labelledby="issue">
      <h2 id="issue" className="desk__title">
        {subject || 'A new issue'}
      </h2>
      <p className="issue__state">
        <IssueStatus issue={row} />
      </p>
      <div className="issue__columns">
        <div className="issue__write">
          {issueText.hasConflict && (
            <div className="issue__behind" role="alert">
              <p>{row.editor ?? 'Another editor'} changed this issue in the meantime. Your text is below. Theirs:</p>
              <details>
                <summary>{subject || 'No subject'}</summary>
                <pre className="issue__text">{markdown}</pre>
              </details>
              <button type="button" className="button button--quiet" onClick={issueText.loadStored}>
                Use theirs
              </button>
              <button type="button" className="button button--quiet" onClick={issueText.overwriteStored}>
                Overwrite with mine
              </button>
            </div>
          )}
          <Field
            label="Subject"
            maxLength={MAX_SUBJECT_LENGTH}
            value={issueText.text.subject}
            onChange={({ target }) => issueText.change({ subject: target.value })}
          />
          <RecipePicker onPick={(slug) => insertBlock(`{{recipe ${slug}}}`)} />
          {pictureField}
          <TextArea
            ref={textArea}
            label="Text"
            hint="In Markdown: **bold**, [a link](/recipes). Links and pictures of this site begin with /."
            rows={18}
            value={issueText.text.markdown}
            onChange={({ target }) => issueText.change({ markdown: target.value })}
            onFocus={() => {
              hasCursor.current = true;
            }}
            onDragOver={(event) => isFile(event) && event.preventDefault()}
            onDrop={(event) => {
              if (!isFile(event)) return;
              event.preventDefault();
              void addFile(event.dataTransfer.files[0]);
            }}
          />
          <p className={issueText.failure ? 'desk__said desk__said--failed' : 'desk__said'} role="status">
            {issueText.failure ?? (issueText.isSaved ? 'Saved.' : issueText.isSaving ? 'Saving...' : 'Not saved yet.')}
          </p>
          {issueText.isSaved && (
            <>
              <SendIssue id={id} version={version} subscriberCount={subscriberCount} problems={issue.check.problems} />
              <DeleteDraftButton id={id} version={version} />
            </>
          )}
        </div>
        <IssuePreview {...issue.check} />
      </div>
    </section>
  );
}

/** The button that deletes a draft of the newsletter, once confirmed. */
function DeleteDraftButton({ id, version }: { id: string; version: number }) {
  const { busy, remove } = useIssueActions(id);
  const [result, setResult] = useState<{ ok: boolean; text: string }>();
  const navigate = useNavigate();
  const deleteDraft = async () => {
    const response = await remove(version);
    if (!response.ok) return setResult(response);
    removeIssueDraft(id);
    await navigate(paths.desk('newsletter'));
  };
  return (
    <div className="issue__steps">
      <FormMessage result={result} />
      <ConfirmButton
        question="Its text will be deleted. This can't be undone."
        confirmLabel="Yes, delete it"
        disabled={busy}
        onConfirm={() => void deleteDraft()}
      >
        Delete the draft
      </ConfirmButton>
    </div>
  );
}

/** A search whose results insert a recipe when pressed. */
function RecipePicker({ onPick }: { onPick: (slug: string) => void }) {
  const id = useId();
  const [term, setTerm] = useState('');
  const [searchRecipes, { data, error }] = useLazyQuery(DeskPage_RecipesToPutInQueryDocument);
  const recipes = data?.recipes.nodes ?? [];
  return (
    <search className="issue__picker">
      <label className="field__label" htmlFor={id}>
        Insert a recipe
      </label>
      <input
        id={id}
        type="search"
        className="field__input"
        value={term}
        onChange={({ target: { value } }) => {
          setTerm(value);
          if (value.trim() !== '') void searchRecipes({ variables: { term: value.trim() } });
        }}
      />
      {term.trim() !== '' && (
        <ul className="issue__found" aria-label="Recipes">
          {recipes.map(({ slug, title }) => (
            <li key={slug}>
              <TextButton
                onClick={() => {
                  onPick(slug);
                  setTerm('');
                }}
              >
                {title}
              </TextButton>
            </li>
          ))}
          {error && <li>The recipes could not be loaded.</li>}
          {data && recipes.length === 0 && <li>No recipes found.</li>}
        </ul>
      )}
    </search>
  );
}
