import { PASTED_LABELS } from '#schema/rules/content-desk.ts';
import { isFields } from '#server/is-fields.ts';
import { tidy } from '../reading/characters.ts';
import { parseFrontMatter } from './cooklang-metadata.ts';
import { FRONT_MATTER } from './cooklang-source.ts';
import { type Heading, headingIn } from './plain-text-headings.ts';
import { getTexts, snippet } from './values.ts';

type PastedLabel = (typeof PASTED_LABELS)[number];

/** Labels of the lines in a list with one of these names. */
const LABELS: Partial<Record<Heading, PastedLabel>> = { ingredients: 'Ingredient', method: 'Step' };

/**
 * Returns a Markdown text with the ingredients and the steps of its front matter as labeled lines below it. A list
 * that the body has, too, stays: it only names the main ingredients for an index.
 */
export function withFrontMatterLists(text: string): string {
  const trimmed = text.trimStart();
  const [whole, head] = FRONT_MATTER.exec(trimmed) ?? [];
  if (whole === undefined || head === undefined) return text;
  const body = trimmed.slice(whole.length);
  const bodyHeadings = new Set(body.split('\n').map((line) => headingIn({ text: line })?.heading));
  const facts: string[] = [];
  const lists: string[] = [];
  for (const [name, value] of Object.entries(parseOrNone(head))) {
    const heading = headingIn({ text: name })?.heading;
    const label = heading === undefined || bodyHeadings.has(heading) ? undefined : LABELS[heading];
    const lines = label && getLines(value);
    // A list with nested lists is left in the text, to be read line by line.
    if (label && value !== null && !lines) return text;
    if (lines) lists.push(...lines.map((line) => `${label}: ${line}`));
    else if (value !== null)
      facts.push(`${name.replaceAll('_', ' ')}: ${tidy(getTexts(value).join(', ') || snippet(value))}`);
  }
  return lists.length === 0 ? text : `---\n${facts.join('\n')}\n---\n\n${lists.join('\n')}\n\n${body}`;
}

/** Returns the entries of front matter; none if it is not YAML. */
function parseOrNone(head: string): Record<string, unknown> {
  try {
    return parseFrontMatter(head);
  } catch {
    // The caller leaves it in the text, to be read line by line.
    return {};
  }
}

/** Returns the lines of a list or of a text with several lines; undefined if the list has nested lists. */
function getLines(value: unknown): string[] | undefined {
  const list = typeof value === 'string' && value.includes('\n') ? value.split('\n') : value;
  if (!Array.isArray(list)) return undefined;
  const lines = list.map(getLine);
  return lines.every((line) => line !== undefined) ? lines.filter((line) => line !== '') : undefined;
}

/** Returns an item as a line; undefined if it is nested. YAML reads "- Salt: a pinch" as a name with a value. */
function getLine(item: unknown): string | undefined {
  const [entry, ...others] = isFields(item) ? Object.entries(item) : [];
  const text = entry && others.length === 0 && typeof entry[1] !== 'object' ? entry.join(': ') : item;
  return isFields(text) || Array.isArray(text) ? undefined : tidy(getTexts(text).join(' ')).replace(/^[-*] /, '');
}
