import { useState } from 'react';
import { LazyPart } from '#client/ui/late.tsx';

type Props = { id: string; username: string; what: 'comment' | 'question' | 'answer' };

/** Opens the form by which a reader reports a text of another. */
export function ReportButton({ id, username, what }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className="review__actions no-print">
      <button
        type="button"
        className="review__action review__action--quiet needs-script"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Report
        <span className="visually-hidden">
          {' '}
          the {what} by {username}
        </span>
      </button>
      {open && (
        <LazyPart load={() => import('./report-form.tsx')} when="now">
          {({ ReportForm }) => <ReportForm id={id} username={username} what={what} onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </div>
  );
}
