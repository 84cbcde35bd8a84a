import { isListTitle, isPartTitle } from './plain-text-headings.ts';
import type { Layout } from './plain-text-layout.ts';
import {
  isAmountAlone,
  isClosed,
  isProse,
  isSentence,
  startsWithAmount,
  type TextLine,
  withAmountFirst,
} from './plain-text-lines.ts';

interface Group {
  title: string;
  items: string[];
}

/** Collects the ingredients of a text, in their groups. */
export class ItemLines {
  readonly groups: [Group, ...Group[]] = [{ title: 'Ingredients', items: [] }];

  constructor(private readonly layout: Layout) {}

  /** `true` without ingredients and titles. */
  get isEmpty(): boolean {
    return this.groups.length === 1 && this.groups[0].items.length === 0;
  }

  addTitle(text: string): void {
    this.groups.push({ title: text.replace(/:$/, ''), items: [] });
  }

  /**
   * Adds an ingredient, a line to the last one, or the title of a group.
   * @param isHeaded - `true` if a heading began the list
   * @returns whether the next line can go on
   */
  add(
    line: TextLine,
    next: TextLine | undefined,
    { isHeaded, canJoin }: { isHeaded: boolean; canJoin: boolean },
  ): boolean {
    const isFirst = isHeaded && this.groups.at(-1)?.items.length === 0;
    if (isPartTitle(line, next) || ((isFirst || this.layout.repeated.has(line.text)) && isListTitle(line, next))) {
      this.addTitle(line.text);
      return false;
    }
    const group = this.groups.at(-1) ?? this.groups[0];
    const last = group.items.at(-1);
    // "3 leeks (", "white part only", ")"; "2 tbsp oil, plus", "more to serve"
    const isOpen =
      last !== undefined &&
      ((last.lastIndexOf('(') > last.lastIndexOf(')') && (!startsWithAmount(line) || /^[^(]*\)/.test(line.text))) ||
        (/\b(?:and|or|plus)$/.test(last) && /^\p{Ll}/u.test(line.text) && !startsWithAmount(line))) &&
      !line.isBullet;
    const isWrapped =
      canJoin && !line.isAfterBlank && !line.isBullet && !startsWithAmount(line) && /^[\p{Ll}(]/u.test(line.text);
    if (last !== undefined && (isAmountAlone(last) || isOpen || isWrapped))
      group.items.push(`${group.items.pop()} ${line.text}`.replace('( ', '(').replace(/ \)$/, ')'));
    else group.items.push(withAmountFirst(line));
    // The lines of a list with marks go on without one.
    return line.isBullet || (canJoin && isWrapped);
  }
}

/** Returns whether a line in a list of ingredients is a remark about them: "*Use ripe ones.", "If you have no leeks, …". */
export function isRemark(line: TextLine): boolean {
  const isLong = isProse(line.text) && (isSentence(line.text) || /^\(.*\)$/.test(line.text)) && !startsWithAmount(line);
  return /^\*+(?=\S)|^if you\b|^for full\b|^\p{Lu}.* .*\?$/iu.test(line.text) || (isLong && !line.isBullet);
}

/** Adds a line to a list of tips or things, or to its last entry if that goes on. */
export function addToList(list: string[], line: TextLine, canJoin: boolean): void {
  const last = list.at(-1);
  const isNew = line.isAfterBlank || line.isBullet || line.number !== undefined;
  if (last !== undefined && canJoin && !isNew && !isClosed(last)) list[list.length - 1] = `${last} ${line.text}`;
  else list.push(line.text);
}

/** Returns the ingredients of a list in one line. */
export function listIn(text: string): string[] {
  const items = text.split(
    text.includes(';') ? /;\s*/ : /,\s+(?=[\d½¼¾⅓⅔⅛]|an?\s|half\s|salt\b|pinch\b|some\b|and\s)/i,
  );
  return items.map((item) => item.replace(/^and\s+|\.$/gi, ''));
}
