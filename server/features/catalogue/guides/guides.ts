import { guidePath } from '#schema/rules/paths.ts';
import { getPicture, pictureName } from '../recipe/picture.type.ts';
import type { GuideEntity } from './guide.entity.ts';
import type { GuideType } from './guide.type.ts';

/** Returns the guide of a row. */
export function toGuide({ key, foods, authorKey, words, ...row }: GuideEntity): GuideType {
  const { title, description, publishedOn, numbers, steps, mistakes } = row;
  const updatedOn = row.updatedOn ?? publishedOn;
  return {
    ...{ slug: key, path: guidePath(key), title, description, publishedOn, updatedOn, numbers, steps, mistakes },
    ...{
      authorKey,
      words: words.map(normalizeText),
      foodKeys: foods,
      picture: getPicture(pictureName('guide', key), row),
    },
  };
}

/**
 * Returns `true` if the text contains a whole phrase of the guide, in any letter case.
 * @param guide - its phrases, normalized by `normalizeText`
 */
export function mentionsGuide(text: string, guide: { words: readonly string[] }): boolean {
  const padded = ` ${normalizeText(text)} `;
  return guide.words.some((phrase) => padded.includes(` ${phrase} `));
}

/**
 * Returns the guides that match a search: the search contains a phrase of the guide, or `matchesAllWords`.
 */
export function findGuides(query: string, guides: readonly GuideType[]): GuideType[] {
  return guides.filter((guide) => mentionsGuide(query, guide) || matchesAllWords(query, guide, ['guide', 'guides']));
}

/**
 * Returns `true` if each word of the query begins a word of the title or description, or is in `kindNames`: "cornbread
 * menu", "menus". Returns `false` without words.
 */
export function matchesAllWords(
  query: string,
  { title, description }: { title: string; description: string },
  kindNames: readonly string[],
): boolean {
  const words = normalizeText(query).split(' ').filter(Boolean);
  const text = ` ${normalizeText(`${title} ${description}`)}`;
  return words.length > 0 && words.every((word) => kindNames.includes(word) || text.includes(` ${word}`));
}

/** Normalizes a text for comparison. Example: "74 °C, jalapeño" becomes "74 c jalapeno". */
export function normalizeText(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
