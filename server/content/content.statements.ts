// Hand-written SQL, to find rows that no other row refers to, and to hash and match texts inside the database.
import { statement } from '#server/database/statements.ts';
import type { DocumentEntity } from './store/document.entity.ts';

/** The columns of a document that a sync compares with its file. */
export interface DocumentRow
  extends Pick<
    DocumentEntity,
    'path' | 'folderHash' | 'publishedRevisionId' | 'folderRevisionId' | 'withdrawnAt' | 'problem'
  > {
  /** SHA-256 (hex) of the published text, if an editor wrote it. */
  deskHash: string | null;
}

/** All documents, oldest first. */
export const documentHashes = statement<DocumentRow>(
  'document_hashes',
  `select d.path, d.folder_hash as "folderHash", d.published_revision_id as "publishedRevisionId",
     d.folder_revision_id as "folderRevisionId", d.withdrawn_at as "withdrawnAt", d.problem,
     case when v.staff_id is not null then encode(sha256(convert_to(v.text, 'UTF8')), 'hex') end as "deskHash"
   from documents d left join revisions v on v.id = d.published_revision_id order by d.id`,
);

/**
 * Published and withdrawn recipes that contain one of the foods, or whose text has all words of one of the names.
 * Parameters: keys of foods, names as JSON: an array of word patterns for each name.
 */
export const recipesWithFoods = statement<{ slug: string }>(
  'recipes_with_foods',
  `select r.slug from recipes r
   join documents d on d.path = 'recipes/' || r.slug || '.yaml'
   join revisions v on v.id = d.published_revision_id
   where exists (select from recipe_foods f where f.recipe_id = r.id and f.food_key = any($1))
     or exists (select from jsonb_array_elements($2::jsonb) name where not exists (
       select from jsonb_array_elements_text(name) word where v.text !~* word))`,
);

/** Published recipes whose text contains one of the slugs. Parameters: slugs. */
export const recipesNaming = statement<{ slug: string }>(
  'recipes_naming',
  `select r.slug from recipes r
   join documents d on d.path = 'recipes/' || r.slug || '.yaml'
   join revisions v on v.id = d.published_revision_id
   where r.is_published and exists (select from unnest($1::text[]) slug where strpos(v.text, slug) > 0)`,
);

/** Deletes authors without recipes. Parameters: keys of the authors to keep. */
export const deleteAuthors = statement(
  'delete_authors',
  'delete from authors a where a.key <> all($1) and not exists (select from recipes r where r.author_id = a.id)',
);

/** Deletes foods that no published recipe contains. Parameters: keys of the foods to keep. */
export const deleteFoods = statement(
  'delete_foods',
  `delete from foods f where f.key <> all($1) and not exists (
     select from recipe_foods u join recipes r on r.id = u.recipe_id where u.food_key = f.key and r.is_published)`,
);

/** Conditions for a recipe `r` to be in a term `t`, by the term's table. */
const inTerm = {
  categories: 'r.category_id = t.id or t.id = any (r.category_ids)',
  cuisines: 'r.cuisine_id = t.id',
};

const deleteTerm = (table: keyof typeof inTerm) =>
  statement(
    `delete_${table}`,
    `delete from ${table} t where t.slug <> all($1) and not exists (select from recipes r where ${inTerm[table]})`,
  );

/** Deletes terms without recipes. Parameters: slugs of the terms to keep. */
export const deleteTerms = { categories: deleteTerm('categories'), cuisines: deleteTerm('cuisines') };

const unlistTerm = (table: keyof typeof inTerm) =>
  statement(
    `unlist_${table}`,
    `update ${table} t set is_listed = false
     where t.slug <> all($1) and not exists (select from recipes r where r.is_published and (${inTerm[table]}))`,
  );

/** Unlists terms without published recipes. Parameters: slugs of the terms to keep listed. */
export const unlistTerms = { categories: unlistTerm('categories'), cuisines: unlistTerm('cuisines') };
