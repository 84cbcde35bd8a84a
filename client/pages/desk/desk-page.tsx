import { useQuery } from '@apollo/client/react';
import { data, useParams } from 'react-router-dom';
import { DeskPage_ViewerQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { useSignedIn } from '#client/state/session.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { Link } from '#client/ui/link.tsx';
import { PageBanner } from '#client/ui/page-banner.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { NotFound } from '#client/ui/page-states/not-found.tsx';
import { DeskLog } from './desk-log.tsx';
import { OpenDesk } from './open-desk.tsx';
import { ReportedTexts } from './reported-texts.tsx';
import './desk.css';

const views = { reports: 'Reports', log: 'Log' } as const;

/** The server knows no visitor: for it there is no desk. */
export function loader() {
  if (typeof document === 'undefined') throw data(null, { status: 404 });
  return null;
}

/** The desk of those who make the magazine; for all others there is nothing. */
export function Component() {
  const { view = 'reports' } = useParams();
  const visitor = useSignedIn();
  return visitor && view in views ? <StaffOnly view={view as keyof typeof views} /> : <NotFound />;
}

/** Stands in for the 404 that the server has answered. */
export { Component as ErrorBoundary };

function StaffOnly({ view }: { view: keyof typeof views }) {
  const { data: answer, error, refetch } = useQuery(DeskPage_ViewerQueryDocument, { fetchPolicy: 'network-only' });
  const viewer = answer?.viewer;
  if (!answer && error) return <ErrorText onRetry={() => void refetch()}>The desk could not be loaded.</ErrorText>;
  if (!answer)
    return (
      <p className="wrap section" role="status">
        Loading...
      </p>
    );
  if (!viewer?.roles.includes('MODERATOR')) return <NotFound />;
  const isOpen = viewer.deskOpenUntil && new Date(viewer.deskOpenUntil) > new Date();
  return (
    <>
      <PageHead title="Desk" description="The desk of those who make the magazine Mesob." />
      <PageBanner title="Desk" compact />
      <div className="wrap section desk">
        <nav className="desk__views" aria-label="Desk">
          {Object.entries(views).map(([name, label]) => (
            <Link key={name} to={paths.desk(name)} aria-current={name === view ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        {isOpen ? (
          view === 'log' ? (
            <DeskLog onRetry={() => void refetch()} />
          ) : (
            <ReportedTexts onRetry={() => void refetch()} />
          )
        ) : (
          <OpenDesk hasPassword={viewer.hasPassword} onOpen={() => void refetch()} />
        )}
      </div>
    </>
  );
}
