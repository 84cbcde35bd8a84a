import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  DeskPage_ReportsQueryDocument,
  type ModerationKind,
  ReportedText_TextFragmentDoc,
} from '#client/gql/graphql.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { focusHeading } from '#client/ui/focus-heading.ts';
import { formatCount } from '#client/ui/format.ts';
import { TextButton } from '#client/ui/text-button.tsx';
import { useModerate, useUndoModeration } from './desk-mutations.ts';
import { decisions, decisionsFor, ReportedText } from './reported-text.tsx';
import type { DeskViewProps } from './view-props.ts';

/** The texts that wait for a decision, one at a time. Each decision has a key, and can be undone. */
export function View({ onRetry }: DeskViewProps) {
  const { data, error, refetch } = useQuery(DeskPage_ReportsQueryDocument, { fetchPolicy: 'network-only' });
  const [wanted, setWanted] = useState(0);
  const [last, setLast] = useState<{ id: string; text: string; failed?: boolean }>();
  // Each text has a reason of its own, so that no author reads a reason meant for another.
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [byKeys, setByKeys] = useState(true);
  const [moderate, moderating] = useModerate();
  const [undo, undoing] = useUndoModeration();
  const busy = moderating.loading || undoing.loading;
  const heading = useRef<HTMLHeadingElement>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);

  const reports = data?.desk?.reports;
  const texts = (reports?.nodes ?? []).map((text) => readFragment(ReportedText_TextFragmentDoc, text));
  const place = Math.min(wanted, texts.length - 1);
  const text = texts[place];

  const decide = async (kind: ModerationKind) => {
    if (!text || busy) return;
    const reason = reasons[text.id]?.trim() ?? '';
    if (kind === 'HIDE' && reason === '') {
      setLast({ id: '', text: 'Please say why: its author will read it.', failed: true });
      reasonField.current?.focus();
      return;
    }
    const result = await moderate({ id: text.id, kind, reason: reason || null });
    setLast(
      result.ok
        ? { id: result.data.actionId, text: decisions[kind].done }
        : { id: '', text: result.text, failed: true },
    );
    if (!result.ok) return;
    setReasons(({ [text.id]: _, ...others }) => others);
    focusHeading(heading.current);
  };
  const undoLast = async () => {
    if (!last?.id || busy) return;
    const result = await undo(last.id);
    setLast({ id: '', text: result.text, failed: !result.ok });
  };
  const go = (steps: number) => setWanted(Math.max(0, Math.min(texts.length - 1, place + steps)));

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
    // A key that is held down decides only once.
    if (!byKeys || isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const kind = text && decisionsFor(text).find((each) => decisions[each].key === event.key);
    if (kind) void decide(kind);
    else if (event.key === 'u') void undoLast();
    else if (event.key === 'j') go(1);
    else if (event.key === 'k') go(-1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const retry = () => {
    // The desk may have closed in the meantime.
    onRetry();
    void refetch();
  };
  if (error && !reports) return <ErrorText onRetry={retry}>The reports could not be loaded.</ErrorText>;
  if (!reports) return <p role="status">Loading...</p>;
  return (
    <section aria-labelledby="reports">
      <h2 ref={heading} id="reports" className="desk__title">
        {reports.totalCount === 0
          ? 'Nothing waits for you'
          : `${formatCount(reports.totalCount, 'text')} to decide about`}
      </h2>
      <p className={last?.failed ? 'desk__said desk__said--failed' : 'desk__said'} role="status">
        {last?.text}{' '}
        {last?.id && (
          <TextButton disabled={busy} onClick={() => void undoLast()}>
            Undo <kbd>u</kbd>
          </TextButton>
        )}
      </p>
      {text && (
        <ReportedText
          key={text.id}
          text={text}
          busy={busy}
          reason={{
            ref: reasonField,
            value: reasons[text.id] ?? '',
            onChange: (reason) => setReasons((others) => ({ ...others, [text.id]: reason })),
          }}
          onDecide={(kind) => void decide(kind)}
        />
      )}
      {text && (
        <label className="desk__keys">
          <input type="checkbox" checked={byKeys} onChange={({ target }) => setByKeys(target.checked)} /> Decide by keys
        </label>
      )}
      {texts.length > 1 && (
        <div className="desk__steps">
          <button type="button" className="button button--quiet" disabled={place === 0} onClick={() => go(-1)}>
            Before <kbd>k</kbd>
          </button>
          <button
            type="button"
            className="button button--quiet"
            disabled={place >= texts.length - 1}
            onClick={() => go(1)}
          >
            Next <kbd>j</kbd>
          </button>
        </div>
      )}
    </section>
  );
}
