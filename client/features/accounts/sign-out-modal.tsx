import { paths } from '#client/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { useSignOut } from './use-sign-out.ts';
import './accounts.css';

/** Asks for confirmation before signing out. */
export function SignOutModal({ onClose }: { onClose: () => void }) {
  const [signOut, { loading }] = useSignOut();
  const confirm = async () => {
    await signOut();
    onClose();
  };
  return (
    <Modal title="Logout" onClose={onClose}>
      <p className="modal__text">Are you sure? You will be logged out from your account.</p>
      <div className="form__buttons">
        <button type="button" className="button button--quiet" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="button" disabled={loading} onClick={confirm}>
          Logout
        </button>
      </div>
      <p className="form__links">
        <Link to={paths.account}>Your account</Link>
      </p>
    </Modal>
  );
}
