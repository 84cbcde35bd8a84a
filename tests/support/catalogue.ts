import type { DataSource } from 'typeorm';
import { syncFolder } from '#server/content/sync-folder.ts';
import { refreshCatalogues } from './app.ts';

/** Fills a database with the real recipes. */
export async function importRealContent(dataSource: DataSource): Promise<void> {
  await syncFolder({ dataSource, contentDir: process.env.CONTENT_DIR ?? 'content', log: () => {} });
}

/** Adds reviews of a recipe by new members, in this order, a minute apart. Ratings are in half stars. */
export async function addReviews(
  dataSource: DataSource,
  slug: string,
  reviews: { username: string; halves: number; message?: string }[],
): Promise<void> {
  for (const [index, { username, halves, message = 'Good.' }] of reviews.entries()) {
    await dataSource.query(
      `with member as (insert into users (username) values ($2) returning id)
       insert into reviews (recipe_id, user_id, rating_halves, message, created_at)
       select r.id, member.id, $3, $4, timestamptz '2026-01-01 10:00Z' + make_interval(mins => $5)
       from recipes r, member where r.slug = $1`,
      [slug, username, halves, message, index],
    );
  }
  await refreshCatalogues(dataSource);
}
