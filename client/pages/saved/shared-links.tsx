import { StopSharing } from '#client/features/shopping/stop-sharing.tsx';
import type { SharedLink } from '#client/state/store.ts';
import { DateText } from '#client/ui/date-text.tsx';
import { CopyLink } from '#client/ui/share/share-link.tsx';

type Props = { links: readonly SharedLink[]; onStopped: () => void };

/** The links that this browser has made before, each to be copied again or withdrawn. */
export function SharedLinks({ links, onStopped }: Props) {
  return (
    <section aria-labelledby="shared-links">
      <h3 id="shared-links">Links that you shared</h3>
      <ul className="shared-links">
        {links.map((link) => (
          <li key={link.id} className="shared-links__item">
            <span>
              {link.recipes.join(', ')}{' '}
              <small className="share-list__note">
                until <DateText value={link.expiresAt.slice(0, 10)} />
              </small>
            </span>
            <span className="share-link__ways">
              <CopyLink url={link.url} label={`Copy link to ${link.recipes.join(', ')}`} />
              <StopSharing link={link} onStopped={onStopped} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
