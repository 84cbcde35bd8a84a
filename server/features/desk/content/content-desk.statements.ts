import { statement } from '#server/database/statements.ts';

/** A file of the content with where it stands. */
export interface ContentFileRow {
  file: string;
  /** Title of the recipe as readers see it; null for lists and what was never published. */
  title: string | null;
  isPublished: boolean | null;
  isComing: boolean | null;
  /** The newest text of the desk; null where nothing was saved there. */
  revisionId: number | null;
  publishedId: number | null;
  publishAt: Date | null;
  scheduleProblem: string | null;
  problems: number | null;
  /** Title in the newest text of the desk. */
  draftTitle: string | null;
  changedBy: string | null;
  changedAt: Date | null;
}

const columns = `coalesce(f.file, r.file) as file, r.title, r.is_published as "isPublished",
  r.published_on > (now() at time zone 'utc')::date as "isComing", f.revision_id as "revisionId",
  f.published_id as "publishedId", f.publish_at as "publishAt", f.schedule_problem as "scheduleProblem", v.problems,
  substring(v.text from '(?n)^title: *[''"]?(.*?)[''"]? *(?:#.*)?$') as "draftTitle",
  case when v.staff_id is not null then coalesce(u.username, 'Former member') end as "changedBy",
  v.created_at as "changedAt"`;

const sources = `(select 'recipes/' || slug || '.yaml' as file, id, title, is_published, published_on from recipes) r
  full join content_files f on f.file = r.file
  left join content_revisions v on v.id = f.revision_id
  left join users u on u.id = v.staff_id`;

/** Recipes, and lists that were changed at the desk; what was changed last comes first. */
export const contentFiles = statement<ContentFileRow>(
  'content_files',
  `select ${columns} from ${sources} order by v.created_at desc nulls last, coalesce(r.title, f.file)`,
);

/** One file. Values: its path. */
export const contentFile = statement<ContentFileRow>(
  'content_file',
  `select ${columns} from ${sources} where coalesce(f.file, r.file) = $1`,
);

/** Text of a recipe as it was published last. Values: the slug. */
export const recipeSource = statement<{ source: string }>(
  'recipe_source',
  'select b.source from recipe_bodies b join recipes r on r.id = b.recipe_id where r.slug = $1',
);

export interface RevisionRow {
  id: number;
  changedBy: string | null;
  createdAt: Date;
  problems: number;
}

/** The newest hundred texts of a file. Values: its path. */
export const revisionsOf = statement<RevisionRow>(
  'content_revisions',
  `select v.id, v.problems, v.created_at as "createdAt",
     case when v.staff_id is not null then coalesce(u.username, 'Former member') end as "changedBy"
   from content_revisions v left join users u on u.id = v.staff_id where v.file = $1 order by v.id desc limit 100`,
);

/** Words that recipes use, for an editor to complete. */
export const usedWords = statement<{ equipment: string[]; steps: string[] }>(
  'content_words',
  `select array(select value from recipe_bodies, jsonb_array_elements_text(equipment) value
       group by 1 order by count(*) desc, 1 limit 500) as equipment,
     array(select step ->> 'title' from recipe_bodies, jsonb_array_elements(instructions) step
       group by 1 order by count(*) desc, 1 limit 500) as steps`,
);

/** Other editors who have a file open. Values: its path, the id of the one who asks. */
export const otherEditors = statement<{ username: string }>(
  'content_editors',
  `select u.username from content_editors e join users u on u.id = e.staff_id
   where e.file = $1 and e.staff_id <> $2 and e.seen_at > now() - interval '40 seconds' order by 1`,
);
