import { useMutation } from '@apollo/client/react';
import { Link as LinkIcon, MessageSquareText } from 'lucide';
import { useRef, useState } from 'react';
import { getResult, type Result } from '#client/apollo/result.ts';
import { StopSharing } from '#client/features/shopping/stop-sharing.tsx';
import { ShareList_ShareMutationDocument, type ShareList_ShareMutationMutation } from '#client/gql/graphql.ts';
import { basketKey, rememberSharedLink, useSharedLinks } from '#client/state/shared-lists.ts';
import { type SharedLink, useBrowserStore } from '#client/state/store.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { copyText } from '#client/ui/share/copy-text.ts';
import { shareOnDevice } from '#client/ui/share/share.ts';
import { CopyLink, ShareLink } from '#client/ui/share/share-link.tsx';
import { SHARED_LIST_DAYS, shoppingTexts } from '#schema/rules/shopping.ts';
import type { ListToShare } from './basket-recipe.ts';

type ShareResult = Result<NonNullable<ShareList_ShareMutationMutation['shareShoppingList']>>;

const TITLE = 'Shopping list';

/** The two ways to share a list: as a link with which anyone can tick and add items, and as text. */
export function ShareListPanel({ toCook, leftOut, text, onClose }: ListToShare & { onClose: () => void }) {
  const [share, { loading }] = useMutation(ShareList_ShareMutationDocument);
  const [result, setResult] = useState<ShareResult>();
  const links = useSharedLinks();
  const newLink = result?.ok ? links.find(({ id }) => id === result.data.id) : undefined;
  const otherLinks = links.filter((link) => link !== newLink);
  const title = useRef<HTMLHeadingElement>(null);
  const createLink = async () => {
    const basket = basketKey(useBrowserStore.getState().basket ?? []);
    const recipes = toCook.map(({ slug, servings }) => ({ slug, servings }));
    const variables = { input: { recipes, leftOut: [...leftOut] } };
    const shareResult = await getResult(share({ variables }), 'shareShoppingList', { failed: shoppingTexts.failed });
    if (shareResult.ok) {
      const { id, url, secret, expiresAt } = shareResult.data;
      rememberSharedLink({ id, url, secret, expiresAt, recipes: toCook.map((recipe) => recipe.title), basket });
    }
    setResult(shareResult);
  };
  const focusTitle = () => title.current?.focus();
  const shareText = async () => {
    if (!(await shareOnDevice({ title: TITLE, text }))) await copyText(text, { message: 'Shopping list copied' });
  };
  return (
    <Modal title="Share this list" onClose={onClose}>
      <div className="share-list">
        <section aria-labelledby="share-by-link">
          <h3 id="share-by-link" ref={title} tabIndex={-1}>
            By link
          </h3>
          <p className="share-list__note">
            Anyone with the link can tick and add. No account needed. The link works for {SHARED_LIST_DAYS} days or
            until you stop sharing, and it does not show your name.
          </p>
          {newLink ? (
            <div className="share-list__link" role="status">
              <ShareLink url={newLink.url} title={TITLE} />
              <p className="share-list__note">
                The link works until <DateText value={newLink.expiresAt.slice(0, 10)} />.
              </p>
              <StopSharing link={newLink} onStopped={focusTitle} />
            </div>
          ) : (
            <>
              <button
                type="button"
                className="button"
                aria-disabled={loading}
                aria-busy={loading}
                onClick={() => !loading && void createLink()}
              >
                <Icon of={LinkIcon} size={18} />
                Create a link
              </button>
              <FormMessage result={result?.ok ? undefined : result} />
            </>
          )}
        </section>
        <section aria-labelledby="share-as-text">
          <h3 id="share-as-text">As text</h3>
          <p className="share-list__note">What is left to buy, one item per line.</p>
          <button type="button" className="button button--quiet" onClick={() => void shareText()}>
            <Icon of={MessageSquareText} size={18} />
            Share as text
          </button>
        </section>
        {otherLinks.length > 0 && <SharedLinks links={otherLinks} onStopped={focusTitle} />}
      </div>
    </Modal>
  );
}

type Props = { links: readonly SharedLink[]; onStopped: () => void };

/** Links that this browser created earlier, with buttons to copy each and to stop sharing it. */
function SharedLinks({ links, onStopped }: Props) {
  return (
    <section aria-labelledby="shared-links">
      <h3 id="shared-links">Your shared links</h3>
      <ul className="shared-links">
        {links.map((link) => (
          <li key={link.id} className="shared-links__item">
            <span>
              {link.recipes.join(', ')}{' '}
              <small className="share-list__note">
                until <DateText value={link.expiresAt.slice(0, 10)} />
              </small>
            </span>
            <span className="share-link__ways">
              <CopyLink url={link.url} label={`Copy link to ${link.recipes.join(', ')}`} />
              <StopSharing link={link} onStopped={onStopped} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
