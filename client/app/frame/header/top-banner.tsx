import { SocialLinks } from '#client/ui/social-links.tsx';

/** The line above the header. */
export function TopBanner() {
  return (
    <aside className="top-banner no-print" aria-label="Announcement">
      <div className="wrap top-banner__row">
        <p>
          <strong className="top-banner__label">New Update</strong>{' '}
          <span className="top-banner__text">
            Great meals start with great recipes-don’t let your kitchen miss out.
          </span>
        </p>
        <SocialLinks />
      </div>
    </aside>
  );
}
