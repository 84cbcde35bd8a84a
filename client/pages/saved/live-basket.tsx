import { useMemo } from 'react';
import { LiveSign } from '#client/features/shopping/live-sign.tsx';
import { useLiveList } from '#client/features/shopping/use-live-list.ts';
import { copyInBasket } from '#client/state/live-lists.ts';
import { basketKey, forgetSharedLink, linkOfBasket, useSharedLinks } from '#client/state/shared-links.ts';
import { useBrowserStore } from '#client/state/store.ts';
import { Link } from '#client/ui/link.tsx';
import { sharedListPath } from '#schema/rules/paths.ts';

/** Keeps the basket and the list that was shared of it the same, and says whether they are. */
export function LiveBasket() {
  const basket = useBrowserStore((state) => state.basket) ?? [];
  const [latest] = useSharedLinks();
  const link = linkOfBasket(basket);
  if (link) return <Live key={link.id} id={link.id} />;
  const isOfThese = basket.some(({ id }) => latest?.basket?.split(/[ ,]+/).includes(id));
  if (!latest || !isOfThese || latest.basket === basketKey(basket)) return null;
  return (
    <p className="shopping__hint no-print">
      Your basket has changed since you shared it. <Link to={sharedListPath(latest.id)}>The shared list</Link> stays as
      it was; share again to shop by this one together.
    </p>
  );
}

function Live({ id }: { id: string }) {
  const copy = useMemo(() => copyInBasket(id), [id]);
  return <LiveSign liveness={useLiveList(id, copy, () => forgetSharedLink(id))} />;
}
