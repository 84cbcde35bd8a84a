import { getEntry } from '#schema/rules/content-desk.ts';
import type { ContentLists } from '#server/content/content.ts';
import { getPictureColumns, toFoodRows, toGuideRow, toMenuRow } from '#server/content/derive/catalogue-rows.ts';
import { toGlossaryEntry } from '#server/features/catalogue/foods/glossary-entry.ts';
import { toGuide } from '#server/features/catalogue/guides/guides.ts';
import { toMenu } from '#server/features/catalogue/menus/menu.type.ts';
import { getPicture, pictureName } from '#server/features/catalogue/recipe/picture.type.ts';
import type { Snapshot } from '#server/features/catalogue/snapshot.ts';
import type { ContentCheckType } from './content-preview.type.ts';

/** Preview of a list entry; empty if the list has no such entry, or its entries have no preview. */
type EntryPreview = Partial<Omit<ContentCheckType, 'problems' | 'warnings' | 'note' | 'recipe'>>;

/**
 * Returns a list entry as readers will see it.
 * @param file - path of the list, or of the entry's own file
 * @param entryKey - key of the entry; the slug for categories and cuisines
 * @param lists - the lists after the change
 */
export function previewEntry(file: string, entryKey: string, lists: ContentLists, catalogue: Snapshot): EntryPreview {
  const { taxonomy } = catalogue;
  switch (getEntry(file)?.folder ?? file) {
    case 'guides.yaml': {
      const guide = lists.guides.find(({ key }) => key === entryKey);
      return guide ? { guide: toGuide(toGuideRow(guide, 0)) } : {};
    }
    case 'menus.yaml': {
      const menu = lists.menus.find(({ key }) => key === entryKey);
      return menu ? { menu: toMenu(toMenuRow(menu, 0)) } : {};
    }
    case 'glossary': {
      const rows = new Map(toFoodRows(lists.foods).map((row) => [row.key, row]));
      const [row, food] = [rows.get(entryKey), taxonomy.food(entryKey)];
      const glossary = row ? toGlossaryEntry(row, rows) : null;
      return food && glossary ? { food: { ...food, glossary } } : {};
    }
    case 'authors.yaml': {
      const author = lists.authors.find(({ key }) => key === entryKey);
      if (!author) return {};
      const { key, role, bio } = author;
      const { id = 0, recipeCount = 0, foodKeys = [] } = taxonomy.author(key) ?? {};
      const picture = getPicture(pictureName('author', key), getPictureColumns(author.picture));
      return { author: { ...{ id, key, slug: key, name: author.name, role, bio, recipeCount, foodKeys }, picture } };
    }
    case 'foods':
    case 'home.yaml':
      return {};
    case 'categories.yaml':
      return { category: getTerm('category', entryKey, lists.categories, catalogue) };
    default:
      return { cuisine: getTerm('cuisine', entryKey, lists.cuisines, catalogue) };
  }
}

function getTerm(
  kind: 'category' | 'cuisine',
  termSlug: string,
  terms: ContentLists['categories'],
  { taxonomy }: Snapshot,
): EntryPreview['category'] {
  const term = terms.find(({ slug }) => slug === termSlug);
  if (!term) return undefined;
  const { slug, description } = term;
  const { id = 0, recipeCount = 0 } = taxonomy[kind](slug) ?? {};
  const picture = getPicture(pictureName(kind, slug), getPictureColumns(term.picture));
  return { ...{ id, name: term.name, slug, description, recipeCount }, picture };
}
