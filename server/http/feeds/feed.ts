import { feedFormats, recipePath } from '#schema/rules/paths.ts';
import { escapeHtml } from '#server/escape-html.ts';
import type { GuideType } from '#server/features/catalogue/guides/guide.type.ts';
import type { MenuType } from '#server/features/catalogue/menus/menu.type.ts';
import { getPicture, type PictureType } from '#server/features/catalogue/recipe/picture.type.ts';
import { getChangedAt, getPublishedAt, type RecipeType } from '#server/features/catalogue/recipe/recipe.type.ts';
import type { RecipeCard } from '#server/features/catalogue/recipe/recipe-card.ts';
import type { Snapshot } from '#server/features/catalogue/snapshot.ts';
import type { Taxonomy } from '#server/features/catalogue/terms/taxonomy.ts';

/** Content of a feed, the same in every format. URLs are absolute. */
export interface Feed {
  title: string;
  description: string;
  /** URL of the page that lists the same entries. */
  page: string;
  /** URL to which each format adds its file name. */
  base: string;
  /** Time of the last change of any item; `BEGINNING` without items. */
  updated: Date;
  items: FeedItem[];
}

interface FeedItem {
  url: string;
  title: string;
  /** Plain text. */
  summary: string;
  /** Summary with the picture. */
  html: string;
  picture: string;
  author: string;
  categories: string[];
  published: Date;
  updated: Date;
}

/** Recipes, guides or menus of a feed. */
export interface FeedSubject {
  title: string;
  description: string;
  /** Path of the page that lists the same entries. */
  page: string;
  /** Path to which each format adds its file name. Example: "/recipes/dinner". */
  base: string;
  /** Returns whether the feed may contain a recipe; omitted for feeds of guides or menus. */
  has?: (card: RecipeCard) => boolean;
  /** Returns the guides or menus to choose from; omitted for feeds of recipes. */
  getEntries?: (taxonomy: Taxonomy) => readonly (GuideType | MenuType)[];
}

/** An empty feed dates from the site's first day. */
const BEGINNING = new Date('2025-01-01T00:00:00Z');

/** Returns the feed of recipes, guides or menus, in their order. */
export function toFeed(
  { title, description, page, base }: FeedSubject,
  entries: readonly (RecipeType | GuideType | MenuType)[],
  { catalogue, publicUrl }: { catalogue: Snapshot; publicUrl: string },
): Feed {
  const { taxonomy } = catalogue;
  const items = entries.flatMap((each) => {
    if ('steps' in each) return toGuideItem(each, taxonomy, publicUrl);
    return 'dishes' in each ? toMenuItems(each, catalogue, publicUrl) : toRecipeItem(each, taxonomy, publicUrl);
  });
  const updated = items.reduce((latest, item) => (item.updated > latest ? item.updated : latest), BEGINNING);
  return { title, description, page: publicUrl + page, base: publicUrl + base, updated, items };
}

function toRecipeItem(recipe: RecipeType, taxonomy: Taxonomy, publicUrl: string): FeedItem {
  const { slug, title, description } = recipe;
  const { picture, html } = toPicture(getPicture(slug, recipe), description, publicUrl);
  const categories = recipe.categoryIds.map((id) => taxonomy.categoryById(id).name);
  return {
    url: publicUrl + recipePath(taxonomy.categoryById(recipe.categoryId).slug, slug),
    title,
    summary: description,
    html,
    picture,
    author: taxonomy.authorById(recipe.authorId).name,
    categories: [...categories, taxonomy.cuisineById(recipe.cuisineId).name],
    published: getPublishedAt(recipe),
    updated: withNumber(getChangedAt(recipe), recipe.id),
  };
}

/**
 * Returns the time with milliseconds from the entry's number: an import writes many entries at the same time, and feed
 * readers treat entries with the same time as duplicates.
 */
function withNumber(time: Date, number: number): Date {
  return new Date(Math.floor(time.getTime() / 1_000) * 1_000 + (number % 1_000));
}

function toGuideItem(guide: GuideType, taxonomy: Taxonomy, publicUrl: string): FeedItem {
  const { path, title, description, authorKey } = guide;
  return {
    url: publicUrl + path,
    title,
    summary: description,
    ...toPicture(guide.picture, description, publicUrl),
    author: taxonomy.author(authorKey)?.name ?? '',
    categories: ['Guides'],
    published: getPublishedAt(guide),
    updated: withNumber(new Date(`${guide.updatedOn}T00:00:00Z`), taxonomy.guides.indexOf(guide) + 1),
  };
}

/** Returns the item of a menu, with the picture of its first published dish; no item if no dish is published. */
function toMenuItems(menu: MenuType, catalogue: Snapshot, publicUrl: string): FeedItem[] {
  const [dish] = catalogue.bySlugs(menu.dishes);
  if (!dish) return [];
  return [
    {
      url: publicUrl + menu.path,
      title: menu.title,
      summary: menu.description,
      ...toPicture(getPicture(dish.slug, dish), menu.description, publicUrl),
      author: catalogue.taxonomy.author(menu.authorKey)?.name ?? '',
      categories: ['Menus'],
      published: getPublishedAt(menu),
      updated: withNumber(getPublishedAt(menu), catalogue.taxonomy.menus.indexOf(menu) + 1),
    },
  ];
}

/** Returns the picture's URL, and HTML with the picture above the summary. */
function toPicture({ base, alt }: PictureType, summary: string, publicUrl: string): Pick<FeedItem, 'picture' | 'html'> {
  const picture = `${publicUrl}${base}/4x3-640.jpg`;
  const image = `<img src="${escapeHtml(picture)}" alt="${escapeHtml(alt)}" width="640" height="480">`;
  return { picture, html: `<p>${image}</p>\n<p>${escapeHtml(summary)}</p>` };
}

/** Returns the URLs of the feed, by the names of the formats. */
export function getFeedUrls({ base }: Feed): Record<(typeof feedFormats)[number]['name'], string> {
  const [rss, atom, json] = feedFormats;
  return { RSS: `${base}/${rss.file}`, Atom: `${base}/${atom.file}`, 'JSON Feed': `${base}/${json.file}` };
}
