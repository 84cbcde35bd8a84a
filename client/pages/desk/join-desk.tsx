import { useState } from 'react';
import { paths } from '#client/paths.ts';
import { useSignedInVisitor } from '#client/state/session.ts';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { Link } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { withReturnPath } from '#schema/rules/return-path.ts';
import { useJoin } from './staff-mutations.ts';

/** The page that an invitation to the desk opens. Only its button accepts the invitation. */
export function JoinDesk({ token }: { token: string }) {
  const visitor = useSignedInVisitor();
  const [join, { loading }] = useJoin();
  const [result, setResult] = useState<{ ok: boolean; text: string }>();
  const joinPath = paths.desk(`join/${token}`);
  return (
    <>
      <PageHead title="Invitation" description="An invitation to work on the magazine Mesob." />
      <PageBanner title="Join the desk" compact />
      <div className="wrap section desk__join">
        {!visitor && (
          <>
            <p>
              You are invited to the desk, where Mesob’s editors write recipes and newsletters, and its moderators
              decide on reports. Use the account with the address that the invitation was sent to.
            </p>
            <p className="form__buttons">
              <Link className="button" to={withReturnPath(paths.login, joinPath)}>
                Sign in
              </Link>
              <Link className="button button--quiet" to={withReturnPath(paths.register, joinPath)}>
                Create free account
              </Link>
            </p>
          </>
        )}
        {visitor && !result?.ok && (
          <>
            <p>
              You are signed in as <strong dir="auto">{visitor.name}</strong>. The invitation is for the account with
              the address that it was sent to.
            </p>
            <FormMessage result={result} />
            <button
              type="button"
              className="button"
              disabled={loading}
              onClick={() => void join(token).then(setResult)}
            >
              Accept the invitation
            </button>
          </>
        )}
        {result?.ok && (
          <FormMessage result={result}>
            <Link to={paths.desk('')}>Open the desk</Link>
          </FormMessage>
        )}
      </div>
    </>
  );
}
