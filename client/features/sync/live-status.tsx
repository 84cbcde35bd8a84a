import { shoppingTexts } from '#schema/rules/shopping.ts';
import type { Liveness } from './use-live-list.ts';
import './live-status.css';

/** A bar that shows whether a shared list is live. It stays in view while the list scrolls. */
export function LiveStatus({ liveness }: { liveness: Liveness }) {
  return (
    <p className="live-sign no-print needs-script" role="status">
      {liveness === 'live' && (
        <>
          <span className="live-sign__dot" />
          {shoppingTexts.live}
        </>
      )}
      {liveness === 'away' && shoppingTexts.away}
      {liveness === 'full' && shoppingTexts.full}
      {liveness === 'gone' && 'No longer shared. You can use this list until you close it.'}
    </p>
  );
}
