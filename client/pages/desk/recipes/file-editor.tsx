import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { readFragment } from '#client/gql/fragment-masking.ts';
import {
  DeskRecipes_DoneFragmentDoc,
  type DeskRecipes_FileFragment,
  DeskRecipes_StayMutationDocument,
  DeskRecipes_WordsQueryDocument,
} from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { TextButton } from '#client/ui/text-button.tsx';
import { getEntry } from '#schema/rules/content-desk.ts';
import { Photograph } from '../photograph/photograph.tsx';
import { applyFix } from './apply-fix.ts';
import { type Saved, useContent } from './content-mutations.ts';
import { Difference } from './difference.tsx';
import { entryAt } from './entry-at.ts';
import { pictureIn, slugIn } from './file-address.ts';
import { FolderText } from './folder-text.tsx';
import { LiveFrame } from './live-frame.tsx';
import { PublishBar } from './publish-bar.tsx';
import { PublishPanel, SaidText } from './publish-panel.tsx';
import { RecipeFacts } from './recipe-facts.tsx';
import { RenameForm } from './rename-form.tsx';
import { type ContentFile, getStatus, Revisions } from './revisions.tsx';
import { TextEditor } from './text-editor.tsx';
import { type Problem, useCheck } from './use-check.ts';
import { usePublishing } from './use-publishing.ts';
import { useText } from './use-text.ts';

/** Result of the check while the server cannot be reached. */
const UNCHECKED = { text: 'The check cannot be reached. Your text is kept in this browser.', ok: false };

type Props = {
  file: string;
  /** The name of a new dish. */
  name: string;
  /** Null for a file that was never saved. */
  stored: ContentFile | null;
  text: string;
  onRetry: () => void;
};

/** A text editor beside the text's problems, labels, cost, nutrition, and a preview of its page. */
export function FileEditor({ file, name, stored, text: storedText, onRetry }: Props) {
  const stand = getStatus(stored);
  const typed = useText(file, storedText, stand?.revision ?? null);
  const { text, basedOn } = typed;
  const [pictures, setPictures] = useState(0);
  const [line, setLine] = useState(1);
  const isRecipe = file.startsWith('recipes/');
  const entry = isRecipe ? undefined : (getEntry(file)?.key ?? entryAt(text, line));
  const checked = useCheck({ file, text, entry, times: pictures });
  // Terms to complete, which only recipes have.
  const known = useQuery(DeskRecipes_WordsQueryDocument, { fetchPolicy: 'network-only', skip: !isRecipe });
  const words = known.data?.desk?.contentWords;
  const content = useContent(file, onRetry);
  const others = useOthers(file, onRetry);
  const [said, setSaid] = useState<{ text: string; ok: boolean }>();
  const [place, setPlace] = useState<{ line: number }>();
  const picture = pictureIn(file, entry);
  const title = stand?.title ?? checked.facts?.title ?? (name || slugIn(file));
  const isSaved = stored !== null && text === storedText;
  const isBehind = !content.busy && stand !== undefined && stand.revision !== basedOn;

  const save = async (wanted = text): Promise<Saved> => {
    if (stored !== null && wanted === storedText && stand?.revision)
      return { ok: true, text: '', revision: stand.revision };
    if (wanted !== text) typed.write(wanted);
    const result = await content.save({ text: wanted, basedOn });
    const done = result.ok ? readFragment(DeskRecipes_DoneFragmentDoc, result.data) : undefined;
    const revision = done?.file?.revision ?? null;
    if (result.ok) typed.goOnFrom(revision, wanted);
    return { ok: result.ok, text: result.text, revision };
  };
  const publishing = usePublishing({ stand, text, isRecipe, content, save });
  const saveAlone = async () => {
    publishing.setSaid(undefined);
    setSaid(await save());
  };
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
        {getEntry(file) ? (
          <Link to={paths.desk('foods')}>All foods</Link>
        ) : (
          <Link to={paths.desk('recipes')}>All recipes and lists</Link>
        )}
      </p>
      <h2 id="file" className="desk__title desk-recipes__name">
        {title}
      </h2>
      {isRecipe && <RenameForm file={file} content={content} save={save} />}
      <FileNotices
        others={others}
        typed={typed}
        stand={stand}
        storedText={storedText}
        isSaved={isSaved}
        isBehind={isBehind}
      />
      {stand?.folderRevision && (
        <FolderText
          key={stand.folderRevision}
          revision={stand.folderRevision}
          publishedText={stored?.publishedText ?? ''}
          problem={stand.problem}
          content={content}
        />
      )}
      <div className="desk-recipes__desk">
        <div>
          <TextEditor
            label={`Text of ${title}`}
            value={text}
            onChange={(changed) => {
              setSaid(undefined);
              publishing.setSaid(undefined);
              typed.write(changed);
            }}
            onLine={setLine}
            problems={checked.problems}
            warnings={checked.warnings}
            words={words}
            place={place}
          />
          <SaidText said={checked.note ? { text: checked.note, ok: false } : checked.failed ? UNCHECKED : undefined} />
          <ProblemList
            problems={checked.problems}
            warnings={checked.warnings}
            isFresh={checked.isFresh}
            failed={checked.failed}
            onGo={(line) => setPlace({ line })}
            onFix={(problem) => typed.write(applyFix(problem, text))}
          />
        </div>
        <LiveFrame content={checked.content} />
        <div className="desk-recipes__side">
          <PublishPanel
            stand={stand}
            problems={checked.problems.length}
            isRecipe={isRecipe}
            content={content}
            publishing={publishing}
            save={save}
          />
          {isRecipe && <RecipeFacts file={file} facts={checked.facts} />}
          <div className="desk-recipes__more">
            {picture && (
              <Photograph
                key={picture}
                name={picture}
                title={isRecipe ? title : (entry ?? '')}
                onChange={() => setPictures((former) => former + 1)}
              />
            )}
            <Revisions file={stored} onReturn={typed.write} />
          </div>
        </div>
      </div>
      <PublishBar
        stand={stand}
        problems={checked.problems.length}
        busy={content.busy}
        isSaved={isSaved}
        publishing={publishing}
        said={said}
        onSave={() => void saveAlone()}
      />
      <p className="visually-hidden" role="status">
        {checked.isFresh ? formatCount(checked.problems.length, 'problem') : ''}
      </p>
    </section>
  );
}

/** Time between two reports that a file is open, in ms. */
const STAY_MS = 15_000;

/**
 * Returns the names of other editors who have a file open. If there are any, the file is fetched again from time to
 * time.
 */
function useOthers(file: string, readAnew: () => void): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);
  const [stay] = useMutation(DeskRecipes_StayMutationDocument);
  const look = useEffectEvent(async () => {
    const answer = await stay({ variables: { input: { file } } }).catch(() => undefined);
    const names = answer?.data?.stayAtContent ?? [];
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

type ProblemListProps = {
  problems: readonly Problem[];
  warnings: readonly Problem[];
  /** `false` while the check is pending. */
  isFresh: boolean;
  /** `true` if the check cannot be reached. */
  failed?: boolean;
  onFix: (problem: Problem) => void;
  /** Goes to a line of the text. */
  onGo: (line: number) => void;
};

/** The problems that the check finds, line by line, for editors who cannot see the marks in the text. */
function ProblemList({ problems, warnings, isFresh, failed, onFix, onGo }: ProblemListProps) {
  const items = (found: readonly Problem[]) =>
    found.map((problem) => (
      <li key={`${problem.line} ${problem.message}`}>
        <TextButton onClick={() => onGo(problem.line)}>Line {problem.line}</TextButton>: {problem.message}{' '}
        {problem.fix && <TextButton onClick={() => onFix(problem)}>Write “{problem.fix.text.trim()}”</TextButton>}
      </li>
    ));
  return (
    <section aria-labelledby="problems" aria-busy={!isFresh}>
      <h3 id="problems" className="reported__title">
        {problems.length > 0
          ? formatCount(problems.length, 'problem')
          : failed
            ? 'Not checked'
            : isFresh
              ? 'No problems'
              : 'Checking...'}
      </h3>
      <ol className="desk-recipes__problems">{items(problems)}</ol>
      {warnings.length > 0 && (
        <>
          <h3 className="reported__title">{formatCount(warnings.length, 'warning')}</h3>
          <ol className="desk-recipes__problems">{items(warnings)}</ol>
        </>
      )}
    </section>
  );
}

type FileNoticesProps = {
  /** Names of others who have the file open. */
  others: readonly string[];
  typed: ReturnType<typeof useText>;
  /** Undefined for a file that was never saved. */
  stand: DeskRecipes_FileFragment | undefined;
  storedText: string;
  isSaved: boolean;
  /** `true` if another editor has saved in the meantime. */
  isBehind: boolean;
};

/** Tells an editor about other editors, and about versions that differ from the text in the editor. */
function FileNotices({ others, typed, stand, storedText, isSaved, isBehind }: FileNoticesProps) {
  const revision = stand?.revision ?? null;
  return (
    <>
      {others.length > 0 && (
        <p className="desk-recipes__notice" role="status">
          {others.join(', ')} {others.length === 1 ? 'has' : 'have'} this text open, too.
        </p>
      )}
      {typed.isRestored && !isSaved && (
        <p className="desk-recipes__notice">
          These are your unsaved changes.{' '}
          <TextButton onClick={() => typed.take(storedText, revision)}>Load the saved version</TextButton>
        </p>
      )}
      {isBehind && (
        <div className="desk-recipes__notice">
          <p>{stand?.changedBy ?? 'Another editor'} saved this text in the meantime. Yours, compared with it:</p>
          <Difference from={storedText} to={typed.text} label="Differences in your text" />
          <div className="desk__steps">
            <button type="button" className="button button--quiet" onClick={() => typed.goOnFrom(revision, storedText)}>
              Keep mine
            </button>
            <button type="button" className="button button--quiet" onClick={() => typed.take(storedText, revision)}>
              Use theirs
            </button>
          </div>
        </div>
      )}
    </>
  );
}
