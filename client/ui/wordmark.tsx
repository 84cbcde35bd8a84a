/** The name of the site, beside a platter on its woven stand. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <svg className="wordmark__sign" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <circle className="wordmark__stand" cx="16" cy="16" r="15" />
        <circle className="wordmark__rim" cx="16" cy="16" r="12.4" />
        <circle className="wordmark__injera" cx="16" cy="16" r="9.4" />
        <circle className="wordmark__berbere" cx="12.6" cy="13.2" r="3.1" />
        <circle className="wordmark__teff" cx="19.8" cy="13.6" r="2.7" />
        <circle className="wordmark__saffron" cx="16" cy="19.8" r="3" />
      </svg>
      Mesob
    </span>
  );
}
