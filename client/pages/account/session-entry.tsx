import { MonitorSmartphone } from 'lucide-react';
import type { AccountPage_ViewerFragment } from '#client/gql/graphql.ts';
import { DateText } from '#client/ui/date-text.tsx';

type Props = {
  session: AccountPage_ViewerFragment['sessions'][number];
  busy: boolean;
  onEnd: () => void;
};

/** One device that is signed in. That of this browser is ended by signing out. */
export function SessionEntry({ session: { device, current, lastUsedAt, expiresAt }, busy, onEnd }: Props) {
  return (
    <li className="session-list__entry">
      <MonitorSmartphone aria-hidden="true" size={22} />
      <div className="session-list__text">
        <p className="session-list__device">{device}</p>
        <p className="session-list__dates">
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
        <button type="button" className="text-button" disabled={busy} aria-label={`End ${device}`} onClick={onEnd}>
          End
        </button>
      )}
    </li>
  );
}
