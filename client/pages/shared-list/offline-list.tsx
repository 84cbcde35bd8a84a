import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#client/paths.ts';
import { getSeenList, type SeenList } from '#client/state/seen-lists.ts';
import { ScriptNote } from '#client/ui/forms/form-message.tsx';
import { Link } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { useHydrated } from '#client/ui/use-hydrated.ts';
import { sharedListPath } from '#schema/rules/paths.ts';
import { LinesToBuy, useSharedLines } from './lines-to-buy.tsx';

/**
 * The page that the service worker serves for a shared list if there is no network. The document is the same for all
 * lists: the list's id is in the hash of the URL, which no server and no cache sees.
 */
export function OfflineListPage() {
  const { hash } = useLocation();
  const id = useHydrated() ? hash.slice(1) : undefined;
  const list = useMemo(() => (id ? getSeenList(id) : undefined), [id]);
  return (
    <>
      <PageHead title="Shopping list" description="A shared shopping list, as it was when you were last online." />
      <PageBanner title="Shopping list" compact>
        {list?.recipes.join(', ')}
      </PageBanner>
      <div className="wrap shared-list">
        <ScriptNote>This page needs JavaScript to show a shared list offline.</ScriptNote>
        {id && list && <OfflineList key={id} id={id} list={list} />}
        {id !== undefined && !list && <MissingListRedirect id={id} />}
      </div>
    </>
  );
}

function OfflineList({ id, list }: { id: string; list: SeenList }) {
  const navigate = useNavigate();
  const lines = useSharedLines(id);
  const { listState } = lines;
  const wasOffline = useRef(false);
  useEffect(() => {
    if (listState === 'away') wasOffline.current = true;
    // When the network returns later, visitors stay on this page: they may be ticking items.
    if (listState === 'live' && !wasOffline.current) void navigate(sharedListPath(id), { replace: true });
  }, [listState, id, navigate]);
  return (
    <>
      <div>
        <p role="status">{listState === 'away' && 'You are offline. This is the list as you last saw it.'}</p>
        {listState === 'live' && <Link to={sharedListPath(id)}>Open the list with its recipes</Link>}
      </div>
      <LinesToBuy list={list} {...lines} />
    </>
  );
}

/** Redirects to the page that waits for the network, if this browser has no such list; without an id, to the basket. */
function MissingListRedirect({ id }: { id: string }) {
  useEffect(() => {
    window.location.replace(id === '' ? paths.cart : `/offline?from=${encodeURIComponent(sharedListPath(id))}`);
  }, [id]);
  return null;
}
