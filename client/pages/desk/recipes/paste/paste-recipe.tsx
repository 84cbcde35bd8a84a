import './paste.css';
import { useApolloClient } from '@apollo/client/react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeskRecipes_PastedTextQueryDocument } from '#client/gql/graphql.ts';
import { paths } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { TextArea } from '#client/ui/forms/field.tsx';
import { FormMessage } from '#client/ui/forms/form-message.tsx';
import { Link } from '#client/ui/link.tsx';
import { contentTexts, MAX_PASTED_LENGTH } from '#schema/rules/content-desk.ts';
import type { DeskViewProps } from '../../view-props.ts';
import { useSaveDraft } from '../content-mutations.ts';
import { OtherText } from '../file-notices.tsx';
import { getEditorPath } from '../file-paths.ts';
import { useText } from '../use-text.ts';
import { type ParsedRecipe, PastedRecipeReport } from './pasted-recipe.tsx';

const NON_TEXT = /<!--[\s\S]*?-->|<(style|svg|noscript)\b[\s\S]*?<\/\1>|<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/gi;

/** Matches the list marker at the start of a line. */
const LIST_MARK = /^\s*(?:[-*+•]\s+)?/;

/** Name under which the browser stores the pasted text. */
const FILE = 'pasted text';

const UNREADABLE = 'The text could not be read. It is still here: please try again.';

/** A screen on which an editor pastes recipes, checks how they were parsed, and creates drafts. */
export function PasteRecipe({ onRetry }: Pick<DeskViewProps, 'onRetry'>) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const saveDraft = useSaveDraft();
  const area = useRef<HTMLTextAreaElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // Stored like an unsaved recipe, so that it survives a closed tab.
  const pastedText = useText(FILE, '', null);
  const { text } = pastedText;
  const [recipes, setRecipes] = useState<readonly ParsedRecipe[]>([]);
  const [isPlain, setPlain] = useState(false);
  const [excludedFiles, setExcludedFiles] = useState<readonly string[]>([]);
  const [createdRecipes, setCreatedRecipes] = useState<readonly ParsedRecipe[]>([]);
  const [problem, setProblem] = useState<string>();
  /** Why a draft could not be created. */
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const selectedRecipes = recipes.filter(({ file }) => !excludedFiles.includes(file));

  const change = (newText: string) => {
    pastedText.write(newText, 'paste');
    setProblem(undefined);
    setFailure(undefined);
    setRecipes([]);
    setExcludedFiles([]);
  };
  const readRecipes = async (source = text) => {
    const shortText = toShortSource(source);
    if (shortText.trim() === '') return setProblem(contentTexts.nothingPasted);
    if (shortText.length > MAX_PASTED_LENGTH) return setProblem(contentTexts.pastedTooLong);
    // The server's line numbers refer to the shortened text.
    pastedText.write(shortText);
    setBusy(true);
    const response = await client
      .query({
        query: DeskRecipes_PastedTextQueryDocument,
        variables: { text: shortText },
        fetchPolicy: 'no-cache',
      })
      .catch((error: unknown) => void console.error(error));
    setBusy(false);
    const result = response?.data?.desk?.pastedText;
    if (!result) {
      onRetry();
      return setProblem(UNREADABLE);
    }
    setProblem(result.problem ?? undefined);
    setRecipes(result.recipes);
    setPlain(result.isPlain);
  };
  const chooseFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const content = (await file.text()).replace(/\r\n?/g, '\n');
    // Documents of word processors are archives, so they contain null bytes.
    if (content.includes('\0'))
      return setProblem('This is not a text file. Open it, copy its text, and paste it here.');
    change(content);
    await readRecipes(content);
  };
  const create = async () => {
    setBusy(true);
    setFailure(undefined);
    const savedRecipes: ParsedRecipe[] = [];
    for (const recipe of selectedRecipes) {
      const saveResult = await saveDraft(recipe.file, recipe.draft);
      if (!saveResult.ok) {
        setFailure(`${recipe.title ?? 'Without a title'}: ${saveResult.text}`);
        break;
      }
      savedRecipes.push(recipe);
    }
    setBusy(false);
    if (savedRecipes.length === selectedRecipes.length) pastedText.rebase(null, text);
    setCreatedRecipes((current) => [...current, ...savedRecipes]);
    setRecipes((current) => current.filter((recipe) => !savedRecipes.includes(recipe)));
    const [firstRecipe, ...others] = savedRecipes;
    if (firstRecipe && others.length === 0 && recipes.length === 1)
      await navigate(paths.desk(getEditorPath(firstRecipe.file)));
  };
  const goToLine = (line: number) => {
    const lines = text.split('\n');
    const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    area.current?.focus();
    area.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    if (area.current) scrollToText(area.current, start);
  };
  const addLabel = async (line: number, name: string) => {
    const lines = text.split('\n');
    lines[line - 1] = `${name}: ${lines[line - 1]?.replace(LIST_MARK, '')}`;
    // The button is gone once the text is read again.
    status.current?.focus({ preventScroll: true });
    await readRecipes(lines.join('\n'));
  };
  const toggle = (file: string) =>
    setExcludedFiles((current) =>
      current.includes(file) ? current.filter((each) => each !== file) : [...current, file],
    );

  return (
    <section aria-labelledby="paste" className="paste">
      <p>
        <Link to={paths.desk('recipes')}>All recipes and lists</Link>
      </p>
      <h2 id="paste" className="desk__title">
        Paste a recipe
      </h2>
      {pastedText.otherTexts.map((other) => (
        <OtherText key={other.key} other={other} fileText={pastedText} />
      ))}
      <TextArea
        ref={area}
        label="Text of the recipe"
        hint="From a document, an email, or a web page or its source. Also Markdown, Cooklang or schema.org JSON. Each recipe becomes a draft."
        rows={14}
        value={text}
        onChange={({ target }) => change(target.value)}
        error={problem}
      />
      <div className="paste__actions">
        <button type="button" className="button" disabled={busy} onClick={() => void readRecipes()}>
          Read the text
        </button>
        <label className="paste__file">
          <span>Or choose a file</span>
          <input
            type="file"
            accept=".txt,.md,.markdown,.html,.htm,.json,.cook,text/plain"
            onChange={(event) => void chooseFile(event)}
          />
        </label>
      </div>
      {busy && <progress aria-label="Reading" />}
      <p role="status" ref={status} tabIndex={-1}>
        {recipes.length > 0 && `${formatCount(recipes.length, 'recipe')} read`}
      </p>
      {recipes.map((recipe) => (
        <PastedRecipeReport
          key={recipe.file}
          recipe={recipe}
          isSelected={recipes.length > 1 ? !excludedFiles.includes(recipe.file) : undefined}
          onToggle={() => toggle(recipe.file)}
          onLine={goToLine}
          onLabel={isPlain ? (line, name) => void addLabel(line, name) : undefined}
        />
      ))}
      <FormMessage result={failure === undefined ? undefined : { ok: false, text: failure }} />
      {recipes.length > 0 && (
        <button
          type="button"
          className="button"
          disabled={busy || selectedRecipes.length === 0}
          onClick={() => void create()}
        >
          {selectedRecipes.length > 1 ? `Create ${selectedRecipes.length} drafts` : 'Create the draft'}
        </button>
      )}
      {createdRecipes.length > 0 && (
        <div role="status">
          <p>{createdRecipes.length > 1 ? 'These drafts were created:' : 'This draft was created:'}</p>
          <ul>
            {createdRecipes.map(({ file, title }) => (
              <li key={file}>
                <Link to={paths.desk(getEditorPath(file))}>{title ?? 'Without a title'}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Scrolls a text area to a position in its text: browsers of phones do not scroll to a selection. */
function scrollToText(area: HTMLTextAreaElement, position: number): void {
  const copy = area.cloneNode() as HTMLTextAreaElement;
  copy.removeAttribute('id');
  copy.value = area.value.slice(0, position);
  copy.style.cssText = `position: absolute; visibility: hidden; min-block-size: 0; block-size: 0; inline-size: ${area.offsetWidth}px`;
  area.after(copy);
  area.scrollTop = copy.scrollHeight - area.clientHeight / 2;
  copy.remove();
}

/** Returns a page's source without comments, styles, SVG and scripts, except its JSON-LD; other text unchanged. */
function toShortSource(text: string): string {
  return /^\s*</.test(text) ? text.replace(NON_TEXT, '') : text;
}
