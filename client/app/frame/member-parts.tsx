import { KitchenSync } from '#client/features/sync/kitchen-sync.tsx';
import { MODERATOR_KEY } from '#client/state/desk-drafts.ts';
import { readText } from '#client/state/storage.ts';
import { LazyPart } from '#client/ui/lazy-part.tsx';

/** Parts that only signed-in members need. Browsers of moderators store `MODERATOR_KEY`. */
export function MemberParts() {
  return (
    <>
      <KitchenSync />
      {readText(MODERATOR_KEY) && (
        <LazyPart load={() => import('#client/pages/recipe/hidden-texts/hidden-texts.tsx')} when="now">
          {({ HiddenTexts }) => <HiddenTexts />}
        </LazyPart>
      )}
    </>
  );
}
