import { useQuery } from '@apollo/client/react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { DeskRecipes_DoneFragmentDoc, DeskRecipes_WordsQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { getEntry } from '#schema/rules/content-desk.ts';
import { Photograph } from '../photograph/photograph.tsx';
import { applyFix } from './apply-fix.ts';
import { type SaveResult, useContent } from './content-mutations.ts';
import { FileNotices } from './file-notices.tsx';
import { getEntryAt, getPictureName, toSlug } from './file-paths.ts';
import { focusField, getNextField } from './form/next-field.ts';
import { RecipeForm } from './form/recipe-form.tsx';
import { LiveFrame } from './live-frame.tsx';
import { ProblemList } from './problem-list.tsx';
import { PublishBar, ResultMessage, usePublishing } from './publish-bar.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { RecipeFactsPanel } from './recipe-facts.tsx';
import { RenameForm } from './rename-form.tsx';
import { type ContentFile, getPublication, Revisions } from './revisions.tsx';
import { TextEditor } from './text-editor.tsx';
import { useCheck } from './use-check.ts';
import { useText } from './use-text.ts';
import { useView, ViewBar } from './view-bar.tsx';

type Props = {
  file: string;
  /** Title of a new recipe. */
  newTitle: string;
  /** Null for a file that was never saved. */
  stored: ContentFile | null;
  text: string;
  /** Fetches the file again. */
  onRefetch: () => void;
};

/** A form or a text editor, next to the text's problems, labels, cost and nutrition, and a preview of its page. */
export function FileEditor({ file, newTitle, stored, text: storedText, onRefetch }: Props) {
  const status = getPublication(stored);
  const fileText = useText(file, storedText, status?.revision ?? null);
  const { text, basedOn } = fileText;
  const [pictureChanges, setPictureChanges] = useState(0);
  const [line, setLine] = useState(1);
  const isRecipe = file.startsWith('recipes/');
  const [chosenView, setView] = useView();
  const view = isRecipe ? chosenView : 'text';
  const entry = isRecipe ? undefined : (getEntry(file)?.key ?? getEntryAt(text, line));
  const checkState = useCheck({ file, text, entry, pictureChanges });
  // Words and choices, needed only for recipes.
  const wordsQuery = useQuery(DeskRecipes_WordsQueryDocument, { fetchPolicy: 'network-only', skip: !isRecipe });
  const words = wordsQuery.data?.desk?.contentWords;
  const content = useContent(file);
  const [message, setMessage] = useState<{ text: string; ok: boolean }>();
  const [target, setTarget] = useState<{ line: number }>();
  const picture = getPictureName(file, entry);
  const title = status?.title ?? checkState.facts?.title ?? (newTitle || toSlug(file));
  const isSaved = stored !== null && text === storedText;
  const hasConflict = !content.busy && status !== undefined && status.revision !== basedOn;

  const save = async (textToSave = text): Promise<SaveResult> => {
    if (stored !== null && textToSave === storedText && status?.revision)
      return { ok: true, text: '', revision: status.revision };
    if (textToSave !== text) fileText.write(textToSave);
    const result = await content.save({ text: textToSave, basedOn });
    const response = result.ok ? readFragment(DeskRecipes_DoneFragmentDoc, result.data) : undefined;
    const revision = response?.file?.revision ?? null;
    if (result.ok) fileText.rebase(revision, textToSave);
    return { ok: result.ok, text: result.text, revision };
  };
  const publishing = usePublishing({ status, text, isRecipe, content, save });
  const clearMessages = () => {
    setMessage(undefined);
    publishing.setMessage(undefined);
  };
  const saveDraft = async () => {
    publishing.setMessage(undefined);
    setMessage(await save());
  };
  const lastField = useRef<string>(undefined);
  const goToNext = () => {
    lastField.current = getNextField(text, checkState, lastField.current);
    if (lastField.current !== undefined) focusField(lastField.current);
  };
  /** The form and the text editor share one history of edits. */
  const undoByKey = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'y' || event.shiftKey) fileText.redo();
    else fileText.undo();
  };
  const saveByKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!content.busy) void saveDraft();
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
        file={file}
        onRefetch={onRefetch}
        fileText={fileText}
        status={status}
        storedText={storedText}
        isSaved={isSaved}
        hasConflict={hasConflict}
        publishedText={stored?.publishedText ?? ''}
        content={content}
        onChosen={clearMessages}
      />
      <div className="desk-recipes__desk">
        <div onKeyDownCapture={undoByKey}>
          {isRecipe && <ViewBar view={view} onView={setView} />}
          {view === 'form' ? (
            <RecipeForm
              file={file}
              text={text}
              checkState={checkState}
              words={words}
              edit={(change, name) => {
                clearMessages();
                fileText.edit(change, name);
              }}
              onText={() => setView('text')}
            />
          ) : (
            <TextEditor
              label={`Text of ${title}`}
              value={text}
              onChange={(newText) => {
                clearMessages();
                fileText.write(newText, 'text');
              }}
              onLine={setLine}
              problems={checkState.problems}
              warnings={checkState.warnings}
              words={words}
              target={target}
            />
          )}
          {view === 'text' && (
            <>
              <ResultMessage message={checkState.note === null ? undefined : { text: checkState.note, ok: false }} />
              <ProblemList
                checkState={checkState}
                onGo={(line) => setTarget({ line })}
                onFix={(problem) => fileText.edit((currentText) => applyFix(problem, currentText))}
              />
            </>
          )}
        </div>
        <LiveFrame content={checkState.content} />
        <div className="desk-recipes__side">
          <PublishPanel
            status={status}
            problemCount={checkState.problems.length}
            isRecipe={isRecipe}
            content={content}
            publishing={publishing}
            save={save}
          />
          {isRecipe && <RecipeFactsPanel file={file} facts={checkState.facts} />}
          <div className="desk-recipes__more">
            {picture && (
              <Photograph
                key={picture}
                name={picture}
                title={isRecipe ? title : (entry ?? '')}
                onChange={() => setPictureChanges((current) => current + 1)}
              />
            )}
            <Revisions file={stored} onRestore={(revisionText) => fileText.write(revisionText)} />
          </div>
        </div>
      </div>
      <PublishBar
        status={status}
        problemCount={checkState.problems.length}
        isChecked={checkState.hasRun}
        page={checkState.facts?.path}
        busy={content.busy}
        isSaved={isSaved}
        publishing={publishing}
        message={message}
        onSave={() => void saveDraft()}
        onNext={view === 'form' ? goToNext : undefined}
        fileText={fileText}
      />
      <p className="visually-hidden" role="status">
        {checkState.isFresh
          ? formatCount(checkState.problems.filter(({ isMissing }) => !isMissing).length, 'problem')
          : ''}
      </p>
    </section>
  );
}
