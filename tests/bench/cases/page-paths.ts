import { recipePath } from '#schema/rules/paths.ts';
import { fullPages } from './list-cases.ts';
import type { Material } from './make-cases.ts';

const RECIPES = 300;

/** @returns the addresses of the home page, of pages of lists, and of recipes with reviews. */
export async function pagePaths(material: Material): Promise<Record<'home' | 'list' | 'recipe', string[]>> {
  const { rows } = await material.client.query<{ category: string; slug: string }>(
    `select c.slug as category, r.slug from recipes r join categories c on c.id = r.category_id
     where rating_count >= 10 order by md5(r.slug) limit $1`,
    [RECIPES],
  );
  const lists = await fullPages(material);
  return {
    home: ['/'],
    list: lists.map(({ category, page }) => `/recipes/${category.toLowerCase()}${page > 1 ? `?page=${page}` : ''}`),
    recipe: rows.map(({ category, slug }) => recipePath(category, slug)),
  };
}
