import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getResult } from '#client/apollo/result.ts';
import {
  DeskRecipes_DeleteMutationDocument,
  type DeskRecipes_FileFragment,
  DeskRecipes_RolesQueryDocument,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { contentTexts, PREVIEW_DAYS } from '#schema/rules/content-desk.ts';
import { isDistant } from '#schema/rules/publication-day.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { getZoneName } from '../time-text.tsx';
import type { SaveResult, useContent } from './content-mutations.ts';
import { toSlug } from './file-paths.ts';
import type { PublishActions } from './publish-bar.tsx';

type Props = {
  /** Undefined for a file that was never saved. */
  status: DeskRecipes_FileFragment | undefined;
  problemCount: number;
  isRecipe: boolean;
  content: ReturnType<typeof useContent>;
  publishing: PublishActions;
  /** Saves the text. */
  save: () => Promise<SaveResult>;
};

/** Controls to schedule a text, share a preview of it, and withdraw or delete it. */
export function PublishPanel({ status, problemCount, isRecipe, content, publishing, save }: Props) {
  const [time, setTime] = useState('');
  const [timeError, setTimeError] = useState<string>();
  const [link, setLink] = useState<string>();
  const { setMessage } = publishing;
  const navigate = useNavigate();
  const { busy } = content;
  const share = async () => {
    const saveResult = await save();
    const result = saveResult.revision === null ? saveResult : await content.share(saveResult.revision);
    setMessage(result);
    setLink('url' in result ? result.url : undefined);
  };
  const schedule = () => {
    const date = new Date(time);
    if (!(date.getTime() > Date.now())) return setTimeError(contentTexts.past);
    const at = date.toISOString();
    if (isRecipe && isDistant(at, new Date().toISOString())) return setTimeError(contentTexts.distant);
    setTimeError(undefined);
    publishing.schedule(at);
  };
  const deleteOrWithdraw = async () => {
    const draftRevision = status?.state === 'DRAFT' && status.revision;
    const result = await (draftRevision ? content.deleteDraft(draftRevision) : content.withdraw());
    setMessage(result);
    if (result.ok && draftRevision) await navigate(paths.desk('recipes'));
  };
  return (
    <section aria-labelledby="publish" className="publish-panel">
      <h3 id="publish" className="reported__title">
        Publish
      </h3>
      {status?.scheduleProblem && (
        <p className="desk__said--failed">Not published on schedule: {status.scheduleProblem}</p>
      )}
      {problemCount > 0 && <p>Before you can publish it, fix the mistakes and fill in what is still needed.</p>}
      <Field
        label="Publish at a time"
        type="datetime-local"
        hint={`Your time zone: ${getZoneName()}`}
        value={time}
        error={timeError}
        onChange={({ target }) => setTime(target.value)}
      />
      <button type="button" className="button button--quiet" disabled={busy || problemCount > 0} onClick={schedule}>
        Schedule
      </button>
      {status?.publishAt && (
        <button
          type="button"
          className="button button--quiet"
          disabled={busy}
          onClick={() => void content.unschedule().then(setMessage)}
        >
          Cancel the schedule
        </button>
      )}
      {isRecipe && (
        <button type="button" className="button button--quiet" disabled={busy} onClick={() => void share()}>
          Share a preview
        </button>
      )}
      {link && <Field label={`For ${PREVIEW_DAYS} days, anyone with this address can read it`} value={link} readOnly />}
      {status?.isShared && (
        <button
          type="button"
          className="button button--quiet"
          disabled={busy}
          onClick={() => {
            setLink(undefined);
            void content.stopSharing().then(setMessage);
          }}
        >
          Stop sharing
        </button>
      )}
      {isRecipe && status && status.state !== 'WITHDRAWN' && (
        <ConfirmButton
          key={status.state}
          {...(status.state === 'DRAFT'
            ? { question: "Its text will be deleted. This can't be undone.", confirmLabel: 'Yes, delete it' }
            : {
                question: 'Readers will no longer see it. You can publish it again.',
                confirmLabel: 'Yes, withdraw it',
              })}
          disabled={busy}
          onConfirm={() => void deleteOrWithdraw()}
        >
          {status.state === 'DRAFT' ? 'Delete the draft' : 'Withdraw it'}
        </ConfirmButton>
      )}
      {isRecipe && status?.state === 'WITHDRAWN' && <DeleteForm file={status.file} />}
    </section>
  );
}

const texts = { failed: 'It could not be deleted. Please try again.', unreachable: 'The server cannot be reached.' };

/** The form in which an administrator types a withdrawn recipe's slug to delete it permanently. */
function DeleteForm({ file }: { file: string }) {
  const navigate = useNavigate();
  const { data } = useQuery(DeskRecipes_RolesQueryDocument);
  const [remove] = useMutation(DeskRecipes_DeleteMutationDocument);
  const slug = toSlug(file);
  const form = useCheckedForm<{ slug: string }>(
    { slug: (values) => (values.slug.trim() === slug ? undefined : `Enter ${slug} to confirm.`) },
    async () => {
      const result = await getResult(remove({ variables: { input: { file, slug } } }), 'deleteRecipe', texts);
      if (result.ok) await navigate(paths.desk('recipes'));
      return result;
    },
    { defaultValues: { slug: '' } },
  );
  if (!data?.viewer?.roles.includes('ADMINISTRATOR')) return <p>An administrator can delete it permanently.</p>;
  return (
    <details>
      <summary>Delete permanently</summary>
      <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
        <p>Its texts, comments, stars and photograph are deleted. This can’t be undone.</p>
        <Field label={`Enter ${slug} to confirm`} autoComplete="off" {...form.field('slug')} />
        <FormMessage result={form.result} />
        <SubmitButton busy={form.busy}>Delete permanently</SubmitButton>
      </form>
    </details>
  );
}
