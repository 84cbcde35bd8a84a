import { useMutation } from '@apollo/client/react';
import { useId, useState } from 'react';
import { getResult } from '#client/apollo/result.ts';
import { Report_SendMutationDocument, type ReportReason } from '#client/gql/graphql.ts';
import { TextArea } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { Modal } from '#client/ui/modal.tsx';
import { deskNoteProblem, reportReasons, reportReasonTexts } from '#schema/rules/desk.ts';
import './report-form.css';

const texts = {
  failed: 'It could not be reported. Please try again later.',
  throttled: 'Too many reports. Please try again later.',
};

type Props = { id: string; username: string; noun: string; onClose: () => void };

/** Reports a comment, question or answer to the moderators. No account is needed. */
export function ReportForm({ id, username, noun, onClose }: Props) {
  const groupName = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [send] = useMutation(Report_SendMutationDocument);
  const form = useCheckedForm<{ note: string }>(
    { note: ({ note }) => deskNoteProblem(note)?.message },
    async ({ note }) =>
      reason
        ? getResult(send({ variables: { input: { id, reason, note } } }), 'reportText', texts)
        : { ok: false, text: 'Please choose a reason.' },
    { defaultValues: { note: '' } },
  );
  if (form.result?.ok)
    return (
      <Modal title="Reported" onClose={onClose}>
        <p className="modal__text" role="status">
          {form.result.text}
        </p>
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </Modal>
    );
  return (
    <Modal
      title={
        <>
          Report the {noun} by <bdi>{username}</bdi>
        </>
      }
      onClose={onClose}
    >
      <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
        <fieldset className="report-form__reasons">
          <legend className="field__label">What is wrong with it?</legend>
          {reportReasons.map((each) => (
            <label key={each} className="report-form__reason">
              <input type="radio" name={groupName} checked={reason === each} onChange={() => setReason(each)} />
              {reportReasonTexts[each]}
            </label>
          ))}
        </fieldset>
        <TextArea label="Details (optional)" rows={2} {...form.field('note')} />
        <FormMessage result={form.result} />
        <div className="form__buttons">
          <button type="button" className="button button--quiet" onClick={onClose}>
            Cancel
          </button>
          <SubmitButton busy={form.busy}>Report</SubmitButton>
        </div>
      </form>
    </Modal>
  );
}
