import type { EntityManager } from 'typeorm';
import { AuthorEntity } from '#server/features/catalogue/author.entity.ts';
import { CategoryEntity, CuisineEntity } from '#server/features/catalogue/term.entity.ts';
import type { ListNames } from './written-recipe.ts';

/** The three lists as the database has them. */
export interface Lists {
  authors: AuthorEntity[];
  categories: CategoryEntity[];
  cuisines: CuisineEntity[];
}

export async function readLists(manager: EntityManager): Promise<Lists> {
  return {
    authors: await manager.find(AuthorEntity, { order: { id: 'asc' } }),
    categories: await manager.find(CategoryEntity, { order: { position: 'asc', id: 'asc' } }),
    cuisines: await manager.find(CuisineEntity, { order: { position: 'asc', id: 'asc' } }),
  };
}

export function namesOf({ authors, categories, cuisines }: Lists): ListNames {
  return {
    authors: new Map(authors.map(({ id, key }) => [id, key])),
    categories: new Map(categories.map(({ id, name }) => [id, name])),
    cuisines: new Map(cuisines.map(({ id, name }) => [id, name])),
  };
}
