import type { Consent } from '#client/state/store.ts';

/** Two buttons that differ in nothing but their word. */
export function CookieButtons({ onChoice }: { onChoice: (choice: Consent) => void }) {
  return (
    <div className="cookie-popup__buttons">
      <button type="button" className="button button--quiet" onClick={() => onChoice('rejected')}>
        Reject
      </button>
      <button type="button" className="button button--quiet" onClick={() => onChoice('accepted')}>
        Accept
      </button>
    </div>
  );
}
