import { MonitorSmartphone } from 'lucide';
import { useRef, useState } from 'react';
import type { AccountPage_ViewerFragment } from '#client/gql/graphql.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { focusHeading } from '#client/ui/focus-heading.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import type { FormResult } from '#client/ui/forms/use-checked-form.ts';
import { Icon } from '#client/ui/icon.tsx';
import { TextButton } from '#client/ui/text-button.tsx';
import { useEndOtherSessions, useEndSession } from './account-mutations.ts';

/** The sessions of a member, with buttons to end them. */
export function SessionList({ sessions }: Pick<AccountPage_ViewerFragment, 'sessions'>) {
  const [result, setResult] = useState<FormResult>();
  const [end, endState] = useEndSession();
  const [endOthers, endOthersState] = useEndOtherSessions();
  // Takes the focus when the button of an ended session disappears.
  const heading = useRef<HTMLHeadingElement>(null);
  const busy = endState.loading || endOthersState.loading;
  return (
    <section aria-labelledby="sessions">
      <h2 ref={heading} className="account-page__title" id="sessions">
        Where you are signed in
      </h2>
      <ul className="account-list">
        {sessions.map((session) => (
          <SessionEntry
            key={session.id}
            session={session}
            busy={busy}
            onEnd={async () => {
              focusHeading(heading.current);
              setResult(await end(session.id));
            }}
          />
        ))}
      </ul>
      <FormMessage result={result} />
      {sessions.length > 1 && (
        <button
          type="button"
          className="button button--quiet"
          disabled={busy}
          onClick={async () => {
            focusHeading(heading.current);
            setResult(await endOthers());
          }}
        >
          Sign out everywhere else
        </button>
      )}
    </section>
  );
}

type Props = {
  session: AccountPage_ViewerFragment['sessions'][number];
  busy: boolean;
  onEnd: () => void;
};

/** A signed-in device, with a button that signs it out unless it is this browser. */
function SessionEntry({ session: { device, current, lastUsedAt, expiresAt }, busy, onEnd }: Props) {
  return (
    <li className="account-list__entry">
      <Icon of={MonitorSmartphone} size={22} />
      <div className="account-list__text">
        <p className="account-list__name">{device}</p>
        <p className="account-list__dates">
          {current ? (
            'This browser'
          ) : (
            <>
              Last used <DateText value={lastUsedAt} />
            </>
          )}
          , until <DateText value={expiresAt} />
        </p>
      </div>
      {!current && (
        <TextButton disabled={busy} aria-label={`Sign out: ${device}`} onClick={onEnd}>
          Sign out
        </TextButton>
      )}
    </li>
  );
}
