import { useState } from 'react';
import { DeleteSheet } from './delete-sheet.tsx';

/** The way out for good. */
export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="delete">
      <h2 className="account-page__title" id="delete">
        Delete your account
      </h2>
      <p className="account-page__text">
        Your name, your address and your sessions go at once. Your comments stay, under “Former member”.
      </p>
      <button type="button" className="button button--quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Delete my account
      </button>
      {open && <DeleteSheet hasPassword={hasPassword} onClose={() => setOpen(false)} />}
    </section>
  );
}
