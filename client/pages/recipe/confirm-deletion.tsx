import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { Modal } from '#client/ui/modal.tsx';

type Props = {
  title: string;
  /** Says what else is deleted, and whether this can be undone. */
  text: string;
  busy: boolean;
  onDelete: () => void;
  onClose: () => void;
};

/** Asks for confirmation before a member's own comment, question or answer is deleted. */
export function ConfirmDeletion({ title, text, busy, onDelete, onClose }: Props) {
  return (
    <Modal title={title} onClose={onClose}>
      <p className="modal__text">{text}</p>
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
