import { useMutation } from '@apollo/client/react';
import { Link as LinkIcon, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { type Result, resultOf } from '#client/apollo/result.ts';
import { ShareList_ShareMutationDocument, type ShareList_ShareMutationMutation } from '#client/gql/graphql.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { Modal } from '#client/ui/modal.tsx';
import { copyText, shareOnDevice } from '#client/ui/share/share.ts';
import { ShareLink } from '#client/ui/share/share-link.tsx';
import { SHARED_LIST_DAYS, shoppingTexts } from '#schema/rules/shopping.ts';
import type { ListToShare } from './shopped.ts';

type Shared = Result<ShareList_ShareMutationMutation['shareShoppingList']>;

const TITLE = 'Shopping list';

/** The two ways to share a list: as a link that shows it to everyone who has it, and as text. */
export function ShareListPanel({ toCook, leftOut, text, onClose }: ListToShare & { onClose: () => void }) {
  const [share, { loading }] = useMutation(ShareList_ShareMutationDocument);
  const [result, setResult] = useState<Shared>();
  const makeLink = async () => {
    const recipes = toCook.map(({ slug, servings }) => ({ slug, servings }));
    const variables = { input: { recipes, leftOut: [...leftOut] } };
    setResult(await resultOf(share({ variables }), 'shareShoppingList', { failed: shoppingTexts.failed }));
  };
  const shareText = async () => {
    if (!(await shareOnDevice({ title: TITLE, text }))) await copyText(text, 'Shopping list copied');
  };
  return (
    <Modal title="Share this list" onClose={onClose}>
      <div className="share-list">
        <section aria-labelledby="share-by-link">
          <h3 id="share-by-link">By link</h3>
          <p className="share-list__note">
            Everyone who has the link sees the recipes and what is left to buy, without an account, for{' '}
            {SHARED_LIST_DAYS} days. Lines of your own are not in it, and nothing says that it is yours.
          </p>
          {result?.ok ? (
            <div className="share-list__link" role="status">
              <ShareLink url={result.data.url} title={TITLE} />
              <p className="share-list__note">
                The link works until <DateText value={result.data.expiresAt.slice(0, 10)} />.
              </p>
            </div>
          ) : (
            <>
              <button
                type="button"
                className="button"
                aria-disabled={loading}
                aria-busy={loading}
                onClick={() => !loading && void makeLink()}
              >
                <LinkIcon aria-hidden="true" size={18} />
                Make a link
              </button>
              <FormMessage result={result} />
            </>
          )}
        </section>
        <section aria-labelledby="share-as-text">
          <h3 id="share-as-text">As text</h3>
          <p className="share-list__note">What is left to buy, a line each, with your own lines.</p>
          <button type="button" className="button button--quiet" onClick={() => void shareText()}>
            <MessageSquareText aria-hidden="true" size={18} />
            Share as text
          </button>
        </section>
      </div>
    </Modal>
  );
}
