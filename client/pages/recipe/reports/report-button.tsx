import { useState } from 'react';
import { LazyPart } from '#client/ui/lazy-part.tsx';

type Props = { id: string; username: string; noun: 'comment' | 'question' | 'answer' };

/** Button that opens the form to report another member's comment, question or answer. */
export function ReportButton({ id, username, noun }: Props) {
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
          the {noun} by {username}
        </span>
      </button>
      {open && (
        <LazyPart load={() => import('./report-form.tsx')} when="now">
          {({ ReportForm }) => <ReportForm id={id} username={username} noun={noun} onClose={() => setOpen(false)} />}
        </LazyPart>
      )}
    </div>
  );
}
