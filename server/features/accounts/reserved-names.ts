import type { EntityManager } from 'typeorm';
import { accountTexts } from '#schema/rules/accounts.ts';
import { AuthorEntity } from '#server/features/catalogue/authors/author.entity.ts';
import { invalidInput } from '#server/results.ts';

/** Names that would make a comment seem to come from the site. */
const SITE_ROLE_NAMES = ['Admin', 'Administrator', 'Moderator', 'Editor', 'Support', 'Webmaster', 'Former member'];

/** Name of the site, which no display name may contain. */
const SITE_NAME = 'Mesob';

/**
 * Lookalike characters of each Latin letter. Case matters: the Greek Ν looks like N, ν like v. i, l and 1 share a
 * letter, because many typefaces draw them alike.
 */
const LOOKALIKES: Record<string, string> = {
  a: 'аАαΑɑəәΔΛᴀ@4',
  b: 'ЬьВвβΒƀʙᏏ8',
  c: 'сСϲϹᴄƈ¢',
  d: 'ԁɗđĐԀᴅժ',
  e: 'еЕεΕєЄҽɛᴇэЭ3',
  f: 'ƒғꜰϝ',
  g: 'ɡցɢԌԍ9',
  h: 'һҺНнΗħĦհʜ',
  j: 'јЈϳյᴊ',
  k: 'кКκΚĸқᴋ',
  l: 'iIlL1|!іІιΙıɩɪӀӏɨłŁⅼʟ',
  m: 'мМΜᴍ',
  n: 'пПΝηηոռɴŋИи',
  o: 'оОοΟσөӨøØօՕס०໐ဝഠᴏ0',
  p: 'рРρΡþᴘ',
  q: 'ԛԚգ',
  r: 'гГɾʀᴦяЯ',
  s: 'ѕЅꜱʂՏ$5',
  t: 'тТτΤŧŦᴛ7+',
  u: 'υսμᴜʋцЦ',
  v: 'ѵѴνᴠ',
  w: 'ԝԜωѡɯᴡшШ',
  x: 'хХχΧ×',
  y: 'уУүҮγΥʏყ',
  z: 'ΖᴢʐȥƵƶ2',
};

const letterByLookalike = new Map(
  Object.entries(LOOKALIKES).flatMap(([letter, characters]) =>
    Array.from(characters, (character) => [character, letter]),
  ),
);

/** Returns a text that is equal for names that look the same, or that differ by a doubled letter. */
function toLookalikeKey(name: string): string {
  const letters = Array.from(name.normalize('NFKD'), (character) => letterByLookalike.get(character) ?? character).join(
    '',
  );
  return letters
    .toLowerCase()
    .replace(/[^\p{L}]|\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/(.)\1+/gu, '$1');
}

const roleKeys = new Set(SITE_ROLE_NAMES.map(toLookalikeKey));
const siteKey = toLookalikeKey(SITE_NAME);

/** Returns whether a name contains the site's, or looks like a role's or an author's. */
export async function isReservedName(manager: EntityManager, name: string): Promise<boolean> {
  const key = toLookalikeKey(name);
  if (roleKeys.has(key) || key.includes(siteKey)) return true;
  const authors = await manager.find(AuthorEntity, { select: { name: true } });
  return authors.some((author) => toLookalikeKey(author.name) === key);
}

/** Failure if a member requests a reserved name. */
export const reservedNameFailure = invalidInput([
  { field: 'username', code: 'INVALID', message: accountTexts.usernameReserved },
]);
