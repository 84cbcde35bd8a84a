import type { EntityManager } from 'typeorm';
import { AuthorEntity } from '#server/features/catalogue/authors/author.entity.ts';
import { GuideEntity } from '#server/features/catalogue/guides/guide.entity.ts';
import { MenuEntity } from '#server/features/catalogue/menus/menu.entity.ts';
import type { PictureColumns } from '#server/features/catalogue/recipe/picture.type.ts';
import { CategoryEntity, CuisineEntity } from '#server/features/catalogue/terms/term.entity.ts';
import type { ContentLists, GuideContent, MenuContent, TermContent } from '../content.ts';
import type { Picture } from '../reading/picture.ts';
import { upsert } from './upsert.ts';

/** The ids that recipes refer to, by key or name. */
export interface ListIds {
  authors: Map<string, number>;
  categories: Map<string, number>;
  cuisines: Map<string, number>;
}

/** Adds and changes authors, categories and cuisines; removing has to wait until no recipe refers to them. */
export async function writeLists(manager: EntityManager, content: ContentLists): Promise<ListIds> {
  await upsert(
    manager,
    AuthorEntity,
    'key',
    content.authors.map(({ key, name, role, bio, picture }) => ({ key, name, role, bio, ...pictureColumns(picture) })),
  );
  // By slug, since that stays where only the capitals of a name change.
  await upsert(manager, CategoryEntity, 'slug', content.categories.map(toRow));
  await upsert(manager, CuisineEntity, 'slug', content.cuisines.map(toRow));
  return readListIds(manager);
}

/** Reads the ids of the lists. */
export async function readListIds(manager: EntityManager): Promise<ListIds> {
  const authors = await manager.find(AuthorEntity);
  const categories = await manager.find(CategoryEntity);
  const cuisines = await manager.find(CuisineEntity);
  return {
    authors: new Map(authors.map(({ key, id }) => [key, id])),
    categories: new Map(categories.map(({ name, id }) => [name, id])),
    cuisines: new Map(cuisines.map(({ name, id }) => [name, id])),
  };
}

/** Deletes what the files no longer hold; what a withdrawn recipe still refers to is only no longer listed. */
export async function removeFromLists(manager: EntityManager, content: ContentLists): Promise<void> {
  await manager.query(
    `delete from authors a where a.key <> all($1)
     and not exists (select from recipes r where r.author_id = a.id)`,
    [content.authors.map((author) => author.key)],
  );
  await removeTerms(manager, 'categories', content.categories, 'r.category_id = t.id or t.id = any (r.category_ids)');
  await removeTerms(manager, 'cuisines', content.cuisines, 'r.cuisine_id = t.id');
}

/** @param refers says in SQL that the recipe `r` is filed under the term `t` */
async function removeTerms(
  manager: EntityManager,
  table: 'categories' | 'cuisines',
  terms: TermContent[],
  refers: string,
): Promise<void> {
  const slugs = terms.map(({ slug }) => slug);
  await manager.query(
    `delete from ${table} t where t.slug <> all($1) and not exists (select from recipes r where ${refers})`,
    [slugs],
  );
  await manager.query(`update ${table} set is_listed = false where slug <> all($1)`, [slugs]);
}

function toRow({ name, slug, description, picture }: TermContent, position: number) {
  return { name, slug, description, position, isListed: true, ...pictureColumns(picture) };
}

/** @returns the columns of a row that has the picture. */
export function pictureColumns({ alt, colour, version }: Picture): PictureColumns {
  return { pictureAlt: alt, pictureColour: colour, pictureVersion: version };
}

/** Brings `guides` in line with its file. */
export async function writeGuides(manager: EntityManager, guides: readonly GuideContent[]): Promise<void> {
  await upsert(manager, GuideEntity, 'key', guides.map(guideRow));
  await manager.query('delete from guides where key <> all($1)', [guides.map(({ key }) => key)]);
}

/** Returns the row of a guide. @param position from 0 */
export function guideRow(
  { author, published, updated, picture, ...guide }: GuideContent,
  position: number,
): GuideEntity {
  return {
    ...guide,
    ...{ position, authorKey: author, publishedOn: published, updatedOn: updated ?? null, ...pictureColumns(picture) },
  };
}

/** Brings `menus` in line with its file. */
export async function writeMenus(manager: EntityManager, menus: readonly MenuContent[]): Promise<void> {
  await upsert(manager, MenuEntity, 'key', menus.map(menuRow));
  await manager.query('delete from menus where key <> all($1)', [menus.map(({ key }) => key)]);
}

/** Returns the row of a menu. @param position from 0 */
export function menuRow({ author, published, ...menu }: MenuContent, position: number): MenuEntity {
  return { ...menu, position, authorKey: author, publishedOn: published };
}
