import { Printer } from 'lucide';
import { type ReactNode, useEffect, useMemo } from 'react';
import { OwnLines } from '#client/features/shopping/own-lines.tsx';
import { ShoppingAisles } from '#client/features/shopping/shopping-aisles.tsx';
import { LiveStatus } from '#client/features/sync/live-status.tsx';
import { type LiveListState, mergeLines, useLiveList } from '#client/features/sync/use-live-list.ts';
import { forgetSeenList, type SeenList } from '#client/state/seen-lists.ts';
import { getStoredCopy, noLines } from '#client/state/shared-lists.ts';
import { addOwnLine, removeOwnLine, setTick } from '#client/state/shopping.ts';
import { type ListLines, useBrowserStore } from '#client/state/store.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { ownLineKey } from '#schema/rules/saved.ts';
import './shared-list.css';

type SharedLines = { id: string; lines: ListLines; listState: LiveListState };

/**
 * Returns the lines of a shared list, and synchronizes them with the server.
 * @param loadedLines - the server's lines when the page was loaded, if known
 */
export function useSharedLines(id: string, loadedLines?: ListLines): SharedLines {
  const storedLines = useBrowserStore(({ liveLists }) => liveLists?.[id]?.here);
  const copy = useMemo(() => getStoredCopy(id), [id]);
  useEffect(() => {
    if (loadedLines) mergeLines(copy, new Map(), loadedLines);
  }, [copy, loadedLines]);
  const listState = useLiveList(id, copy, () => forgetSeenList(id));
  return { id, lines: storedLines ?? loadedLines ?? noLines, listState };
}

type Props = SharedLines & {
  list: SeenList;
  /** Content below the list. */
  children?: ReactNode;
};

/** The lines of a shared list, by aisle. Anyone with the link can tick and add lines. */
export function LinesToBuy({
  list: { recipes, toBuy, there: atHome, expiresAt },
  id,
  lines,
  listState,
  children,
}: Props) {
  const { ticked, ownLines } = lines;
  const keys = [...toBuy.map(({ key }) => key), ...ownLines.map(ownLineKey)];
  const baggedCount = keys.filter((key) => ticked.includes(key)).length;
  const onTick = (key: string, isTicked: boolean) => setTick(key, isTicked, id);
  return (
    <section aria-labelledby="to-buy">
      <div className="shared-list__head">
        <h2 id="to-buy">To buy</h2>
        <button type="button" className="button button--quiet needs-script no-print" onClick={() => window.print()}>
          <Icon of={Printer} size={18} />
          Print
        </button>
      </div>
      <LiveStatus listState={listState} />
      <p className="shared-list__note no-print" role="status">
        {baggedCount > 0 && `${baggedCount} of ${keys.length} in the bag`}
      </p>
      <ShoppingAisles list={toBuy} ticked={ticked} onTick={onTick} showsRecipes={recipes.length > 1}>
        <OwnLines
          title="Added items"
          {...lines}
          onTick={onTick}
          onAdd={(text) => addOwnLine(text, id)}
          onRemove={(line) => removeOwnLine(line, id)}
        />
      </ShoppingAisles>
      {atHome.length > 0 && <p className="shared-list__note">Already at home: {atHome.join(', ')}.</p>}
      {listState !== 'gone' && (
        <p className="shared-list__note no-print">
          Anyone with the link sees what is ticked and added. The link works until{' '}
          <DateText value={expiresAt.slice(0, 10)} />.
        </p>
      )}
      {children}
    </section>
  );
}
