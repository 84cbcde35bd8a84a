import type { ContentFileRow } from './content-desk.statements.ts';
import { ContentFileType, ContentState } from './content-desk.type.ts';

/** Returns a file as editors see it. */
export function fileTypeOf(row: ContentFileRow): ContentFileType {
  const { file, title, draftTitle, revisionId, publishedId } = row;
  return {
    file,
    title: draftTitle || title || nameOf(file),
    state: stateOf(row),
    hasChanges: revisionId !== null && revisionId !== publishedId,
    revision: revisionId === null ? null : String(revisionId),
    problems: row.problems ?? 0,
    publishAt: row.publishAt,
    scheduleProblem: row.scheduleProblem,
    changedBy: row.changedBy,
    changedAt: row.changedAt,
  };
}

function stateOf({ isPublished, isComing, publishAt, publishedId, title, file }: ContentFileRow): ContentState {
  if (publishAt !== null || (isPublished && isComing)) return ContentState.SCHEDULED;
  if (isPublished || publishedId !== null || !file.includes('/')) return ContentState.PUBLISHED;
  return title === null ? ContentState.DRAFT : ContentState.WITHDRAWN;
}

/** "recipes/doro-wat.yaml" is "doro-wat", "guides.yaml" is "Guides". */
function nameOf(file: string): string {
  const name = file.replace(/^recipes\/|\.yaml$/g, '');
  return file.includes('/') ? name : name.charAt(0).toUpperCase() + name.slice(1);
}
