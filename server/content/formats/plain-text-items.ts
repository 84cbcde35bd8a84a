import { isListTitle, isPartTitle } from './plain-text-headings.ts';
import type { Layout } from './plain-text-layout.ts';
import { isAmountAlone, startsWithAmount, type TextLine, withAmountFirst } from './plain-text-lines.ts';

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
      this.groups.push({ title: line.text.replace(/:$/, ''), items: [] });
      return false;
    }
    const group = this.groups.at(-1) ?? this.groups[0];
    const last = group.items.at(-1);
    const isWrapped =
      canJoin && !line.isAfterBlank && !line.isBullet && !startsWithAmount(line) && /^[\p{Ll}(]/u.test(line.text);
    if (last !== undefined && (isAmountAlone(last) || isWrapped)) group.items.push(`${group.items.pop()} ${line.text}`);
    else group.items.push(withAmountFirst(line));
    // The lines of a list with marks go on without one.
    return line.isBullet || (canJoin && isWrapped);
  }
}
