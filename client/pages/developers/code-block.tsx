import { useRef, useState } from 'react';
import { copyText } from '#client/ui/share/copy-text.ts';

type Props = {
  code: string;
  /** The label for screen readers. Example: "First response in Python". */
  label: string;
  /** `true` to show a copy button. */
  copies?: boolean;
};

/** A block of code, with or without a button that copies it. */
export function CodeBlock({ code, label, copies = false }: Props) {
  const [copied, setCopied] = useState(false);
  const source = useRef<HTMLElement>(null);
  const copy = async () => setCopied(await copyText(code, { source: source.current }));
  return (
    <div className="code-block">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line is scrolled with the keyboard, too */}
      <section className="code-block__text" tabIndex={0} aria-label={label}>
        <pre>
          <code ref={source}>{code}</code>
        </pre>
      </section>
      {copies && (
        <button type="button" className="code-block__copy needs-script no-print" onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy'}
          <span className="visually-hidden"> {label}</span>
        </button>
      )}
    </div>
  );
}
