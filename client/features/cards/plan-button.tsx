import { type ReactNode, useEffect, useState } from 'react';
import type { Product } from '#client/state/store.ts';
import { today } from '#client/ui/days.ts';
import { Late } from '#client/ui/late.tsx';
import { showToast } from '#client/ui/toast.ts';

type Props = {
  dish: Product;
  /** For how many, where it is not as written. */
  servings?: number;
  className: string;
  children: ReactNode;
};

/** Puts a dish on a day of the plan: its sheet asks for the day. */
export function PlanButton({ dish, servings, className, children }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={`Plan ${dish.title}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      {open && (
        <Late load={() => import('./plan-sheet.tsx')} when="now" missing={<SheetMissing onShown={close} />}>
          {({ PlanSheet }) => <PlanSheet entry={{ day: today(), dish, servings }} onClose={close} />}
        </Late>
      )}
    </>
  );
}

/** Says so, and closes it: the next press tries again. */
function SheetMissing({ onShown }: { onShown: () => void }) {
  useEffect(() => {
    showToast('The plan could not be loaded. Please try again.', { kind: 'error' });
    onShown();
  }, [onShown]);
  return null;
}
