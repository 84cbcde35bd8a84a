import { type KeyboardEvent, useEffect, useRef } from 'react';
import { paths } from '#client/paths.ts';
import { closeCookieSettings, setConsent, useConsent, useSettingsPressCount } from '#client/state/consent.ts';
import { type Consent } from '#client/state/store.ts';
import { Link } from '#client/ui/link.tsx';
import './cookie-popup.css';

const choiceTexts = { accepted: 'Current choice: accepted.', rejected: 'Current choice: rejected.' };

/**
 * Asks for cookie consent at the edge of the window until the visitor chooses, and again when the visitor presses
 * "Cookie settings". It neither traps the focus nor blocks the page.
 */
export function CookiePopup() {
  const consent = useConsent();
  const openCount = useSettingsPressCount();
  const popup = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    if (openCount === 0) return;
    if (!popup.current?.contains(document.activeElement)) opener.current = document.activeElement;
    popup.current?.focus();
  }, [openCount]);

  if (consent === undefined || (consent !== null && openCount === 0)) return null;

  /** Closes the popup, and returns the focus to the element that opened it. */
  const closeAndRefocus = (close: () => void) => {
    close();
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && consent !== null) closeAndRefocus(closeCookieSettings);
  };
  return (
    <div
      ref={popup}
      className="cookie-popup no-print"
      role="dialog"
      aria-labelledby="cookie-popup-title"
      aria-describedby="cookie-popup-text"
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <h2 className="cookie-popup__title" id="cookie-popup-title">
        Cookies
      </h2>
      <p id="cookie-popup-text">
        Mesob keeps settings in your browser. May it load content from other sites, such as maps?{' '}
        <Link to={paths.cookiesPolicy}>Cookies Policy</Link>
      </p>
      {consent && <p className="cookie-popup__choice">{choiceTexts[consent]}</p>}
      <CookieButtons onChoice={(choice) => closeAndRefocus(() => setConsent(choice))} />
    </div>
  );
}

/** The two buttons, which look the same so that neither choice is favored. */
function CookieButtons({ onChoice }: { onChoice: (choice: Consent) => void }) {
  return (
    <div className="cookie-popup__buttons">
      <button type="button" className="button button--quiet" onClick={() => onChoice('rejected')}>
        Reject
      </button>
      <button type="button" className="button button--quiet" onClick={() => onChoice('accepted')}>
        Accept
      </button>
    </div>
  );
}
