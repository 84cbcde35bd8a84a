import { getEntry } from '#schema/rules/content-desk.ts';
import type { DeskDocumentRow } from './content-desk.statements.ts';
import { ContentFileType, ContentState } from './content-desk.type.ts';

/** Returns a document as editors see it. */
export function toContentFile(row: DeskDocumentRow): ContentFileType {
  const { path, title, publishedId, draftId, folderId, scheduledId, ...document } = row;
  const newest = draftId ?? publishedId;
  return {
    file: path,
    title: title ?? getDocumentName(path),
    author: document.author,
    state: toState(row),
    hasChanges: draftId !== null,
    revision: newest === null ? null : String(newest),
    folderRevision: folderId === null ? null : String(folderId),
    scheduledRevision: scheduledId === null ? null : String(scheduledId),
    problem: document.problem,
    isShared: document.isShared,
    problems: document.problems,
    publishAt: document.publishAt,
    scheduleProblem: document.scheduleProblem,
    changedBy: document.changedBy,
    changedAt: document.changedAt,
  };
}

function toState({ isLive, isComing, publishAt, publishedId }: DeskDocumentRow): ContentState {
  if (publishAt !== null || (isLive && isComing)) return ContentState.SCHEDULED;
  if (isLive) return ContentState.PUBLISHED;
  return publishedId === null ? ContentState.DRAFT : ContentState.WITHDRAWN;
}

/**
 * Returns the name of a document without a title: "Guides" for a list, "Berbere (glossary)" for an entry, "doro-wat"
 * for a recipe.
 */
export function getDocumentName(path: string): string {
  const entry = getEntry(path);
  if (entry) return `${capitalize(entry.key.replaceAll('-', ' '))} (${entry.folder})`;
  const name = path.replace(/^recipes\/|\.yaml$/g, '');
  return path.includes('/') ? name : capitalize(name);
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
