import './wordmark.css';

const SYMBOL_ID = 'wordmark-sign';

type Props = {
  /** `true` for the first wordmark on the page, which contains the shapes of the symbol. Others refer to them. */
  definesShapes?: boolean;
};

/** The name of the site, next to a platter on its woven stand. */
export function Wordmark({ definesShapes = false }: Props) {
  return (
    <span className="wordmark">
      <svg className="wordmark__sign" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        {definesShapes ? (
          <g id={SYMBOL_ID}>
            <circle className="wordmark__stand" cx="16" cy="16" r="15" />
            <circle className="wordmark__rim" cx="16" cy="16" r="12.4" />
            <circle className="wordmark__injera" cx="16" cy="16" r="9.4" />
            <circle className="wordmark__berbere" cx="15" cy="17.6" r="4.3" />
            <circle className="wordmark__teff" cx="21.6" cy="13.4" r="2.7" />
            <circle className="wordmark__saffron" cx="13.4" cy="10.6" r="2.1" />
            <circle className="wordmark__saffron" cx="21.3" cy="20.6" r="1.7" />
          </g>
        ) : (
          <use href={`#${SYMBOL_ID}`} />
        )}
      </svg>
      Mesob
    </span>
  );
}
