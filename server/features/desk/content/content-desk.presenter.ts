import type { DocumentRow } from './content-desk.statements.ts';
import { ContentFileType, ContentState } from './content-desk.type.ts';

/** Returns a document as editors see it. */
export function toContentFile(row: DocumentRow): ContentFileType {
  const { path, title, publishedId, draftId, folderId, scheduledId, ...document } = row;
  const newest = draftId ?? publishedId;
  return {
    file: path,
    title: title ?? getName(path),
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

function toState({ isLive, isComing, publishAt, publishedId }: DocumentRow): ContentState {
  if (publishAt !== null || (isLive && isComing)) return ContentState.SCHEDULED;
  if (isLive) return ContentState.PUBLISHED;
  return publishedId === null ? ContentState.DRAFT : ContentState.WITHDRAWN;
}

/** "recipes/doro-wat.yaml" is "doro-wat", "guides.yaml" is "Guides". */
function getName(path: string): string {
  const name = path.replace(/^recipes\/|\.yaml$/g, '');
  return path.includes('/') ? name : name.charAt(0).toUpperCase() + name.slice(1);
}
