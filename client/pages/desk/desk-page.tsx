import { useQuery } from '@apollo/client/react';
import { data, useParams } from 'react-router-dom';
import { DeskPage_ViewerQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { useSignedIn } from '#client/state/session.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { Late } from '#client/ui/late.tsx';
import { Link } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { NotFound } from '#client/ui/page-states/not-found.tsx';
import { OpenDesk } from './open-desk.tsx';
import { views } from './views.ts';
import './desk.css';

/** The server knows no visitor: for it there is no desk. */
export function loader() {
  if (typeof document === 'undefined') throw data(null, { status: 404 });
  return null;
}

/** The desk of those who make the magazine; for all others there is nothing. */
export function Component() {
  const [name = '', ...rest] = (useParams()['*'] ?? '').split('/');
  const visitor = useSignedIn();
  return visitor && (name === '' || views.has(name)) ? <StaffOnly name={name} rest={rest.join('/')} /> : <NotFound />;
}

/** Stands in for the 404 that the server has answered. */
export { Component as ErrorBoundary };

function StaffOnly({ name, rest }: { name: string; rest: string }) {
  const { data: answer, error, refetch } = useQuery(DeskPage_ViewerQueryDocument, { fetchPolicy: 'network-only' });
  const viewer = answer?.viewer;
  const retry = () => void refetch();
  if (!answer && error) return <ErrorText onRetry={retry}>The desk could not be loaded.</ErrorText>;
  if (!answer)
    return (
      <p className="wrap section" role="status">
        Loading...
      </p>
    );
  const own = [...views].filter(([, { roles }]) => roles.some((role) => viewer?.roles.includes(role)));
  const [shown, view] = own.find(([each]) => name === '' || each === name) ?? [];
  if (!viewer || !view) return <NotFound />;
  const isOpen = viewer.deskOpenUntil && new Date(viewer.deskOpenUntil) > new Date();
  return (
    <>
      <PageHead title="Desk" description="The desk of those who make the magazine Mesob." />
      <PageBanner title="Desk" compact />
      <div className="wrap section desk">
        <nav className="desk__views" aria-label="Desk">
          {own.map(([each, { label }]) => (
            <Link key={each} to={paths.desk(each)} aria-current={each === shown ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        {isOpen ? (
          <Late
            key={shown}
            load={view.load}
            when="now"
            fallback={<p role="status">Loading...</p>}
            missing={<ErrorText onRetry={retry}>This part of the desk could not be loaded.</ErrorText>}
          >
            {({ View }) => <View rest={rest} onRetry={retry} />}
          </Late>
        ) : (
          <OpenDesk hasPassword={viewer.hasPassword} onOpen={retry} />
        )}
      </div>
    </>
  );
}
