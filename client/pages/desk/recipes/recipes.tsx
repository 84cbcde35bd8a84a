import './recipes.css';
import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { DeskRecipes_FileQueryDocument, DeskRecipes_NewQueryDocument } from '#client/gql/graphql.ts';
import { ErrorText } from '#client/ui/error-text.tsx';
import { getEntry } from '#schema/rules/content-desk.ts';
import { FOOD_KINDS } from '#schema/rules/food-kinds.ts';
import type { DeskViewProps } from '../view-props.ts';
import { FileEditor } from './file-editor.tsx';
import { PASTE, toFile } from './file-paths.ts';
import { PasteRecipe } from './paste/paste-recipe.tsx';
import { RecipeList } from './recipe-list.tsx';
import { readView } from './view-bar.tsx';

/** The recipes and lists of the magazine, the file being edited, or the screen for pasted recipes. */
export function View({ rest, onRetry }: DeskViewProps) {
  if (rest === '') return <RecipeList onRetry={onRetry} />;
  if (rest === PASTE) return <PasteRecipe onRetry={onRetry} />;
  const file = toFile(rest);
  return <OpenFile key={file} file={file} onRetry={onRetry} />;
}

/** A file being edited. A new file begins with the initial text of its kind. */
function OpenFile({ file, onRetry }: { file: string; onRetry: () => void }) {
  const [params] = useSearchParams();
  const fileQuery = useQuery(DeskRecipes_FileQueryDocument, { variables: { file }, fetchPolicy: 'network-only' });
  const desk = fileQuery.data?.desk;
  const stored = desk ? (desk.contentFile ?? null) : undefined;
  const title = params.get('title') ?? '';
  const newTextQuery = useQuery(DeskRecipes_NewQueryDocument, {
    // The form has its own labels, so only the text view needs questions.
    variables: { title, questions: readView() === 'text' },
    fetchPolicy: 'network-only',
    skip: stored !== null || getEntry(file) !== undefined,
  });
  const newText = (stored === null ? toEntryText(file) : undefined) ?? newTextQuery.data?.desk?.newRecipeText;
  // Both views end lines with a line feed.
  const text = (stored?.text ?? newText)?.replace(/\r\n?/g, '\n');
  const refetch = () => void fileQuery.refetch();
  const retry = () => {
    onRetry();
    refetch();
  };
  if (stored !== undefined && text !== undefined)
    return <FileEditor file={file} newTitle={title} stored={stored} text={text} onRefetch={refetch} />;
  if (fileQuery.error ?? newTextQuery.error)
    return <ErrorText onRetry={retry}>The text could not be loaded.</ErrorText>;
  return <p role="status">Loading...</p>;
}

const GLOSSARY = `kind: # Its group: ${FOOD_KINDS.join(', ')}
what: # What is it? Two or three sentences; the first can stand alone.
taste: # How does it taste?
buy: # Where do you buy it, and what do you look for?
keep: # How do you keep it, and how long?
instead: # Substitutes, the best first, in amounts of other foods by their keys.
  - for: # 1 tbsp
    take: {} # {paprika: 2 tsp}
    change: # How does the dish differ then?
`;

/** Returns the initial text of a glossary entry, with a question in each field, or of a food; otherwise undefined. */
function toEntryText(file: string): string | undefined {
  const entry = getEntry(file);
  return entry && (entry.folder === 'glossary' ? GLOSSARY : 'name:\n');
}
