import './desk.css';
import './touch.css';
import { useQuery } from '@apollo/client/react';
import { type ComponentType, useEffect } from 'react';
import { data, type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { DeskPage_ViewerQueryDocument, type StaffRole } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { MODERATOR_KEY } from '#client/state/desk-drafts.ts';
import { useSignedInVisitor } from '#client/state/session.ts';
import { writeTexts } from '#client/state/storage.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { PasswordField } from '#client/ui/forms/password-field.tsx';
import { SubmitButton } from '#client/ui/forms/submit-button.tsx';
import { useCheckedForm } from '#client/ui/forms/use-checked-form.ts';
import { LazyPart } from '#client/ui/lazy-part.tsx';
import { Link } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { NotFound } from '#client/ui/page-states/not-found.tsx';
import { accountTexts } from '#schema/rules/accounts.ts';
import { REAUTHENTICATION_HOURS } from '#schema/rules/desk.ts';
import { withReturnPath } from '#schema/rules/return-path.ts';
import { useOpenDesk } from './desk-mutations.ts';
import { JoinDesk } from './join-desk.tsx';
import { LateWorkNotice } from './late-work-notice.tsx';
import { useFailedActions } from './use-failed-actions.ts';
import type { DeskViewProps } from './view-props.ts';

/** Part of the desk, for members with one of its roles. */
type DeskView = {
  label: string;
  roles: readonly StaffRole[];
  load: () => Promise<{ View: ComponentType<DeskViewProps> }>;
};

/** Parts of the desk by the first segments of their URLs, in the order of the navigation. */
const views: ReadonlyMap<string, DeskView> = new Map([
  ['recipes', { label: 'Recipes', roles: ['EDITOR'], load: () => import('./recipes/recipes.tsx') }],
  ['foods', { label: 'Foods', roles: ['EDITOR'], load: () => import('./foods/foods.tsx') }],
  ['home', { label: 'Home page', roles: ['EDITOR'], load: () => import('./home/home-issues.tsx') }],
  ['reports', { label: 'Reports', roles: ['MODERATOR'], load: () => import('./reported-contributions.tsx') }],
  ['texts', { label: 'Contributions', roles: ['MODERATOR'], load: () => import('./contributions.tsx') }],
  ['members', { label: 'Members', roles: ['MODERATOR'], load: () => import('./members.tsx') }],
  [
    'readers',
    { label: 'Readers', roles: ['ADMINISTRATOR', 'MODERATOR', 'EDITOR'], load: () => import('./readers.tsx') },
  ],
  ['newsletter', { label: 'Newsletter', roles: ['EDITOR'], load: () => import('./newsletter.tsx') }],
  ['staff', { label: 'Staff', roles: ['ADMINISTRATOR'], load: () => import('./staff.tsx') }],
  ['subscribers', { label: 'Subscribers', roles: ['ADMINISTRATOR'], load: () => import('./subscribers.tsx') }],
  ['log', { label: 'Log', roles: ['ADMINISTRATOR', 'MODERATOR', 'EDITOR'], load: () => import('./desk-log.tsx') }],
  ['pictures', { label: 'Pictures', roles: ['EDITOR'], load: () => import('./photograph/pictures.tsx') }],
]);

/** The server does not know who is signed in, so it renders the invitation page only. Other paths get a 404. */
export function loader({ params }: LoaderFunctionArgs) {
  if (typeof document === 'undefined' && !getInvitationToken(params['*'])) throw data(null, { status: 404 });
  return null;
}

/** Returns the token in an invitation's URL; undefined for other URLs. @param deskPath - the path after `/desk/` */
function getInvitationToken(deskPath = ''): string | undefined {
  return /^join\/([\w-]{43})$/.exec(deskPath)?.[1];
}

/** The desk for the magazine's staff, or the page of an invitation; other visitors get a 404 page. */
export function Component() {
  const { '*': deskPath = '' } = useParams();
  const [name = '', ...rest] = deskPath.split('/');
  const visitor = useSignedInVisitor();
  const token = getInvitationToken(deskPath);
  if (token) return <JoinDesk token={token} />;
  if (visitor === undefined)
    return (
      <div className="desk-unknown">
        <NotFound />
      </div>
    );
  return visitor && (name === '' || views.has(name)) ? <StaffDesk name={name} rest={rest.join('/')} /> : <NotFound />;
}

/** Replaces the 404 page that the server rendered. */
export { Component as ErrorBoundary };

function StaffDesk({ name, rest }: { name: string; rest: string }) {
  const { data: response, error, refetch } = useQuery(DeskPage_ViewerQueryDocument, { fetchPolicy: 'network-only' });
  const viewer = response?.viewer;
  const retry = () => void refetch();
  useFailedActions(retry);
  const isModerator = viewer?.roles.includes('MODERATOR');
  useEffect(() => {
    if (isModerator !== undefined) writeTexts({ [MODERATOR_KEY]: isModerator ? 'yes' : null });
  }, [isModerator]);
  if (!response && error) return <ErrorText onRetry={retry}>The desk could not be loaded.</ErrorText>;
  if (!response)
    return (
      <p className="wrap section" role="status">
        Loading...
      </p>
    );
  const ownViews = [...views].filter(([, { roles }]) => roles.some((role) => viewer?.roles.includes(role)));
  const [currentName, view] = ownViews.find(([each]) => name === '' || each === name) ?? [];
  if (!viewer || !view) return <NotFound />;
  const isOpen = viewer.deskOpenUntil && new Date(viewer.deskOpenUntil) > new Date();
  return (
    <>
      <PageHead title="Desk" description="The editorial desk of Mesob." />
      <PageBanner title="Desk" compact />
      <div className="wrap section desk">
        <nav className="desk__views" aria-label="Desk">
          {ownViews.map(([each, { label }]) => (
            <Link key={each} to={paths.desk(each)} aria-current={each === currentName ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        {isOpen && <LateWorkNotice />}
        {isOpen ? (
          <LazyPart
            key={currentName}
            load={view.load}
            when="now"
            fallback={<p role="status">Loading...</p>}
            errorFallback={<ErrorText onRetry={retry}>This part of the desk could not be loaded.</ErrorText>}
          >
            {({ View }) => <View rest={rest} onRetry={retry} />}
          </LazyPart>
        ) : (
          <ReopenDeskForm hasPassword={viewer.hasPassword} onOpen={retry} />
        )}
      </div>
    </>
  );
}

type Props = { hasPassword: boolean; onOpen: () => void };

/** Asks for the password or a sign-in with Google, because the desk closes after twelve hours. */
function ReopenDeskForm({ hasPassword, onOpen }: Props) {
  const [open] = useOpenDesk();
  const form = useCheckedForm<{ password: string }>(
    { password: ({ password }) => (password === '' ? accountTexts.passwordRequired : undefined) },
    async ({ password }) => {
      const result = await open(password);
      if (result.ok) onOpen();
      return result;
    },
    { defaultValues: { password: '' } },
  );
  if (!hasPassword)
    return (
      <p>
        The desk closes after {REAUTHENTICATION_HOURS} hours. To open it again,{' '}
        <Link to={withReturnPath(paths.login, paths.desk(''))}>sign in with Google</Link>.
      </p>
    );
  return (
    <form className="form desk__open" method="post" noValidate onSubmit={form.onSubmit}>
      <p>The desk closes after {REAUTHENTICATION_HOURS} hours. Please enter your password again.</p>
      <PasswordField label="Password" autoComplete="current-password" required {...form.field('password')} />
      <FormMessage result={form.result} />
      <SubmitButton busy={form.busy}>Open the desk</SubmitButton>
    </form>
  );
}
