import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { DeskRecipes_WordsQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { Photograph } from '../photograph/photograph.tsx';
import { type ContentFile, standOf } from './content-file.ts';
import { useContent, useStay } from './content-mutations.ts';
import { Difference } from './difference.tsx';
import { slugIn } from './file-address.ts';
import { LiveFrame } from './live-frame.tsx';
import { ProblemList } from './problem-list.tsx';
import { PublishPanel, type Saved } from './publish-panel.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import { Revisions } from './revisions.tsx';
import { SaidText } from './said-text.tsx';
import { TextEditor } from './text-editor.tsx';
import { useCheck } from './use-check.ts';
import { useText } from './use-text.ts';

/** Stands where there is no answer. */
const UNCHECKED = { text: 'The check cannot be reached. What you type stays in this browser.', ok: false };

/** Time between two signs that a file is open, in ms. */
const STAY_MS = 15_000;

type Props = {
  file: string;
  /** What a new dish is called. */
  name: string;
  /** Null for a file that was never saved. */
  stored: ContentFile | null;
  text: string;
  onRetry: () => void;
};

/** A text beside what it says: problems in their lines, labels, cost, nutrition, and the page as it will be. */
export function FileEditor({ file, name, stored, text: storedText, onRetry }: Props) {
  const stand = standOf(stored);
  const typed = useText(file, storedText, stand?.revision ?? null);
  const { text, basedOn } = typed;
  const [pictures, setPictures] = useState(0);
  const checked = useCheck(file, text, pictures);
  const words = useQuery(DeskRecipes_WordsQueryDocument, { fetchPolicy: 'network-only' }).data?.desk?.contentWords;
  const content = useContent(file, onRetry);
  const others = useOthers(file, onRetry);
  const [said, setSaid] = useState<{ text: string; ok: boolean }>();
  const [place, setPlace] = useState<{ line: number }>();
  const isRecipe = file.startsWith('recipes/');
  const title = stand?.title ?? checked.recipe?.title ?? (name || slugIn(file));
  const isSaved = stored !== null && text === storedText;
  const isBehind = !content.busy && stand !== undefined && stand.revision !== basedOn;

  const save = async (): Promise<Saved> => {
    if (isSaved && stand?.revision) return { ok: true, text: '', revision: stand.revision };
    const result = await content.save({ text, basedOn });
    const revision = (result.ok && result.data.file?.revision) || null;
    if (result.ok) typed.goOnFrom(revision, text);
    return { ok: result.ok, text: result.text, revision };
  };
  const saveAlone = async () => setSaid(await save());
  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!content.busy) void saveAlone();
  });
  useEffect(() => {
    window.addEventListener('keydown', saveByKey);
    return () => window.removeEventListener('keydown', saveByKey);
  }, []);

  return (
    <section aria-labelledby="file">
      <p>
        <Link to={paths.desk('recipes')}>All recipes and lists</Link>
      </p>
      <h2 id="file" className="desk__title desk-recipes__name">
        {title}
      </h2>
      {others.length > 0 && (
        <p className="desk-recipes__notice" role="status">
          {others.join(', ')} {others.length === 1 ? 'has' : 'have'} this text open, too.
        </p>
      )}
      {typed.isRestored && !isSaved && (
        <p className="desk-recipes__notice">
          This is what you typed and did not save.{' '}
          <button type="button" className="link-button" onClick={() => typed.take(storedText, stand?.revision ?? null)}>
            Take the saved text instead
          </button>
        </p>
      )}
      {isBehind && (
        <div className="desk-recipes__notice">
          <p>{stand.changedBy ?? 'Another editor'} has saved this text meanwhile. Yours, compared with it:</p>
          <Difference from={storedText} to={text} label="What is different in your text" />
          <div className="desk__steps">
            <button
              type="button"
              className="button button--quiet"
              onClick={() => typed.goOnFrom(stand.revision, storedText)}
            >
              Keep mine
            </button>
            <button
              type="button"
              className="button button--quiet"
              onClick={() => typed.take(storedText, stand.revision)}
            >
              Take theirs
            </button>
          </div>
        </div>
      )}
      <div className="desk-recipes__desk">
        <div>
          <TextEditor
            label={`Text of ${title}`}
            value={text}
            onChange={(changed) => {
              setSaid(undefined);
              typed.write(changed);
            }}
            problems={checked.problems}
            words={words}
            place={place}
          />
          <SaidText said={said ?? (checked.failed ? UNCHECKED : undefined)} />
          <div className="desk__steps">
            <button
              type="button"
              className="button"
              disabled={content.busy || isSaved}
              onClick={() => void saveAlone()}
            >
              {isSaved ? 'Saved' : 'Save'}
            </button>
          </div>
          <ProblemList
            problems={checked.problems}
            isFresh={checked.isFresh}
            failed={checked.failed}
            onGo={(line) => setPlace({ line })}
            onMend={({ line, mending }) => mending && typed.write(mended(text, line, mending))}
          />
        </div>
        {isRecipe && <LiveFrame recipe={checked.recipe} />}
        <div className="desk-recipes__side">
          <PublishPanel
            stand={stand}
            problems={checked.problems.length}
            isRecipe={isRecipe}
            content={content}
            save={save}
          />
          {isRecipe && <RecipeFacts facts={checked.facts} />}
          <div className="desk-recipes__more">
            {isRecipe && (
              <Photograph name={slugIn(file)} title={title} onChange={() => setPictures((former) => former + 1)} />
            )}
            <Revisions file={stored} onReturn={typed.write} />
          </div>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {checked.isFresh ? formatCount(checked.problems.length, 'problem') : ''}
      </p>
    </section>
  );
}

function mended(text: string, line: number, { from, to }: { from: string; to: string }): string {
  const lines = text.split('\n');
  const wrong = lines[line - 1] ?? '';
  return lines
    .with(
      line - 1,
      wrong.replace(from, () => to),
    )
    .join('\n');
}

/** Returns the names of others who have a file open. Where there are any, the file is read anew from time to time. */
function useOthers(file: string, readAnew: () => void): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);
  const stay = useStay(file);
  const look = useEffectEvent(async () => {
    const names = await stay().catch(() => []);
    setOthers(names);
    if (names.length > 0) readAnew();
  });
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), STAY_MS);
    return () => clearInterval(timer);
  }, []);
  return others;
}
