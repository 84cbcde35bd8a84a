import { Bot } from 'lucide';
import { useRef, useState } from 'react';
import type { AccountPage_ViewerFragment } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { focusHeading } from '#client/ui/focus-heading.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import type { FormResult } from '#client/ui/forms/use-checked-form.ts';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { copyText } from '#client/ui/share/copy-text.ts';
import { TextButton } from '#client/ui/text-button.tsx';
import { MAX_TOKENS, type TokenScope } from '#schema/rules/tokens.ts';
import { useRevokeToken } from './account-mutations.ts';
import { TokenForm } from './token-form.tsx';

/** The tokens of a member's programs, with buttons to create and revoke them. */
export function TokenList({ tokens }: Pick<AccountPage_ViewerFragment, 'tokens'>) {
  const [result, setResult] = useState<FormResult>();
  // Shown once, and never stored, not even in Apollo's cache.
  const [newToken, setNewToken] = useState<{ id: string; token: string }>();
  const [open, setOpen] = useState(false);
  const [revoke, { loading }] = useRevokeToken();
  // Takes the focus when a pressed button disappears.
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="tokens">
      <h3 ref={heading} className="account-page__subtitle" id="tokens">
        API tokens
      </h3>
      <p className="account-page__text">
        A token lets a program act for you without your password. It can use your saved recipes, lists and comments, but
        never your email address, sessions or password. A new password revokes all tokens.{' '}
        <Link to={`${paths.developers}#sign-in`}>How to use tokens</Link>
      </p>
      {tokens.length > 0 && (
        <ul className="account-list">
          {tokens.map((token) => (
            <TokenEntry
              key={token.id}
              token={token}
              busy={loading}
              onRevoke={async () => {
                focusHeading(heading.current);
                if (newToken?.id === token.id) setNewToken(undefined);
                setResult(await revoke(token.id));
              }}
            />
          ))}
        </ul>
      )}
      <FormMessage result={result} />
      {newToken && <NewToken token={newToken.token} />}
      {open ? (
        <TokenForm
          onCreated={({ accessToken: { id }, token }, message) => {
            focusHeading(heading.current);
            setOpen(false);
            setNewToken({ id, token });
            setResult({ ok: true, text: message });
          }}
          onCancel={() => {
            focusHeading(heading.current);
            setOpen(false);
          }}
        />
      ) : (
        <button
          type="button"
          className="button button--quiet"
          disabled={tokens.length >= MAX_TOKENS}
          onClick={() => {
            setNewToken(undefined);
            setResult(undefined);
            setOpen(true);
          }}
        >
          Create a token
        </button>
      )}
    </section>
  );
}

const scopeLabels: Record<TokenScope, string> = {
  CALENDAR: 'Reads your plan as a calendar',
  READ: 'Reads',
  WRITE: 'Reads and writes',
};

type EntryProps = {
  token: AccountPage_ViewerFragment['tokens'][number];
  busy: boolean;
  onRevoke: () => void;
};

function TokenEntry({ token: { name, scope, lastUsedOn, expiresAt }, busy, onRevoke }: EntryProps) {
  return (
    <li className="account-list__entry">
      <Icon of={Bot} size={22} />
      <div className="account-list__text">
        <p className="account-list__name" dir="auto">
          {name}
        </p>
        <p className="account-list__dates">
          {scopeLabels[scope]},{' '}
          {lastUsedOn ? (
            <>
              last used <DateText value={lastUsedOn} />
            </>
          ) : (
            'never used'
          )}
          , {expiresAt ? <>until {<DateText value={expiresAt} />}</> : 'until revoked'}
        </p>
      </div>
      <TextButton disabled={busy} aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </TextButton>
    </li>
  );
}

/** Shows a new token, once, to copy. */
function NewToken({ token }: { token: string }) {
  const [copied, setCopied] = useState(false);
  const source = useRef<HTMLElement>(null);
  const copy = async () => setCopied(await copyText(token, { source: source.current }));
  return (
    <div className="new-token">
      <code ref={source} className="new-token__text">
        {token}
      </code>
      <button type="button" className="button" onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy the token'}
      </button>
    </div>
  );
}
