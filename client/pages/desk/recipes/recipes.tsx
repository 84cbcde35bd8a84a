import type { DeskViewProps } from '../view-props.ts';
import { fileAt } from './file-address.ts';
import { OpenFile } from './open-file.tsx';
import { RecipeList } from './recipe-list.tsx';
import './recipes.css';

/** The recipes and lists of the magazine: all, or one that is edited. */
export function View({ rest, onRetry }: DeskViewProps) {
  if (rest === '') return <RecipeList onRetry={onRetry} />;
  const file = fileAt(rest);
  return <OpenFile key={file} file={file} onRetry={onRetry} />;
}
