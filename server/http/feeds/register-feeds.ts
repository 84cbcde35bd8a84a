import type { FastifyInstance } from 'fastify';
import { RECENT_LIMIT } from '#schema/rules/catalogue.ts';
import { authorPath, feedFormats, GUIDES_PATH, MENUS_PATH } from '#schema/rules/paths.ts';
import type { AppDependencies } from '#server/app-dependencies.ts';
import { NotFoundError } from '#server/errors.ts';
import { findNewest } from '#server/features/catalogue/recipe/related-recipes.ts';
import type { Taxonomy } from '#server/features/catalogue/terms/taxonomy.ts';
import { type FeedSubject, toFeed } from './feed.ts';
import { feedTexts } from './feed-texts.ts';

const CACHEABLE = 'public, max-age=300, stale-while-revalidate=3600';

/**
 * Functions by a feed's path, each of which describes its content. They return undefined if there is no such category,
 * cuisine or author.
 */
const subjects: Record<string, (taxonomy: Taxonomy, name: string) => FeedSubject | undefined> = {
  '': () => ({
    title: 'Mesob',
    description: 'Recipes to gather around: the newest, tested at home and written down exactly.',
    page: '/',
    base: '',
    has: () => true,
  }),
  [GUIDES_PATH]: () => ({
    title: 'Guides · Mesob',
    description: 'Techniques that many recipes use.',
    page: GUIDES_PATH,
    base: GUIDES_PATH,
    getEntries: ({ guides }) => guides,
  }),
  [MENUS_PATH]: () => ({
    title: 'Menus · Mesob',
    description: 'Menus for an occasion: dishes that go together, with one timeline and one shopping list.',
    page: MENUS_PATH,
    base: MENUS_PATH,
    getEntries: ({ menus }) => menus,
  }),
  '/recipes/:name': (taxonomy, name) => {
    const category = taxonomy.category(name);
    return (
      category &&
      toTermFeed(category, `/recipes/${category.slug}`, ({ categoryIds }) => categoryIds.includes(category.id))
    );
  },
  '/cuisines/:name': (taxonomy, name) => {
    const cuisine = taxonomy.cuisine(name);
    return cuisine && toTermFeed(cuisine, `/cuisines/${cuisine.slug}`, ({ cuisineId }) => cuisineId === cuisine.id);
  },
  '/authors/:name': (taxonomy, name) => {
    const author = taxonomy.author(name);
    if (!author) return undefined;
    const title = `Recipes by ${author.name} · Mesob`;
    return {
      title,
      description: author.bio,
      page: authorPath(author.slug),
      base: authorPath(author.slug),
      has: ({ authorId }) => authorId === author.id,
    };
  },
};

function toTermFeed(
  term: { name: string; description: string },
  path: string,
  has: NonNullable<FeedSubject['has']>,
): FeedSubject {
  return { title: `${term.name} recipes · Mesob`, description: term.description, page: path, base: path, has };
}

/**
 * Registers feeds of the newest recipes (all, or of a category, cuisine or author), guides and menus, in RSS, Atom and
 * JSON Feed.
 */
export function registerFeeds(app: FastifyInstance, dependencies: AppDependencies): void {
  const { services, config } = dependencies;
  for (const [base, getSubject] of Object.entries(subjects)) {
    for (const { file, type } of feedFormats) {
      app.get<{ Params: { name?: string } }>(`${base}/${file}`, async (request, reply) => {
        const catalogue = services.catalogue.current;
        const { taxonomy } = catalogue;
        const subject = getSubject(taxonomy, request.params.name ?? '');
        if (!subject) throw new NotFoundError('There is no such feed.');
        const entries = subject.has
          ? findNewest(catalogue, subject.has, RECENT_LIMIT)
          : getNewest(subject.getEntries?.(taxonomy) ?? []);
        const feed = toFeed(subject, entries, { catalogue, publicUrl: config.publicUrl });
        return (
          reply
            .header('cache-control', CACHEABLE)
            // A time in the future was written by a fast clock (RFC 9110, 8.8.2.1).
            .header('last-modified', new Date(Math.min(feed.updated.getTime(), Date.now())).toUTCString())
            .type(`${type}; charset=utf-8`)
            .send(feedTexts[file](feed))
        );
      });
    }
  }
}

function getNewest<Item extends { publishedOn: string }>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => b.publishedOn.localeCompare(a.publishedOn)).slice(0, RECENT_LIMIT);
}
