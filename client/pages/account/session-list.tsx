import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { mutate } from '#client/apollo/mutate.ts';
import {
  AccountPage_EndOtherSessionsMutationDocument,
  AccountPage_EndSessionMutationDocument,
  type AccountPage_ViewerFragment,
} from '#client/gql/graphql.ts';
import { FormMessage, type Outcome } from '#client/ui/forms/form-message.tsx';
import { SessionEntry } from './session-entry.tsx';
import { textOfFailure } from './text-of-failure.ts';

/** Where one is signed in, and the ways to end that. */
export function SessionList({ sessions }: Pick<AccountPage_ViewerFragment, 'sessions'>) {
  const client = useApolloClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const end = async (id: string) => {
    setBusy(true);
    const answer = await mutate(client, AccountPage_EndSessionMutationDocument, { id }, true);
    setBusy(false);
    if (answer.kind !== 'answered') return setOutcome({ kind: 'error', text: textOfFailure(answer) });
    const result = answer.data.endSession;
    if (result.__typename !== 'EndSessionSuccess') return setOutcome({ kind: 'error', text: result.message });
    return setOutcome({ kind: 'success', text: 'The session has ended.' });
  };
  const endOthers = async () => {
    setBusy(true);
    const answer = await mutate(client, AccountPage_EndOtherSessionsMutationDocument, {}, true);
    setBusy(false);
    if (answer.kind !== 'answered') return setOutcome({ kind: 'error', text: textOfFailure(answer) });
    return setOutcome({ kind: 'success', text: 'All other sessions have ended.' });
  };
  return (
    <section aria-labelledby="sessions">
      <h2 className="account-page__title" id="sessions">
        Where you are signed in
      </h2>
      <ul className="session-list">
        {sessions.map((session) => (
          <SessionEntry key={session.id} session={session} busy={busy} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      <FormMessage outcome={outcome} />
      {sessions.length > 1 && (
        <button type="button" className="button button--quiet" disabled={busy} onClick={endOthers}>
          End all other sessions
        </button>
      )}
    </section>
  );
}
