import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** After a change of page moves the focus to its heading, or to the place named by the hash, and says its title. */
export function PageAnnouncer() {
  const { key, hash, state } = useLocation();
  const shown = useRef(key);
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (state?.stay) return;
    const target = document.getElementById(hash.slice(1)) ?? document.querySelector('h1');
    if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
    setMessage(document.title);
  }, [key, hash, state]);

  return (
    <p className="visually-hidden" role="status">
      {message}
    </p>
  );
}
