import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { LiveSign } from '#client/features/shopping/live-sign.tsx';
import { OwnLines } from '#client/features/shopping/own-lines.tsx';
import type { Liveness } from '#client/features/shopping/poll-list.ts';
import { ShoppingAisles } from '#client/features/shopping/shopping-aisles.tsx';
import { useLiveList } from '#client/features/shopping/use-live-list.ts';
import { copyOnPage, mergeOwnChanges } from '#client/state/live-lists.ts';
import { type ListLines, noLines } from '#client/state/merge-lines.ts';
import { forgetSeenList, type SeenList } from '#client/state/seen-lists.ts';
import { withOwnLine, withoutOwnLine, withTick } from '#client/state/shopping.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { ownLineKey } from '#schema/rules/saved.ts';
import './shared-list.css';

type SharedLines = {
  lines: ListLines;
  liveness: Liveness;
  /** Returns false if the list is full. */
  change: (to: (lines: ListLines) => ListLines | undefined) => boolean;
};

/**
 * Synchronizes the lines of a shared list with the server's.
 * @param first - the server's lines, if the page came with them
 * @param onGone - called when the list is no longer shared
 */
export function useSharedLines(id: string, first: ListLines | undefined, onGone: () => void): SharedLines {
  const here = useBrowserStore(({ liveLists }) => liveLists?.[id]?.here);
  const copy = useMemo(() => copyOnPage(id), [id]);
  useEffect(() => {
    if (first) mergeOwnChanges(copy, copy.read()?.known ?? first, first);
  }, [copy, first]);
  const liveness = useLiveList(id, copy, () => {
    forgetSeenList(id);
    onGone();
  });
  const change: SharedLines['change'] = (to) => {
    const now = copy.read();
    const changed = now && to(now.here);
    if (changed) copy.write({ ...now, here: changed });
    return changed !== undefined;
  };
  return { lines: here ?? first ?? noLines, liveness, change };
}

type Props = SharedLines & {
  list: SeenList;
  /** Content below the list. */
  children?: ReactNode;
};

/** The lines to buy for a shared list, by aisle, to be ticked off and added to by everyone with the link. */
export function LinesToBuy({ list: { recipes, toBuy, there, expiresAt }, lines, liveness, change, children }: Props) {
  const { ticked, ownLines } = lines;
  const keys = [...toBuy.map(({ key }) => key), ...ownLines.map(ownLineKey)];
  const bagged = keys.filter((key) => ticked.includes(key)).length;
  const setTick = (key: string, isTicked: boolean) =>
    change((now) => ({ ...now, ticked: withTick(now.ticked, key, isTicked) }));
  return (
    <section aria-labelledby="to-buy">
      <div className="shared-list__head">
        <h2 id="to-buy">To buy</h2>
        <button type="button" className="button button--quiet needs-script no-print" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} />
          Print
        </button>
      </div>
      <LiveSign liveness={liveness} />
      <p className="shared-list__note no-print" role="status">
        {bagged > 0 && `${bagged} of ${keys.length} in the bag`}
      </p>
      <ShoppingAisles list={toBuy} ticked={ticked} onTick={setTick} named={recipes.length > 1}>
        <OwnLines
          title="Added lines"
          {...lines}
          onTick={setTick}
          onAdd={(typed) => change((now) => withOwnLine(now, typed))}
          onRemove={(line) => change((now) => withoutOwnLine(now, line))}
        />
      </ShoppingAisles>
      {there.length > 0 && <p className="shared-list__note">Already on the list: {there.join(', ')}.</p>}
      <p className="shared-list__note no-print">
        Anyone with the link sees what is ticked and added. The link works until{' '}
        <DateText value={expiresAt.slice(0, 10)} />.
      </p>
      {children}
    </section>
  );
}
