import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeskRecipes_FileFragment } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { PREVIEW_DAYS } from '#schema/rules/content-desk.ts';
import type { useContent } from './content-mutations.ts';

type Said = { text: string; failed?: boolean };

type Props = {
  /** Undefined for a file that was never saved. */
  stand: DeskRecipes_FileFragment | undefined;
  problems: number;
  isRecipe: boolean;
  content: ReturnType<typeof useContent>;
  /** Saves what was typed; resolves to its revision, undefined where that failed. */
  save: () => Promise<string | undefined>;
  onSaid: (said: Said) => void;
};

/** Brings a text before the readers, now or at a time, shares it before, and takes it back. */
export function PublishPanel({ stand, problems, isRecipe, content, save, onSaid }: Props) {
  const [at, setAt] = useState('');
  const [link, setLink] = useState<string>();
  const [isSure, setSure] = useState(false);
  const navigate = useNavigate();
  const { busy } = content;
  const say = ({ ok, text }: { ok: boolean; text: string }) => onSaid({ text, failed: !ok });
  const publish = async (time: string | null) => {
    const revision = await save();
    if (revision) say(await content.publish({ revision, at: time }));
  };
  const share = async () => {
    const revision = await save();
    if (revision) setLink(await content.share(revision));
  };
  const leave = async () => {
    const isDraft = stand?.state === 'DRAFT';
    const result = await (isDraft ? content.deleteDraft() : content.withdraw());
    setSure(false);
    say(result);
    if (result.ok && isDraft) await navigate(paths.desk('recipes'));
  };
  return (
    <section aria-labelledby="publish" className="publish-panel">
      <h3 id="publish" className="reported__title">
        Publish
      </h3>
      <p>{standText(stand)}</p>
      {stand?.scheduleProblem && (
        <p className="desk__said--failed">Not published at its time: {stand.scheduleProblem}</p>
      )}
      {problems > 0 && <p>What the check calls an error cannot be published.</p>}
      <button type="button" className="button" disabled={busy || problems > 0} onClick={() => void publish(null)}>
        Publish now
      </button>
      <Field label="Or at a time" type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
      <button
        type="button"
        className="button button--quiet"
        disabled={busy || problems > 0 || at === ''}
        onClick={() => void publish(new Date(at).toISOString())}
      >
        Publish at this time
      </button>
      {stand?.publishAt && (
        <button
          type="button"
          className="button button--quiet"
          disabled={busy}
          onClick={() => void content.unschedule().then(say)}
        >
          Do not publish by itself
        </button>
      )}
      {isRecipe && (
        <button type="button" className="button button--quiet" disabled={busy} onClick={() => void share()}>
          Share a preview
        </button>
      )}
      {link && <Field label={`For ${PREVIEW_DAYS} days all who have this address can read it`} value={link} readOnly />}
      {isRecipe && stand && stand.state !== 'WITHDRAWN' && (
        <button
          type="button"
          className="button button--quiet"
          disabled={busy}
          onClick={() => (isSure ? void leave() : setSure(true))}
        >
          {isSure ? 'Yes, really' : stand.state === 'DRAFT' ? 'Delete the draft' : 'Withdraw it'}
        </button>
      )}
    </section>
  );
}

function standText(stand: DeskRecipes_FileFragment | undefined): string {
  if (!stand) return 'It is not saved yet.';
  if (stand.publishAt) return `It is published on ${new Date(stand.publishAt).toLocaleString()}.`;
  if (stand.state === 'DRAFT') return 'Readers do not see it yet.';
  if (stand.state === 'WITHDRAWN') return 'Readers do not see it any more.';
  if (stand.state === 'SCHEDULED') return 'It appears on its day.';
  return stand.hasChanges ? 'Readers see an older text.' : 'Readers see this text.';
}
