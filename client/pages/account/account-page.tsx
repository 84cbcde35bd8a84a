import './account-page.css';
import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { settingsLoader } from '#client/features/accounts/sign-in.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { AccountPage_ViewerFragmentDoc, AccountPageQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { deleteNameDraft, readNameDraft, storeNameDraft } from '#client/state/drafts.ts';
import { useAccountPath } from '#client/state/return-path.ts';
import { clearSession, useSignedInVisitor } from '#client/state/session.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { ErrorText } from '#client/ui/error-text.tsx';
import { formatCount } from '#client/ui/format.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { FormPage } from '#client/ui/forms/form-page.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { Link } from '#client/ui/link.tsx';
import { normalizeUsername, usernameProblem } from '#schema/rules/accounts.ts';
import { useRename } from './account-mutations.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { NewsletterSubscription } from './newsletter-choice.tsx';
import { SessionList } from './session-list.tsx';
import { TokenList } from './token-list.tsx';

export const loader = settingsLoader;

/** The data of a member's own account, and the forms to change it. */
export function Component() {
  const visitor = useSignedInVisitor();
  const getAccountPath = useAccountPath();
  return (
    <FormPage title="Your Account" description="Your name, your sessions and your data at Mesob." needsScript>
      {visitor === null && (
        <div className="prose">
          <p>
            Please <Link to={getAccountPath(paths.login)}>sign in</Link> to see your account.
          </p>
          <p>
            With an account you can rate and comment, and your saved recipes, notes and basket are the same on every
            device. No account yet? <Link to={getAccountPath(paths.register)}>Create one</Link>: it is free.
          </p>
        </div>
      )}
      {visitor && <AccountDetails />}
    </FormPage>
  );
}

/** The visitor's account, fetched again on each visit. */
function AccountDetails() {
  const { data, error, refetch } = useQuery(AccountPageQueryDocument, { fetchPolicy: 'network-only' });
  const viewer = readFragment(AccountPage_ViewerFragmentDoc, data?.viewer);
  const isSignedOut = data?.viewer === null;
  useEffect(() => {
    // The browser has stored a username, but the server has rejected its token.
    if (isSignedOut) clearSession();
  }, [isSignedOut]);
  if (error && !viewer) {
    return <ErrorText onRetry={() => void refetch()}>Something went wrong! Please try again later.</ErrorText>;
  }
  if (!viewer) return <p role="status">Loading...</p>;
  const { username, email, createdAt, hasGoogle, hasPassword, hasNewsletter, saved, lists, notes } = viewer;
  const inLists = lists.length > 0 ? ` in ${formatCount(lists.length, 'list')}` : '';
  const counts = [
    saved.totalCount > 0 && formatCount(saved.totalCount, 'saved recipe') + inLists,
    notes.totalCount > 0 && formatCount(notes.totalCount, 'private note'),
  ].filter(Boolean);
  return (
    <div className="account-page">
      <section aria-labelledby="profile">
        <h2 className="account-page__title" id="profile">
          Profile
        </h2>
        <dl className="account-page__facts">
          <dt>Email</dt>
          <dd>{email}</dd>
          <dt>Member since</dt>
          <dd>
            <DateText value={createdAt} />
          </dd>
          <dt>Sign-in</dt>
          <dd>{[hasPassword && 'password', hasGoogle && 'Google'].filter(Boolean).join(' and ')}</dd>
        </dl>
        <NameForm username={username} />
        {viewer.roles.length > 0 && <Link to={paths.desk('')}>Your desk</Link>}
      </section>
      <section aria-labelledby="kept">
        <h2 className="account-page__title" id="kept">
          Your lists
        </h2>
        <p className="account-page__text">
          {counts.length > 0 ? `${counts.join(', ')}, and your` : 'Your'} basket, comparison and shopping list are the
          same on every device where you sign in. Only you see them. Signing out removes them from that device.
        </p>
        <Link className="button button--quiet" to={paths.saved}>
          Saved recipes
        </Link>
      </section>
      <SessionList sessions={viewer.sessions} />
      <NewsletterSubscription isSubscribed={hasNewsletter} email={email} />
      <ExportData />
      <section aria-labelledby="developers">
        <h2 className="account-page__title" id="developers">
          Developers
        </h2>
        <TokenList tokens={viewer.tokens} />
      </section>
      <DeleteAccount hasPassword={hasPassword} />
    </div>
  );
}

const unsavedResult = { ok: false, text: 'Your new name has not been saved yet.' };

/** The form to change the member's name. */
function NameForm({ username: currentName }: { username: string }) {
  const [draft] = useState(() => readNameDraft(currentName));
  const [rename] = useRename();
  useEffect(deleteNameDraft, []);
  const form = useCheckedForm<{ username: string }>(
    {
      username: ({ username }) =>
        normalizeUsername(username) === currentName ? undefined : usernameProblem(username)?.message,
    },
    async ({ username: newName }) => {
      const result = await rename(normalizeUsername(newName));
      // The session has ended, and a sign-in prompt is about to replace this form.
      if (!result.ok && result.kind === 'SignedOut') storeNameDraft(currentName, newName);
      return result;
    },
    { defaultValues: { username: draft ?? currentName }, result: draft === undefined ? undefined : unsavedResult },
  );
  return (
    <form className="form" method="post" noValidate onSubmit={form.onSubmit}>
      <Field label="Username" autoComplete="name" required {...form.field('username')} />
      <FormMessage result={form.result} />
      <SubmitButton busy={form.busy}>Change name</SubmitButton>
    </form>
  );
}
