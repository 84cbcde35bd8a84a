import { useState } from 'react';
import type { DeskRecipes_FileFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/ui/date-text.tsx';
import { Link } from '#client/ui/link.tsx';
import { TextButton } from '#client/ui/text-button.tsx';
import { getPublicationDay, withPublicationDay } from '#schema/rules/publication-day.ts';
import { formatTimeWithZone } from '../time-text.tsx';
import { type SaveResult, toPublishResult, type useContent } from './content-mutations.ts';
import { UndoButtons } from './undo-buttons.tsx';
import type { useText } from './use-text.ts';

type PublishingProps = {
  /** Undefined for a file that was never saved. */
  status: DeskRecipes_FileFragment | undefined;
  text: string;
  isRecipe: boolean;
  content: ReturnType<typeof useContent>;
  /** Saves a text, which replaces the typed text. */
  save: (text: string) => Promise<SaveResult>;
};

/**
 * Returns functions that publish and schedule the text of a file. Scheduling sets a recipe's `published:` to the day.
 */
export function usePublishing({ status, text, isRecipe, content, save }: PublishingProps) {
  const [message, setMessage] = useState<{ ok: boolean; text: string }>();
  const [futureDay, setFutureDay] = useState<string>();
  const today = new Date().toISOString().slice(0, 10);
  const day = isRecipe ? getPublicationDay(text) : undefined;
  const publish = async (textToPublish: string, at: string | null) => {
    setFutureDay(undefined);
    const saveResult = await save(textToPublish);
    if (saveResult.revision === null) return setMessage(saveResult);
    setMessage(toPublishResult(saveResult, await content.publish({ revision: saveResult.revision, at })));
  };
  return {
    message,
    setMessage,
    /** The future day in the text, if the editor has to choose between today and that day. */
    futureDay,
    /** Returns `true` if the scheduled text differs from the text in the editor. */
    isScheduleBehind: (isSaved: boolean) =>
      status?.publishAt != null && (!isSaved || status.scheduledRevision !== status.revision),
    /** Publishes now; asks first if the text has a future day. */
    publishNow: () => (day !== undefined && day > today ? setFutureDay(day) : void publish(text, null)),
    publishToday: () => void publish(withPublicationDay(text, today), null),
    cancel: () => setFutureDay(undefined),
    schedule: (at: string) => void publish(isRecipe ? withPublicationDay(text, at.slice(0, 10)) : text, at),
  };
}

export type PublishActions = ReturnType<typeof usePublishing>;

type Props = {
  /** Undefined for a file that was never saved. */
  status: DeskRecipes_FileFragment | undefined;
  problemCount: number;
  /** `false` until the first check ends. */
  isChecked: boolean;
  /** Path of the recipe's page. */
  page: string | undefined;
  busy: boolean;
  isSaved: boolean;
  publishing: PublishActions;
  /** Outcome of the last save. */
  message: { ok: boolean; text: string } | undefined;
  onSave: () => void;
  /** Called to go to the next field to fill in or correct; undefined in the text view, which lists them. */
  onNext: (() => void) | undefined;
  fileText: ReturnType<typeof useText>;
};

/** The bar that saves and publishes a file. It stays at the bottom of the screen. */
export function PublishBar({
  status,
  problemCount,
  isChecked,
  page,
  busy,
  isSaved,
  publishing,
  message,
  onSave,
  onNext,
  fileText,
}: Props) {
  const { futureDay, publishNow, publishToday, schedule, cancel } = publishing;
  const publishAt = status?.publishAt ?? '';
  const isLive = isSaved && status?.state === 'PUBLISHED' && !status.hasChanges;
  return (
    <div className="publish-bar at-foot">
      {futureDay !== undefined && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be named by a legend, not by the question
        <div role="group" aria-labelledby="publish-day" className="publish-bar__question">
          <p id="publish-day">The text is dated {formatDate(futureDay)}. When will readers see it?</p>
          <button type="button" className="button" disabled={busy} onClick={publishToday}>
            Now, dated today
          </button>
          <button
            type="button"
            className="button button--quiet"
            disabled={busy}
            onClick={() => schedule(`${futureDay}T00:00:00.000Z`)}
          >
            On {formatDate(futureDay)}
          </button>
          <button type="button" className="button button--quiet" onClick={cancel}>
            Cancel
          </button>
        </div>
      )}
      {publishing.isScheduleBehind(isSaved) && (
        <p className="publish-bar__question">
          The schedule still has the earlier text.{' '}
          <TextButton disabled={busy || problemCount > 0} onClick={() => schedule(publishAt)}>
            Schedule this text
          </TextButton>
        </p>
      )}
      <div className="publish-bar__state">
        <p>
          {toStateText(status, isSaved)} {isLive && page && <Link to={page}>View the page</Link>}
          {!isChecked && 'Checking...'}
          {problemCount > 0 && onNext && (
            <>
              {problemCount} to do:{' '}
              <TextButton onClick={onNext}>
                Next<span className="visually-hidden"> field to fill in or correct</span>
              </TextButton>
            </>
          )}
        </p>
        <ResultMessage message={publishing.message ?? message} />
        {busy && <progress aria-label="Progress" />}
      </div>
      <UndoButtons fileText={fileText} />
      <button type="button" className="button button--quiet" disabled={busy || isSaved} onClick={onSave}>
        {isSaved ? 'Saved' : 'Save'}
      </button>
      <button
        type="button"
        className="button"
        disabled={busy || !isChecked || problemCount > 0 || isLive}
        onClick={publishNow}
      >
        Publish now
      </button>
    </div>
  );
}

/** Returns a sentence about the version that readers see, or will see. */
function toStateText(status: DeskRecipes_FileFragment | undefined, isSaved: boolean): string {
  if (!status) return 'Not saved yet.';
  if (status.publishAt) return `It will be published on ${formatTimeWithZone(status.publishAt)}.`;
  if (status.state === 'DRAFT') return 'Readers do not see it yet.';
  if (status.state === 'WITHDRAWN') return 'Readers no longer see it.';
  if (status.state === 'SCHEDULED') return 'Readers will see it on its day.';
  if (status.hasChanges) return 'Readers see an older version.';
  return isSaved ? 'Readers see this version.' : 'Readers do not see your changes yet.';
}

/** Shows the outcome of an action. */
export function ResultMessage({ message }: { message: { ok: boolean; text: string } | undefined }) {
  return (
    <p className={`desk__said ${message && !message.ok ? 'desk__said--failed' : ''}`} role="status">
      {message?.text}
    </p>
  );
}
