import { shoppingTexts } from '#schema/rules/shopping.ts';
import type { Liveness } from './poll-list.ts';
import './live-sign.css';

const LIVE = 'This list is live: all who have the link see what is ticked and added.';

/** A quiet dot while a shared list is live; words while it is not. */
export function LiveSign({ liveness }: { liveness: Liveness }) {
  return (
    <p className="live-sign no-print needs-script" role="status">
      {liveness === 'live' && (
        <span className="live-sign__dot" title={LIVE}>
          <span className="visually-hidden">{LIVE}</span>
        </span>
      )}
      {liveness === 'away' && shoppingTexts.away}
      {liveness === 'full' && shoppingTexts.full}
    </p>
  );
}
