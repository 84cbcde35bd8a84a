import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { Modal } from '#client/ui/modal.tsx';

type Props = {
  busy: boolean;
  onDelete: () => void;
  onClose: () => void;
};

/** Asks once more before one's own comment goes. */
export function DeleteReview({ busy, onDelete, onClose }: Props) {
  return (
    <Modal title="Delete your comment?" onClose={onClose}>
      <p className="modal__text">Your comment and your stars go at once. You can always write another.</p>
      <form
        className="form__buttons"
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          onDelete();
        }}
      >
        <button type="button" className="button button--quiet" onClick={onClose}>
          Cancel
        </button>
        <SubmitButton busy={busy}>Delete</SubmitButton>
      </form>
    </Modal>
  );
}
