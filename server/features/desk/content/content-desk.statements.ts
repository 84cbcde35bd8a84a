// Hand-written: lists of files and revisions join and aggregate tables without relations.
import { statement } from '#server/database/statements.ts';
import type { ContentFileType, ContentRevisionType } from './content-desk.type.ts';

/** A document and its state. */
export interface DeskDocumentRow extends Omit<ContentFileType, 'title'> {
  title: string | null;
  publishedId: number | null;
}

const selectDocument = `select d.path as file, d.title, a.name as author, case
      when d.publish_at is not null then 'SCHEDULED'
      when d.published_revision_id is null then 'DRAFT'
      when d.withdrawn_at is not null then 'WITHDRAWN'
      when r.published_on > (now() at time zone 'utc')::date then 'SCHEDULED'
      else 'PUBLISHED' end as state,
    d.published_revision_id as "publishedId", d.draft_revision_id is not null as "hasChanges",
    coalesce(d.draft_revision_id, d.published_revision_id)::text as revision, d.folder_revision_id::text as "folderRevision",
    d.scheduled_revision_id::text as "scheduledRevision", d.publish_at as "publishAt", d.schedule_problem as "scheduleProblem",
    d.problem, d.share_key is not null as "isShared", coalesce(v.problems, 0) as problems,
    case when v.staff_id is not null then coalesce(u.username, 'Former member') end as "changedBy",
    case when v.staff_id is not null then v.created_at end as "changedAt"
  from documents d
  left join recipes r on d.path = 'recipes/' || r.slug || '.yaml'
  left join revisions v on v.id = coalesce(d.draft_revision_id, d.published_revision_id, d.folder_revision_id)
  left join users u on u.id = v.staff_id
  left join authors a on a.key = substring(v.text from '(?n)^author: *["'']?([a-z0-9-]+)')`;

/** Recipes, and lists that editors change; files changed at the desk first. Parameters: paths of the other lists. */
export const documents = statement<DeskDocumentRow>(
  'desk_documents',
  `${selectDocument} where d.path <> all($1::text[]) and (d.path like 'recipes/%' or d.path not like '%/%')
   order by "changedAt" desc nulls last, coalesce(d.title, d.path)`,
);

/** One document. Parameters: its path. */
export const documentByPath = statement<DeskDocumentRow>('desk_document', `${selectDocument} where d.path = $1`);

/** The hundred newest texts of a document. Parameters: its path. */
export const newestRevisions = statement<ContentRevisionType>(
  'desk_revisions',
  `select v.id::text, v.problems, v.created_at as "createdAt",
     case when v.staff_id is not null then coalesce(u.username, 'Former member') end as "changedBy"
   from revisions v left join users u on u.id = v.staff_id where v.path = $1 order by v.id desc limit 100`,
);

/** Words in recipes, for autocompletion in the editor. */
export const usedWords = statement<{ equipment: string[]; steps: string[] }>(
  'content_words',
  `select array(select value from recipe_bodies, jsonb_array_elements_text(equipment) value
       group by 1 order by count(*) desc, 1 limit 500) as equipment,
     array(select step ->> 'title' from recipe_bodies, jsonb_array_elements(instructions) step
       group by 1 order by count(*) desc, 1 limit 500) as steps`,
);

/** Other editors who have a document open. Parameters: its path, the requesting editor's id. */
export const otherEditors = statement<{ username: string }>(
  'content_editors',
  `select u.username from content_editors e join users u on u.id = e.staff_id
   where e.file = $1 and e.staff_id <> $2 and abs(extract(epoch from now() - e.seen_at)) < 40 order by 1`,
);
