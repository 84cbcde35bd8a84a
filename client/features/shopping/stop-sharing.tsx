import { useMutation } from '@apollo/client/react';
import { Link2Off } from 'lucide';
import { getResult } from '#client/apollo/result.ts';
import { StopSharing_StopMutationDocument } from '#client/gql/graphql.ts';
import { forgetSharedLink } from '#client/state/shared-lists.ts';
import type { SharedLink } from '#client/state/store.ts';
import { Icon } from '#client/ui/icon.tsx';
import { showToast } from '#client/ui/toast.ts';
import { shoppingTexts } from '#schema/rules/shopping.ts';

type Props = {
  link: SharedLink;
  /** Called once the link no longer works: the button disappears, so the focus must move elsewhere. */
  onStopped: () => void;
};

/** Button that withdraws a link that this browser has created, and reports the result in a toast. */
export function StopSharing({ link, onStopped }: Props) {
  const [mutate, { loading }] = useMutation(StopSharing_StopMutationDocument);
  const stop = async () => {
    const { id, secret } = link;
    const mutation = mutate({
      variables: { input: { id, secret } },
      update: (cache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'sharedShoppingList', args: { id } }),
    });
    const result = await getResult(mutation, 'stopSharingShoppingList', { failed: shoppingTexts.notStopped });
    // The link may have expired, or been withdrawn in another tab.
    const isGone = result.ok || result.kind === 'SharedListNotFound';
    showToast(result.text, { kind: isGone ? 'success' : 'error' });
    if (!isGone) return;
    onStopped();
    forgetSharedLink(id);
  };
  return (
    <button
      type="button"
      className="button button--quiet"
      aria-label={`Stop sharing ${link.recipes.join(', ')}`}
      aria-disabled={loading}
      aria-busy={loading}
      onClick={() => !loading && void stop()}
    >
      <Icon of={Link2Off} size={18} />
      Stop sharing
    </button>
  );
}
