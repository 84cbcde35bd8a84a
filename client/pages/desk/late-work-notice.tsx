import { useQuery } from '@apollo/client/react';
import { type LateWorkKind, LateWorkNoticeQueryDocument } from '#client/gql/graphql.ts';
import { formatCount } from '#client/ui/format.ts';

const workNames: Record<LateWorkKind, string> = {
  PUBLICATION: 'publication',
  NEWSLETTER: 'newsletter',
  CLEANUP: 'cleanup',
};

const POLL_MS = 60_000;

/** Reports late scheduled work; renders nothing if all is on time. */
export function LateWorkNotice() {
  const { data } = useQuery(LateWorkNoticeQueryDocument, { fetchPolicy: 'network-only', pollInterval: POLL_MS });
  const lateWork = data?.desk?.lateWork ?? [];
  if (lateWork.length === 0) return null;
  return (
    <div className="desk__late" role="alert">
      <ul>
        {lateWork.map(({ kind, count, since }) => (
          <li key={kind}>
            Late: {formatCount(count, workNames[kind])}, due {new Date(since).toLocaleString()}. Please tell the
            server’s administrator.
          </li>
        ))}
      </ul>
    </div>
  );
}
