import { MAX_SLUG_LENGTH, SLUG } from './slug.ts';

/** Maximum length of a text that the desk accepts, in characters. */
export const MAX_CONTENT_LENGTH = 80_000;

/** Maximum length of a pasted text, in characters. */
export const MAX_PASTED_LENGTH = 200_000;

/** Labels that an editor can put before a line of a pasted text: "Step: Fry the onions." */
export const PASTED_LABELS = ['Ingredient', 'Step', 'Tip'] as const;

/** Maximum length of a document's title, in characters; longer titles are cut. */
export const MAX_TITLE_LENGTH = 120;

/** Days for which the secret link to a preview works. */
export const PREVIEW_DAYS = 7;

/** Lists of the content that editors change at the desk, by their paths. */
const editedLists = [
  'authors.yaml',
  'categories.yaml',
  'cuisines.yaml',
  'guides.yaml',
  'home.yaml',
  'menus.yaml',
] as const;

/** Folders with a file for each entry of a list: foods added at the desk, and glossary entries. */
export const ENTRY_FOLDERS = ['foods', 'glossary'] as const;

export const contentTexts = {
  noFile: 'There is no such file.',
  tooLong: 'This text takes too long to check.',
  tooLongToType: 'The check took too long. It runs again when you type, save or publish.',
  tooLongToRead: 'This text takes too long to read. Paste one recipe at a time.',
  pastedTooLong: `At most ${MAX_PASTED_LENGTH} characters can be pasted at once.`,
  nothingPasted: 'Paste a recipe, or choose a file.',
  stopped: 'The preview links of this text no longer work.',
  taken: 'Another recipe uses this name in its address, or used it before.',
  renamed: 'Renamed. Old addresses redirect here.',
  sameSlug: 'It already has this name.',
  noRevision: 'This text no longer exists.',
  otherSlug: 'This does not match the recipe’s name in its address.',
  notWithdrawn: 'Readers still see it: withdraw it first.',
  inFolder: 'Its file is in the content folder: delete the file and restart the site first.',
  deletedPermanently: 'Deleted permanently.',
  badFile: 'The name of a recipe can have only lower-case letters a–z, digits and single hyphens. Example: doro-wat.',
  long: `At most ${MAX_CONTENT_LENGTH} characters.`,
  saved: 'Saved.',
  savedWhileScheduled: 'Saved. The schedule still has the earlier text.',
  published: 'Published.',
  alreadyPublished: 'This text is already published.',
  scheduled: 'It will be published at the scheduled time.',
  withdrawn: 'Withdrawn. Readers no longer see it.',
  deleted: 'Draft deleted.',
  notScheduled: 'It is no longer scheduled.',
  busy: 'Other texts are being published. Please try again in a moment.',
  past: 'Choose a time in the future.',
  distant: 'Choose a time within the next year.',
  notPublished: 'Readers do not see it.',
  stillUsed: (places: readonly string[]) =>
    `Other content uses this recipe: ${places.join('; ')}. Remove it there, then withdraw it.`,
  isPublished: 'It is published. Withdraw it instead.',
  savedMeanwhile: (name: string) => `${name} saved this text in the meantime. Compare both, then save yours again.`,
} as const;

/** Returns `true` for the path of a list that editors change at the desk. */
export function isEditedList(file: string): boolean {
  return editedLists.some((list) => list === file);
}

const RECIPE_FILE = /^recipes\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

const ENTRY_FILE = new RegExp(`^(${ENTRY_FOLDERS.join('|')})/([a-z0-9]+(?:-[a-z0-9]+)*)\\.yaml$`);

/** Returns the folder and the key of an entry's file; undefined for other files. */
export function getEntry(file: string): { folder: (typeof ENTRY_FOLDERS)[number]; key: string } | undefined {
  const [, folder, key] = ENTRY_FILE.exec(file) ?? [];
  return folder && key ? { folder: folder as (typeof ENTRY_FOLDERS)[number], key } : undefined;
}

/** Path of a recipe, of an entry, or of a list that editors change. */
export const CONTENT_FILE = new RegExp(
  `^(?:recipes|${ENTRY_FOLDERS.join('|')})/(?=.{1,${MAX_SLUG_LENGTH}}\\.yaml$)${SLUG.source.slice(1, -1)}\\.yaml$|^(?:${editedLists.join('|')})$`,
);

/** Returns the slug in the path of a recipe; undefined for other paths. */
export function getFileSlug(file: string): string | undefined {
  return RECIPE_FILE.exec(file)?.[1];
}
