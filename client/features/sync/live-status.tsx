import { shoppingTexts } from '#schema/rules/shopping.ts';
import type { LiveListState } from './use-live-list.ts';
import './live-status.css';

/** A bar that shows the sync state of a shared list. It stays in view while the list scrolls. */
export function LiveStatus({ listState }: { listState: LiveListState }) {
  return (
    <p className="live-sign no-print needs-script" role="status">
      {listState === 'live' && (
        <>
          <span className="live-sign__dot" />
          {shoppingTexts.live}
        </>
      )}
      {listState === 'away' && shoppingTexts.away}
      {listState === 'full' && shoppingTexts.full}
      {listState === 'gone' && 'No longer shared. You can use this list until you close it.'}
    </p>
  );
}
