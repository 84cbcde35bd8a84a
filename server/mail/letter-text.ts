import { office } from '#schema/rules/office.ts';
import type { Letter } from './letter.ts';

const RULE = '~^'.repeat(20);

/** The plain text of a letter. */
export function letterText(letter: Letter, siteUrl: string): string {
  const { heading, paragraphs, quotation, action, notes } = letter;
  return [
    heading,
    ...paragraphs,
    ...(quotation === undefined ? [] : [quotation.replace(/^/gm, '> ')]),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...notes,
    textFoot(letter, siteUrl),
  ].join('\n\n');
}

/** What ends each mail. */
export function textFoot({ reason, unsubscribeLink }: Pick<Letter, 'reason' | 'unsubscribeLink'>, siteUrl: string) {
  const lines = [RULE, reason, ...(unsubscribeLink ? [`Unsubscribe: ${unsubscribeLink}`] : [])];
  return `${[...lines, siteUrl, `${office.name}, ${office.street}, ${office.city}, ${office.country}`].join('\n')}\n`;
}
